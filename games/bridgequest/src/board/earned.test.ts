import { createSpeaker } from '@tablewright/words';
import { expect, test } from 'vitest';
import { seenOf } from '../../test/board.tsx';
import { heroAt, sit } from '../../test/table.ts';
import { TEXTS } from '../texts.ts';
import { TEXTS_DE } from '../texts-de.ts';
import { earned } from './earned.ts';

test('[BQ-GOAL-02] the end says who has earned how many additions, the most first, and what they are for', () => {
  const { t } = sit({ heroes: ['homeworld', 'homeworld', 'homeworld'] });
  heroAt(t.state, 1).degree = 2;
  heroAt(t.state, 2).degree = 1;
  const { lines = [], why } = earned(seenOf(t)) ?? {};
  const said = (texts: Readonly<Record<string, string>>, locale: string) => {
    const seatName = (seat: number) => ['Ann', 'Bo', 'Cy'][seat] ?? '';
    const speaker = createSpeaker({ texts, locale, seatName });
    return lines.map((line) => speaker.say(line));
  };
  expect(said(TEXTS, 'en')).toEqual([
    'Bo has earned 2 additions',
    'Cy has earned 1 addition',
    'Ann has earned no additions',
  ]);
  expect(said(TEXTS_DE, 'de')[1]).toBe('Cy hat 1 Addition verdient');
  expect(why?.rule).toBe('BQ-GOAL-02');
  expect(TEXTS).toHaveProperty([why?.key ?? '']);
  expect(TEXTS_DE).toHaveProperty([why?.key ?? '']);
});
