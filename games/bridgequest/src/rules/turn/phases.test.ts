import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { play, playSteps, type Script } from '../../../test/play.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Phase } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { TURN } from './phases.ts';

const MONSTER = named('Hedge That Moved');

/** Plays the turn of the first hero from a phase on. */
function turn(phase: Phase, sitting: Sitting, script?: Script, before?: (t: Bridge) => void) {
  const { t, told } = sit({
    heroes: ['11 UL'],
    ...sitting,
    places: { 'world/11': [world(3)], 'door-deck': [door(98), door(97)], ...sitting.places },
  });
  t.state.phase = phase;
  before?.(t);
  const { asked } = playSteps(t, script);
  return { t, told, asked, hero: heroAt(t.state, 0) };
}

describe('a turn', () => {
  test('[BQ-TURN-01] goes through its phases in order, and on to the next seat', () => {
    const { asked, t } = turn('upkeep', {
      heroes: ['11 UL', 'homeworld'],
      places: { 'hand/0': [named('Rake in the Grass')] },
    });
    expect(asked.filter((one) => one.endsWith(' 0') && !one.startsWith('answer'))).toEqual([
      ...['beginning-move 0', 'equip 0', 'room 0', 'final-move 0'],
    ]);
    expect(t.state).toMatchObject({ active: 1, turn: 2, phase: 'upkeep', round: 1 });
  });

  test('[BQ-TURN-17] a round ends with the turn of the last seat', () => {
    const { t } = turn('end-of-turn', { heroes: ['11 UL', 'homeworld'] }, [], (table) => {
      table.state.active = 1;
    });
    expect(t.state).toMatchObject({ active: 0, round: 2 });
  });

  test('[BQC-TRIG-10] [BQ-TURN-02] at Upkeep the world does what it does at turns', () => {
    expect(turn('upkeep', { places: { 'world/11': [world(11)] } }).hero.travels).toBe(1);
  });

  test('[BQ-TURN-18] [BQC-VERB-24] a lost turn has its Upkeep and its end alone', () => {
    const { hero, told } = turn('upkeep', { places: { 'world/11': [world(11)] } }, [], (t) => {
      heroAt(t.state, 0).skips = 1;
    });
    expect(hero).toMatchObject({ travels: 1, skips: 0 });
    expect(told.some(({ type }) => type === 'door-kicked')).toBe(false);
  });

  test('[BQ-TURN-08] without a combat the Room is looted', () => {
    const { t } = turn('kick', {});
    // One was kicked, one looted.
    expect(t.state.places['hand/0']).toEqual([door(97), door(98)]);
  });

  test('[BQ-TURN-08] [BQ-TURN-09] or trouble is looked for, without First Strike', () => {
    const { told } = turn(
      'kick',
      { places: { 'hand/0': [MONSTER], 'door-deck': [door(97)] } },
      [['room', `trouble/${MONSTER}`]],
      (t) => {
        const hero = heroAt(t.state, 0);
        hero.sheet = { ...hero.sheet, ST: 9, CON: 9 };
      },
    );
    expect(told.find(({ type }) => type === 'combat-began')).toMatchObject({
      isFirstStrike: false,
    });
  });

  test('[BQ-CARD-02] [BQ-TURN-11] [BQ-CARD-03] over the limit cards are laid down, tapped', () => {
    const hand = [1, 2, 3, 4, 5, 6].map(treasure);
    const { t } = turn('charity', { places: { 'hand/0': hand } }, [
      ['charity', `lay/${treasure(2)}`],
    ]);
    expect(t.state.places['tapped/0']).toEqual([treasure(2)]);
    expect(t.state.places['hand/0']).toHaveLength(5);
  });

  test('[BQ-CARD-04] [BQ-TURN-04] they are laid down at any other time of the turn as well', () => {
    for (const phase of ['beginning-move', 'equip', 'final-move'] as const) {
      const { t, told } = turn(phase, { places: { 'hand/0': [treasure(2), door(1)] } }, [
        [phase, `lay/${treasure(2)}`],
      ]);
      expect(t.state.places['tapped/0']).toEqual([treasure(2)]);
      expect(told.find(({ type }) => type === 'cards-moved')).toMatchObject({ rule: 'BQ-CARD-04' });
    }
  });

  test('[BQ-CARD-03] as excess only what has a gold value is laid down', () => {
    const { t } = sit({
      heroes: ['11 UL'],
      places: { 'hand/0': [treasure(2), ...[1, 2, 3, 4, 5, 6].map(door)] },
    });
    t.state.phase = 'charity';
    const { value } = TURN.charity(t).next(0);
    const ids = value !== undefined && 'options' in value ? value.options.map(({ id }) => id) : [];
    expect(ids).toEqual([`lay/${treasure(2)}`, 'done']);
  });

  test('[BQ-TURN-10] in Charity nothing is given to another, whoever is near', () => {
    const hand = [1, 2, 3, 4, 5, 6].map(treasure);
    const { t } = sit({
      heroes: ['11 UL', '11 LR'],
      places: { 'world/11': [world(3)], 'hand/0': hand },
    });
    t.state.phase = 'charity';
    const flow = TURN.charity(t);
    const { value } = flow.next(0);
    const ids = value !== undefined && 'options' in value ? value.options.map(({ id }) => id) : [];
    expect(ids).toEqual([...hand.map((id) => `lay/${id}`), 'done']);
    play(TURN.charity(t), [['discard', treasure(1)]]);
    expect(t.state.places['treasure-discard']).toEqual([treasure(1)]);
    expect(t.state.places['hand/1'] ?? []).toEqual([]);
  });

  test('[BQ-TURN-13] what is met in the Final Move and fills the hand brings Charity once more', () => {
    const { asked, t } = turn(
      'charity',
      {
        heroes: ['20 UR'],
        cards: [
          {
            ...{ id: 'TST-WORLD-01', name: 'Shop', type: 'world', doors: ['UL'] },
            effects: ['enter: draw(door,2,down)'],
          },
        ],
        places: {
          'world/20': [world(1)],
          'world/11': ['TST-WORLD-01#1'],
          'hand/0': [1, 2, 3, 4, 5].map(door),
        },
      },
      [
        ['final-move', 'walk'],
        ['way', '11.LR>UR'],
      ],
      (table) => {
        heroAt(table.state, 0).travels = 1;
      },
    );
    const own = asked.filter((one) => !one.startsWith('answer'));
    expect(own).toEqual(['final-move 0', 'way 0', 'final-move 0', 'charity 0', 'discard 0']);
    expect(t.state.places['hand/0']).toHaveLength(5);
  });

  test('[BQ-TURN-06] the door is kicked in Homeworld as on the Bridge, and nobody is asked', () => {
    for (const place of ['homeworld', '11 UL']) {
      const { asked, told } = turn('kick', { heroes: [place] });
      expect(asked[0]).toBe('room 0');
      expect(told.find(({ type }) => type === 'door-kicked')).toMatchObject({
        ...{ rule: 'BQ-TURN-06', seat: 0, count: 1 },
      });
    }
  });

  test('[BQ-TURN-16] from row 5 on two Doors are turned up, below it one', () => {
    const kicked = (place: string) =>
      turn('kick', { heroes: [place], places: { 'world/2': [world(3)] } }).told.find(
        ({ type }) => type === 'door-kicked',
      );
    // Locations of row 4 and 5, and Boss Mode, which is row 10.
    expect(kicked('3 UL')).toMatchObject({ count: 1 });
    expect(kicked('2 UL')).toMatchObject({ rule: 'BQ-TURN-16', count: 2 });
    expect(kicked('boss-mode')).toMatchObject({ count: 2 });
  });

  test('[BQ-TERM-21] [BQC-TRIG-10] several effects of one moment come in the order that their owner wants', () => {
    const shops = {
      cards: [
        { id: 'TST-WORLD-02', name: 'Sieve', type: 'world', effects: ['turn: lose(hand,1)'] },
      ].map((card) => ({ ...card, doors: ['UL'] })),
      places: {
        'world/11': ['TST-WORLD-02#1'],
        'active/0': ['TST-TREA-01#1'],
        'treasure-deck': [treasure(1)],
      },
    } as const;
    const lamp = {
      ...{ id: 'TST-TREA-01', name: 'Lamp', type: 'item', slot: 'head', bonus: 1, gold: 100 },
      effects: ['turn: draw(treasure,1,down)'],
    } as const;
    const held = (script: Script) => {
      const { t } = sit({ heroes: ['11 UL'], ...shops, cards: [...shops.cards, lamp] });
      t.state.phase = 'upkeep';
      const { asked } = playSteps(t, script, ({ state }) => state.phase !== 'upkeep');
      return [t.state.places['hand/0'] ?? [], asked.filter((one) => one.startsWith('order'))];
    };
    // As they lie the world comes first, and finds nothing to take.
    expect(held([])).toEqual([[treasure(1)], ['order-effects 0']]);
    expect(held([['order-effects', 'TST-TREA-01#1', 'TST-WORLD-02#1']])).toEqual([
      [],
      ['order-effects 0'],
    ]);
  });

  test('[BQ-TERM-21] nobody is asked for an order that changes nothing', () => {
    const { asked, hero } = turn('upkeep', {
      places: { 'world/11': [world(11)], 'active/0': [door(102), treasure(50)] },
    });
    expect(asked.some((one) => one.startsWith('order'))).toBe(false);
    expect(hero.travels).toBe(1);
  });

  test('[BQ-TURN-12] [BQ-INV-11] what cannot be played is discarded, and goes off', () => {
    const hand = [1, 2, 3, 4, 5].map(door);
    const { t } = turn('charity', { places: { 'hand/0': [...hand, MONSTER] } }, [
      ['discard', MONSTER],
    ]);
    expect(t.state.places['hand/0']).toEqual(hand);
    expect(t.state.figures[MONSTER]?.kind).toBe('loose');
  });

  test('[BQ-CARD-02] [BQC-VERB-28] what a card adds to the limit counts', () => {
    const hand = [1, 2, 3, 4, 5, 6].map(door);
    const { asked } = turn('charity', { places: { 'hand/0': hand, 'active/0': [door(106)] } });
    expect(asked.some((one) => one.startsWith('discard'))).toBe(false);
  });

  test('[BQ-TURN-15] [BQC-TRIG-11] [BQ-MMOV-01] [BQ-GOAL-06] at the end the world acts, hordes rise, and being there counts', () => {
    const { told, hero } = turn('end-of-turn', {
      others: { a: '20 UL' },
      places: { 'world/20': [world(1)], 'world/11': [world(20)], 'treasure-deck': [treasure(1)] },
    });
    // The Sandwich Archipelago gives a treasure to an empty hand, before anything rises.
    const types = told.map(({ type }) => type);
    expect(types.indexOf('cards-drawn')).toBeLessThan(types.indexOf('figure-rose'));
    expect(hero.wasOnBridge).toBe(true);
  });

  test('[BQ-MOVE-09] the world in which a move phase ends has its effect', () => {
    const { hero } = turn(
      'final-move',
      {
        heroes: ['homeworld'],
        places: { 'world/20': [world(44)], 'world/11': [], 'tapped/0': [treasure(3), treasure(5)] },
      },
      [
        ['final-move', 'walk'],
        ['way', '20.LL>UL'],
        ['pay', 'yes'],
        ['lose-gold', treasure(5)],
      ],
      (t) => {
        heroAt(t.state, 0).travels = 1;
      },
    );
    // The Gift Shop sells a travel for 500 gold.
    expect(hero.travels).toBe(1);
  });

  test('[BQ-MOVE-13] [BQ-TURN-14] stopped in the Final Move it is pinned, and fights next turn', () => {
    const { hero, told } = turn(
      'final-move',
      {
        heroes: ['homeworld', 'homeworld'],
        others: { a: '20 UR' },
        places: { 'world/20': [world(1)], 'world/11': [] },
      },
      [
        ['final-move', 'walk'],
        ['way', '20.LL>UL'],
      ],
      (t) => {
        heroAt(t.state, 0).travels = 1;
      },
    );
    expect(hero.isPinned).toBe(true);
    expect(told.some(({ type }) => type === 'combat-began')).toBe(false);
  });

  test('[BQ-MOVE-12] [BQ-TURN-03] stopped in the Beginning Move it fights in this turn, and goes on in the Final Move', () => {
    const { hero, told } = turn(
      'beginning-move',
      {
        heroes: ['homeworld'],
        others: { 'BQC-FIG-10': '20 UR' },
        places: { 'world/20': [world(1)], 'world/11': [] },
        // 5 and row 1 are 6, split 8: ATT 4, DEF 2, against an attack of 4 and row 1.
        dice: [4, 7],
      },
      [
        ['beginning-move', 'walk'],
        ['way', '20.LL>UL'],
        ['final-move', 'walk'],
        ['way', '20.UL>OUT'],
      ],
      (t) => {
        const one = heroAt(t.state, 0);
        one.travels = 2;
        one.sheet = { ...one.sheet, ST: 4, CON: 9, karma: 0 };
      },
    );
    const types = told.map(({ type }) => type);
    expect(types.indexOf('stopped')).toBeLessThan(types.indexOf('combat-began'));
    // The kick is not done twice, and no monster came by it.
    expect(told.filter(({ type }) => type === 'door-kicked')).toHaveLength(1);
    expect(told.find(({ type }) => type === 'combat-began')).toMatchObject({ isFirstStrike: true });
    // Two less one for the entry, one for the figurine, less one to cross.
    expect(hero).toMatchObject({ travels: 1, isPinned: false });
  });

  test('[BQ-MOVE-15] whoever was held and has run from everything may leave', () => {
    const { hero, t, told } = turn(
      'beginning-move',
      {
        others: { 'BQC-FIG-10': '11 UR' },
        // 6 and row 3 are 9, all of it defence, against an attack of 1 and row 3; a 2 escapes.
        dice: [5, 0, 1],
      },
      [],
      (table) => {
        const one = heroAt(table.state, 0);
        one.travels = 1;
        one.isPinned = true;
        one.sheet = { ...one.sheet, ST: 1, CON: 9, karma: 0 };
      },
    );
    expect(told.find(({ type }) => type === 'combat-ended')).toMatchObject({ how: 'fled' });
    expect(t.state.figures['BQC-FIG-10']?.where.at).toBe('bridge');
    expect(hero).toMatchObject({ isPinned: false, travels: 1 });
    expect(told).toContainEqual({ type: 'released', rule: 'BQ-MOVE-15', seat: 0 });
    t.state.active = 0;
    t.state.phase = 'beginning-move';
    playSteps(
      t,
      [
        ['beginning-move', 'walk'],
        ['way', '11.UL>UR'],
      ],
      ({ state }) => state.phase === 'equip',
    );
    expect(hero.travels).toBe(0);
  });

  test('[BQ-TRAV-01] no number of travels wins, and none makes a level of the sheet', () => {
    const { t, hero } = turn('end-of-turn', { heroes: ['11 UL', 'homeworld'] }, [], (table) => {
      heroAt(table.state, 0).travels = 25;
    });
    expect(t.state.ending).toBeUndefined();
    expect(hero).toMatchObject({ travels: 25, sheet: { level: 1 } });
  });

  test('[BQ-MOVE-21] sealed off, the foot of the Bridge is dealt anew', () => {
    const { t } = turn('upkeep', {
      heroes: ['homeworld'],
      // The only doorways of the two lead to each other.
      places: { 'world/20': [world(34)], 'world/11': [world(35)], 'world-deck': [world(36)] },
    });
    expect(t.state.places['world/20']).toEqual([world(36)]);
  });
});

describe('somebody dead', () => {
  const isDead = (t: Bridge) => {
    const hero = heroAt(t.state, 0);
    hero.life = 'dead';
    hero.sheet = { ...hero.sheet, name: 'Ada', ST: 4, karma: 0 };
  };

  test('[BQ-DEAD-07] [BQ-DEAD-11] comes back with a new name, the same sheet and first cards, for a full turn', () => {
    const { hero, told } = turn(
      're-entry',
      {
        heroes: ['off', 'homeworld'],
        places: {
          'door-deck': [1, 2, 3, 4, 5, 6, 7].map(door),
          'treasure-deck': [1, 2, 3, 4].map(treasure),
        },
      },
      [['re-enter', 'yes']],
      isDead,
    );
    expect(hero).toMatchObject({ life: 'alive', sheet: { name: 'Ada 2', ST: 4 } });
    expect(told.filter(({ type }) => type === 'turn-began')).toHaveLength(1);
  });

  test('[BQ-DEAD-07] or leaves the game', () => {
    const { hero, t } = turn(
      're-entry',
      { heroes: ['off', 'homeworld'] },
      [['re-enter', 'no']],
      isDead,
    );
    expect(hero.life).toBe('left');
    expect(t.state.active).toBe(1);
  });

  test('[BQ-DEAD-08] [BQ-END-01] with nobody else alive the game is over', () => {
    const { t } = turn('end-of-turn', { heroes: ['off'] }, [], isDead);
    expect(t.state.ending).toBe('all-dead');
  });
});
