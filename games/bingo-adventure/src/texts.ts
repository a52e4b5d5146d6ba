import { CHOICE_TEXTS } from './texts/choices.ts';
import { EVENT_TEXTS } from './texts/events.ts';
import { NAME_TEXTS } from './texts/names.ts';
import { PLAN_TEXTS } from './texts/plan.ts';
import { SETTING_TEXTS } from './texts/settings.ts';
import { TUTORIAL_TEXTS } from './texts/tutorial.ts';

/** The English catalogue: ICU messages by key. */
export const TEXTS: Readonly<Record<string, string>> = {
  ...NAME_TEXTS,
  ...SETTING_TEXTS,
  ...PLAN_TEXTS,
  ...CHOICE_TEXTS,
  ...EVENT_TEXTS,
  ...TUTORIAL_TEXTS,
};
