import { expect, test, vi } from 'vitest';
import type { Replay } from './use-replay.ts';
import { replayKey } from './use-replay-keys.ts';

/** An element that is, or is within, what matches one of these. */
const within = (...selectors: readonly string[]) => ({
  closest: (asked: string) =>
    (asked.split(', ').some((one) => selectors.includes(one)) ? {} : null) as Element | null,
});

const press = (key: string, shiftKey: boolean, target?: ReturnType<typeof within>) => {
  const [toggle, stepAnswer, stepLine] = [vi.fn(), vi.fn(), vi.fn()];
  const act = replayKey({ key, shiftKey }, target);
  act?.({ toggle, stepAnswer, stepLine } as unknown as Replay);
  return { toggle: toggle.mock.calls, answer: stepAnswer.mock.calls, line: stepLine.mock.calls };
};

test('space plays, arrows go answer by answer, and with Shift line by line', () => {
  expect(press(' ', false).toggle).toHaveLength(1);
  expect(press('ArrowRight', false).answer).toEqual([[1]]);
  expect(press('ArrowLeft', false).answer).toEqual([[-1]]);
  expect(press('ArrowRight', true).line).toEqual([[1]]);
});

test('a key keeps its meaning where it has one', () => {
  expect(press(' ', false, within('button')).toggle).toEqual([]);
  expect(press('ArrowRight', false, within('[role=grid]')).answer).toEqual([]);
  expect(press('ArrowRight', false, within('button')).answer).toEqual([[1]]);
  expect(press(' ', false, within('[role=grid]')).toggle).toHaveLength(1);
  expect(press('x', false)).toEqual({ toggle: [], answer: [], line: [] });
});
