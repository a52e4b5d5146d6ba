import { describe, expect, test } from 'vitest';
import { inTurn } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import { answersIn } from '../../../test/tools.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { hurt } from '../harm/hurt.ts';
import { maxHpOf } from '../numbers/hit-points.ts';

const danger = { rule: 'DT-HAZ-14', tags: [] };

/** Ash and Bo without a token; a third seat may run the game. */
function pair(gm: 'automatic' | 'human') {
  const isRun = gm === 'human';
  const rig = sit({ seats: isRun ? 3 : 2, options: isRun ? { gm } : {} });
  const [ash, bo] = [rig.hero({ name: 'Ash' }, 0), rig.hero({ name: 'Bo' }, 5)];
  for (const one of [ash, bo]) one.tokens = 0;
  return { ...rig, ash, bo };
}

describe('[DT-TOK-22] whoever tempts fate without a token', () => {
  test('[DT-TOK-05] brings somebody who is down back to 1, once a scene where the software is master', () => {
    const rig = pair('automatic');
    rig.ash.hp = -2;
    answersIn(rig, 1).use('survive', `tempt-${rig.ash.id}`);
    expect([rig.ash.hp, rig.bo.tokens, rig.state.points]).toEqual([1, 0, 2]);
    expect(rig.events('fate-tempted')).toMatchObject([{ creature: rig.bo.id, points: 2 }]);
    expect(rig.events('token-spent')).toEqual([]);
    rig.ash.hp = -2;
    expect(answersIn(rig, 1).has('survive')).toBe(false);
    expect(answersIn(rig, 0).has('survive')).toBe(true);
  });

  test('[DT-TOK-10] saves somebody in the moment of death', () => {
    const rig = pair('automatic');
    rig.play(hurt(rig.t, rig.ash, { amount: 2 * maxHpOf(rig.t, rig.ash), danger, isDamage: true }));
    const { asked } = rig.play(settleDeaths(rig.t), [['survive', `tempt-${rig.ash.id}`]]);
    expect(asked[0]).toBe('survive 0');
    expect([rig.ash.life, rig.ash.hp, rig.state.points]).toEqual(['alive', 1, 2]);
  });

  test('[DT-TOK-06, DT-TOK-11] takes one more action, or gives it to whoever has the turn', () => {
    const rig = pair('automatic');
    const turn = inTurn(rig, rig.ash);
    answersIn(rig, 0).use('extra-action', 'tempt');
    answersIn(rig, 1).use('extra-action', `tempt-for-${rig.ash.id}`, [['accept-action', 'yes']]);
    expect([turn.extra, rig.state.points]).toEqual([2, 4]);
    for (const seat of [0, 1]) expect(answersIn(rig, seat).has('extra-action')).toBe(false);
  });

  test('gets nothing from a master who refuses, and may ask again', () => {
    const rig = pair('human');
    const turn = inTurn(rig, rig.ash);
    answersIn(rig, 0).use('extra-action', 'tempt', [['grant-token', 'refuse']]);
    expect([turn.extra, rig.state.points]).toEqual([0, 0]);
    expect(rig.events('fate-refused')).toMatchObject([{ creature: rig.ash.id }]);
    answersIn(rig, 0).use('extra-action', 'tempt', [['grant-token', 'grant']]);
    expect([turn.extra, rig.state.points]).toEqual([1, 2]);
  });
});
