import {
  type Creature,
  type CreatureId,
  type KazzamState,
  STATUSES,
  type Status,
} from '../model.ts';
import { isOnMap } from '../rules/court/creatures.ts';
import { isSqueezed } from '../rules/court/squeeze.ts';
import { isAway, tokensOf } from '../rules/court/tokens.ts';
import { BITS, has, isHarm } from '../rules/effects/status.ts';
import { isBloodied } from '../rules/harm/damage.ts';
import { wardOf } from '../rules/numbers/damage-total.ts';
import type { KazzamView } from '../view-of.ts';

/** What is true of a creature now but not written in its record. */
export interface CreatureFacts {
  /**
   * `unseen`: on the map, but the observer does not know where (KZ-INFO-03); `away`: off the map for
   * now, not Taken Out (KM-MOLE-03); `out`: off the map.
   */
  readonly where: 'map' | 'unseen' | 'away' | 'out';
  /** The other tokens of the same creature, which have the same HP (KM-MOLE-01). */
  readonly others: readonly CreatureId[];
  /** Ward from all sources (KZ-WARD-01). */
  readonly ward: number;
  /** Whether it has half of its HP or less (KZ-STAT-07). */
  readonly bloodied: boolean;
  /** The side that is shorter than usual because it stands in a gap (KZ-LARGE-08). */
  readonly squeezed: 'width' | 'height' | undefined;
  /** Its statuses, the most telling first, without those that it has by nature. */
  readonly statuses: readonly Status[];
}

/** See {@link CreatureFacts}; `undefined` if there is no such creature. */
export function creatureFacts(view: KazzamView, who: CreatureId): CreatureFacts | undefined {
  const creature = view.creatures[who];
  if (creature === undefined) return undefined;
  return {
    where: whereIs(view, who, creature),
    others: tokensOf(view, who).filter((token) => token !== who),
    ward: wardOf(creature.wards),
    bloodied: isBloodied(creature),
    squeezed: squeezedSide(creature),
    statuses: statusesOf(view, who),
  };
}

function whereIs(view: KazzamView, who: CreatureId, creature: Creature): CreatureFacts['where'] {
  if (isUnseen(view, who)) return 'unseen';
  if (isOnMap(creature)) return 'map';
  return isAway(view, who) ? 'away' : 'out';
}

/** Whether a creature is on the map, but the observer does not know where (KZ-INFO-03). */
export function isUnseen({ unseen = [] }: Pick<KazzamView, 'unseen'>, who: CreatureId): boolean {
  return unseen.includes(who);
}

function squeezedSide(creature: Creature): CreatureFacts['squeezed'] {
  if (creature.cell < 0 || !isSqueezed(creature)) return undefined;
  return creature.width < creature.fullWidth ? 'width' : 'height';
}

function statusesOf({ creatures, effects }: KazzamState, who: CreatureId): readonly Status[] {
  const creature = creatures[who];
  if (creature === undefined || creature.has === 0) return [];
  const traits = new Set(
    effects.filter(({ on, innate }) => on === who && innate === true).map(({ kind }) => kind),
  );
  return STATUSES.filter((status) => has(creature, BITS[status]) && !traits.has(status)).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
}

/**
 * Statuses that come before all others, in rising order: the last ones keep their bearer from
 * acting.
 */
const TELLING: readonly Status[] = [
  'slowed',
  'marked',
  'ongoing',
  'prone',
  'grabbed',
  'hidden',
  'flying',
  'dominated',
  'stunned',
];

function weightOf(status: Status): number {
  return (isHarm(status) ? 1 : 0) + 2 * (TELLING.indexOf(status) + 1);
}
