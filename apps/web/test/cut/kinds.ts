import { Act, ServerMessage } from '@tablewright/protocol';

/**
 * What goes over a line, for cutting it there: `message/…` is something that the house says,
 * `request/…` what a client asks for, `reply/…` what it is told of that. Acts are `act-` and their
 * kind. A connection is cut right before it would be delivered.
 */
export type Kind = `${'message' | 'request' | 'reply'}/${string}`;

/** Everything that the house says of its own accord, as the protocol lists it. */
export const MESSAGES: readonly ServerMessage['type'][] = ServerMessage.options.map(
  ({ shape }) => shape.type.value,
);

/** Everything that can be done at a table, as the protocol lists it. */
export const ACTS: readonly Act['kind'][] = Act.options.map(({ shape }) => shape.kind.value);

/** That a request is lost, and that it arrives and its reply is lost. */
export function bothWays(...asked: readonly string[]): readonly Kind[] {
  return asked.flatMap((what): Kind[] => [`request/${what}`, `reply/${what}`]);
}

/** A message of the house. */
export function messageKind({ type }: { readonly type: string }): Kind {
  return `message/${type}`;
}
