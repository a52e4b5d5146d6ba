import { ADVENTURES_DE } from './content/adventures/de/index.ts';
import { CHOICE_TEXTS_DE } from './texts/de/choices.ts';
import { CLOSED_TEXTS_DE } from './texts/de/closed.ts';
import { DOCUMENT_TEXTS_DE } from './texts/de/documents.ts';
import { EVENT_TEXTS_DE } from './texts/de/events.ts';
import { HELP_TEXTS_DE } from './texts/de/help/index.ts';
import { CONTENT_TEXTS_DE } from './texts/de/names/index.ts';
import { OPTION_TEXTS_DE } from './texts/de/options.ts';
import { PLAN_TEXTS_DE } from './texts/de/plan.ts';
import { SETTING_TEXTS_DE } from './texts/de/settings.ts';
import { TOOL_TEXTS_DE } from './texts/de/tools.ts';
import { VEIL_TEXTS_DE } from './texts/de/veils.ts';
import { keyed } from './texts/of-adventures.ts';
import { termsOf } from './texts/terms-of.ts';

/** The German catalogue. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  ...termsOf(CONTENT_TEXTS_DE),
  ...CONTENT_TEXTS_DE,
  ...HELP_TEXTS_DE,
  ...SETTING_TEXTS_DE,
  ...PLAN_TEXTS_DE,
  ...CHOICE_TEXTS_DE,
  ...TOOL_TEXTS_DE,
  ...OPTION_TEXTS_DE,
  ...VEIL_TEXTS_DE,
  ...CLOSED_TEXTS_DE,
  ...EVENT_TEXTS_DE,
  ...DOCUMENT_TEXTS_DE,
  ...Object.assign({}, ...Object.entries(ADVENTURES_DE).map(([id, texts]) => keyed(id, texts))),
};
