import { CHOICE_TEXTS_DE } from './texts/de/choices.ts';
import { EVENT_TEXTS_DE } from './texts/de/events.ts';
import { NAME_TEXTS_DE } from './texts/de/names.ts';
import { OPTION_TEXTS_DE } from './texts/de/options.ts';
import { CLASS_TEXTS_DE } from './texts/de/powers/classes.ts';
import { COMMON_POWER_TEXTS_DE } from './texts/de/powers/common.ts';
import { MORE_CLASS_TEXTS_DE } from './texts/de/powers/more-classes.ts';
import { ROLE_TEXTS_DE } from './texts/de/powers/roles.ts';
import { SETTING_TEXTS_DE } from './texts/de/settings.ts';
import { STATUS_TEXTS_DE } from './texts/de/statuses.ts';
import { TUTORIAL_TEXTS_DE } from './texts/de/tutorial.ts';

/** The German catalogue; what it lacks is a name, and is said as in English. */
export const TEXTS_DE: Readonly<Record<string, string>> = {
  ...NAME_TEXTS_DE,
  ...STATUS_TEXTS_DE,
  ...SETTING_TEXTS_DE,
  ...CHOICE_TEXTS_DE,
  ...OPTION_TEXTS_DE,
  ...EVENT_TEXTS_DE,
  ...COMMON_POWER_TEXTS_DE,
  ...ROLE_TEXTS_DE,
  ...CLASS_TEXTS_DE,
  ...MORE_CLASS_TEXTS_DE,
  ...TUTORIAL_TEXTS_DE,
};
