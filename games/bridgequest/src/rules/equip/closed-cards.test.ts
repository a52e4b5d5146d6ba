import { expect, test } from 'vitest';
import { cardThat, door, treasure } from '../../../test/cards.ts';
import { heroAt, sit } from '../../../test/table.ts';
import type { Phase } from '../../model.ts';
import { equipsOf } from './changes.ts';
import { closedCards } from './closed-cards.ts';

type Places = Readonly<Record<string, readonly string[]>>;

/** Why cards are closed to a hero that is alone in Homeworld, in its own turn, by their ids. */
function closedIn(phase: Phase, places: Places): Readonly<Record<string, string>> {
  const { t } = sit({ heroes: ['homeworld'], places });
  t.state.phase = phase;
  const open = phase === 'equip' ? equipsOf(t, heroAt(t.state, 0)) : [];
  const closed = closedCards(t, 0, open, 'own-turn');
  return Object.fromEntries(
    closed.map(({ id, because }) => [id, `${because.key} ${because.rule}`]),
  );
}

const HAT = treasure(1);
const SWORD = treasure(22);

test('[BQ-TURN-05] gear waits for the Equip phase; in it only what could not be equipped is closed', () => {
  const places = { 'hand/0': [HAT], 'tapped/0': [SWORD] };
  expect(closedIn('beginning-move', places)).toEqual({
    [HAT]: 'closed.frozen BQ-TURN-05',
    [SWORD]: 'closed.frozen BQ-TURN-05',
  });
  expect(closedIn('equip', places)).toEqual({});
});

test('[BQ-TURN-09] [BQ-KICK-03] a monster of the hand is fought by looking for trouble, a trap springs by itself', () => {
  const trap = cardThat(({ type }) => type === 'trap');
  expect(closedIn('equip', { 'hand/0': [door(1), trap] })).toEqual({
    [door(1)]: 'closed.monster BQ-TURN-09',
    [trap]: 'closed.trap BQ-KICK-03',
  });
});

test('[BQ-POT-10] what is held ready to be thrown waits for a combat', () => {
  expect(closedIn('equip', { 'active/0': [treasure(57)] })).toEqual({
    [treasure(57)]: 'closed.in-combat BQ-CMB-25',
  });
});
