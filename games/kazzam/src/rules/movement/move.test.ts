import { expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../../test/table.ts';
import { move, walkOf } from './move.ts';

test('[KZ-MOVE-16] a settled way may lead over one square twice, and is thought over in between', () => {
  const court = begin({
    court: floor(6, 2),
    athletes: [ours('Ana', '0,0'), theirs('Bo', '5,1')],
    turn: 'Ana',
  });
  const ana = court.id('Ana');
  const walk = walkOf(court, ana);
  if (walk === undefined) throw new Error('Ana cannot walk');
  const way = [1, 2, 1, 2, 3].map((x) => court.cell(x, 0));
  // Something happens at every step.
  const between = function* () {
    court.befall('Ana', court.of('Ana').cell === court.cell(2, 0) ? 'fierce' : 'guarded');
    return false;
  };
  court.run(move(court, ana, walk, between, way));
  expect([court.at('Ana'), court.heard('moved').flatMap(({ path }) => path)]).toEqual([
    'court(3,0)',
    way,
  ]);
});
