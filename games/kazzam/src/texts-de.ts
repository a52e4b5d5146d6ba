import type { Content } from './rules/effects/content.ts';
import { CHOICE_TEXTS_DE } from './texts/de/choices.ts';
import { EVENT_TEXTS_DE } from './texts/de/events.ts';
import { NAME_TEXTS_DE } from './texts/de/names.ts';
import { OPTION_TEXTS_DE } from './texts/de/options.ts';
import { PLAN_TEXTS_DE } from './texts/de/plan.ts';
import { COMMON_POWER_TEXTS_DE } from './texts/de/powers.ts';
import { SETTING_TEXTS_DE } from './texts/de/settings.ts';
import { STATUS_TEXTS_DE } from './texts/de/statuses.ts';
import { partsOf } from './texts.ts';

/** The German catalogue; what it lacks is a name, and is said as in English. */
export async function germanTexts(content: Content): Promise<Readonly<Record<string, string>>> {
  return Object.assign(
    {},
    NAME_TEXTS_DE,
    STATUS_TEXTS_DE,
    SETTING_TEXTS_DE,
    PLAN_TEXTS_DE,
    CHOICE_TEXTS_DE,
    OPTION_TEXTS_DE,
    EVENT_TEXTS_DE,
    COMMON_POWER_TEXTS_DE,
    ...(await Promise.all(partsOf(content).map(({ texts }) => texts.de()))),
  );
}
