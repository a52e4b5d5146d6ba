import { describe, expect, test } from 'vitest';
import { duel } from '../../../../test/sword.ts';
import type { Told } from '../../../../test/table.ts';
import { given, KNOWN } from './testing/knowing.ts';

const ACTION = 'action KZ-ACT-01 seat 0';

describe('Change Spell', () => {
  const ready = (more: Told = {}, rolls: readonly number[] = []) =>
    given(KNOWN, more, rolls).answer('focused-blade', 'regenerative');
  test('[KC-SHV-08] replaces one of the two by another known one, and costs no action', () => {
    const court = ready().answer('change-spell');
    expect(court).toOfferOnly('sword-hold', 'long-arm');
    court.answer('long-arm');
    expect(KNOWN.map((kind) => court.inPlay(kind).length)).toEqual([0, 1, 1, 0]);
    expect(court.state.turn).toMatchObject({ attackActions: 1, moveActions: 1, roleActions: 1 });
  });
  test('[KC-SHV-08] once in a turn, and only as its first action', () => {
    expect(ready().answer('change-spell', 'long-arm')).not.toOffer('change-spell');
    const moved = ready().answer('walk', ['court(2,3)'], 'no');
    expect(moved).not.toOffer('change-spell');
    const next = ready().answer('change-spell', 'long-arm', 'end-turn', 'end-turn', 'end-turn');
    expect(next.asked).toBe(ACTION);
    expect(next).toOffer('change-spell');
  });
  test('[KC-SHV-08] what the Start Phase brings comes before it and is no action', () => {
    const court = ready({ hp: 5, statuses: [{ status: 'ongoing', amount: 1, source: 'x' }] });
    expect(court).toBeAskedFor('start-order', { rule: 'KZ-TURN-02', seat: 0 });
    expect(court.answer(['regenerate', 'ongoing'])).toOffer('change-spell');
  });
  test('[KC-SHV-08] [KZ-STOW-01] drawing the implement costs nothing and comes before it too', () => {
    const court = ready({ stowed: true }).answer('draw-implement');
    expect(court).toOffer('change-spell');
  });
  test('[KC-SHV-08] not where nothing else is known', () => {
    expect(given(['focused-blade', 'regenerative'])).not.toOffer('change-spell');
  });
  test('[KC-SHV-09] what is replaced ends at once, and its tokens with it', () => {
    const court = ready({}, [2]).answer('basic-implement-attack', 'Bo');
    expect(court.inPlay('focus-tokens')).toHaveLength(1);
    court.answer('end-turn', 'end-turn', 'change-spell', 'sword-hold');
    expect([court.inPlay('focus-tokens'), court.inPlay('focused-blade')]).toEqual([[], []]);
  });
  test('[KC-SHV-09] a Charm takes its Reach or its Regenerate along', () => {
    const court = ready().answer('change-spell', 'long-arm');
    expect([court.inPlay('regenerate').length, court.inPlay('reach').length]).toEqual([0, 1]);
    court.answer('end-turn', 'end-turn', 'end-turn', 'change-spell', 'regenerative');
    expect([court.inPlay('regenerate').length, court.inPlay('reach').length]).toEqual([1, 0]);
  });
  test('[KC-SHV-08] [KC-SHV-15] a named direction is over when it can be replaced, nor can it be after naming one', () => {
    const directed = given(['directional-shield', 'long-arm']).answer('directional-shield');
    directed.answer('name-direction', 'east');
    expect(directed.inPlay('shielded-side')).toHaveLength(1);
    expect(directed).not.toOffer('change-spell');
    directed.answer('end-turn', 'end-turn', 'end-turn');
    expect(directed.inPlay('shielded-side')).toEqual([]);
    expect(directed).toOffer('change-spell');
  });
  test('[KC-SHV-09] the Ongoing Damage of a Grab ends too, the Grab does not', () => {
    const held = given(['electrified', 'long-arm', 'grasping-blade'], {}, [3]).answer(
      'electrified',
      'grasping-blade',
      'Bo',
      'effect',
    );
    expect(held.inPlay('ongoing', 'Bo')).toHaveLength(1);
    held.answer('end-turn', 'end-turn', 'change-spell');
    expect(held.inPlay('ongoing', 'Bo')).toEqual([]);
    expect(held.inPlay('grabbed', 'Bo')).toHaveLength(1);
  });
  test('[KC-SHV-09] [KZ-STAT-29] [KZ-INV-21] without the Reach of Long-arm she holds nobody at two squares', () => {
    const picks = ['grasping-blade', 'long-arm', 'regenerative'];
    const court = duel(picks, 'Sue', [3], { bo: { at: '5,3' } });
    court.answer('long-arm', 'grasping-blade', 'Bo', 'effect');
    expect(court.inPlay('grabbed', 'Bo')).toHaveLength(1);
    court.answer('end-turn', 'change-spell');
    expect([court.inPlay('regenerate').length, court.inPlay('grabbed')]).toEqual([1, []]);
  });
  test('[KC-SHV-09] Electrified put on anew hurts whom it holds already', () => {
    const held = given(['electrified', 'long-arm', 'grasping-blade'], {}, [3]).answer(
      'long-arm',
      'grasping-blade',
      'Bo',
      'effect',
      'end-turn',
      'end-turn',
      'change-spell',
    );
    expect(held.inPlay('ongoing', 'Bo')).toHaveLength(1);
    expect(held.of('Bo')).toHaveHp(8);
  });
});
