import { expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { play } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import { discard, quietest } from '../cards/discarding.ts';
import { foeOf } from '../combat/foes.ts';
import { goOff } from './go-off.ts';

const MONSTER = named('Hedge That Moved');

/** Has the first hero lose these cards of its hand. */
function lost(cards: readonly string[], sitting: Sitting = {}, inCombat = false) {
  const { t, told } = sit({
    heroes: ['12 UL'],
    ...sitting,
    places: { 'world/12': [world(3)], 'hand/0': cards, ...sitting.places },
  });
  if (inCombat) fight(t, { foes: [foeOf(door(1))] });
  discard(t, cards, 'hand/0', { rule: 'BQ-CARD-05' });
  play(goOff(t, heroAt(t.state, 0), cards));
  return { t, told };
}

test('[BQ-EX-10] [BQ-CARD-05] [BQ-CARD-07] wandering monsters first, then portals, curses and monsters', () => {
  const { t, told } = lost(
    [MONSTER, named('Existential Hiccups'), treasure(21), door(81), door(86)],
    {
      others: { a: '20 UL>UR' },
      places: {
        'world/20': [world(1)],
        'world/11': [world(2)],
        'world-deck': [world(4), world(5), world(6)],
      },
    },
  );
  const order = ['figure-stepped', 'curse-struck', 'figure-placed'];
  const at = order.map((type) => told.findIndex((one) => one.type === type));
  expect(at).toEqual([...at].sort((a, b) => a - b));
  const changed = told.findIndex(
    ({ type, to }: { type: string; to?: unknown }) => type === 'cards-drawn' && to === 'world/12',
  );
  expect(changed).toBeGreaterThan(at[0] ?? -1);
  expect(changed).toBeLessThan(at[1] ?? -1);
  expect(t.state.figures[MONSTER]).toMatchObject({
    kind: 'loose',
    where: { place: { location: 12 } },
  });
  expect(t.state.places.loose).toEqual([MONSTER]);
  // The item simply lies there.
  expect(t.state.places['treasure-discard']).toEqual([treasure(21)]);
});

test('[BQ-CARD-05] what simply lies there is suggested to be lost before what takes effect', () => {
  const loud = [MONSTER, named('Existential Hiccups'), door(81), door(86)];
  const { t } = sit({});
  const hand = [...loud, treasure(21), treasure(22)];
  expect(quietest(t, hand, 1)).toEqual([4]);
  expect(quietest(t, hand, 2)).toEqual([4, 5]);
  expect(quietest(t, hand, 4)).toEqual([0, 1, 4, 5]);
});

test('[BQ-CARD-06] in a fight it joins that instead of lying loose', () => {
  const { t } = lost([MONSTER], {}, true);
  expect(t.state.combat?.foes).toMatchObject([{ id: door(1) }, { id: MONSTER, isLoose: true }]);
  expect(t.state.places.combat).toEqual([MONSTER]);
});

test('[BQ-CARD-10] [BQ-CHG-11] in Homeworld monsters lie there, and portals of the place do nothing', () => {
  const { t, told } = lost([MONSTER, door(80)], { heroes: ['homeworld'] });
  expect(t.state.figures[MONSTER]?.where).toEqual({ at: 'homeworld' });
  expect(told.some(({ type }) => type === 'cards-drawn')).toBe(false);
});

test('[BQ-CARD-09] what does not lie in the discards any more does nothing', () => {
  const { t } = sit({ heroes: ['12 UL'], places: { 'world/12': [world(3)], 'hand/0': [MONSTER] } });
  play(goOff(t, heroAt(t.state, 0), [MONSTER]));
  expect(t.state.figures[MONSTER]).toBeUndefined();
});
