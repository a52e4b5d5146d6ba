import { EXIT, type ExitCode } from '../exit.ts';
import { openPlace, withPlace } from '../open-place.ts';
import { type TableLine, tableLines } from '../table-lines.ts';
import type { CommandContext } from './context.ts';

/** Lists all tables, for people in columns, for programs a line of JSON each. */
export function list(
  { place, out }: CommandContext,
  { json }: { readonly json: boolean },
): Promise<ExitCode> {
  return withPlace(openPlace(place), async ({ db }) => {
    if (!json) out(columns('table', 'game', 'rules', 'status', 'entries', 'opened', 'last'));
    for await (const line of tableLines(db)) out(json ? JSON.stringify(line) : rowOf(line));
    return EXIT.done;
  });
}

function rowOf({ id, game, rulesVersion, status, entries, opened, at }: TableLine): string {
  return columns(id, game, rulesVersion, status, `${entries}`, timeOf(opened), timeOf(at));
}

function columns(
  id: string,
  game: string,
  rules: string,
  status: string,
  entries: string,
  opened: string,
  last: string,
): string {
  return [
    id.padEnd(16),
    game.padEnd(17),
    rules.padEnd(8),
    status.padEnd(10),
    entries.padStart(7),
    opened.padEnd(20),
    last,
  ].join('  ');
}

function timeOf(at: number): string {
  return at === 0 ? '' : new Date(at).toISOString().replace(/\.\d+Z$/, 'Z');
}
