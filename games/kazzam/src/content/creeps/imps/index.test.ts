import { expect, test } from 'vitest';
import { CONTENT } from '../../../../test/game.ts';
import { begin } from '../../../../test/table.ts';
import { positionOf } from '../../../position.ts';
import { blocksOf } from '../../../rules/effects/content.ts';
import { groupOf } from '../../../rules/effects/creep-block.ts';
import { memberBlock } from '../../../rules/match/creep-groups.ts';
import { impsAt } from './testing/imp-court.ts';

const NAMES = ['Thief', 'Fighter', 'Archer', 'Brewer', 'Grappler', 'Flamestaff'];

test('[KM-IMP-01] [KZ-CREEP-14] each team has its members from the top of one list', () => {
  for (const id of ['impsA', 'impsB']) {
    expect(CONTENT.groups.get(id)?.members.map(({ name }) => name)).toEqual(NAMES);
    const size = groupOf('goon', 3).size;
    const first = Array.from({ length: size }, (_, at) => memberBlock(CONTENT, id, at).name);
    expect(first).toEqual(['Imp Thief', 'Imp Fighter', 'Imp Archer', 'Imp Brewer']);
  }
});

test('[KM-IMP-01] [KM-IMP-10] [KM-CRP-23] all are Goons of speed 6 on one square, the Archer with range 5', () => {
  const blocks = blocksOf(CONTENT, 'impsA');
  const header = blocks.map(({ type, speed, side = 1, mob, range }) => [
    type,
    speed,
    side,
    mob,
    range,
  ]);
  expect(header).toEqual(NAMES.map((name) => ['goon', 6, 1, false, name === 'Archer' ? 5 : 1]));
});

test('[KM-IMP-01] [KM-CRP-13] no die is rolled for them: each has one row', () => {
  const rows = blocksOf(CONTENT, 'impsA').map((block) => block.rows.map(({ faces }) => faces));
  expect(rows).toEqual(NAMES.map(() => [undefined]));
});

test('a position keeps what their traits have left', () => {
  const court = impsAt({
    imps: { Thief: '9,0', Fighter: '3,2', Archer: '0,0', Brewer: '0,4', Flamestaff: '9,4' },
  }).answer('end-turn');
  const written = positionOf(court);
  expect(positionOf(begin(written))).toEqual(written);
});
