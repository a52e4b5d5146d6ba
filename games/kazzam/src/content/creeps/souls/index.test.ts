import { expect, test } from 'vitest';
import { CONTENT } from '../../../../test/game.ts';
import { begin, floor } from '../../../../test/table.ts';
import { positionOf } from '../../../position.ts';
import { blocksOf } from '../../../rules/effects/content.ts';
import { groupOf } from '../../../rules/effects/creep-block.ts';
import { memberBlock } from '../../../rules/match/creep-groups.ts';
import { ana, BO, fell, soulsAt } from './testing/soul-court.ts';

const NAMES = ['Shadekeeper', 'Aegis', 'Huntress', 'Thunderbolt', 'Harpist', 'Charioteer'];

test('[KM-SOUL-01] [KZ-CREEP-14] the team has its members from the top of the list', () => {
  expect(CONTENT.groups.get('souls')?.members.map(({ name }) => name)).toEqual(NAMES);
  const { size } = groupOf('goon', 3);
  const first = Array.from({ length: size }, (_, at) => memberBlock(CONTENT, 'souls', at).name);
  expect(first).toEqual(NAMES.slice(0, 4));
});

test('[KM-SOUL-01] [KM-CRP-23] all are Goons of speed 6 on one square; three of them shoot', () => {
  const header = blocksOf(CONTENT, 'souls').map(({ type, speed, side = 1, mob, range }) => [
    type,
    speed,
    side,
    mob,
    range,
  ]);
  const shoots = ['Shadekeeper', 'Huntress', 'Harpist'];
  expect(header).toEqual(NAMES.map((name) => ['goon', 6, 1, false, shoots.includes(name) ? 5 : 1]));
});

test('[KM-SOUL-06] what one has for the match may have a number and a limit', () => {
  const court = soulsAt({ souls: { Thunderbolt: '1,1' } });
  expect(court.inPlay('retaliate', 'Thunderbolt')).toMatchObject([
    { amount: 1, innate: true, data: { within: 5 } },
  ]);
});

test('[KM-SOUL-01] [KM-CRP-13] [KM-INV-10] no die is rolled for them: each has one row', () => {
  const rows = blocksOf(CONTENT, 'souls').map((block) => block.rows.map(({ faces }) => faces));
  expect(rows).toEqual(NAMES.map(() => [undefined]));
});

test('[KM-INV-10] they act from the top of the list, and a position keeps what they have left', () => {
  const court = soulsAt({
    rows: floor(14, 6),
    athletes: [ana('7,0', { implement: 'wand' }), { ...BO, at: '7,3' }],
    souls: {
      Shadekeeper: '3,0',
      Aegis: '6,3',
      Huntress: '11,5',
      Thunderbolt: '5,5',
      Harpist: '11,0',
      Charioteer: '13,3',
    },
  });
  fell(court, 'Thunderbolt', 'Ana').answer('end-turn');
  while (court.asked.startsWith('save') || court.asked.startsWith('opportunity'))
    court.answer(court.asked.startsWith('save') ? 'roll' : 'no');
  expect(court.heard('group-roll')).toEqual([]);
  const written = positionOf(court);
  expect(positionOf(begin(written))).toEqual(written);
});
