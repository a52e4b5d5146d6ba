import type { Act, ActResult } from '@tablewright/protocol';
import { expect, test } from 'vitest';
import { settle } from '../../test/fake-line.ts';
import { ActLine } from './act-line.ts';

const RETURN: Act = { kind: 'return', id: 'act-0001' };
const STAND: Act = { kind: 'stand', id: 'act-0002' };
const BUSY: ActResult = { ok: false, error: { code: 'busy', message: 'later' } };

/** A line whose acts are answered when the test says so. */
function open() {
  const sent: { readonly act: Act; readonly answer: (result: ActResult) => void }[] = [];
  const ended: unknown[] = [];
  const line = new ActLine(
    (act) => new Promise((answer) => sent.push({ act, answer })),
    (act, refusal) => ended.push([act.id, refusal?.code]),
  );
  line.connected(true);
  return { line, sent, ended };
}

test('an act that was sent twice is answered once, and its second answer hits no other', async () => {
  const { line, sent, ended } = open();
  line.start(RETURN);
  line.connected(true);
  expect(sent.map(({ act }) => act.id)).toEqual(['act-0001', 'act-0001']);
  sent[0]?.answer(BUSY);
  await settle();
  line.start(STAND);
  sent[1]?.answer(BUSY);
  await settle();
  expect(ended).toEqual([['act-0001', 'busy']]);
  expect(line.underWay).toBe(STAND);
});

test('what is done is done when it was heard, before or after the answer', async () => {
  const { line, sent, ended } = open();
  line.start(RETURN);
  sent[0]?.answer({ ok: true, seq: 7 });
  await settle();
  line.heard('table', 6);
  expect(line.underWay).toBe(RETURN);
  line.heard('table', 7);
  expect(ended).toEqual([['act-0001', undefined]]);
  line.heard('table', 8);
  line.start(STAND);
  sent[1]?.answer({ ok: true, seq: 8 });
  await settle();
  expect(line.underWay).toBeUndefined();
});

test('one act at a time', () => {
  const { line } = open();
  line.start(RETURN);
  expect(() => line.start(STAND)).toThrow('return is under way');
});
