import type { Content } from './rules/effects/content.ts';
import { CHOICE_TEXTS } from './texts/choices.ts';
import { EVENT_TEXTS } from './texts/events.ts';
import { NAME_TEXTS } from './texts/names.ts';
import { OPTION_TEXTS } from './texts/options.ts';
import { PLAN_TEXTS } from './texts/plan.ts';
import { COMMON_POWER_TEXTS } from './texts/powers.ts';
import { SETTING_TEXTS } from './texts/settings.ts';
import { STATUS_TEXTS } from './texts/statuses.ts';

/** The English catalogue: ICU messages by key. */
export function textsOf(content: Content): Readonly<Record<string, string>> {
  return Object.assign(
    {},
    NAME_TEXTS,
    STATUS_TEXTS,
    SETTING_TEXTS,
    PLAN_TEXTS,
    CHOICE_TEXTS,
    OPTION_TEXTS,
    EVENT_TEXTS,
    COMMON_POWER_TEXTS,
    ...partsOf(content).map(({ texts }) => texts.en),
    ...content.teams.map(({ id, name }) => ({
      [`team.${id}`]: name,
      [`setting.players.${id}`]: name,
      [`setting.opposition.${id}`]: name,
    })),
  );
}

/** All manifests that bring words of their own. */
export function partsOf({ roles, classes, creeps, teams, maps }: Content) {
  return [...roles, ...classes, ...creeps, ...teams.flatMap(({ house }) => house ?? []), ...maps];
}
