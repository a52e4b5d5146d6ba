import { expect, test } from 'vitest';
import { floor } from '../../../../test/table.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { takeStep } from '../../../rules/movement/step.ts';
import { raiseWall } from '../../../rules/sight/walls.ts';
import { BOTH, divined, kindsOn, type Scene } from './testing/divined.ts';

/** Bo, on whom the eye of Di rests; a wall from (3,3) on. */
const watched = (scene: Scene = {}) =>
  divined(['unblinking-eye'], {
    rolls: [4],
    rows: floor(15, 7).map((row, y) => (y === 3 ? `...${'#'.repeat(12)}` : row)),
    ...scene,
  }).answer('unblinking-eye', 'Bo', BOTH);
const eyed = ['unblinking-eye', 'ongoing'];
const rest = (court: ReturnType<typeof divined>) =>
  kindsOn(court, 'Bo').filter((kind) => eyed.includes(kind));

test('[KC-DIV-24] [KC-REC-13] Ongoing 1 that no save ends', () => {
  const court = watched();
  expect(court.of('Bo')).toHaveStatus('ongoing', 1);
  court.answer('end-turn');
  while (court.state.turn?.creature !== court.id('Bo')) court.answer('end-turn');
  expect(court.of('Bo')).toHaveHp(5);
  court.answer('end-turn');
  expect(rest(court)).toEqual(eyed);
});
test('[KC-DIV-24] it is over with the step out of sight, for good', () => {
  const court = watched();
  const go = (who: string, x: number, y: number) =>
    court.run(takeStep(court, court.id(who), court.cell(x, y), { how: 'move' }));
  go('Bo', 5, 2);
  expect(rest(court)).toEqual(eyed);
  go('Bo', 8, 4);
  expect(rest(court)).toEqual([]);
  go('Bo', 4, 2);
  expect(rest(court)).toEqual([]);
});
test('[KC-DIV-24] or with the step of the Diviner', () => {
  const court = watched({ bo: { at: '6,2' } });
  court.run(takeStep(court, court.id('Di'), court.cell(4, 4), { how: 'move' }));
  expect(rest(court)).toEqual([]);
});
test('[KC-DIV-24] or when a wall rises between them, once an action is over', () => {
  const court = watched();
  raiseWall(
    court,
    [0, 1, 2].map((y) => court.cell(3, y)),
    'TEST',
  );
  court.answer('drop-prone');
  expect(rest(court)).toEqual([]);
});
test('[KC-DIV-06] [KC-DIV-24] it ends when the Diviner is Taken Out', () => {
  const court = watched();
  takeOut(court, court.id('Di'), court.id('Cy'));
  expect(rest(court)).toEqual([]);
});
test('[KC-DIV-06] [KC-DIV-24] a lock keeps sight of it, and the eye open, even then', () => {
  const court = watched({ effects: [{ kind: 'locked-on', on: 'Bo', by: 'Di' }] });
  court.run(takeStep(court, court.id('Bo'), court.cell(8, 4), { how: 'move' }));
  expect(rest(court)).toEqual(eyed);
  takeOut(court, court.id('Di'), court.id('Cy'));
  court.run(takeStep(court, court.id('Bo'), court.cell(8, 5), { how: 'move' }));
  expect(rest(court)).toEqual(eyed);
});
test('[KC-DIV-24] or when what let the Diviner see it is over', () => {
  const court = watched({
    bo: { at: '5,2', statuses: { revealed: { ends: 'this-turn', of: 'Di' } } },
  });
  court.run(takeStep(court, court.id('Bo'), court.cell(5, 4), { how: 'move' }));
  expect(rest(court)).toEqual(eyed);
  court.answer('end-turn');
  expect(rest(court)).toEqual([]);
});
test('[KC-DIV-24] [KC-CONV-21] another hit adds nothing', () => {
  const court = watched({ rolls: [4, 4] });
  court.answer('end-turn', 'end-turn', 'end-turn', 'end-turn', 'unblinking-eye', 'Bo', BOTH);
  expect(rest(court)).toEqual(eyed);
  expect(court.of('Bo')).toHaveStatus('ongoing', 1);
});
test('[KC-DIV-24] [KC-CONV-16] Ward stops it', () => {
  expect(rest(watched({ bo: { ward: 2 } }))).toEqual([]);
});
test('[KC-DIV-24] [KC-CONV-31] who it Takes Out is the Diviner’s', () => {
  const court = watched({ bo: { hp: 3 } });
  court.answer('end-turn');
  while (court.state.points[0] === 0) court.answer('end-turn');
  expect(court.of('Bo')).toStandAt('nowhere');
});
