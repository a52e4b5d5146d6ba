import { canonicalJson, type Game } from '@tablewright/engine';
import { Runner, seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { cardSetOf, defaultCards } from '../content/card-set.ts';
import { type BridgeState, bridgequest } from '../index.ts';

const GAME = bridgequest as unknown as Game;
const CARDS = cardSetOf(defaultCards());

/** A fresh set-up of two players with this position laid over it. */
function laid(position: Readonly<Record<string, unknown>>, seats = 2): BridgeState {
  const options = Object.fromEntries(
    Object.entries(GAME.options).map(([name, option]) => [name, option.default]),
  ) as never;
  const setup = { options, seatCount: seats, random: seededSource('given') };
  const { state } = Runner.setUp(GAME, setup);
  GAME.given?.(state, position, options);
  return state as BridgeState;
}

const said = (state: BridgeState) => GAME.position?.(state, {} as never) ?? {};

describe('a position', () => {
  test('of which nothing is said is a fresh set-up', () => {
    expect(laid({})).toMatchObject({ phase: 'characters', turn: 0, figures: {} });
    expect(laid({}).places['door-deck']).toHaveLength(CARDS.instances.door?.length ?? 0);
  });

  test('gives everybody a figurine once characters are made', () => {
    const { heroes, figures } = laid({ heroes: { B: { figurine: 'BQC-FIG-01' } } });
    expect(heroes.map(({ figure }) => figure)).toEqual(['BQC-FIG-02', 'BQC-FIG-01']);
    expect(heroes[0]?.sheet).toMatchObject({ name: 'Sir Gherkin', ST: 1, karma: 1 });
    expect(figures['BQC-FIG-02']).toMatchObject({ kind: 'hero', where: { at: 'homeworld' } });
  });

  test('[BQ-INV-01] lays every card once: what is not named stays in its deck', () => {
    const { places } = laid({
      heroes: { A: { hand: ['BQC-DOOR-079', 'BQC-DOOR-079#2'] } },
      decks: { door: ['BQC-DOOR-003', 'BQC-DOOR-001'] },
      discards: { door: ['BQC-DOOR-005', 'BQC-DOOR-004'] },
    });
    expect(places['hand/0']).toEqual(['BQC-DOOR-079#1', 'BQC-DOOR-079#2']);
    expect(places['door-deck']?.slice(-2)).toEqual(['BQC-DOOR-001#1', 'BQC-DOOR-003#1']);
    expect(places['door-discard']).toEqual(['BQC-DOOR-004#1', 'BQC-DOOR-005#1']);
    const all = Object.values(places).flat();
    const cards = Object.values(CARDS.instances).flat();
    expect(all.toSorted()).toEqual(
      cards.filter((card) => !/BQC-(POCK|PKTR)/.test(card)).toSorted(),
    );
  });

  test('[BQ-CHG-08] names doorways as they are, and notes what differs from the card', () => {
    const { doorways } = laid({
      bridge: { 20: { worlds: 'BQC-WORLD-17', doorways: ['LR', 'LL'] } },
    });
    expect(doorways).toEqual([
      { location: 20, corner: 'UL', isOpen: false },
      { location: 20, corner: 'UR', isOpen: false },
      { location: 20, corner: 'LR', isOpen: true },
    ]);
  });

  test('is written as it is read, with all that it can say', () => {
    const state = laid(EVERYTHING);
    const written = said(state);
    expect(canonicalJson(laid(JSON.parse(JSON.stringify(written))))).toBe(canonicalJson(state));
    expect(written).toMatchObject({
      ...EVERYTHING,
      figures: {
        'BQC-DOOR-020': '4.UR>UL',
        'BQC-FIG-06': { at: '4.LL>OUT', owner: 'A', bonus: 6, carries: 'BQC-TREA-022#s1' },
      },
    });
  });
});

const EVERYTHING = {
  phase: 'room',
  turn: 9,
  round: 5,
  active: 'B',
  first: 'B',
  fought: true,
  boss: 'BQC-FIG-20',
  cast: ['BQC-FIG-05', 'BQC-FIG-06', 'BQC-FIG-20'],
  beaten: ['BQC-FIG-05'],
  bossMode: { since: 4, reached: ['A'] },
  bossFell: { owner: 'A', helper: 'B' },
  magnetOrder: ['B', 'A'],
  ownMagnets: ['A'],
  stolen: [{ card: 'BQC-TREA-057', from: 'A', by: 'B' }],
  lastOneShot: { seat: 'B', card: 'BQC-TREA-057', up: true },
  heroes: {
    A: {
      figurine: 'BQC-FIG-03',
      at: '4.LL>OUT',
      travels: -2,
      sheet: {
        name: 'Ada',
        gender: 'male',
        ST: 4,
        DEX: 3,
        WIS: 2,
        CON: 7,
        karma: -15,
        level: 2,
        items: [{ kind: 'one-shot', card: 'BQC-TREA-060', name: 'Flask', quantity: 2 }],
        powers: [{ card: 'BQC-DOOR-110', name: 'Baking', number: 5 }],
        bosses: ['BQC-FIG-20'],
        figurines: { 'BQC-FIG-05': -3 },
        characters: { Bo: 4 },
        wishballz: 1,
      },
      wounds: { def: 2 },
      skips: 1,
      pinned: true,
      wasOnBridge: true,
      triedAlly: true,
      stops: ['rolls'],
      holds: true,
      hand: ['BQC-DOOR-079#2'],
      active: [{ card: 'BQC-TREA-035', with: ['BQC-TREA-052'] }, 'BQC-TREA-022#s1'],
      tapped: [],
      side: ['BQC-DOOR-097'],
      identities: ['BQC-DOOR-098'],
      karmaCards: ['BQC-DUST-05'],
      magnets: ['BQC-TREA-084#2'],
    },
    B: {
      figurine: 'BQC-FIG-04',
      at: 'falling red',
      sheet: { name: 'Bo', characters: { Ada: 4 } },
      degree: 3,
      additions: 1,
    },
  },
  figures: {
    'BQC-FIG-06': { at: '4.LL', owner: 'A', bonus: 6, carries: 'BQC-TREA-022#s1' },
    'BQC-FIG-07': { at: 'homeworld', kind: 'captive' },
    'BQC-DOOR-020': '4.UR>UL',
  },
  bridge: {
    4: {
      worlds: ['BQC-WORLD-03', 'BQC-WORLD-05'],
      dropped: ['BQC-TREA-001'],
      glue: ['BQC-TREA-087'],
    },
    20: 'BQC-WORLD-17',
    17: 'BQC-WORLD-16',
  },
  dropped: { homeworld: ['BQC-TREA-002'] },
  doorways: ['20.LR open', '20.LR closed'],
  tokens: [{ colour: 'blue', ends: [20, 17] }],
  decks: { treasure: ['BQC-TREA-010', 'BQC-TREA-009'] },
  discards: { door: ['BQC-DOOR-009', 'BQC-DOOR-008'] },
  combat: {
    stage: 'running',
    owner: 'A',
    share: 1,
    refused: { B: 1 },
    foes: [
      {
        monster: 'BQC-DOOR-013',
        rolled: 5,
        split: 4,
        met: ['A'],
        changes: [
          { source: 'BQC-TREA-059', verb: 'mst', n: 6 },
          { source: 'BQC-DOOR-053', verb: 'mark', tag: 'undead' },
        ],
        with: ['BQC-DOOR-049'],
      },
      { monster: 'BQC-DOOR-013*1', rolled: 2, split: 1 },
      'BQC-DOOR-020',
    ],
    firstStrike: true,
    calculations: 2,
    differentials: 1,
    doors: 2,
    refilled: true,
    short: true,
    gear: { A: 1 },
    reentered: true,
    avoided: [{ seat: 'A', effect: 'BQC-DOOR-013#1/0', avoided: true }],
    escapes: [{ seat: 'A' }, { seat: 'A', foe: 'BQC-DOOR-020' }],
    runs: [{ seat: 'A', foe: 'BQC-DOOR-013*1', escaped: true }],
    beaten: ['BQC-DOOR-021'],
    declared: { 'BQC-FIG-06': 'DEF', team: 'ATT' },
    shown: { 'BQC-TREA-035': 3 },
    odd: { 'BQC-WORLD-18#1/0': true },
  },
  lasting: [
    { id: 3, source: 'BQC-DOOR-061', target: 'A', does: 'run(-2)', until: 'w' },
    { id: 5, source: 'BQC-DOOR-071', target: 'B', does: 'def(-2)', until: 'n' },
  ],
  nextLasting: 8,
  turnBegan: 4,
  used: [{ what: 'four-cards/0', until: 't' }],
  created: 2,
  secrets: { known: { all: ['BQC-DOOR-079#2'], B: [['BQC-TREA-009', 'BQC-TREA-010']] } },
} as const;

describe('a position that is wrong', () => {
  const WRONG: [string, Readonly<Record<string, unknown>>][] = [
    ['given.phaze is not known here (did you mean "phase"?)', { phaze: 'kick' }],
    ['given.phase must be one of characters, set-up', { phase: 'combat' }],
    ['given.heroes must be a seat: A, B', { heroes: { C: {} } }],
    ['given.heroes.A.figurine must be one of', { heroes: { A: { figurine: 'BQC-FIG-99' } } }],
    [
      'given.heroes.B.figurine is somebody else (BQ-COMP-05)',
      { heroes: { A: { figurine: 'BQC-FIG-05' }, B: { figurine: 'BQC-FIG-05' } } },
    ],
    [
      'given.heroes.B.sheet.name is the name of another character (BQ-REL-17)',
      { heroes: { A: { sheet: { name: 'Ada' } }, B: { sheet: { name: 'Ada' } } } },
    ],
    ['given.heroes.A.at must be a place such as "20.LL>UR"', { heroes: { A: { at: '21.LL' } } }],
    [
      'given.heroes.A.at looks to LL; from LL one can look to',
      { heroes: { A: { at: '20.LL>LL' } } },
    ],
    ['given.heroes.A.sheet.CON must be', { heroes: { A: { sheet: { CON: 0 } } } }],
    [
      'given.heroes.A.sheet.figurines.BQC-FIG-05 must be a whole number',
      { heroes: { A: { sheet: { figurines: { 'BQC-FIG-05': 'enemy' } } } } },
    ],
    ['which is no card of this table', { heroes: { A: { hand: ['BQC-DOOR-999'] } } }],
    ['which is no card of this table', { heroes: { A: { hand: ['BQC-DOOR-001#2'] } } }],
    [
      'given.heroes.A.tapped names BQC-DOOR-001, which heroes.A.hand names already (BQ-INV-01)',
      { heroes: { A: { hand: ['BQC-DOOR-001'], tapped: ['BQC-DOOR-001#1'] } } },
    ],
    [
      'names BQC-TREA-001, which is a card of the treasure deck',
      { decks: { door: ['BQC-TREA-001'] } },
    ],
    ['given.bridge.21 must be a location, 1 to 20', { bridge: { 21: 'BQC-WORLD-03' } }],
    ['given.doorways.0 must be a change such as "20.UL open"', { doorways: ['20.UL'] }],
    ['breaks BQ-INV-03', { heroes: { A: { at: '20.LL' } } }],
    [
      'breaks BQ-INV-20',
      { bridge: { 4: 'BQC-WORLD-03' }, tokens: [{ colour: 'red', ends: [4, 4] }] },
    ],
    [
      'breaks BQ-INV-29',
      {
        heroes: {
          A: { sheet: { name: 'Ada', characters: { Bo: 3 } } },
          B: { sheet: { name: 'Bo' } },
        },
      },
    ],
    [
      'given.figures.BQC-FIG-98 is "BQC-FIG-98", which is neither',
      { figures: { 'BQC-FIG-98': 'off' } },
    ],
    [
      'given.figures.BQC-FIG-05.at must be one of blue, red, black',
      { figures: { 'BQC-FIG-05': 'falling green' } },
    ],
    ['names BQC-FIG-05, which figures does not', { combat: { foes: ['BQC-FIG-05'] } }],
    [
      'given.combat.foes.1 is in the combat already',
      { combat: { foes: ['BQC-DOOR-013', 'BQC-DOOR-013'] } },
    ],
    ['split must be 1 to 10', { combat: { foes: [{ monster: 'BQC-DOOR-013', split: 11 }] } }],
    [
      'given.combat.helper must be somebody who lives',
      { heroes: { B: { life: 'left' } }, combat: { helper: 'B', foes: ['BQC-DOOR-013'] } },
    ],
    [
      'given.lasting.0.does is no effect: unknown verb teleport',
      { lasting: [{ source: 'BQC-DOOR-061', target: 'A', does: 'teleport(1)', until: 'w' }] },
    ],
    ['given.nextLasting must be a whole number of at least', { nextLasting: 0 }],
  ];
  for (const [message, position] of WRONG) {
    test(`is refused: ${message}`, () => {
      expect(() => laid(position)).toThrow(message);
    });
  }
});
