import { expect, test } from 'vitest';
import { placeBeside, roomWithout } from './place-beside.ts';

const WINDOW = { width: 1280, height: 800 };
const PAPER = { width: 300, height: 400 };
const at = (left: number, top: number) => ({ left, top, right: left + 130, bottom: top + 200 });

test('a large card stands to the right of its card, else to its left, and within the window', () => {
  expect(placeBeside(PAPER, at(100, 300), WINDOW)).toEqual({ left: 242, top: 200 });
  expect(placeBeside(PAPER, at(1_000, 300), WINDOW)).toEqual({ left: 688, top: 200 });
  expect(placeBeside(PAPER, at(100, 700), WINDOW).top).toBe(388);
});

test('it does not cover the panel where something is decided, at the side or below', () => {
  const beside = roomWithout(WINDOW, { left: 898, top: 50 });
  expect(placeBeside(PAPER, at(700, 300), beside)).toEqual({ left: 388, top: 200 });
  expect(roomWithout({ width: 700, height: 900 }, { left: 0, top: 500 })).toEqual({
    width: 700,
    height: 500,
  });
  expect(roomWithout(WINDOW, { left: 0, top: 60 })).toEqual(WINDOW);
});
