import type { Game } from '@tablewright/engine';
import { LAWS } from '@tablewright/engine/laws';
import { expect, test } from 'vitest';
import { d20 } from '../src/index.ts';

/** Laws of every game that stand for rules of this one, over two short matches. */
test.each([
  ['DT-TAB-08, DT-INV-31', 'the same seed and answers give the same states and events'],
  ['DT-TAB-09', 'undo and redo lead to the same moment'],
  ['DT-TAB-10', 'an illegal answer is refused and changes nothing'],
  ['DT-HID-18', 'secret answers of others change nothing that a seat can see'],
  [
    'DT-HID-13, DT-HID-14',
    'what is drawn before some seats only changes nothing for the others until it is revealed',
  ],
  ['DT-HID-16', 'states that differ only in what a seat may not know look alike to it'],
] as const)(
  '[%s] %s',
  (_ids, title) => {
    const law = LAWS.find((one) => one.title === title);
    const options = { ...d20.brief, sessionLimit: 100 };
    expect(
      law?.check(d20 as unknown as Game, { matches: 2, seed: 'd20', mostAnswers: 250, options }),
    ).toEqual([]);
  },
  60_000,
);
