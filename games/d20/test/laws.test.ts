import { LAWS } from '@tablewright/engine/laws';
import { describe, expect, test } from 'vitest';
import { d20 } from '../src/index.ts';

/** Laws of every game that stand for rules of this one, over two short matches. */
const HELD: readonly (readonly [ids: string, title: RegExp])[] = [
  ['DT-TAB-08, DT-INV-31', /^the same seed and answers/],
  ['DT-TAB-09', /^undo and redo/],
  ['DT-TAB-10', /^an illegal answer is refused/],
  ['DT-HID-18', /^secret answers of others/],
  ['DT-HID-13, DT-HID-14', /^what is drawn before some seats only/],
  ['DT-HID-16', /^states that differ only in what a seat may not know/],
];

describe('laws of every game', () => {
  for (const [ids, title] of HELD) {
    const law = LAWS.find((one) => title.test(one.title));
    if (law === undefined) throw new Error(`there is no law ${title}`);
    test(`[${ids}] ${law.title}`, () => {
      const options = { ...d20.brief, sessionLimit: 100 };
      expect(law.check(d20, { matches: 2, seed: 'd20', mostAnswers: 250, options })).toEqual([]);
    }, 60_000);
  }
});
