import { EXPECTED, READERS } from './arguments.ts';
import { readCondition } from './conditions.ts';
import type { Action, Condition, Effect } from './effect.ts';
import { type Block, type Parameter, SIGNATURES, type Signature, type Verb } from './signatures.ts';
import {
  EffectSyntaxError,
  readWritten,
  readWrittenActions,
  type WrittenAction,
  type WrittenEffect,
} from './syntax.ts';
import { DURATIONS, LIMITS, TARGETS, TRIGGERS } from './words.ts';

/** What is wrong with an effect of a file, and where in it. */
export interface EffectFault {
  /** Such as `cards[0].effects[0].do[1]`. */
  readonly path: string;
  /** What was found and what would be right. */
  readonly message: string;
}

/** Told everything that is wrong, all at once. */
export type Report = (fault: EffectFault) => void;

type Raw = Readonly<Record<string, unknown>>;

/**
 * Reads an effect from a file, as an object or in its written form (BQC-SCH-22). Nothing comes of it if
 * anything in it is wrong.
 * @param path where it stands in the file
 */
export function readEffect(raw: unknown, path: string, report: Report): Effect | undefined {
  const written = typeof raw === 'string' ? parsed(() => readWritten(raw), path, report) : raw;
  if (written === undefined) return undefined;
  if (!isRaw(written)) {
    report({ path, message: 'an effect is a text such as "active: run(1)", or an object' });
    return undefined;
  }
  const { trigger, limit, if: asked = [], do: done } = written as Raw;
  let isRight = true;
  const note: Report = (fault) => {
    isRight = false;
    report(fault);
  };
  const when = among(TRIGGERS, trigger, 'trigger', path, note);
  const often = limit === undefined ? undefined : among(LIMITS, limit, 'limit', path, note);
  const conditions = listOf(asked, `${path}.if`, note).map((one, i) => {
    const condition = readCondition(String(one));
    if (condition === undefined) {
      note({ path: `${path}.if[${i}]`, message: `unknown condition ${String(one)}` });
    }
    return condition;
  });
  if ((when === 'use') !== (often !== undefined)) {
    const message = `"use" and nothing else has a limit, one of ${LIMITS.join(', ')}`;
    note({ path, message });
  }
  const actions = readActions(done, `${path}.do`, note);
  if (!isRight || when === undefined || actions === undefined) return undefined;
  return {
    trigger: when,
    ...(often === undefined ? {} : { limit: often }),
    if: conditions.filter((one): one is Condition => one !== undefined),
    do: actions,
  };
}

/** Reads a list of actions, as objects or in its written form. Nothing comes of it if one is wrong. */
export function readActions(
  raw: unknown,
  path: string,
  report: Report,
): readonly Action[] | undefined {
  const written =
    typeof raw === 'string' ? parsed(() => readWrittenActions(raw), path, report) : raw;
  if (written === undefined) return undefined;
  const list = listOf(written, path, report);
  const actions = list.map((one, i) => readAction(one, `${path}[${i}]`, report));
  return actions.includes(undefined) ? undefined : (actions as readonly Action[]);
}

function readAction(raw: unknown, path: string, report: Report): Action | undefined {
  if (typeof raw === 'string') {
    const [only, ...more] = readActions(raw, path, report) ?? [];
    if (more.length > 0) report({ path, message: 'one action stands here' });
    return more.length > 0 ? undefined : only;
  }
  if (!isRaw(raw)) {
    report({ path, message: 'an action is a text such as "run(1)", or an object with a verb' });
    return undefined;
  }
  const { verb } = raw;
  if (typeof verb !== 'string' || !Object.hasOwn(SIGNATURES, verb)) {
    report({ path, message: `unknown verb ${String(verb)}` });
    return undefined;
  }
  const signature: Signature = SIGNATURES[verb as Verb];
  const fields = 'arguments' in raw ? named(raw as unknown as WrittenAction, signature) : raw;
  if (typeof fields === 'string') {
    report({ path, message: `${verb} ${fields}` });
    return undefined;
  }
  return actionOf(verb as Verb, signature, fields, path, report);
}

/** What is written behind a verb, by the names of its parameters; or what is wrong with it. */
function named(written: WrittenAction, { parameters, blocks = [] }: Signature): Raw | string {
  if (written.arguments.length > parameters.length) {
    return `takes ${parameters.length} arguments, not ${written.arguments.length}`;
  }
  const most = blocks.includes('options') ? Number.POSITIVE_INFINITY : blocks.length;
  if (written.blocks.length > most) return `takes ${most} lists in braces`;
  const fields: Record<string, unknown> = {};
  for (const [i, { name }] of parameters.entries()) {
    // The name of a parameter may be written before its value, as in `potion(monster x2)`.
    fields[name] = written.arguments[i]?.replace(new RegExp(`^${name}\\s+`), '');
  }
  for (const [i, block] of blocks.entries()) {
    fields[block] = block === 'options' ? written.blocks.map(([one]) => one) : written.blocks[i];
  }
  const { target, duration } = written;
  return { ...fields, target, duration };
}

function actionOf(
  verb: Verb,
  { parameters, blocks = [] }: Signature,
  fields: Raw,
  path: string,
  report: Report,
): Action | undefined {
  let isRight = true;
  const note: Report = (fault) => {
    isRight = false;
    report(fault);
  };
  const action: Record<string, unknown> = { verb };
  for (const parameter of parameters) {
    const value = argumentOf(verb, parameter, fields[parameter.name], path, note);
    if (value !== undefined) action[parameter.name] = value;
  }
  for (const block of blocks) {
    action[block] = blockOf(verb, block, fields[block], `${path}.${block}`, note);
  }
  const { target, duration } = fields;
  if (target !== undefined) action.target = among(TARGETS, target, 'target', path, note);
  if (duration !== undefined) action.duration = among(DURATIONS, duration, 'duration', path, note);
  return isRight ? (action as unknown as Action) : undefined;
}

function argumentOf(
  verb: Verb,
  { name, kind, optional }: Parameter,
  raw: unknown,
  path: string,
  report: Report,
): unknown {
  if (raw === undefined) {
    if (optional !== true) {
      report({ path, message: `${verb} needs ${name}: ${EXPECTED[kind]}` });
    }
    return undefined;
  }
  const value = READERS[kind](String(raw));
  if (value === undefined) {
    report({ path, message: `${name} of ${verb} is ${EXPECTED[kind]}, not ${String(raw)}` });
  }
  return value;
}

function blockOf(
  verb: Verb,
  block: Block,
  raw: unknown,
  path: string,
  report: Report,
): readonly Action[] {
  // Where nothing comes of a check that fails, that is left out.
  if (raw === undefined && block === 'fail') return [];
  const actions = readActions(raw ?? [], path, report) ?? [];
  if (actions.length === 0 && block !== 'fail' && block !== 'pass') {
    report({ path, message: `${verb} needs at least one action here` });
  }
  return actions;
}

function among<W extends string>(
  known: readonly W[],
  value: unknown,
  what: string,
  path: string,
  report: Report,
): W | undefined {
  const found = known.find((word) => word === value);
  if (found === undefined) {
    report({ path, message: `unknown ${what} ${String(value)}; it is one of ${known.join(', ')}` });
  }
  return found;
}

function listOf(raw: unknown, path: string, report: Report): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  report({ path, message: 'a list stands here' });
  return [];
}

function parsed<T extends WrittenEffect | readonly WrittenAction[]>(
  read: () => T,
  path: string,
  report: Report,
): T | undefined {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof EffectSyntaxError)) throw thrown;
    report({ path, message: thrown.message });
    return undefined;
  }
}

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
