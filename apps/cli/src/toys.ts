import { magpie } from '@tablewright/cards/testing';
import type { Game } from '@tablewright/engine';
import { lantern } from '@tablewright/engine/testing';

/** The toy games of the tests that use most of the engine, for commands that try rules. */
export const TOYS: readonly Game[] = [lantern, magpie].map((game) => game as unknown as Game);
