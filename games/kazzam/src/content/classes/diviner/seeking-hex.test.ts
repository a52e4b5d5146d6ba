import { expect, test } from 'vitest';
import { floor } from '../../../../test/table.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { raiseWall } from '../../../rules/sight/walls.ts';
import { divined, type Scene } from './testing/divined.ts';

type Court = ReturnType<typeof divined>;
const hexed = (scene: Scene = {}) => divined(['seeking-hex'], scene);
/** Where the hex is, and how much it deals. */
const hex = (court: Court) =>
  court.inPlay('seeking-hex').map(({ amount, data }) => [{ ...data }, amount]);
/** The next End Phases of the Diviner. */
const rounds = (court: Court, count: number) => {
  for (let ended = 0; ended < count; ) {
    if (court.state.turn?.creature === court.id('Di')) ended += 1;
    court.answer('end-turn');
  }
  return court;
};
const at = (court: Court, x: number, y: number, target?: string) => ({
  cell: court.cell(x, y),
  ...(target === undefined ? {} : { target: court.id(target) }),
});

test('[KC-EX-18] [KC-DIV-34] the worked example', () => {
  const court = hexed({ di: { at: '0,0' }, bo: { at: '14,0' } });
  court.answer('seeking-hex', 'Bo', 'court(1,0)');
  expect(hex(court)).toEqual([[at(court, 1, 0, 'Bo'), 3]]);
  expect(hex(rounds(court, 1))).toEqual([[at(court, 6, 0, 'Bo'), 4]]);
  expect(hex(rounds(court, 1))).toEqual([[at(court, 11, 0, 'Bo'), 5]]);
  rounds(court, 1);
  expect(court).toHaveHeard({ type: 'damage', rule: 'KC-DIV-34', who: 'Bo', by: 'Di', amount: 5 });
  expect([court.of('Bo').hp, hex(court)]).toEqual([3, []]);
});
test('[KC-EX-18] [KC-DIV-35] its target Taken Out, it turns on the closest, the Diviner too', () => {
  const court = hexed({ di: { at: '0,0' }, bo: { at: '14,0' }, al: { at: '0,6' } });
  court.answer('seeking-hex', 'Bo', 'court(1,0)');
  takeOut(court, court.id('Bo'), court.id('Al'));
  expect(hex(court)).toEqual([[at(court, 1, 0), 3]]);
  rounds(court, 1);
  expect(court).toHaveHeard({ type: 'damage', rule: 'KC-DIV-34', who: 'Di', by: 'Di', amount: 3 });
  expect(hex(court)).toEqual([]);
});
const walled = floor(15, 7).map((row, y) => (y < 6 ? `${row.slice(0, 6)}#${row.slice(7)}` : row));

test('[KC-DIV-34] round Blocking Terrain by the shortest way', () => {
  // Down to the gap in the wall at (6,6), in five steps.
  const court = hexed({ rows: walled, bo: { at: '8,6', statuses: { revealed: {} } } });
  court.answer('seeking-hex', 'Bo', 'court(2,3)');
  expect(hex(rounds(court, 1))).toEqual([[at(court, 7, 6, 'Bo'), 4]]);
});
test('[KC-DIV-34] through creatures and over Difficult Terrain', () => {
  const rows = floor(15, 7).map(() => '..,,,,,,,,,,,,.');
  const court = hexed({ rows, bo: { at: '9,2' }, cy: { at: '4,2' }, al: { at: '5,2' } });
  court.answer('seeking-hex', 'Bo', 'court(2,2)');
  expect(hex(rounds(court, 1))).toEqual([[at(court, 7, 2, 'Bo'), 4]]);
});
test('[KC-DIV-34] it hits in the same End Phase if it comes so far, Ward first', () => {
  const court = hexed({ bo: { ward: 2 } });
  court.answer('seeking-hex', 'Bo', 'court(2,2)', 'end-turn');
  expect([court.of('Bo').hp, hex(court)]).toEqual([7, []]);
});
test('[KC-DIV-34] [KC-CONV-38] beside the Diviner, on an empty square', () => {
  const court = hexed({ al: { at: '2,2' }, rows: walled.map((row) => `#${row.slice(1)}`) });
  court.answer('seeking-hex', 'Bo');
  expect(court).toOfferOnly('court(1,1)', 'court(2,1)', 'court(1,3)', 'court(2,3)');
});
test('[KC-DIV-34] [KC-CONV-25] an enemy in sight at any distance', () => {
  const seen = (scene: Scene) => hexed(scene).answer('seeking-hex').offered;
  expect(seen({})).toEqual(['Bo', 'Cy']);
  expect(seen({ rows: walled })).not.toContain('Cy');
  expect(seen({ bo: { statuses: { hidden: {} } } })).not.toContain('Bo');
});
test('[KC-DIV-34] it needs no implement, ends no turn and is spent', () => {
  const court = hexed({ di: { implement: 'staff', statuses: { disarmed: {} } } });
  court.answer('seeking-hex', 'Bo', 'court(2,2)');
  expect(court).toBeTheTurnOf('Di');
  expect(court).toBeAskedFor('action');
  expect(court.of('Di')).toHaveSpent('seeking-hex');
});
test('[KC-DIV-35] [D-42] a target that is back is sought only if it is the closest', () => {
  const court = hexed({
    effects: [{ kind: 'seeking-hex', by: 'Di', cell: '6,2', amount: 3 }],
    di: { at: '0,0' },
    bo: { at: '11,2' },
    cy: { at: '9,2' },
    al: { at: '0,6' },
  });
  rounds(court, 1);
  expect([court.of('Cy').hp, court.of('Bo').hp, hex(court)]).toEqual([5, 8, []]);
});
test('[KC-DIV-35] of equally close ones the Diviner picks', () => {
  const court = hexed({
    effects: [{ kind: 'seeking-hex', by: 'Di', cell: '7,2', amount: 3 }],
    di: { at: '0,0' },
    bo: { at: '9,2' },
    cy: { at: '5,2' },
  });
  court.answer('end-turn');
  expect(court).toBeAskedFor('hex-target', { rule: 'KC-DIV-35', seat: 0 });
  expect(court).toOfferOnly('Bo', 'Cy');
  court.answer('Cy');
  expect(court.of('Cy')).toHaveHp(5);
});
test('[KC-DIV-35] without a way to its target it turns on somebody that it can come to', () => {
  const shut = floor(15, 7).map((row) => `${row.slice(0, 6)}#${row.slice(7)}`);
  const court = hexed({
    rows: shut,
    effects: [{ kind: 'seeking-hex', by: 'Di', cell: '5,2', amount: 3, target: 'Cy' }],
    al: { at: '0,6' },
  });
  rounds(court, 1);
  expect(court.of('Bo')).toHaveHp(5);
});
test('[KC-DIV-35] [KC-CONV-32] a teammate that it Takes Out is a Strike, and no point', () => {
  const court = hexed({
    effects: [{ kind: 'seeking-hex', by: 'Di', cell: '2,4', amount: 3 }],
    al: { at: '1,4', hp: 1 },
  });
  rounds(court, 1);
  expect([court.state.strikes, court.state.points]).toEqual([
    [1, 0],
    [0, 0],
  ]);
});
test('[KC-DIV-06] [KC-DIV-34] it stays while the Diviner is Taken Out', () => {
  const court = hexed();
  court.answer('seeking-hex', 'Cy', 'court(2,2)');
  takeOut(court, court.id('Di'), court.id('Bo'));
  expect(hex(court)).toEqual([[at(court, 2, 2, 'Cy'), 3]]);
});
test('[KC-DIV-35] a wall that is raised on it does not hold it', () => {
  const court = hexed({
    effects: [{ kind: 'seeking-hex', by: 'Di', cell: '6,2', amount: 3, target: 'Cy' }],
  });
  raiseWall(court, [court.cell(6, 2)], 'TEST');
  rounds(court, 1);
  expect(court.of('Cy')).toHaveHp(5);
});
