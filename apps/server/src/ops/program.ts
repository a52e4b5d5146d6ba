import { Command, CommanderError } from 'commander';
import { backup } from './commands/backup.ts';
import type { CommandContext } from './commands/context.ts';
import { list } from './commands/list.ts';
import { remove, retain } from './commands/remove.ts';
import { repair } from './commands/repair.ts';
import { restore } from './commands/restore.ts';
import { exportTo, importFrom } from './commands/transfer.ts';
import { verify } from './commands/verify.ts';
import { EXIT, type ExitCode, WrongUsage } from './exit.ts';
import { explain } from './explain.ts';

/** Where the program writes, and what it is told beside its arguments. */
export interface ProgramSetup {
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What the commands work with. Throws if the environment makes no sense. */
  readonly context: () => CommandContext;
}

/** Runs a command with these arguments and returns its exit code. Never throws. */
export async function runProgram(setup: ProgramSetup, args: readonly string[]): Promise<ExitCode> {
  const { err, env } = setup;
  let code: ExitCode = EXIT.done;
  const program = commands(setup, (result) => {
    code = result;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return code;
  } catch (thrown) {
    if (thrown instanceof CommanderError) {
      return thrown.exitCode === 0 ? EXIT.done : EXIT.wrongUsage;
    }
    err(explain(thrown, env));
    return thrown instanceof WrongUsage ? EXIT.wrongUsage : EXIT.failed;
  }
}

function commands({ out, err, context }: ProgramSetup, done: (code: ExitCode) => void): Command {
  const known = (): CommandContext => {
    try {
      return context();
    } catch (thrown) {
      throw new WrongUsage(thrown instanceof Error ? thrown.message : String(thrown));
    }
  };
  const program = new Command('tables')
    .description('Looks after the tables of a server, which may run meanwhile.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => text.trimEnd().split('\n').forEach(out),
      writeErr: (text) => text.trimEnd().split('\n').forEach(err),
    })
    .addHelpText('after', '\nExit codes: 0 done, 1 failed, 2 wrong usage.');
  program
    .command('backup <file>')
    .description('Copy the database file, as it is at one moment, and say what of it is damaged')
    .option('--check', 'play every table in the copy again', false)
    .action(async (file: string, flags) => done(await backup(known(), file, flags)));
  program
    .command('restore <file>')
    .description('Put a backup in the place of the database file; no server may run')
    .option('--force', 'overwrite tables that are there', false)
    .option('--check', 'play every table again first', false)
    .action(async (file: string, flags) => done(await restore(known(), file, flags)));
  program
    .command('export <file>')
    .description('Write everything as lines of JSON; packed if the name ends in .gz')
    .action(async (file: string) => done(await exportTo(known(), file)));
  program
    .command('import <file>')
    .description('Take an export into an empty place, a file or PostgreSQL')
    .action(async (file: string) => done(await importFrom(known(), file)));
  program
    .command('list')
    .description('List all tables')
    .option('--json', 'a line of JSON for each', false)
    .action(async (flags) => done(await list(known(), flags)));
  program
    .command('delete <table>')
    .description('Delete a table with everything that belongs to it')
    .action(async (table: string) => done(await remove(known(), table)));
  program
    .command('retain')
    .description('Delete what need not be kept any longer by RETAIN_…_DAYS')
    .action(async () => done(await retain(known())));
  program
    .command('verify [table]')
    .description('Play a table, or all, again by the rules and compare every hash')
    .action(async (table: string | undefined) => done(await verify(known(), table)));
  program
    .command('repair <table>')
    .description(
      'Take a table back to its last sound entry and say what is lost; no server may run',
    )
    .action(async (table: string) => done(await repair(known(), table)));
  return program;
}
