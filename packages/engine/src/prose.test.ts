import { describe, expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import type { TextChoice } from './choice.ts';
import { blank, formOf } from './fill.ts';
import { illegalAnswers } from './laws/index.ts';
import { choiceView } from './match-view.ts';
import { LONGEST_PROSE, proseFault, proseFrom, showableProse } from './prose.ts';
import { fromWire } from './wire-answer.ts';

describe('prose', () => {
  test.each([
    'The door is *shut*.\n\n- a key\n- a spell\n\n\ttabs do no harm',
    '<b>not bold</b> <script>alert(1)</script> [x](javascript:alert(1))',
    'Žofia „grüßt“ 李小龍 علي אורי ภูมิ',
    // A non-joiner that Persian needs, and a joiner in Devanagari.
    'می\u200cخواهم क्\u200dष',
    // Families, flags, hearts, keycaps.
    '👩\u200d👧 👩🏽\u200d🚀 ❤\ufe0f 🏳\ufe0f\u200d🌈 🇩🇪 1\ufe0f\u20e3',
    // Hebrew with points and an accent; Vietnamese in pieces.
    'שּׁ֑ e\u0302\u0301',
  ])('may be %j', (text) => {
    expect(proseFault(text)).toBeUndefined();
    expect(proseFrom(text)).toEqual({ ok: true, value: { prose: text } });
    expect(showableProse(text)).toBe(text);
  });

  test.each([
    ['control', '\0', 'U+0000'],
    ['control', '\r', 'U+000D'],
    ['control', '\u001b', 'U+001B'],
    ['control', '\u0085', 'U+0085'],
    ['control', '\u2028', 'U+2028'],
    ['direction', '\u202e', 'U+202E'],
    ['direction', '\u2066', 'U+2066'],
    ['direction', '\u200f', 'U+200F'],
    ['unseen', '\u200b', 'U+200B'],
    ['unseen', '\u200d', 'U+200D'],
    ['unseen', '\u00ad', 'U+00AD'],
    ['unseen', '\ufeff', 'U+FEFF'],
    ['unseen', '\ufe0f', 'U+FE0F'],
    ['unseen', '\u3164', 'U+3164'],
    ['unseen', '\u2800', 'U+2800'],
    ['unseen', '\u{e0041}', 'U+E0041'],
    ['broken', '\ud800', 'U+D800'],
    ['broken', '\ue000', 'U+E000'],
    ['broken', '\uffff', 'U+FFFF'],
    ['piled', '\u0301\u0302\u0303\u0304\u0305\u0306', 'U+0306'],
  ] as const)('has no %s character %j', (kind, unsafe, sign) => {
    const text = `all is well\nTo${unsafe}m`;
    expect(proseFault(text)).toEqual({ kind, sign, line: 2 });
    expect(proseFrom(text)).toMatchObject({
      ok: false,
      error: { code: 'not-allowed', message: expect.stringMatching(/^line 2 .*leave it out$/) },
    });
    // Whatever comes in by another way is shown without it.
    expect(proseFault(showableProse(text))).toBeUndefined();
    expect(showableProse(text)).toMatch(/^all is well\n(To.*m|To\n?m)$/su);
  });

  test('keeps what emoji need where something else is replaced', () => {
    expect(showableProse('a\u202e 👩\u200d👧')).toBe('a\ufffd 👩\u200d👧');
  });

  test('has an end, and is cut there if it comes by another way', () => {
    const longest = 'x'.repeat(LONGEST_PROSE);
    expect(proseFrom(longest).ok).toBe(true);
    expect(proseFrom(`${longest}x`)).toEqual({
      ok: false,
      error: { code: 'out-of-range', message: 'has at most 4000 characters, not 4001' },
    });
    expect(proseFrom('twelve signs', 11).ok).toBe(false);
    expect(showableProse('x'.repeat(1_000_000))).toHaveLength(LONGEST_PROSE + 1);
    expect(proseFrom({ prose: 'x' })).toMatchObject({ error: { code: 'wrong-shape' } });
  });
});

describe('a choice that asks for prose', () => {
  const choice: TextChoice = {
    kind: 'text',
    prose: true,
    seat: 0,
    why: { key: 'describe' },
    minLength: 1,
    maxLength: 20,
  };

  test.each([
    ['two\n\nlines', undefined],
    ['', { code: 'out-of-range', message: 'needs 1 to 20 characters, not 0' }],
    ['x'.repeat(21), { code: 'out-of-range', message: 'needs 1 to 20 characters, not 21' }],
    [' \n ', { code: 'out-of-range', message: 'has nothing but blanks' }],
    [
      'a\nb\u200b',
      {
        code: 'not-allowed',
        message: 'line 2 has a character that cannot be seen (U+200B); leave it out',
      },
    ],
  ])('takes %j or says why not', (answer, refusal) => {
    expect(checkAnswer(choice, answer)).toEqual(refusal);
  });

  test('never takes more than any prose may have', () => {
    const endless = { ...choice, maxLength: 1_000_000 };
    expect(checkAnswer(endless, 'x'.repeat(LONGEST_PROSE))).toBeUndefined();
    expect(checkAnswer(endless, 'x'.repeat(LONGEST_PROSE + 1))?.message).toMatch(/1 to 4000/);
  });

  test('shows clients that it does, and refuses whatever is illegal', () => {
    expect(choiceView(choice, 0)).toMatchObject({ kind: 'text', prose: true });
    for (const answer of illegalAnswers(choice)) {
      expect(fromWire(choice, answer).ok, JSON.stringify(answer)).toBe(false);
    }
  });

  test('may be a field of a form, which names it in a refusal and reads it as prose', () => {
    const form = formOf(
      0,
      'scene',
      { text: blank.prose({ minLength: 0, maxLength: 100, fallback: '' }) },
      { rule: 'TOY-1' },
    );
    const read = fromWire(form.choice, { text: 'It *rains*.' });
    if (!read.ok) throw new Error(read.error.message);
    expect(form.read(read.value)).toEqual({ text: { prose: 'It *rains*.' } });
    expect(fromWire(form.choice, { text: '\u202eevil' })).toMatchObject({
      error: { message: expect.stringMatching(/^"text": line 1 .*reading direction \(U\+202E\)/) },
    });
  });
});
