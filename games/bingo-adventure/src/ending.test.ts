import { createSpeaker } from '@tablewright/words';
import { expect, test } from 'vitest';
import { play } from '../test/play.ts';
import { bingoAdventure } from './index.ts';
import type { AdventureState } from './model.ts';
import { TEXTS_DE } from './texts-de.ts';

/** Why a match ended whose pools of health are these at a check, in English, with the rule. */
function said(mystic: number, monster: number, texts: object = bingoAdventure.texts): string {
  const { state } = play({
    seats: 2,
    options: { characters: ['fighter', 'mystic'], names: ['Bea', 'Ned'] },
    given: { step: 'check', characters: { mystic: { pool: mystic } }, monster: { pool: monster } },
  });
  const why = bingoAdventure.speech.ending?.(state);
  if (why === undefined) throw new Error('the match is not over');
  const speaker = createSpeaker({
    texts: texts as Readonly<Record<string, string>>,
    locale: texts === TEXTS_DE ? 'de' : 'en',
    seatName: String,
    missing: (key, reason) => {
      throw new Error(`${key}: ${reason}`);
    },
  });
  return `${speaker.say(why)} ${why.rule}`;
}

test('[BA-END-04][BA-END-05][BA-END-06] who was out of health says why a match is over', () => {
  expect(said(1, 0)).toBe(
    'Nigob has no health token left, and every hero still has one. BA-END-04',
  );
  expect(said(0, 3)).toBe(
    'Ned has no health token left. One hero knocked out ends the match for all. BA-END-05',
  );
  expect(said(0, 0)).toContain('neither has Ned');
  expect(said(0, 3, TEXTS_DE)).toMatch(/^Ned hat keine Lebensmarke mehr\./);
});

test('[BA-OPT-12] the last round of the table ends a match in which everybody stands', () => {
  expect(said(2, 3)).toBe(
    'Round 1 was the last one of this table, and Nigob still has health. BA-OPT-12',
  );
});

test('a match that goes on has no end to explain', () => {
  const { state } = play({ given: { step: 'check' }, until: 'now' });
  const open: AdventureState = { ...state, result: 'playing' };
  expect(bingoAdventure.speech.ending?.(open)).toBeUndefined();
});

test('[BA-CTRL-01] heroes belong to who controls them, and those that all share to nobody', () => {
  const { state } = play({
    seats: 2,
    options: { characters: ['fighter', 'mystic'], names: ['Bea', 'Ned'] },
    until: 'now',
  });
  expect(bingoAdventure.speech.figures?.(state)).toEqual([
    { seat: 0, name: 'Bea' },
    { seat: 1, name: 'Ned' },
  ]);
  const characters = state.characters.map((character) => ({ ...character, seat: -1 }));
  expect(bingoAdventure.speech.figures?.({ ...state, characters })).toEqual([]);
});
