import { kazzamOf } from '../src/kazzam-of.ts';
import { assemble } from '../src/rules/effects/content.ts';
import { TEST_MANIFESTS } from './test-content.ts';

/** What the game of tests is assembled from. */
export const CONTENT = assemble(TEST_MANIFESTS);

/** The game with what only tests have beside it: it changes nothing unless a position asks for it. */
export const kazzam = kazzamOf(CONTENT);
