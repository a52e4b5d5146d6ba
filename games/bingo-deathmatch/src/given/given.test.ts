import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GivenError } from '@tablewright/engine';
import { describe, expect, test } from 'vitest';
import { play } from '../../test/play.ts';
import { ADVANCED_IDS, ITEM_IDS } from '../content/items.ts';
import { PHASES, POWER_IDS } from '../model.ts';
import { maskOf } from '../squares.ts';
import { PLAYER_KEYS } from './player.ts';

const selecting = (players: Record<string, unknown>, more = {}) =>
  play({ given: { phase: 'selection', players, ...more } });

describe('a starting position', () => {
  test('without anything is the start of a match with the token at A', () => {
    const { state } = play({ given: {}, rolls: ['*', 2, 'B', 2, 'B', 2, 'B', 2] });
    expect(state).toMatchObject({ round: 1, holder: 0, firstHolder: 0, forced: false });
  });

  test('names seats by letter or number', () => {
    const { player, state } = selecting(
      { '1': { health: 2 }, C: { health: 1 } },
      { firstPlayer: 2, round: 6 },
    );
    expect([player('A').health, player('B').health, player('C').health]).toEqual([3, 2, 1]);
    expect(state).toMatchObject({ holder: 2, firstHolder: 1, round: 6 });
    expect(state.players.map(({ resolveTurns }) => resolveTurns)).toEqual([5, 5, 5, 5]);
  });

  test('lays out everything that lies before a player', () => {
    const { player, state } = selecting({
      A: {
        scored: ['B1', 'O5'],
        health: 2,
        stored: 5,
        available: 3,
        pool: 28,
        lazor: 'plasma-lazor',
        shield: 'ultra-shield',
        battery: 'military-battery',
        reserve: ['basic-battery', 'basic-shield', 'basic-lazor'],
        powers: ['entropy-engine', 'backup-battery', 'entropy-engine'],
        disabled: ['plasma-lazor', 'basic-shield'],
        disabledNext: ['ultra-shield'],
        lastRoll: 'N4',
        choosesDie: true,
        damageTaken: 2,
      },
    });
    expect(player('A')).toMatchObject({
      scored: maskOf(['B1', 'O5']),
      health: 2,
      stored: 5,
      available: 3,
      pool: 28,
      items: { lazor: 'plasma-lazor', shield: 'ultra-shield', battery: 'military-battery' },
      reserve: ['basic-battery', 'basic-shield', 'basic-lazor'],
      powers: ['entropy-engine', 'backup-battery', 'entropy-engine'],
      lastRoll: { letter: 'N', number: 4 },
      choosesDie: true,
      damageTaken: 2,
    });
    expect(state.tokens).toEqual([
      { item: 'plasma-lazor', seat: -1, since: 0, through: 1 },
      { item: 'basic-shield', seat: 0, since: 0, through: 1 },
      { item: 'ultra-shield', seat: -1, since: 1, through: 2 },
    ]);
    expect(state.market.items).toEqual(
      ADVANCED_IDS.filter(
        (id) => !['plasma-lazor', 'ultra-shield', 'military-battery'].includes(id),
      ),
    );
    expect(state.market.powers).toMatchObject({ 'entropy-engine': 0, 'backup-battery': 1 });
  });

  test('takes removed cards and barred cards of the market', () => {
    const { state } = selecting(
      {},
      {
        removed: ['tesseract-battery', 'entropy-engine', 'entropy-engine'],
        disabled: ['ultra-shield'],
        disabledNext: ['plasma-lazor'],
        round: 4,
      },
    );
    expect(state.removed.items).toEqual(['tesseract-battery']);
    expect(state.removed.powers['entropy-engine']).toBe(2);
    expect(state.market.powers['entropy-engine']).toBe(0);
    expect(state.market.items).not.toContain('tesseract-battery');
    expect(state.tokens).toEqual([
      { item: 'ultra-shield', seat: -1, since: 3, through: 4 },
      { item: 'plasma-lazor', seat: -1, since: 4, through: 5 },
    ]);
  });

  test('takes disable tokens one by one, dice as they lie, and what has been counted', () => {
    const { player, state } = selecting(
      { A: { dice: '*4' }, B: { dice: 'N-' } },
      {
        round: 4,
        tokens: [
          { item: 'ultra-shield', since: 4, through: 6 },
          { item: 'basic-lazor', of: 'B', since: 3, through: 4 },
        ],
        tally: { deaths: 2 },
      },
    );
    expect(state.tokens).toEqual([
      { item: 'ultra-shield', seat: -1, since: 4, through: 6 },
      { item: 'basic-lazor', seat: 1, since: 3, through: 4 },
    ]);
    expect([player('A').dice, player('B').dice]).toEqual([
      { letter: '*', number: 4 },
      { letter: 'N', number: '' },
    ]);
    expect(state.tally).toMatchObject({ deaths: 2, purchases: 0 });
  });

  test('in Resolve the cost of a selection is committed, except by those who are done', () => {
    const { state } = play({
      given: {
        firstPlayer: 'B',
        phase: 'resolve',
        resolving: 'C',
        players: {
          B: { selects: 'basic-lazor/activate/C' },
          C: { selects: 'basic-shield/activate', shield: 'basic-shield', stored: 2, blockLeft: 0 },
          D: { selects: 'basic-lazor/activate/A', committed: 0 },
          A: {
            lazor: 'diffracting-lazor',
            selects: 'diffracting-lazor/activate/D/2',
          },
        },
      },
    });
    expect(state.players.map(({ committed }) => committed)).toEqual([3, 0, 0, 0]);
    expect(state.players.map(({ settled }) => settled)).toEqual([false, true, true, false]);
    expect(state.players.map(({ resolveTurns }) => resolveTurns)).toEqual([0, 1, 0, 0]);
    expect(state.players[2]).toMatchObject({ health: 1, blockLeft: 0 });
  });

  test('"round-end" means that all have resolved', () => {
    const { of } = play({
      given: { phase: 'round-end', firstPlayer: 'B' },
      rolls: ['*', 2, 'B', 2, 'B', 2, 'B', 2],
    });
    expect(of('round-ended')).toMatchObject([{ seat: 2 }]);
  });

  test.each<[string, Record<string, unknown>, RegExp]>([
    ['an unknown key', { fist: 'A' }, /"given.fist" is not known; known are firstPlayer/],
    ['an unknown seat', { firstPlayer: 'E' }, /"firstPlayer" names a seat A, B, C, D, not "E"/],
    ['an unknown phase', { phase: 'battle' }, /"phase" is one of charge, bingo/],
    ['a round of 0', { round: 0 }, /"given.round" is a whole number from 1/],
    ['resolving elsewhere', { resolving: 'A' }, /"resolving" goes with "phase": "resolve"/],
    ['forced as text', { forced: 'yes' }, /"given.forced" is true or false/],
    ['players as a list', { players: [] }, /"players" is an object/],
    ['a seat twice', { players: { A: {}, '0': {} } }, /names a seat that is named already/],
    ['an unknown key of a player', { players: { A: { hp: 1 } } }, /"players.A.hp" is not known/],
    [
      'no health',
      { players: { A: { health: 0 } } },
      /"players.A.health" is a whole number from 1 to 3/,
    ],
    ['too much stored', { players: { A: { stored: 5 } } }, /from 0 to 4, not 5/],
    ['half a cube', { players: { A: { stored: 1.5 } } }, /not 1.5/],
    [
      'an item in the wrong slot',
      { players: { A: { lazor: 'ultra-shield' } } },
      /is one of basic-lazor/,
    ],
    [
      'an item twice',
      { players: { A: { lazor: 'plasma-lazor' }, B: { lazor: 'plasma-lazor' } } },
      /plasma-lazor exists once/,
    ],
    [
      'a power card too often',
      { players: { A: { powers: Array(3).fill('entropy-engine') } } },
      /only 2 copies of entropy-engine/,
    ],
    [
      'an unknown power card',
      { players: { A: { powers: ['laser'] } } },
      /"players.A.powers" is one of targeting/,
    ],
    ['powers as text', { players: { A: { powers: 'entropy-engine' } } }, /is a list of names/],
    [
      'the wrong reserve',
      { players: { A: { reserve: ['basic-lazor'] } } },
      /not in their slots: none/,
    ],
    [
      'an unknown square',
      { players: { A: { scored: ['Z1'] } } },
      /lists squares B1 to O5, not "Z1"/,
    ],
    [
      'a square twice',
      { players: { A: { scored: ['B1', 'B1'] } } },
      /scored" names B1 once, not twice/,
    ],
    [
      'a full line',
      { players: { A: { scored: ['B1', 'B2', 'B3', 'B4', 'B5'] } } },
      /fills column\/B/,
    ],
    [
      'the wrong pool',
      { players: { A: { pool: 36 } } },
      /"players.A.pool" is what is left of 40 cubes: 37/,
    ],
    [
      'too many cubes',
      { phase: 'bingo', players: { A: { available: 40 } } },
      /uses 43 of 40 cubes/,
    ],
    [
      'energy between rounds',
      { players: { A: { available: 1 } } },
      /outside its part of the round/,
    ],
    ['a last roll of nothing', { players: { A: { lastRoll: 'N' } } }, /is a square, such as "N4"/],
    [
      'a selection before the reveal',
      { phase: 'selection', players: { A: { selects: 'basic-lazor/activate/B' } } },
      /before it, selections are answers/,
    ],
    [
      'a selected item that is not there',
      { phase: 'resolve', players: { A: { selects: 'plasma-lazor/activate/B' } } },
      /not in a slot: basic-lazor/,
    ],
    [
      'an impossible selection',
      { phase: 'resolve', players: { A: { selects: 'basic-lazor/overcharge/B' } } },
      /is one of basic-lazor\/activate\/1/,
    ],
    [
      'a disabled item that is not there',
      { players: { A: { disabled: ['plasma-lazor'] } } },
      /"players.A.disabled" is one of/,
    ],
    ['a card that never leaves', { removed: ['plasma-lazor'] }, /never leaves the game/],
    ['reflected as an object', { reflected: {} }, /"reflected" is a list/],
    [
      'reflected damage of nothing',
      { phase: 'resolve', reflected: [{ from: 'A', to: 'B', damage: 1 }] },
      /more damage than the selections fire/,
    ],
    [
      'reflected damage for the past',
      { phase: 'resolve', resolving: 'B', reflected: [{ from: 'B', to: 'A', damage: 1 }] },
      /has had its step 1 already/,
    ],
    [
      'more reflected damage than was fired',
      { phase: 'round-end', players: { A: { damageReflected: 1 } } },
      /"players.A.damageReflected" is a whole number from 0 to 0/,
    ],
    [
      'tokens told twice',
      {
        disabled: ['ultra-shield'],
        tokens: [{ item: 'ultra-shield', since: 0, through: 1 }],
      },
      /"tokens" takes the place of every/,
    ],
    [
      "a token on nobody's basic item",
      { tokens: [{ item: 'basic-lazor', since: 0, through: 1 }] },
      /"tokens.of" names the owner of a basic item/,
    ],
    ['dice of three', { players: { A: { dice: 'N44' } } }, /is what both dice show/],
    ['an unknown count', { tally: { jokes: 1 } }, /"tally.jokes" is not known/],
    [
      'a block that is not there',
      { phase: 'resolve', players: { A: { selects: 'basic-shield/activate', blockLeft: 2 } } },
      /from 0 to 1/,
    ],
  ])('refuses %s', (_what, given, message) => {
    expect(() => play({ given })).toThrow(GivenError);
    expect(() => play({ given })).toThrow(message);
  });
});

test('the page on scenarios names every card, phase and key of a player', () => {
  const path = join(import.meta.dirname, '../../../../docs/scenarios/bingo-deathmatch.md');
  const page = readFileSync(path, 'utf8');
  const words = [...ITEM_IDS, ...POWER_IDS, ...PHASES, ...PLAYER_KEYS];
  expect(words.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
});
