import { describe, expect, test } from 'vitest';
import { cardThat, door, named, treasure, world } from '../../../test/cards.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Combat, Phase } from '../../model.ts';
import { foeOf } from '../combat/foes.ts';
import type { Moment } from '../plays/playable.ts';
import { equipsOf } from './changes.ts';
import { closedCards } from './closed-cards.ts';

const HAT = treasure(1);
const SWORD = treasure(22);
const POTION = treasure(57);

/** When somebody looks: in the own turn, or in a window of a combat that the first hero fights. */
interface Looking extends Sitting {
  readonly phase?: Phase;
  readonly moment?: Moment;
  readonly combat?: Partial<Combat>;
  /** Whose cards; the first hero's if left out. */
  readonly seat?: number;
}

/** Why cards are closed to a hero, by their ids. */
function closedIn({ phase = 'equip', moment = 'own-turn', combat, seat = 0, ...sitting }: Looking) {
  const { t } = sit({ heroes: ['homeworld'], ...sitting });
  t.state.phase = phase;
  if (combat !== undefined) fight(t, { foes: [foeOf(door(1))], ...combat });
  const open = phase === 'equip' && combat === undefined ? equipsOf(t, heroAt(t.state, seat)) : [];
  const closed = closedCards(t, seat, open, moment);
  return Object.fromEntries(
    closed.map(({ id, because }) => [id, `${because.key} ${because.rule}`]),
  );
}

/** Why this one card of the hand is closed. */
const whyNot = (card: string, looking: Looking = {}) =>
  closedIn({ ...looking, places: { 'hand/0': [card], ...looking.places } })[card];

/** A card of an own file, and its copy. */
const own = (card: object) => ({ cards: [{ id: 'X-1', name: 'X', ...card }] });
const OWN = 'X-1#1';

describe('gear', () => {
  test('[BQ-TURN-05] waits for the Equip phase; in it only what could not be equipped is closed', () => {
    const places = { 'hand/0': [HAT], 'tapped/0': [SWORD] };
    expect(closedIn({ phase: 'beginning-move', places })).toEqual({
      [HAT]: 'closed.frozen BQ-TURN-05',
      [SWORD]: 'closed.frozen BQ-TURN-05',
    });
    expect(closedIn({ places })).toEqual({});
  });

  test('[BQC-SCH-14] [BQ-CHAR-01] says whether it is for others, or has no slot', () => {
    const gear = { type: 'item', slot: 'hand', bonus: 1, gold: 100 };
    const others = own({ ...gear, usableBy: ['row>=9'] });
    expect(whyNot(OWN, others)).toBe('closed.not-for-you BQC-SCH-14');
    expect(whyNot(OWN, own({ ...gear, hands: 3 }))).toBe('closed.no-room BQ-CHAR-01');
  });

  test('[BQC-TYPE-14] an enhancer needs something that it fits on', () => {
    const enhancer = cardThat(({ type }) => type === 'itemEnhancer');
    expect(whyNot(enhancer)).toBe('closed.fits-nothing BQC-TYPE-14');
    expect(whyNot(enhancer, { places: { 'active/0': [SWORD] } })).toBeUndefined();
  });

  test('[BQ-POT-02] a one-shot that has to be held ready needs a free hand', () => {
    const both = named('Frying Pan of Reckoning');
    expect(whyNot(POTION)).toBeUndefined();
    const full = closedIn({
      places: { 'hand/0': [POTION], 'active/0': [SWORD, treasure(25), both] },
    });
    expect(full[POTION]).toBe('closed.in-no-hand BQ-POT-02');
  });
});

describe('what is held ready', () => {
  const held = (looking: Looking) =>
    closedIn({ ...looking, places: { 'active/0': [POTION], ...looking.places } })[POTION];
  const bridge = {
    heroes: ['20 UL', '17 UL'],
    places: { 'world/20': [world(1)], 'world/17': [world(2)] },
  };

  test('[BQ-CMB-25] [BQ-CMB-22] [BQ-CMB-24] waits for a combat, its first comparison, and is too late for a broken defence', () => {
    expect(held({})).toBe('closed.in-combat BQ-CMB-25');
    expect(held({ combat: { stage: 'declaration' } })).toBe('closed.later BQ-CMB-22');
    expect(held({ combat: { stage: 'broken' } })).toBe('closed.broken BQ-CMB-24');
  });

  test('[BQ-POT-10] is thrown into a combat of somebody near alone', () => {
    const far = { ...bridge, seat: 1, combat: { stage: 'action' as const } };
    const closed = closedIn({ ...far, places: { ...bridge.places, 'active/1': [POTION] } });
    expect(closed[POTION]).toBe('closed.far BQ-POT-10');
  });
});

describe('what is played', () => {
  test('[BQ-TURN-09] [BQ-KICK-03] [BQ-CHAR-04] monsters are looked for, traps spring, identities wait for the own turn', () => {
    const trap = cardThat(({ type }) => type === 'trap');
    const race = cardThat(({ type }) => type === 'race');
    expect(closedIn({ places: { 'hand/0': [door(1), trap, race] } })).toEqual({
      [door(1)]: 'closed.monster BQ-TURN-09',
      [trap]: 'closed.trap BQ-KICK-03',
      [race]: 'closed.own-turn BQ-CHAR-04',
    });
  });

  test('[BQC-TRIG-01] what only answers a die is asked for then', () => {
    const cube = cardThat(({ effects = [] }) => effects.includes('play: setdie()'));
    expect(whyNot(cube)).toBe('closed.answers BQC-TRIG-01');
  });

  test('[BQ-CARD-14] what cannot be paid is closed by its price', () => {
    const dear = own({ type: 'helper', effects: ['play: pay(gold 5000){travel(1)}'] });
    expect(whyNot(OWN, { ...dear, phase: 'final-move' })).toBe('closed.cost BQ-CARD-14');
  });

  test('[BQC-FX-07] what needs somebody who is not there would do nothing', () => {
    const alone = own({ type: 'helper', effects: ['play: travel(-1)@pick-adj'] });
    expect(whyNot(OWN, alone)).toBe('closed.nobody BQC-FX-07');
  });

  test('[BQ-CMB-25] [BQ-CMB-22] what is of a combat waits for one, and for the first comparison in it', () => {
    const enhancer = cardThat(({ type }) => type === 'monsterEnhancer');
    expect(whyNot(enhancer)).toBe('closed.in-combat BQ-CMB-25');
    const fights: Looking = { combat: { stage: 'declaration' }, moment: 'declaration' };
    expect(whyNot(enhancer, fights)).toBe('closed.later BQ-CMB-22');
  });

  test('[BQC-VERB-29] a ban closes what it names', () => {
    const ban = own({ type: 'helper', effects: ['active: ban(curse)'] });
    const curse = cardThat(({ type }) => type === 'curse');
    const closed = whyNot(curse, {
      ...ban,
      heroes: ['homeworld', 'homeworld'],
      places: { 'active/0': [OWN] },
    });
    expect(closed).toBe('closed.banned BQC-VERB-29');
  });
});
