import { magpie } from '@tablewright/cards/testing';
import type { Game } from '@tablewright/engine';
import { lantern } from '@tablewright/engine/testing';

/** The toys of the tests that hide most: one of cards, one with a master. */
export const TOYS: readonly Game[] = [lantern, magpie].map((game) => game as unknown as Game);
