import { expect, test } from 'vitest';
import { PlayedMatch } from './played-match.ts';
import type { Amount, LiveMatch, Position, Seat } from './subject.ts';

/** A server of one match in this very process, which tells a seat when the test says so. */
function table() {
  const listeners = new Map<Seat, (position: Position) => void>();
  const answers: [Seat, Amount][] = [];
  const live: LiveMatch = {
    answer: (seat, amount) => answers.push([seat, amount]),
    onUpdate: (seat, listener) => listeners.set(seat, listener),
    leave: async () => {},
  };
  let arrivals = 0;
  const match = new PlayedMatch(live, {
    arrived: () => {
      arrivals += 1;
    },
  });
  const counter = () => answers.reduce((sum, [, amount]) => sum + amount, 0) % 1000;
  const right = (): Position => ({
    answers: answers.length,
    counter: counter(),
    turn: answers.length % 2 === 0 ? 0 : 1,
  });
  return {
    match,
    answers,
    right,
    tell: (seat: Seat, position: Position) => listeners.get(seat)?.(position),
    arrivals: () => arrivals,
  };
}

test('the seats answer in turn, and an answer has arrived when the other seat is told', () => {
  const { match, answers, right, tell, arrivals } = table();
  match.answer();
  expect(match.isOpen).toBe(false);
  tell(0, right());
  expect(arrivals()).toBe(0);
  tell(1, right());
  expect(arrivals()).toBe(1);
  expect(match.isOpen).toBe(true);
  match.answer();
  expect(answers.map(([seat]) => seat)).toEqual([0, 1]);
});

test('a position that is told twice has arrived once', () => {
  const { match, right, tell, arrivals } = table();
  match.answer();
  tell(1, right());
  tell(1, right());
  expect(arrivals()).toBe(1);
});

test('the seat that answered may be told only after the other has answered', () => {
  const { match, right, tell, arrivals } = table();
  match.answer();
  const first = right();
  tell(1, first);
  match.answer();
  tell(0, first);
  expect(arrivals()).toBe(1);
  tell(0, right());
  expect(arrivals()).toBe(2);
});

test.each([
  ['a wrong counter', (right: Position) => ({ ...right, counter: right.counter + 1 })],
  ['the turn of the wrong seat', (right: Position) => ({ ...right, turn: 0 as const })],
  ['an answer that nobody gave', (right: Position) => ({ ...right, answers: 2 })],
])('%s ends the measurement', (_, wrong) => {
  const { match, right, tell } = table();
  match.answer();
  expect(() => tell(1, wrong(right()))).toThrow('the server says');
});
