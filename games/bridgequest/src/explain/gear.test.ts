import { expect, test } from 'vitest';
import { seenOf } from '../../test/board.tsx';
import { door, treasure } from '../../test/cards.ts';
import { play } from '../../test/play.ts';
import { heroAt, sit } from '../../test/table.ts';
import { changesOf, makeChange } from '../rules/equip/changes.ts';
import { putAwayFor } from './gear.ts';

const [HAT, ROOMY_HAT, CROWN] = [treasure(1), treasure(3), treasure(5)];
const [SPATULA, SWORD, AXE, HAMMER] = [treasure(21), treasure(22), treasure(25), treasure(35)];
const CATAPULT = treasure(37);
const POTION = treasure(57);

/** What is said to be put away for a card of the hand, and what is tapped where nothing is asked. */
function putAway(card: string, active: readonly string[], more: object = {}) {
  const { t } = sit({
    heroes: ['homeworld'],
    places: { 'hand/0': [card], 'active/0': active, ...more },
  });
  const said = putAwayFor(seenOf(t, 0), 0, card);
  if (said.every(({ isChosen }) => !isChosen)) {
    const hero = heroAt(t.state, 0);
    const change = changesOf(t, hero).find(({ id }) => id === `equip/${card}`);
    if (change === undefined) throw new Error(`${card} cannot be equipped`);
    play(makeChange(t, hero, change), []);
    const tapped = t.state.places['tapped/0'] ?? [];
    expect([...new Set(said.flatMap(({ cards }) => cards))].sort()).toEqual([...tapped].sort());
  }
  return said;
}

test('[BQ-CHAR-01] [BQ-CHAR-12] what takes a slot says what goes out of use, and nothing where there is room', () => {
  expect(putAway(CROWN, [HAT])).toEqual([{ slot: 'head', cards: [HAT], isChosen: false }]);
  expect(putAway(CROWN, [SWORD])).toEqual([]);
  expect(putAway(ROOMY_HAT, [HAT]), 'it brings room of its own').toEqual([]);
});

test('[BQ-CHAR-06] two hands take all that is held; one takes what its owner chooses', () => {
  expect(putAway(HAMMER, [SWORD, AXE])).toEqual([
    { slot: 'hand', cards: [SWORD, AXE], isChosen: false },
  ]);
  expect(putAway(HAMMER, [SWORD])).toEqual([{ slot: 'hand', cards: [SWORD], isChosen: false }]);
  expect(putAway(SPATULA, [SWORD, AXE])).toEqual([
    { slot: 'hand', cards: [SWORD, AXE], isChosen: true },
  ]);
  expect(putAway(SWORD, [HAMMER])).toEqual([{ slot: 'hand', cards: [HAMMER], isChosen: false }]);
});

test('[BQ-CHAR-05] [BQ-POT-02] a second Big item goes for its size too, and potions hold a hand', () => {
  expect(putAway(CATAPULT, [HAMMER]).map(({ slot }) => slot)).toEqual(['hand', 'big']);
  expect(putAway(HAMMER, [SWORD, POTION])).toEqual([
    { slot: 'hand', cards: [SWORD, POTION], isChosen: false },
  ]);
});

test('[BQ-CHAR-04] an identity takes the place of the one that is there', () => {
  expect(
    putAwayFor(
      seenOf(
        sit({
          heroes: ['homeworld'],
          places: { 'hand/0': [door(92)], 'active/0': [door(91)] },
        }).t,
        0,
      ),
      0,
      door(92),
    ),
  ).toEqual([{ slot: 'race', cards: [door(91)], isChosen: false }]);
});
