import { CARD_TEXTS } from '@tablewright/cards';
import { CHOICE_TEXTS } from './texts/choices.ts';
import { DOCUMENT_TEXTS } from './texts/documents.ts';
import { EFFECT_TEXTS } from './texts/effects.ts';
import { EVENT_TEXTS } from './texts/events.ts';
import { NAME_TEXTS } from './texts/names.ts';
import { OPTION_TEXTS } from './texts/options.ts';
import { PLACE_TEXTS } from './texts/places.ts';
import { PLAN_TEXTS } from './texts/plan.ts';
import { SETTING_TEXTS } from './texts/settings.ts';
import { TUTORIAL_TEXTS } from './texts/tutorial.ts';

/** The English catalogue: ICU messages by key. */
export const TEXTS: Readonly<Record<string, string>> = {
  ...CARD_TEXTS,
  ...NAME_TEXTS,
  ...PLACE_TEXTS,
  ...SETTING_TEXTS,
  ...PLAN_TEXTS,
  ...CHOICE_TEXTS,
  ...OPTION_TEXTS,
  ...EVENT_TEXTS,
  ...EFFECT_TEXTS,
  ...DOCUMENT_TEXTS,
  ...TUTORIAL_TEXTS,
};
