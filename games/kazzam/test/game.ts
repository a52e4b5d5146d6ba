import { Table } from '@tablewright/engine';
import type { KazzamEvent } from '../src/events.ts';
import { kazzamOf } from '../src/kazzam-of.ts';
import type { KazzamState } from '../src/model.ts';
import type { KazzamOptions } from '../src/options.ts';
import { assemble } from '../src/rules/effects/content.ts';
import type { Kazzam } from '../src/table.ts';
import { TEST_MANIFESTS } from './test-content.ts';

/** What the game of tests is assembled from. */
export const CONTENT = assemble(TEST_MANIFESTS);

/** The game with what only tests have beside it: it changes nothing unless a position asks for it. */
export const kazzam = kazzamOf(CONTENT);

/** A table of the game at a state, for a test that runs single flows with dice of its own. */
export function tableWith(
  ...[state, options, seats, random, hear, drawn]: ConstructorParameters<
    typeof Table<KazzamState, KazzamOptions, KazzamEvent>
  >
): Kazzam {
  return new Table(state, options, seats, random, hear, drawn, CONTENT);
}
