import { expect, test } from 'vitest';
import { GAME } from '../../../../test/content.ts';
import type { Court } from '../../../../test/table.ts';
import { heuristicOf } from '../../../bots/heuristic.ts';
import { brewed, flask } from './testing/brewed.ts';

const heuristic = heuristicOf(GAME.content);

/** What the heuristic takes of the options of the open choice. */
function taken(court: Court): string | undefined {
  const { open, state: view } = court;
  const answer = heuristic({ view, seat: open.seat, choice: open, random: { index: () => 0 } });
  return court.idOf(answer);
}

test('[KC-BRW-26] a bot that is hurt drinks its Phoenix Elixir, also as a Reaction', () => {
  const items = [flask('phoenix-elixir', 'Bea')];
  const bea = { hp: 4, statuses: ['immobilized'] };
  expect(taken(brewed(['phoenix-elixir'], { items, bea }))).toBe('drink');
});
test('[KC-BRW-10] a bot picks the Potion that does most there', () => {
  const picks = ['nullification-potion', 'corrosive-potion'];
  const plain = brewed(picks).answer('toss-potion', 'Bo');
  expect(taken(plain)).toBe('corrosive-potion');
  const bo = { ward: 2, statuses: ['fierce', 'nimble', 'guarded'] };
  const warded = brewed(picks, { bo }).answer('toss-potion', 'Bo');
  expect(taken(warded)).toBe('nullification-potion');
});
test('[KC-BRW-07] flasks are no orbs to bots, whether they lie there or are used up', () => {
  const items = [
    { item: 'gryphon-elixir', by: 'Bea', gone: true },
    { item: 'gryphon-elixir', by: 'Bea', at: '1,2' },
  ];
  const court = brewed(['gryphon-elixir'], { items });
  expect(court).toOffer('pick-up');
  expect(taken(court)).not.toBe('pick-up');
});
test('[KC-BRW-11] with nobody in reach and nowhere to go a bot fills a flask, if it has none', () => {
  // Held where it is, behind a wall.
  const rows = ['.....#.........', ...Array<string>(6).fill('.....#.........')];
  const scene = { rows, bo: { at: '9,2' }, bea: { statuses: ['immobilized'] } };
  const left = { actions: { attack: 1, move: 0, role: 0 } };
  expect(taken(brewed(['gryphon-elixir'], { ...scene, more: left }))).toBe('give-elixir');
  const items = [flask('gryphon-elixir', 'Bea')];
  expect(taken(brewed(['gryphon-elixir'], { ...scene, items, more: left }))).not.toBe(
    'give-elixir',
  );
});
