import { expect, test } from 'vitest';
import { isEcho, noteTold } from './picking.ts';

const BUTTONS = { left: 100, right: 200, top: 400, bottom: 444 } as DOMRectReadOnly;

/** A single click so many milliseconds after the last line was told. */
const click = (after: number, clientX: number, clientY: number, detail = 1) =>
  isEcho({ detail, timeStamp: performance.now() + after, clientX, clientY });

test('a click right after the telling was meant for it, longer where its buttons stood', () => {
  noteTold(BUTTONS);
  expect(click(200, 10, 10)).toBe(true);
  expect(click(600, 10, 10)).toBe(false);
  expect(click(900, 150, 420)).toBe(true);
  expect(click(1_500, 150, 420)).toBe(false);
  // A key presses what has the focus, and nothing by mistake.
  expect(click(200, 150, 420, 0)).toBe(false);
});

test('where nothing was told no single click is held back for long', () => {
  noteTold(undefined);
  expect(click(600, 150, 420)).toBe(false);
});
