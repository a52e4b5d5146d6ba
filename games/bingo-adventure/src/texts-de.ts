import { CHOICE_TEXTS_DE } from './texts/de/choices.ts';
import { EVENT_TEXTS_DE } from './texts/de/events.ts';
import { NAME_TEXTS_DE } from './texts/de/names.ts';
import { PLAN_TEXTS_DE } from './texts/de/plan.ts';
import { SETTING_TEXTS_DE } from './texts/de/settings.ts';
import { TUTORIAL_TEXTS_DE } from './texts/de/tutorial.ts';

/** The German catalogue: ICU messages by key. What is missing here is said in English. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  ...NAME_TEXTS_DE,
  ...SETTING_TEXTS_DE,
  ...PLAN_TEXTS_DE,
  ...CHOICE_TEXTS_DE,
  ...EVENT_TEXTS_DE,
  ...TUTORIAL_TEXTS_DE,
};
