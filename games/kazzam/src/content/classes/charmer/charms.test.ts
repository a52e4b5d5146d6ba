import { describe, expect, test } from 'vitest';
import { row, theirs } from '../../../../test/table.ts';
import { attack } from '../../../rules/attack/attack.ts';
import { attackUnrolled } from '../../../rules/attack/unrolled.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../rules/effects/basic-powers.ts';
import { BLOW, bear, charming, type Scene, UNUSED } from './testing/charming.ts';

const PLAIN = ['end-turn'] as const;

/** An attack that does nothing. */
function* nothing() {
  yield* [];
}

describe('Shield Charm', () => {
  test('[KC-CHM-25] attacks on its bearer have Disadvantage and it has Resist 1, until its next turn ends', () => {
    const court = charming('shield-charm', { rolls: [4, 6, 4] }).answer(
      'shield-charm',
      'Al',
      UNUSED,
    );
    court.run(attack(court, court.id('Bo'), court.id('Al'), BASIC_IMPLEMENT_ATTACK));
    expect(court.heard('attack').at(-1)).toMatchObject({
      disadvantages: ['KC-CHM-25'],
      dice: [6, 4],
      result: 4,
    });
    expect(court.of('Al')).toHaveHp(7);
  });
  test('[KC-CHM-25] both end when its next turn does', () => {
    const court = charming('shield-charm', { rolls: [4] }).answer('shield-charm', 'Al', UNUSED);
    court.answer('end-turn');
    expect(court.inPlay('shield-charm')).toHaveLength(1);
    court.answer('end-turn');
    expect([court.inPlay('shield-charm').length, court.inPlay('resist').length]).toEqual([0, 0]);
  });
  test('[KC-CHM-25] [KC-CONV-29] a Creep deals 1 less for it', () => {
    const court = charming('shield-charm', { rolls: [3], creeps: [bear('7,4')] });
    court.answer('shield-charm', 'Al', 'effect-2', UNUSED);
    court.run(attack(court, 3, court.id('Al'), BLOW), 'no');
    expect(court.of('Al')).toHaveHp(6);
  });
});

describe('Assault Charm', () => {
  const incited = (rolls: readonly number[], scene: Scene = {}, more: readonly string[] = []) =>
    charming('assault-charm', { rolls, ...scene }).answer('assault-charm', 'Al', ...more, UNUSED);
  const shoot = ['basic-implement-attack', 'Bo'] as const;

  test('[KC-CHM-26] 2 more with its first hit, Advantage on its first attack, in its next turn', () => {
    const court = incited([4, 2, 4]).answer(...PLAIN, ...shoot);
    expect(court.heard('attack').at(-1)).toMatchObject({ advantages: ['KC-CHM-26'], result: 4 });
    expect(court.of('Bo')).toHaveHp(4);
  });
  test('[KC-CHM-26] [KC-CHM-08] doubled it is 4', () => {
    expect(
      incited([6, 2, 4])
        .answer(...PLAIN, ...shoot)
        .of('Bo'),
    ).toHaveHp(2);
  });
  test('[KC-CHM-26] not off its turn, before that', () => {
    const court = incited([4, 4]);
    court.run(attack(court, court.id('Al'), court.id('Bo'), BASIC_IMPLEMENT_ATTACK));
    expect(court.heard('attack').at(-1)).toMatchObject({ advantages: [] });
    expect(court.of('Bo')).toHaveHp(6);
  });
  const quick = { class: 'wandslinger', picks: ['wandslinger/quickdraw'] } as const;
  test('[KC-CHM-26] a second attack has no Advantage; the first that hits deals more', () => {
    const court = incited([4, 2, 2, 4], { al: quick }).answer(...PLAIN, 'quickdraw', ...shoot, 0);
    expect(court.heard('attack').map(({ advantages }) => advantages.length)).toEqual([0, 1, 0]);
    expect(court.of('Bo')).toHaveHp(4);
  });
  test('[KC-CHM-26] a hit uses the extra damage up', () => {
    const court = incited([3, 4, 4], { al: quick }, ['effect-1']);
    court.answer(...PLAIN, 'quickdraw', ...shoot);
    expect(court.of('Bo')).toHaveHp(2);
  });
  test('[KC-CHM-09] [KC-CHM-26] used up, it still charms its bearer until that turn ends', () => {
    const court = incited([3, 4], {}, ['effect-1']).answer(...PLAIN, ...shoot);
    expect(court.inPlay('charmed', 'Al')).toHaveLength(1);
    expect(court.answer('end-turn').inPlay('charmed')).toEqual([]);
  });
  test('[KC-CHM-26] what somebody else does in that turn has nothing of it, and uses nothing up', () => {
    const court = incited([4, 4, 2, 4], { bo: { at: '8,4' } }).answer(...PLAIN);
    const cha = court.id('Cha');
    court.run(attack(court, cha, court.id('Bo'), BASIC_IMPLEMENT_ATTACK));
    expect(court.of('Bo')).toHaveHp(6);
    court.run(attackUnrolled(court, cha, nothing));
    court.run(attack(court, court.id('Al'), court.id('Bo'), BASIC_IMPLEMENT_ATTACK));
    expect(court.heard('attack').at(-1)).toMatchObject({ advantages: ['KC-CHM-26'] });
    expect(court.of('Bo')).toHaveHp(2);
  });
  test('[KC-CHM-26] [KC-CONV-36] an attack on nobody is its first one too', () => {
    const court = incited([4, 4]).answer(...PLAIN);
    court.run(attackUnrolled(court, court.id('Al'), nothing));
    court.run(attack(court, court.id('Al'), court.id('Bo'), BASIC_IMPLEMENT_ATTACK));
    expect(court.heard('attack').at(-1)).toMatchObject({ advantages: [], dice: [4] });
  });
  test('[KC-CHM-26] both are over with that turn', () => {
    const court = incited([4]).answer('end-turn', 'end-turn');
    expect(court.state.effects.filter(({ source }) => source === 'assault-charm')).toEqual([]);
  });
  test('[KC-CHM-12] [KC-CHM-26] with Lasting it is the first attack of each of its turns', () => {
    const court = incited([4, 2, 4, 4, 2, 4], { picks: ['lasting'] });
    court.answer('end-turn', ...shoot, 'end-turn', 'roll', 'end-turn', 'end-turn', ...shoot);
    expect(court.heard('attack').map(({ advantages }) => advantages.length)).toEqual([0, 1, 1]);
    expect(court.of('Bo')).toHaveHp(2);
  });
  test('[KC-CHM-26] [KZ-DEF-05] on the Charmer itself its next Charm Roll has the Advantage', () => {
    const court = charming('assault-charm', { rolls: [4, 4, 5] });
    court.answer(
      'assault-charm',
      'Cha',
      'end-turn',
      'end-turn',
      'end-turn',
      'assault-charm',
      'Cha',
    );
    expect(court.heard('attack').at(-1)).toMatchObject({ advantages: ['KC-CHM-26'], dice: [4, 5] });
  });
});

describe('Surefoot Charm', () => {
  const sure = (rolls: readonly number[], more: readonly string[], scene: Scene = {}) =>
    charming('surefoot-charm', { rolls, ...scene }).answer('surefoot-charm', 'Al', ...more, UNUSED);

  test('[KC-CHM-27] speed +4, doubled +8, until its next turn ends', () => {
    const reach = (rolls: readonly number[]) => {
      const court = sure(rolls, [], { al: { at: '1,4' }, cha: { at: '2,5' }, bo: { at: '9,0' } });
      court.answer('end-turn', 'walk');
      return court.ends.filter((end) => end.endsWith(',4)')).length;
    };
    const usual = charming('surefoot-charm', {
      al: { at: '1,4' },
      cha: { at: '2,5' },
      bo: { at: '9,0' },
    });
    usual.answer('end-turn', 'walk');
    const few = usual.ends.filter((end) => end.endsWith(',4)')).length;
    expect(reach([4]) - few).toBe(4);
    expect(reach([6])).toBeGreaterThan(reach([4]));
  });
  test('[KC-CHM-27] that of others grants them as ever', () => {
    const bo = { at: '4,4', implement: 'sword' };
    const court = sure([3], ['effect-2'], { bo }).answer('walk', row(4, 2));
    expect(court).toBeAskedFor('opportunity');
  });
  test('[KC-CHM-27] its movement grants no Opportunities, not even to a Marker', () => {
    const bo = { at: '7,4', implement: 'sword' };
    const open = sure([3], ['effect-1'], { bo }).answer('end-turn', 'walk', row(5, 6));
    expect(open).toBeAskedFor('opportunity');
    const closed = sure([3], ['effect-2'], { bo }).answer('end-turn', 'walk', row(5, 6));
    expect(closed.heard('opportunity')).toEqual([]);
    expect(closed.asked).toMatch(/^action/);
    const al = { statuses: { marked: { by: 'Bo' } } };
    const shift = sure([3], ['effect-2'], { bo, al }).answer('end-turn', 'shift', row(5, 6));
    expect(shift.asked).toMatch(/^action/);
  });
  test('[KC-CHM-27] its attacks still grant them', () => {
    const al = { implement: 'staff' };
    const court = sure([3], ['effect-2'], { al, bo: { at: '7,4' } });
    court.answer('end-turn', 'basic-implement-attack', 'Bo');
    expect(court).toBeAskedFor('opportunity', { rule: 'KZ-OPP-04' });
  });
});

test('[KC-CHM-07] a Charmer of the opposition charms its own', () => {
  const picks = ['charmer/shield-charm'];
  const cy = theirs('Cy', '10,6', { class: 'charmer', implement: 'wand', picks });
  const court = charming('shield-charm', { others: [cy], turn: 'Cy' }).answer('shield-charm');
  expect(court.offered.toSorted()).toEqual(['Bo', 'Cy']);
});
