import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, theirs } from '../../../../test/table.ts';
import { positionOf } from '../../../position.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { BASIC_PHYSICAL_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { untilNextTurnEnds } from '../../../rules/effects/status.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { opportunityWorth } from '../../../rules/movement/opportunity.ts';
import { ENLARGING_CHARM } from './enlarging-charm.ts';
import { charming, type Scene, UNUSED } from './testing/charming.ts';

/** Cha has rolled this, with that effect on a 3. */
const charmed = (rolls: readonly number[], more: readonly string[], scene: Scene = {}) =>
  charming('enlarging-charm', { rolls, ...scene }).answer('enlarging-charm', 'Al', ...more);

/** Al is large, from that top left square. */
const large = (corner: string, scene: Scene = {}) =>
  charmed(scene.rolls ?? [3], ['effect-2', UNUSED, corner], scene);

function size(court: Court) {
  const { width, height } = court.of('Al');
  return [court.at('Al'), width, height];
}

describe('Enlarging Charm', () => {
  test('[KC-CHM-28] Effect 1: reach +1, and 1 more with its Opportunities; a 6 doubles both', () => {
    const scene = { al: { at: '6,4', implement: 'sword' }, bo: { at: '8,4', implement: 'sword' } };
    const one = charmed([3], ['effect-1', UNUSED], scene);
    expect(one.of('Al')).toHaveStatus('reach', 1);
    const strike = (court: Court) => opportunityWorth(court, court.id('Al'), court.id('Bo'));
    expect(strike(one)).toBe(3);
    expect(opportunityWorth(one, one.id('Bo'), one.id('Al'))).toBe(2);
    const six = charmed([6], [UNUSED, 'court(6,4)'], scene);
    expect(six.of('Al')).toHaveStatus('reach', 2);
    expect(strike(six)).toBe(4);
  });
  test('[KC-CHM-28] [KZ-LARGE-10] its controller says where it grows, not the Charmer', () => {
    const court = charmed([3], ['yes', 'effect-2', UNUSED], { seats: 3, al: { seat: 1 } });
    expect(court).toBeAskedFor('grow', { seat: 1 });
  });
  test('[KC-CHM-28] [KZ-LARGE-10] all four ways are open where there is room', () => {
    const court = charmed([3], ['effect-2', UNUSED]);
    expect(court).toBeAskedFor('grow', { rule: 'KZ-LARGE-10', of: 'Al' });
    expect(court.offered.toSorted()).toEqual([
      'court(5,3)',
      'court(5,4)',
      'court(6,3)',
      'court(6,4)',
    ]);
    expect(size(court.answer('court(5,3)'))).toEqual(['court(5,3)', 2, 2]);
  });
  test('[KC-CHM-28] [KZ-GRID-12] not over walls, pedestals or others', () => {
    const rows = floor(15, 9).map((line, y) => (y === 3 ? `.....#.........` : line));
    const cy = theirs('Cy', '7,5', { class: 'porter' });
    const court = charmed([3], ['effect-2', UNUSED], { court: rows, others: [cy] });
    expect(court.offered.toSorted()).toEqual(['court(5,4)', 'court(6,3)']);
  });
  test('[KC-CHM-28] if nothing fits it stays as it is, with the damage', () => {
    const rows = floor(15, 9).map((line, y) => (y === 4 ? line : '###############'));
    const bo = { at: '7,4' };
    const court = charmed([3, 4], ['effect-2', UNUSED], { court: rows, bo });
    expect(size(court)).toEqual(['court(6,4)', 1, 1]);
    court.answer('end-turn', 'basic-physical-attack', 'Bo');
    expect(court.of('Bo')).toHaveHp(4);
  });
  test('[KC-CHM-28] 2 more on hits with the Basic Physical Attack, with nothing else', () => {
    const bo = { at: '8,4' };
    const strike = large('court(6,4)', { rolls: [3, 4], bo });
    strike.answer('end-turn', 'basic-physical-attack', 'Bo');
    expect(strike.of('Bo')).toHaveHp(4);
    const shoot = large('court(6,4)', { rolls: [3, 4], bo }).answer(
      'end-turn',
      'basic-implement-attack',
      'Bo',
    );
    expect(shoot.of('Bo')).toHaveHp(6);
  });
  test('[KC-CHM-28] nobody else’s blows deal more', () => {
    const court = large('court(6,4)', { rolls: [3, 4], bo: { at: '4,5' } });
    court.run(attack(court, court.id('Cha'), court.id('Bo'), BASIC_PHYSICAL_ATTACK));
    expect(court.of('Bo')).toHaveHp(6);
  });
  test('[KC-CHM-28] [KC-CONV-21] charmed again while it is large it grows no more, and stays so longer', () => {
    const court = large('court(6,4)');
    const [by, on] = [court.id('Cha'), court.id('Al')];
    const until = { ...untilNextTurnEnds(court.state, on), turn: 9 } as const;
    court.run(
      ENLARGING_CHARM.second(court, { by, on, source: 'enlarging-charm', until, times: 1 }),
    );
    expect(size(court)).toEqual(['court(6,4)', 2, 2]);
    expect(court.inPlay('enlarged', 'Al')).toMatchObject([{ until }]);
    expect(court.inPlay('enlarging-charm', 'Al')).toMatchObject([{ until }]);
  });
  test('[KC-CHM-28] when its next turn ends it keeps one of its squares', () => {
    const court = large('court(6,4)').answer('end-turn', 'walk', ['court(7,4)'], 'end-turn');
    expect(court).toBeAskedFor('shrink', { rule: 'KZ-LARGE-10', of: 'Al' });
    expect(court.offered.toSorted()).toEqual([
      'court(7,4)',
      'court(7,5)',
      'court(8,4)',
      'court(8,5)',
    ]);
    expect(size(court.answer('court(8,5)'))).toEqual(['court(8,5)', 1, 1]);
    expect(court.state.turn?.creature).toBe(court.id('Bo'));
  });
  test('[KC-CHM-28] [KZ-LARGE-10] Taken Out it is as large as ever at once', () => {
    const court = large('court(6,4)');
    takeOut(court, court.id('Al'), court.id('Bo'));
    expect(size(court)).toEqual(['nowhere', 1, 1]);
    expect(court.inPlay('enlarged')).toEqual([]);
  });
  test('[KC-CHM-12] [KC-CHM-28] with Lasting it stays large as long as it saves', () => {
    const court = charmed([3, 4, 3], ['effect-2', UNUSED, 'court(6,4)'], { picks: ['lasting'] });
    court.answer('end-turn', 'end-turn', 'roll', 'end-turn', 'end-turn');
    expect(size(court)).toEqual(['court(6,4)', 2, 2]);
    court.answer('end-turn', 'roll');
    expect(court).toBeAskedFor('shrink');
    expect(size(court.answer('court(6,4)'))).toEqual(['court(6,4)', 1, 1]);
  });
  test('[KC-CHM-28] a position keeps its size', () => {
    const written = positionOf(large('court(6,4)'));
    const again = begin(written, { options: {} });
    expect(size(again)).toEqual(['court(6,4)', 2, 2]);
    expect(positionOf(again)).toEqual(written);
  });
});
