import { writtenArgument } from './arguments.ts';
import { writtenCondition } from './conditions.ts';
import type { Action, Effect } from './effect.ts';
import type { ArgumentKinds } from './signatures.ts';
import { type Block, SIGNATURES, type Signature } from './signatures.ts';

/** An effect in its written form (BQC-FX-11), as it is saved. */
export function writtenEffect({ trigger, limit, if: conditions, do: actions }: Effect): string {
  const often = limit === undefined ? '' : `(${limit})`;
  const asked =
    conditions.length === 0 ? '' : ` if ${conditions.map(writtenCondition).join(' and ')}`;
  return `${trigger}${often}${asked}: ${writtenActions(actions)}`;
}

/** A list of actions in its written form. */
export function writtenActions(actions: readonly Action[]): string {
  return actions.map(writtenAction).join('; ');
}

function writtenAction(action: Action): string {
  const { verb, target, duration } = action;
  const { parameters, blocks = [] }: Signature = SIGNATURES[verb];
  const fields = action as unknown as Readonly<Record<string, unknown>>;
  const values = parameters
    .map(({ name }) => fields[name] as ArgumentKinds[keyof ArgumentKinds] | undefined)
    .filter((value) => value !== undefined)
    .map(writtenArgument);
  // A potion says what its factor is for.
  const inBrackets = verb === 'potion' ? values.map((factor) => `monster x${factor}`) : values;
  const brackets = verb === 'pick' ? '' : `(${inBrackets.join(', ').replaceAll(', ', ',')})`;
  const braces = blocks.map((block) => writtenBlock(block, fields[block] as readonly Action[]));
  return `${verb}${brackets}${braces.join('')}${target === undefined ? '' : `@${target}`}${
    duration === undefined ? '' : `~${duration}`
  }`;
}

function writtenBlock(block: Block, actions: readonly Action[]): string {
  return block === 'options'
    ? `{${actions.map(writtenAction).join(', ')}}`
    : `{${writtenActions(actions)}}`;
}
