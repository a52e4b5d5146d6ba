import { createSpeaker } from '@tablewright/words';
import { describe, expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../test/table.ts';
import { kazzam } from './index.ts';
import type { KazzamState } from './model.ts';

const GERMAN = await kazzam.translations?.de?.();

function over(part: Partial<KazzamState>): KazzamState {
  const athletes = [ours('Ana', '1,1'), theirs('Bo', '6,1')];
  const { state } = begin({ court: floor(8, 3), athletes, turn: 'Ana' });
  return Object.assign(state, { result: 'over', round: 4, points: [10, 8] }, part);
}

function said(state: KazzamState, locale = 'en'): string {
  const why = kazzam.speech.ending?.(state);
  if (why === undefined) throw new Error('the match is not over');
  const speaker = createSpeaker({
    texts: locale === 'de' ? { ...kazzam.texts, ...GERMAN } : kazzam.texts,
    locale,
    seatName: String,
    missing: (key, reason) => {
      throw new Error(`${key}: ${reason}`);
    },
  });
  return `${speaker.say(why)} ${why.rule}`;
}

describe('why a match is over', () => {
  test('[KZ-END-01][KZ-END-02] ten points, and the round that was played out', () => {
    const state = over({ ending: true });
    expect(said(state)).toBe('A team had ten points, and round 4 was played out. KZ-END-02');
    expect(said(state, 'de')).toMatch(/^Ein Team hatte zehn Punkte, und Runde 4 /);
  });

  test('[KZ-END-04] equal scores are said to be a draw', () => {
    expect(said(over({ ending: true, points: [10, 10] }))).toContain('equal scores are a draw');
  });

  test('[KZ-END-07] the last round of the match', () => {
    expect(said(over({ ending: false }))).toBe('Round 4 was the last one of this match. KZ-END-07');
  });

  test('[KZ-END-06] a side that gave the match up', () => {
    expect(said(over({ result: 'conceded', conceded: 1 }))).toMatch(
      /gave the match up\. KZ-END-06$/,
    );
  });

  test('nothing while it is played', () => {
    expect(kazzam.speech.ending?.(over({ result: 'playing' }))).toBeUndefined();
  });
});
