import { createSpeaker } from '@tablewright/words';
import { expect, test } from 'vitest';
import { chanceOf } from '../src/board/odds.ts';
import { bingoAdventure } from '../src/index.ts';
import { patternOf } from '../src/rules/patterns.ts';
import { type Played, type Position, play } from './play.ts';

const speaker = createSpeaker({
  texts: bingoAdventure.texts,
  locale: 'en',
  seatName: (seat) => `seat ${seat}`,
  missing: (key, reason) => {
    throw new Error(`${key}: ${reason}`);
  },
});
const said = ({ of }: Played, type: string) =>
  of(type).map((event) => speaker.say(bingoAdventure.speech.event(event as never)));

test('[BA-RPG-15] Fan damage that is wholly prevented holds nothing, whatever pierces beside it', () => {
  const { of, state } = play({
    seats: 2,
    options: { characters: ['fighter', 'mystic'], rpgMovement: true, monster: 'boing' },
    given: {
      step: 'assign',
      affinity: 'none',
      activated: ['piercing-attack', 'fan'],
      monsterActivated: ['wobble'],
    },
    // Fan: 4 - 1 (Gelatinous) = 3, all of which Wobble prevents; 5 piercing points are taken.
    answers: [['B', 4, 'damage']],
  });
  expect(state.monster.pool).toBe(18 - 5);
  expect(of('prevented')).toMatchObject([{ sheet: 'monster', points: 3 }]);
  expect(of('held-in-place')).toEqual([]);
});

test('[BA-RPG-15] without rpgMovement nothing is held', () => {
  const { state } = play({
    options: { characters: ['mystic'] },
    given: { step: 'assign', activated: ['fan'] },
  });
  expect(state.monster.pinned).toBe(false);
});

const ALL = 'BINGO'.split('').flatMap((c) => [1, 2, 3, 4, 5].map((n) => `${c}${n}`));

test('[BA-TAKE-04] the log counts tokens beside the card as taken', () => {
  const played = play({
    options: { characters: ['fighter'] },
    given: {
      step: 'take',
      characters: { fighter: { damage: ALL, pending: { health: 3, damage: 0 }, pool: 9 } },
    },
  });
  expect(played.state.characters[0]?.besideHealth).toBe(3);
  expect(said(played, 'damage-placed')).toEqual(['Bron places 3 tokens.']);
});

test('[BA-MTAKE-05] the log counts tokens beside the card of the monster as taken', () => {
  const played = play({
    options: { characters: ['fighter'] },
    given: { step: 'take', monster: { damage: ALL, pending: { health: 2, damage: 0 }, pool: 18 } },
  });
  expect(played.state.monster.besideHealth).toBe(2);
  expect(said(played, 'damage-placed')).toEqual(['Nigob takes 2 tokens.']);
});

test('[BA-TGT-06] a hit is lost by BA-TGT-06 when all who are allowed are hidden', () => {
  const { of } = play({
    seats: 2,
    options: { characters: ['fighter', 'rogue'] },
    given: {
      step: 'assign',
      monsterActivated: ['tail-sweep'],
      characters: { fighter: { hidden: true }, rogue: { hidden: true } },
    },
  });
  expect(of('hit-lost').map(({ rule }) => rule)).toEqual(['BA-TGT-06']);
});

test('[BA-MOVE-06] Perfect Caper without a marker to take: no duds were spent', () => {
  const { of } = play({
    options: { characters: ['rogue'] },
    given: { step: 'note', activated: ['perfect-caper'] },
  });
  expect(of('without-effect').map(({ rule }) => rule)).toEqual(['BA-MOVE-06']);
});

test('[BA-END-03] is not cited when no new round starts', () => {
  const { of } = play({
    options: { characters: ['fighter'], roundLimit: 'none' },
    given: { step: 'check', monster: { pool: 0, health: ALL.slice(0, 20) } },
    until: { type: 'game-ended' },
  } as Position);
  expect(of('game-ended')).toMatchObject([{ rule: 'BA-END-04' }]);
  expect(of('round-ended').map(({ rule }) => rule)).not.toContain('BA-END-03');
});

test('[BA-OPT-07] elements of one’s own choice are logged by the option’s rule', () => {
  const { of } = play({
    options: { characters: ['mystic'], mysticElements: 'free' },
    given: { step: 'elements' },
    rolls: ['SA'],
    seed: 'x',
  });
  expect(of('elements-assigned')).toMatchObject([{ rule: 'BA-OPT-07' }]);
});

test('[BA-DRAW-03] odds: with an empty bag all that is set aside comes back first', () => {
  const tokens = Array.from({ length: 25 }, (_, space) => `T${space}`);
  const card = { tokens, marked: 1 << 12, health: 0, damage: 0 };
  const pair = patternOf('XX');
  const deck = { bag: [], reserved: [], setAside: tokens };
  expect(chanceOf(pair, [card], true, deck, 1)).toBeCloseTo(4 / 25);
  const one = { bag: ['T0'], reserved: [], setAside: tokens.slice(1) };
  expect(chanceOf(pair, [card], true, one, 1)).toBe(0);
  // T0 for sure, then one of 25: beside 12 (7, 11, 13, 17) or beside 0 (1, 5).
  expect(chanceOf(pair, [card], true, one, 2)).toBeCloseTo(6 / 25);
});

test('[BA-FTR-04] the log names the power that is given points, not the id of the option', () => {
  const played = play({
    seats: 2,
    options: { characters: ['fighter', 'healer'] },
    given: { step: 'note', activated: ['leadership', 'rebuke', 'miracle'] },
    answers: [['A', { rebuke: 3, 'miracle/damage': 5 }, 'leadership']],
  });
  expect(said(played, 'points-given')).toEqual([
    'Bron gives 3 points to Rebuke.',
    'Bron gives 5 points to Miracle.',
  ]);
});
