import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { decide } from '../../rules/deciding/decide.ts';
import { DAY } from '../../rules/effects/afflict.ts';
import { strike } from '../../rules/harm/hazard.ts';
import { creaturesIn } from '../../rules/magic/area.ts';
import type { Block } from '../block.ts';
import type { Hazard } from '../hazard.ts';
import { setsAlight } from '../hazards/afflicting.ts';
import type { Point } from '../spell.ts';
import type { Trait } from '../trait.ts';
import { mods, natural } from './forms.ts';
import { marksOf } from './launch.ts';

/** A young dragon (DT-MON-10). */
export const youngDragon: Block = {
  id: 'young-dragon',
  rule: 'DT-MON-10',
  level: 8,
  ac: 18,
  hp: 52,
  speed: 40,
  flies: 80,
  mods: mods(5, 0, 3, 2, 1, 3),
  attacks: [natural('bite', 'heavy', 9, 5)],
  morale: 9,
  tags: ['living'],
  speaks: true,
  genres: ['fantasy'],
  traits: ['fire-breath'],
};

const CONE = { is: 'cone', length: 60 } as const;
const A_DAY = 3;

const BREATH: Hazard = {
  id: 'dragon-breath',
  rule: 'DT-MON-10',
  level: 16,
  save: 'DEX',
  tags: ['fire'],
  failed: setsAlight('DT-MON-10'),
};

const pointAt = ({ place }: Creature, other: Creature): Point =>
  place.at === 'square' && other.place.at === 'square'
    ? { cell: other.place.cell }
    : { creature: other };

/** Those at whom it can breathe. */
const inReach = (w: World, creature: Creature): readonly Creature[] =>
  marksOf(w, creature, 'short').filter((other) =>
    creaturesIn(w, creature, CONE, pointAt(creature, other)).includes(other),
  );

const keys = Array.from({ length: A_DAY }, (_, at) => `breath/${at}`);

/** At most three times a day, and not in two rounds running. */
function isOut({ state: { clock } }: Pick<World, 'state'>, { used }: Creature): boolean {
  const last = keys.map((key) => used[key]).filter((at) => at !== undefined);
  const today = last.filter((at) => clock - at < DAY);
  return today.length >= A_DAY || last.some((at) => clock - at <= 1);
}

/** Breathes fire in a cone (DT-MON-10). */
export const fireBreath: Trait = {
  id: 'fire-breath',
  rule: 'DT-MON-10',
  powers: [
    {
      id: 'fire-breath',
      rule: 'DT-MON-10',
      takes: 'action',
      closed(w, { creature }) {
        if (isOut(w, creature)) return 'closed.out-of-breath';
        return inReach(w, creature).length === 0 ? 'closed.nobody-in-reach' : undefined;
      },
      use: (t, { creature }) => breathe(t, creature),
      worth: () => 65,
    },
  ],
};

function* breathe(t: D20, creature: Creature): Flow<void> {
  const { clock } = t.state;
  const key = keys.find((one) => clock - (creature.used[one] ?? -DAY) >= DAY);
  if (key !== undefined) creature.used[key] = clock;
  const options = inReach(t, creature).map((one) => ({
    id: `at-${one.id}`,
    names: { creature: one.id },
    one,
  }));
  const caught = (one: Creature) =>
    creaturesIn(t, creature, CONE, pointAt(creature, one)).filter((other) => other !== creature);
  const count = (one: Creature) => caught(one).filter(({ side }) => side !== creature.side).length;
  const { one } = yield* decide(t, creature, 'choice.breath', options, {
    rule: 'DT-MON-10',
    usual: (open) =>
      open.reduce(
        (best, { one }, at) => (count(one) > count(open[best]?.one ?? one) ? at : best),
        0,
      ),
  });
  for (const victim of caught(one)) {
    yield* strike(t, victim, { hazard: BREATH, level: BREATH.level, by: creature });
  }
}
