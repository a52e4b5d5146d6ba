import { describe, expect, test } from 'vitest';
import { begin, ours, type Told, theirs } from '../../test/table.ts';
import { attackAsked, attackOf, oddsOfAttack, oddsOn } from './index.ts';

function beside(red: Told = {}, blue = '4,2') {
  const athletes = [ours('Red', '3,2', red), theirs('Blue', blue)];
  return begin({ court: Array(4).fill('........'), athletes, turn: 'Red' }).state;
}

describe('odds', () => {
  test('[KZ-ATK-10] are given for every target that an attack has', () => {
    const state = beside();
    const attack = attackOf(state, 0, 'basic-physical-attack');
    if (attack === undefined) throw new Error('no such attack');
    const aimed = oddsOfAttack(state, attack);
    expect(aimed.map(({ target }) => target)).toEqual([1]);
    expect(aimed[0]?.odds.hit).toBeCloseTo(4 / 6);
    expect(oddsOfAttack(beside({}, '6,2'), attack)).toEqual([]);
  });

  test('[KZ-CRIT-06] [KZ-IMPL-05] come with the damage line: doubled by a 6, with the implement’s bonus', () => {
    const damage = (state: ReturnType<typeof beside>, action: string) => {
      const attack = attackOf(state, 0, action);
      return attack && oddsOn(state, attack, 1)?.damage;
    };
    expect(damage(beside(), 'basic-physical-attack')).toEqual({ hit: 2, six: 4 });
    const staff = { implement: 'staff' };
    expect(damage(beside(staff, '6,2'), 'basic-implement-attack')).toEqual({ hit: 3, six: 5 });
  });
});

describe('the attack', () => {
  test('that an action makes besides what else it does is not that action itself', () => {
    const picks = ['wandslinger/breather-shot'];
    const state = beside({ class: 'wandslinger', picks });
    expect(attackOf(state, 0, 'breather-shot')?.power.id).toBe('basic-implement-attack');
    const why = { key: 'target', params: { who: 0, power: 'breather-shot' } };
    expect(attackAsked(state, { why })).toBeUndefined();
  });

  test('that a question is about is the one that it names', () => {
    const state = beside();
    const why = { key: 'running-shot', params: { who: 0 } };
    const about = { who: 0, power: 'basic-implement-attack' };
    expect(attackAsked(state, { why, about })?.power.id).toBe('basic-implement-attack');
    expect(attackAsked(state, { why, about: { who: 0 } })).toBeUndefined();
  });

  test('[KZ-CREAT-01] is none where the Effect of a power comes to somebody willing without a roll', () => {
    const court = begin({
      court: Array(4).fill('........'),
      athletes: [
        ours('Red', '3,2', { class: 'shivering-sword', picks: ['shivering-sword/grasping-blade'] }),
        ours('Rob', '4,2'),
        theirs('Blue', '7,0'),
      ],
      turn: 'Red',
    }).answer('creative-use');
    expect(court).toBeAskedFor('target', { rule: 'KZ-CREAT-02' });
    const { why, about = {} } = court.open;
    expect(attackAsked(court.state, { why, about })).toBeUndefined();
  });
});
