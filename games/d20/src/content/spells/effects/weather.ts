import type { D20, World } from '../../../d20-table.ts';
import type { Creature } from '../../../model.ts';
import { relieveOf } from '../../../rules/effects/relieve.ts';
import { strike } from '../../../rules/harm/hazard.ts';
import { distanceBetween } from '../../../rules/place/distance.ts';
import type { Hazard } from '../../hazard.ts';
import type { RollAt, RollPart, Trait } from '../../trait.ts';

const RULE = 'DT-ARC-602';
/** Feet that can be seen in fog. */
const FOG = 20;
/** Rounds between two blows of heat or cold: at the full ten minutes of the clock. */
const TEN_MINUTES = 60;

const disadvantage = (from: string): readonly RollPart[] => [
  { is: 'disadvantage', rule: RULE, from },
];

const isFar = (w: World, a: Creature, b: Creature): boolean => distanceBetween(w, a, b) > FOG;

const shoots = ({ kind, attack }: RollAt): boolean =>
  kind === 'attack' && attack !== undefined && attack.use !== 'melee';

const hazard = (id: string): Hazard => ({
  id: `weather-${id}`,
  rule: RULE,
  level: 3,
  save: 'CON',
  tags: [id],
});

const HEAT = hazard('heat');
const COLD = hazard('cold');

const wears = (id: string, by: Hazard): Trait => ({
  id,
  rule: RULE,
  on: {
    minutePassed: (t, { creature }) => (isDue(t) ? blow(t, creature, by) : undefined),
  },
});

const isDue = ({ state }: D20): boolean => state.clock % TEN_MINUTES === 0;

function* blow(t: D20, creature: Creature, by: Hazard) {
  yield* strike(t, creature, { hazard: by, level: by.level });
}

/** What each weather that was called does to whoever is out in it (DT-ARC-602). */
export const WEATHERS: readonly Trait[] = [
  {
    id: 'in-fog',
    rule: RULE,
    blindTo: (w, { creature }, other) => isFar(w, creature, other),
    roll: (w, { creature }, { kind, target }) =>
      kind === 'attack' && target !== undefined && isFar(w, creature, target)
        ? disadvantage('fog')
        : undefined,
  },
  {
    id: 'in-storm-wind',
    rule: RULE,
    roll: (_w, _self, roll) => (shoots(roll) ? disadvantage('storm-wind') : undefined),
    speedTimes: () => 0.5,
  },
  {
    id: 'in-rain',
    rule: RULE,
    immune: ['aflame'],
    roll: (_w, _self, { tag }) => (tag === 'track' ? disadvantage('rain') : undefined),
    on: {
      *turnBegan(t, { creature }) {
        yield* relieveOf(t, creature, ['aflame'], 'end', RULE);
      },
      *roundEnded(t, { creature }) {
        yield* relieveOf(t, creature, ['aflame'], 'end', RULE);
      },
    },
  },
  wears('in-heat', HEAT),
  wears('in-cold', COLD),
  { id: 'in-clear-sky', rule: RULE },
  {
    id: 'in-thunderstorm',
    rule: RULE,
    spares: ['sunlight'],
    takes: (_w, _self, { danger }) =>
      danger.tags.includes('sunlight') ? [{ rule: RULE, isNone: true }] : undefined,
  },
];
