import { describe, expect, test } from 'vitest';
import { MAP } from '../../../../test/dungeon-court.ts';
import { removeEffects } from '../../../rules/effects/status.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { BOTH, brewed, kindsOn, type Scene, untilTurnOf } from './testing/brewed.ts';

function tossed(potion: string, answers: readonly unknown[] = [], scene: Scene = {}) {
  const rolls = [4, ...(scene.rolls ?? [])];
  return brewed([potion], { ...scene, rolls }).answer('toss-potion', 'Bo', BOTH, ...answers);
}

describe('Hardening Potion', () => {
  test('[KC-BRW-30] Immobilized until its next turn ends, then Slowed until the one after has', () => {
    const court = untilTurnOf(tossed('hardening-potion'), 'Bo');
    expect(kindsOn(court, 'Bo')).toEqual(['immobilized']);
    court.answer('end-turn');
    expect(kindsOn(court, 'Bo')).toEqual(['slowed']);
    untilTurnOf(court, 'Bo');
    expect(kindsOn(court, 'Bo')).toEqual(['slowed']);
    court.answer('end-turn');
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
  test('[KC-BRW-30] however it ends', () => {
    const court = tossed('hardening-potion');
    removeEffects(court, ({ kind }) => kind === 'immobilized', 'TEST');
    expect(kindsOn(court, 'Bo')).toEqual(['slowed']);
    expect(court).toHaveHeard({ type: 'status', who: 'Bo', status: 'slowed', by: 'Bea' });
  });
  test('[KC-BRW-30] but by a Take-Out', () => {
    const court = tossed('hardening-potion');
    takeOut(court, court.id('Bo'), court.id('Bea'));
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
});

describe('Frenzy Brew', () => {
  test('[KC-BRW-31] Frenzied on its next turn, against the Brewer', () => {
    const court = untilTurnOf(tossed('frenzy-brew', [], { rolls: [1] }), 'Bo');
    expect(court).toHaveHeard({ type: 'wild', who: 'Bo', by: 'Bea', status: 'frenzied' });
    // On a 1 the Brewer commands.
    expect(court.open.seat).toBe(0);
  });
  test('[KC-BRW-31] until that turn ends', () => {
    const court = untilTurnOf(tossed('frenzy-brew', [], { rolls: [6] }), 'Bo').answer('end-turn');
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
});

describe('Draught of Bonded Futures', () => {
  const BOND = 'draught-of-bonded-futures';
  const bonded = (person: string, rounds: number, scene: Scene = {}) =>
    tossed(BOND, [person, rounds], scene);

  test('[KC-BRW-32] so many rounds later the person is teleported beside the target, from anywhere', () => {
    const court = bonded('Al', 2, { al: { at: '14,6' }, cy: { at: '10,0' } });
    expect(court.inPlay(BOND, 'Bo').map(({ amount }) => amount)).toEqual([2]);
    untilTurnOf(court, 'Al');
    expect(court.at('Al')).toBe('court(14,6)');
    untilTurnOf(court, 'Bea');
    expect(court.inPlay(BOND, 'Bo').map(({ amount }) => amount)).toEqual([1]);
    untilTurnOf(court, 'Al');
    expect(court.at('Al')).toBe('court(14,6)');
    untilTurnOf(court, 'Bea').answer('end-turn');
    // It comes before anything else of its turn, and cannot be declined.
    expect(court).toBeAskedFor('teleport', { rule: 'KC-BRW-32', seat: 0 });
    expect(court.offered).toHaveLength(8);
    court.answer('court(5,3)');
    expect(court.at('Al')).toBe('court(5,3)');
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
  test('[KC-BRW-32] with all squares around the target full, the nearest free one', () => {
    const rows = [
      '...............',
      '...###.........',
      '...#.#.........',
      '...###.........',
      ...Array.from({ length: 3 }, () => '...............'),
    ];
    const effects = [{ kind: BOND, on: 'Bo', by: 'Bea', person: 'Bea', round: 1 }];
    const court = brewed([BOND], {
      rows,
      effects,
      bea: { at: '14,6' },
      turn: 'Cy',
      more: { round: 1 },
    });
    Object.assign(court.inPlay(BOND)[0]?.data ?? {}, { round: court.state.round + 1 });
    untilAsked(court, 'teleport');
    expect(court.offered).toHaveLength(16);
    expect(court.offered).toContain('court(2,0)');
  });
  test('[KC-BRW-32] who is beside the target already is not spared: another square beside it, no choice', () => {
    const effects = [{ kind: BOND, on: 'Bo', by: 'Bea', person: 'Al', round: 1 }];
    const court = brewed([BOND], { effects, bea: { at: '14,6' }, al: { at: '5,2' } });
    Object.assign(court.inPlay(BOND)[0]?.data ?? {}, { round: court.state.round });
    untilTurnOf(court, 'Al');
    expect(court).toBeAskedFor('teleport', { rule: 'KC-BRW-32', seat: 0 });
    expect(court.offered).toHaveLength(7);
    expect(court).not.toOffer('stay', 'court(5,2)');
    court.answer('court(3,2)');
    expect(court.at('Al')).toBe('court(3,2)');
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
  test('[KC-BRW-32] who is beside the target already stays where no other square there is free', () => {
    const rows = [
      '...............',
      '...###.........',
      '...#..#........',
      '...###.........',
      ...Array.from({ length: 3 }, () => '...............'),
    ];
    const effects = [{ kind: BOND, on: 'Bo', by: 'Bea', person: 'Al', round: 1 }];
    const court = brewed([BOND], { rows, effects, bea: { at: '14,6' }, al: { at: '5,2' } });
    Object.assign(court.inPlay(BOND)[0]?.data ?? {}, { round: court.state.round });
    untilTurnOf(court, 'Al');
    expect(court).toBeAskedFor('action');
    expect(court.at('Al')).toBe('court(5,2)');
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
  test('[KC-BRW-32] it fizzles if the target was Taken Out meanwhile', () => {
    const court = bonded('Al', 1, { al: { at: '14,6' } });
    takeOut(court, court.id('Bo'), court.id('Bea'));
    expect(court.inPlay(BOND)).toEqual([]);
  });
  test('[KC-BRW-32] or if the person is off the map then; it does not come later', () => {
    const effects = [{ kind: BOND, on: 'Bo', by: 'Bea', person: 'Al', round: 1 }];
    const court = brewed([BOND], { effects, turn: 'Bo', al: { at: '14,6' } });
    Object.assign(court.inPlay(BOND)[0]?.data ?? {}, { round: court.state.round });
    untilTurnOf(court, 'Bea');
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
  test('[KC-BRW-32] [D-62] not from one part of the map to another', () => {
    const court = bonded('Al', 1, {
      rows: MAP,
      al: { at: '1,1' },
      cy: { at: '7,0' },
    });
    untilTurnOf(court, 'Bea');
    Object.assign(court.of('Al'), { cell: court.cell(0, 0, 'dungeon') });
    untilTurnOf(court, 'Al');
    expect(court.at('Al')).toBe('dungeon(0,0)');
    expect(kindsOn(court, 'Bo')).toEqual([]);
  });
});

function untilAsked(court: ReturnType<typeof brewed>, key: string): void {
  while (!court.asked.startsWith(key)) court.answer('end-turn');
}
