import { CHOICE_TEXTS } from './texts/choices.ts';
import { EVENT_TEXTS } from './texts/events.ts';

/** The English catalogue. */
export const TEXTS: Readonly<Record<string, string>> = { ...EVENT_TEXTS, ...CHOICE_TEXTS };
