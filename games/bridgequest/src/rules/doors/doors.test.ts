import { expect, test } from 'vitest';
import { door } from '../../../test/cards.ts';
import { cardSetOf, defaultCards } from '../../content/card-set.ts';
import { doorsOfKick } from './count.ts';
import { inDoorOrder } from './order.ts';

const { byId } = cardSetOf(defaultCards());
const lying = (number: number) => {
  const id = door(number);
  const card = byId[id.replace('#1', '')];
  if (card === undefined) throw new Error(`there is no ${id}`);
  return { number, card };
};

test('[BQ-KICK-02] [BQ-PD-06] [BQ-CARD-07] wandering monsters, portals, curses, other cards, monsters', () => {
  // A monster, a race, a curse, a portal, a wandering monster, a second curse and a second monster.
  const turned = [26, 91, 57, 80, 86, 56, 4].map(lying);
  expect(inDoorOrder(turned).map(({ number }) => number)).toEqual([86, 80, 57, 56, 91, 26, 4]);
});

test('[BQ-KICK-02] traps and disasters stand with the curses, in the order turned up', () => {
  const types = ['disaster', 'trap', 'curse'] as const;
  const turned = types.map((type) => {
    const card = Object.values(byId).find((one) => one.type === type);
    if (card === undefined) throw new Error(`there is no ${type}`);
    return { card };
  });
  expect(inDoorOrder([lying(26), ...turned, lying(91)]).map(({ card }) => card.type)).toEqual([
    ...types,
    'race',
    'monster',
  ]);
});

test('[BQ-TURN-16] one Door on rows 0 to 4, two from row 5 on and in Boss Mode', () => {
  const doors = (row: number) => doorsOfKick({ row, turnsAtHome: 0, patience: 10 });
  expect([0, 1, 4, 5, 9, 10].map(doors)).toEqual([1, 1, 1, 2, 2, 2]);
});

test('[BQ-KICK-10] whoever stays in Homeworld for too many turns in a row turns up two there', () => {
  const doors = (turnsAtHome: number, row = 0) => doorsOfKick({ row, turnsAtHome, patience: 10 });
  expect([1, 10, 11].map((turns) => doors(turns))).toEqual([1, 1, 2]);
  expect(doors(11, 1)).toBe(1);
});
