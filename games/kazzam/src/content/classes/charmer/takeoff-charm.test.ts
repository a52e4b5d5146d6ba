import { describe, expect, test } from 'vitest';
import { ours } from '../../../../test/table.ts';
import { charming, type Scene, UNUSED } from './testing/charming.ts';

/** Al is between Bo and Cy; Cha charms it. */
const burst = (rolls: readonly number[], more: readonly unknown[], scene: Scene = {}) =>
  charming('takeoff-charm', {
    rolls,
    bo: { at: '7,4' },
    others: [ours('Cy', '5,5', { class: 'porter', implement: 'wand' })],
    ...scene,
  }).answer('takeoff-charm', 'Al', ...more);

describe('Takeoff Charm', () => {
  test('[KC-CHM-33] Effect 1: 2 damage to everyone beside it, friends too, no roll; doubled 4', () => {
    const court = burst([3], ['effect-1', UNUSED]);
    expect([court.of('Bo').hp, court.of('Cy').hp, court.of('Al').hp, court.of('Cha').hp]).toEqual([
      6, 6, 8, 8,
    ]);
    expect(court.heard('damage').map(({ by }) => by)).toEqual([court.id('Al'), court.id('Al')]);
    const six = burst([6], [UNUSED, ['effect-1', 'effect-2'], 'no']);
    expect(six.of('Bo')).toHaveHp(4);
  });
  test('[KC-CHM-34] the Charmer is one of them, and on itself all others are', () => {
    expect(burst([3], ['effect-1', UNUSED], { cha: { at: '5,3' } }).of('Cha')).toHaveHp(6);
    const self = charming('takeoff-charm', { rolls: [3], al: { at: '4,4' } });
    self.answer('takeoff-charm', 'Cha', 'effect-1');
    expect([self.of('Al').hp, self.of('Cha').hp]).toEqual([6, 8]);
  });
  test('[KC-CHM-33] who falls to it is the charmed one’s doing', () => {
    const court = burst([3], ['effect-1', UNUSED], { bo: { at: '7,4', hp: 1 } });
    expect(court).toHaveHeard({ type: 'taken-out', who: 'Bo', by: 'Al' });
    expect(court.state.points[0]).toBe(1);
  });
  test('[KC-CHM-33] [KC-CONV-32] a teammate it takes Out is a Strike', () => {
    const cy = ours('Cy', '5,5', { class: 'porter', hp: 1 });
    const court = burst([3], ['effect-1', UNUSED], { others: [cy] });
    expect([court.state.points, court.state.strikes[0]]).toEqual([[0, 0], 1]);
  });

  test('[KC-CHM-33] [KZ-STAT-24] Effect 2: Flying now, for which those beside it get Opportunities', () => {
    const court = burst([3], ['effect-2', UNUSED]);
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-STAT-24', of: 'Bo', seat: 1 });
    court.answer('yes');
    expect(court.of('Al')).toHaveHp(6);
    expect(court.of('Al')).toHaveStatus('flying');
  });
  test('[KC-CHM-33] [KZ-STAT-23] it lands when it likes, and takes off with each Move Action', () => {
    const court = burst([3], ['effect-2', UNUSED], { bo: { at: '12,4' } }).answer('end-turn');
    expect(court.offered).toContain('land');
    expect(court.offered).not.toContain('takeoff-flight');
    court.answer('land', 'takeoff-flight', 'first', 'walk', ['court(7,4)']);
    expect(court.of('Al')).toHaveStatus('flying');
    expect(court.at('Al')).toBe('court(7,4)');
    expect(court.state.turn).toMatchObject({ moveActions: 0, attackActions: 1 });
  });
  test('[KC-CHM-33] or after the rest of it', () => {
    const court = burst([3], ['effect-2', UNUSED], { bo: { at: '12,4' } }).answer(
      'end-turn',
      'land',
    );
    court.answer('takeoff-flight', 'last', 'walk', ['court(7,4)']);
    expect([court.at('Al'), court.heard('status').length]).toEqual(['court(7,4)', 2]);
    expect(court.of('Al')).toHaveStatus('flying');
  });
  test('[KC-CHM-33] all of it ends with its next turn', () => {
    const court = burst([3], ['effect-2', UNUSED], { bo: { at: '12,4' } });
    court.answer('end-turn', 'land', 'takeoff-flight', 'first', 'none', 'end-turn');
    expect(court.of('Al')).not.toHaveStatus('flying');
    expect(court.inPlay('takeoff-charm')).toEqual([]);
  });
  test('[KC-CHM-33] one that cannot take off does not fly now, but may later', () => {
    const al = { statuses: { immobilized: { ends: 'next-turn-start' } } };
    const court = burst([3], ['effect-2', UNUSED], { al, bo: { at: '12,4' } });
    expect(court.of('Al')).not.toHaveStatus('flying');
    expect(court.answer('end-turn').offered).toContain('takeoff-flight');
  });
  test('[KC-CHM-33] nobody else has that action', () => {
    const court = burst([3], ['effect-2', UNUSED], { bo: { at: '12,4' } });
    expect(court.offered).not.toContain('takeoff-flight');
  });
  test('[D-65] [KC-CHM-33] the Charmer orders the two: in the air it hurts those on the ground', () => {
    const court = burst([4], [UNUSED]);
    expect(court).toBeAskedFor('hit-order', { rule: 'KC-CONV-15' });
    court.answer(['effect-2', 'effect-1'], 'no');
    expect([court.of('Bo').hp, court.of('Cy').hp]).toEqual([6, 6]);
  });
  test('[KC-CHM-33] [KZ-STAT-24] with Effect 1 first whoever it fells has no Opportunity', () => {
    const court = burst([4], [UNUSED, ['effect-1', 'effect-2']], { bo: { at: '7,4', hp: 2 } });
    expect(court.heard('opportunity')).toEqual([]);
    expect(court.of('Al')).toHaveStatus('flying');
  });
  test('[KC-CHM-12] [KC-CHM-33] with Lasting the flight is sustained with one roll', () => {
    const scene = { picks: ['lasting'], bo: { at: '12,4' } };
    const court = burst([3, 5], ['effect-2', UNUSED], scene).answer('end-turn', 'end-turn', 'roll');
    expect(court.of('Al')).toHaveStatus('flying');
    expect(court.heard('save')).toHaveLength(1);
  });
});
