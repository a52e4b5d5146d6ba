import type { Verbs } from '../content/hooks.ts';
import { disableSelected } from './disabling.ts';
import { drain, pay, steal, store } from './energy.ts';
import { unscore } from './score.ts';

/** What cards can do. */
export const VERBS: Verbs = { store, drain, steal, pay, disableSelected, unscore };
