import type { Seat } from '@tablewright/engine';
import type { Creature, D20State } from '../model.ts';
import { isUp } from '../rules/creature.ts';
import { shareOf } from '../rules/deciding/naming.ts';
import { isHere } from '../rules/place/distance.ts';
import type { D20Content, World } from '../table.ts';

/** What each part of a position is worth: that the party stands, that the own character does, that foes fall. */
const WORTH = { party: 0.45, own: 0.15, foes: 0.3, base: 0.3 };
/** What somebody is worth who lies at 0 or less, and the least of whoever stands. */
const DOWN = 0.15;
const STANDS = 0.4;

/** What a seat may expect, from 0 to 1 as outcomes are counted: by who stands, and who is left to fight. */
export function evaluate(state: D20State, seat: Seat, content: D20Content): number {
  const w: World = { state, options: state.options, content };
  const party = state.creatures.filter(
    ({ character, side }) => character !== undefined && side === 'party',
  );
  const own = party.find((one) => one.seat === seat);
  const foes =
    state.combat === undefined ? [] : state.creatures.filter(({ side }) => side === 'foes');
  const left = mean(
    foes.map((one) => (isUp(one) && isHere(one) ? STANDS + (1 - STANDS) * shareOf(w, one) : 0)),
  );
  return (
    WORTH.base +
    WORTH.party * mean(party.map((one) => health(w, one))) +
    WORTH.own * (own === undefined ? 0 : health(w, own)) -
    WORTH.foes * left
  );
}

/** How well somebody is, from 0 for the dead to 1. */
function health(w: World, creature: Creature): number {
  if (creature.life !== 'alive') return 0;
  return creature.hp > 0 ? STANDS + (1 - STANDS) * shareOf(w, creature) : DOWN;
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
