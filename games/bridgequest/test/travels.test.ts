import { describe, expect, test } from 'vitest';
import { playsOf } from '../src/rules/plays/playable.ts';
import { playing } from '../src/rules/turn/deeds.ts';
import { menu } from '../src/rules/turn/menu.ts';
import { door, treasure, world } from './cards.ts';
import { play, playCombat } from './play.ts';
import { fight, heroAt, sit } from './table.ts';

/** A card that gives a travel. */
const GUAL = treasure(74);
/** Damp Goblin Intern: a travel. */
const MONSTER = door(1);

describe('a GUAL card', () => {
  test('[BQ-TRAV-02] gives one travel to its player or to any other, wherever they are', () => {
    for (const seat of [0, 1]) {
      const { t } = sit({ heroes: ['11 UL', 'homeworld'], places: { 'hand/0': [GUAL] } });
      const all = { key: 'choice.all', rule: 'BQ-TURN-04', deeds: [playing] };
      play(menu(t, heroAt(t.state, 0), all), [
        ['all', `play/${GUAL}`],
        ['pick-player', `${seat}`],
      ]);
      expect(t.state.heroes.map(({ travels }) => travels)).toEqual(seat === 0 ? [1, 0] : [0, 1]);
      expect(t.state.places['treasure-discard']).toEqual([GUAL]);
    }
  });

  test('[BQ-TRAV-02] is played in the own turn, in that of others and in any combat', () => {
    const { t } = sit({ heroes: ['11 UL', 'homeworld'], places: { 'hand/1': [GUAL] } });
    const mayPlay = (moment: Parameters<typeof playsOf>[2]): boolean =>
      playsOf(t, heroAt(t.state, 1), moment).some(({ card }) => card === GUAL);
    expect([mayPlay('own-turn'), mayPlay('turns')]).toEqual([true, true]);
    fight(t);
    expect(mayPlay('action')).toBe(true);
  });
});

test('[BQ-TRAV-05] [BQ-TRAV-03] the travels of a combat are its owner’s alone', () => {
  const { t, told } = sit({
    heroes: ['11 UL', '11 LR'],
    places: { 'world/11': [world(3)], combat: [MONSTER] },
    dice: [0, 0],
  });
  fight(t, {
    helper: 1,
    foes: [
      { id: MONSTER, rolled: 2, tenths: 5, changes: [], met: [0, 1] },
      { id: 'BQC-FIG-18', rolled: 2, tenths: 5, changes: [], met: [0, 1] },
    ],
    stage: 'won',
  });
  playCombat(t);
  const changed = told.filter(({ type }) => type === 'travels-changed');
  expect(changed).toMatchObject([{ rule: 'BQ-TRAV-05', seat: 0 }]);
  // The card prints one, a Miniboss gives two.
  expect(t.state.heroes.map(({ travels }) => travels)).toEqual([3, 0]);
});
