import { CHOICE_TEXTS } from './texts/choices.ts';
import { CLOSED_TEXTS } from './texts/closed.ts';
import { DOCUMENT_TEXTS } from './texts/documents.ts';
import { EVENT_TEXTS } from './texts/events.ts';
import { HELP_TEXTS } from './texts/help/index.ts';
import { CONTENT_TEXTS } from './texts/names/index.ts';
import { ADVENTURE_TEXTS } from './texts/of-adventures.ts';
import { OPTION_TEXTS } from './texts/options.ts';
import { PLAN_TEXTS } from './texts/plan.ts';
import { SETTING_TEXTS } from './texts/settings.ts';
import { termsOf } from './texts/terms-of.ts';
import { TOOL_TEXTS } from './texts/tools.ts';
import { VEIL_TEXTS } from './texts/veils.ts';

/** The English catalogue: ICU messages by key. */
export const TEXTS: Readonly<Record<string, string>> = {
  ...termsOf(CONTENT_TEXTS),
  ...CONTENT_TEXTS,
  ...HELP_TEXTS,
  ...SETTING_TEXTS,
  ...PLAN_TEXTS,
  ...CHOICE_TEXTS,
  ...TOOL_TEXTS,
  ...OPTION_TEXTS,
  ...VEIL_TEXTS,
  ...CLOSED_TEXTS,
  ...EVENT_TEXTS,
  ...DOCUMENT_TEXTS,
  ...ADVENTURE_TEXTS,
};
