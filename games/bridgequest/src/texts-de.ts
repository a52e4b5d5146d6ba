import { CARD_TEXTS_DE } from '@tablewright/cards';
import { CHOICE_TEXTS_DE } from './texts/de/choices.ts';
import { DOCUMENT_TEXTS_DE } from './texts/de/documents.ts';
import { EFFECT_TEXTS_DE } from './texts/de/effects.ts';
import { EVENT_TEXTS_DE } from './texts/de/events.ts';
import { OPTION_TEXTS_DE } from './texts/de/options.ts';
import { PLACE_TEXTS_DE } from './texts/de/places.ts';
import { PLAN_TEXTS_DE } from './texts/de/plan.ts';
import { SETTING_TEXTS_DE } from './texts/de/settings.ts';
import { TUTORIAL_TEXTS_DE } from './texts/de/tutorial.ts';
import { NAME_TEXTS } from './texts/names.ts';

/** The German catalogue; names are the same in every language. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  ...CARD_TEXTS_DE,
  ...NAME_TEXTS,
  ...PLACE_TEXTS_DE,
  ...SETTING_TEXTS_DE,
  ...PLAN_TEXTS_DE,
  ...CHOICE_TEXTS_DE,
  ...OPTION_TEXTS_DE,
  ...EVENT_TEXTS_DE,
  ...EFFECT_TEXTS_DE,
  ...DOCUMENT_TEXTS_DE,
  ...TUTORIAL_TEXTS_DE,
};
