import { expect, test } from 'vitest';
import type { Told } from '../../../../test/table.ts';
import { heuristicOf } from '../../../bots/heuristic.ts';
import { CONTENT } from '../../../content/index.ts';
import { divined, type Scene } from './testing/divined.ts';

const heuristic = heuristicOf(CONTENT);

/** What a bot takes of what is offered now; it leaves nothing to chance. */
function taken(court: ReturnType<typeof divined>): string | undefined {
  const { open, state: view } = court;
  const answer = heuristic({ view, seat: open.seat, choice: open, random: { index: () => 0 } });
  return court.idOf(answer);
}

test('a bot sends a Seeking Hex after an enemy, from a square near it', () => {
  const court = divined(['seeking-hex'], { di: { statuses: { immobilized: {} } } });
  expect(taken(court)).toBe('seeking-hex');
  expect(taken(court.answer('seeking-hex', 'Bo'))).toMatch(/^court\(2,/);
});
test('a bot sends out an Empathic Wave when there are wounds, not without', () => {
  const still = { immobilized: {}, disarmed: {} };
  const wave = (scene: Scene) => taken(divined(['empathic-wave'], scene));
  expect(wave({ di: { hp: 3, statuses: still }, al: { hp: 3 } })).toBe('empathic-wave');
  expect(wave({ di: { statuses: still } })).not.toBe('empathic-wave');
});
test('a bot turns its fortune over when the lower of two dice would count', () => {
  const reverses = (statuses: object) =>
    taken(divined(['reversal-of-fortune'], { di: { statuses: { immobilized: {}, ...statuses } } }));
  expect(reverses({ blinded: {} })).toBe('reversal-of-fortune');
  expect(reverses({})).not.toBe('reversal-of-fortune');
});
test('a bot drops rather than be Taken Out, and stays up behind its Ward', () => {
  const foretold = (bo: Told) => {
    const effects = [{ kind: 'foreseen-attack', on: 'Bo', by: 'Di', ends: 'next-turn' }];
    const court = divined([], { effects, bo });
    while (court.asked.startsWith('action')) court.answer('end-turn');
    return taken(court);
  };
  expect(foretold({ hp: 3 })).toBe('yes');
  expect(foretold({ ward: 3 })).toBe('no');
});
