import { CHOICE_TEXTS } from './texts/choices.ts';
import { EVENT_TEXTS } from './texts/events.ts';
import { NAME_TEXTS } from './texts/names.ts';
import { OPTION_TEXTS } from './texts/options.ts';
import { COMMON_POWER_TEXTS } from './texts/powers/common.ts';
import { HEXER_TEXTS } from './texts/powers/hexer.ts';
import { PORTER_TEXTS } from './texts/powers/porter.ts';
import { ROLE_TEXTS } from './texts/powers/roles.ts';
import { SHIVERING_SWORD_TEXTS } from './texts/powers/shivering-sword.ts';
import { WANDSLINGER_TEXTS } from './texts/powers/wandslinger.ts';
import { WARDMASTER_TEXTS } from './texts/powers/wardmaster.ts';
import { SETTING_TEXTS } from './texts/settings.ts';
import { STATUS_TEXTS } from './texts/statuses.ts';
import { TUTORIAL_TEXTS } from './texts/tutorial.ts';

/** The English catalogue: ICU messages by key. */
export const TEXTS: Readonly<Record<string, string>> = {
  ...NAME_TEXTS,
  ...STATUS_TEXTS,
  ...SETTING_TEXTS,
  ...CHOICE_TEXTS,
  ...OPTION_TEXTS,
  ...EVENT_TEXTS,
  ...COMMON_POWER_TEXTS,
  ...ROLE_TEXTS,
  ...HEXER_TEXTS,
  ...WANDSLINGER_TEXTS,
  ...WARDMASTER_TEXTS,
  ...PORTER_TEXTS,
  ...SHIVERING_SWORD_TEXTS,
  ...TUTORIAL_TEXTS,
};
