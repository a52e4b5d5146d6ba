import { describe, expect, test } from 'vitest';
import { type AskedDocument, documentAnswer, documentFrom } from './asked-document.ts';
import { checkAnswer } from './check-answer.ts';
import type { Choice } from './choice.ts';
import { chooseDocument } from './choose.ts';
import type { ContentProblem } from './documents/kinds.ts';
import { blank, formOf } from './fill.ts';
import { illegalAnswers } from './laws/index.ts';
import { countAnswers, enumerateAnswers, fallbackAnswer, isAnswerable } from './list-answers.ts';
import { choiceView } from './match-view.ts';
import { onlyAnswer } from './only-answer.ts';
import { sampleAnswer } from './sample-answer.ts';
import { toldPrint } from './told-print.ts';
import { fromWire } from './wire-answer.ts';

interface Crew {
  readonly captain: string;
  readonly hands: number;
}

const crew: AskedDocument<Crew> = {
  kind: 'crew',
  read(content) {
    const { captain, hands, ...rest } = (content ?? {}) as Record<string, unknown>;
    const error: ContentProblem[] = [];
    if (typeof captain !== 'string') error.push({ path: 'captain', message: 'must be a name' });
    if (hands !== 1 && hands !== 2) error.push({ path: 'hands', message: 'must be 1 or 2' });
    for (const path of Object.keys(rest)) error.push({ path, message: 'is no field' });
    if (error.length > 0) return { ok: false, error };
    return { ok: true, value: content as Crew };
  },
  sample: (random) => ({ captain: 'Ina', hands: 1 + random.index(2, 'hands') }),
};
const usual: Crew = { captain: 'Tom', hands: 1 };

function asked(document: AskedDocument<Crew> = crew) {
  const question = { rule: 'T-01', document, fallback: usual };
  const flow = chooseDocument({ seatCount: 2 }, [0, 1], 'crew', question);
  const choice = flow.next(0).value as Choice;
  return { flow, choice };
}

test('a flow that asks for a document gets its content', () => {
  const { flow, choice } = asked();
  expect(choice).toMatchObject({ kind: 'text', seat: 0, seats: [0, 1], why: { key: 'crew' } });
  expect(flow.next('{"captain":"Kim","hands":2}')).toEqual({
    done: true,
    value: { captain: 'Kim', hands: 2 },
  });
});

describe('a choice that asks for a document', () => {
  const { choice } = asked();

  test('takes content in any order of its fields, and keeps it as canonical JSON', () => {
    expect(fromWire(choice, ' {"hands": 2, "captain": "Kim"} ')).toEqual({
      ok: true,
      value: '{"captain":"Kim","hands":2}',
    });
  });

  test('refuses anything else, with all that is wrong at once', () => {
    for (const answer of illegalAnswers(choice)) expect(fromWire(choice, answer).ok).toBe(false);
    expect(checkAnswer(choice, '{"hands":3,"ship":1}')).toEqual({
      code: 'not-allowed',
      message:
        'is no crew that fits: captain: must be a name; hands: must be 1 or 2; ship: is no field',
    });
    expect(fromWire(choice, 'Kim and Tom')).toMatchObject({
      error: { code: 'wrong-shape', message: 'is no crew: its content is needed as JSON' },
    });
  });

  test('has a usual answer, which counts as one of many', () => {
    expect(fallbackAnswer(choice)).toBe(documentAnswer(usual));
    expect([...enumerateAnswers(choice)]).toEqual([documentAnswer(usual)]);
    expect(isAnswerable(choice)).toBe(true);
    expect(countAnswers(choice, 7)).toBe(7);
    expect(onlyAnswer(choice)).toBeUndefined();
  });

  test('is answered at random by whatever can be, else as usual', () => {
    const hands = [0, 1].map((drawn) => {
      const answer = sampleAnswer(choice, { index: () => drawn });
      expect(checkAnswer(choice, answer)).toBeUndefined();
      return documentFrom(crew, answer);
    });
    expect(hands).toMatchObject([{ value: { hands: 1 } }, { value: { hands: 2 } }]);
    const { sample: _, ...plain } = crew;
    expect(sampleAnswer(asked(plain).choice, { index: () => 1 })).toBe(documentAnswer(usual));
  });

  test('reaches a client as plain data, which takes what only the match can judge', () => {
    const view = choiceView(choice, 0);
    expect(view).toMatchObject({ document: { kind: 'crew' }, fallback: documentAnswer(usual) });
    expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    expect(fromWire(view as unknown as Choice, '{"any":1}').ok).toBe(true);
    expect(fromWire(view as unknown as Choice, 'x').ok).toBe(false);
  });

  test('has a fingerprint of its own, by its kind', () => {
    const print = (document?: AskedDocument<Crew>) => {
      const { document: _, ...text } = choice as Extract<Choice, { kind: 'text' }>;
      const other = document === undefined ? text : { ...text, document };
      return toldPrint({ events: [], choices: [other], outcome: undefined });
    };
    const prints = [print(), print(crew), print({ ...crew, kind: 'ship' })];
    expect(new Set(prints).size).toBe(3);
  });

  test('can be a field of a form', () => {
    const form = formOf(0, 'sail', { crew: blank.document(crew, usual) }, { rule: 'T-01' });
    const taken = fromWire(form.choice, { crew: '{"captain":"Kim","hands":2}' });
    expect(taken.ok && form.read(taken.value)).toEqual({ crew: { captain: 'Kim', hands: 2 } });
    expect(fromWire(form.choice, { crew: '{}' })).toMatchObject({
      error: { message: expect.stringContaining('"crew": is no crew that fits') },
    });
    expect(choiceView(form.choice, 0).fields?.[0]?.choice.document).toEqual({ kind: 'crew' });
  });
});
