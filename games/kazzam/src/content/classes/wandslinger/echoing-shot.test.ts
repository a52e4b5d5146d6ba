import { describe, expect, test } from 'vitest';
import { type Answers, begin, floor, ours, type Told, theirs } from '../../../../test/table.ts';

const BOTH = ['damage', 'effect'];
const QUICK = ['quickdraw'];

/** Wes, who can shoot twice a turn, T and others; his turn. */
function echoed(
  answers: Answers,
  rolls: readonly number[],
  { t = {}, others = [] }: { readonly t?: Told; readonly others?: readonly Told[] } = {},
) {
  const after = begin(
    {
      court: floor(9, 3),
      athletes: [
        ours('Wes', '1,1', {
          class: 'wandslinger',
          picks: ['wandslinger/echoing-shot', 'wandslinger/quickdraw'],
        }),
        { ...theirs('T', '4,1'), ...t },
        ...others,
      ],
      turn: 'Wes',
    },
    { rolls },
  ).answer(...answers);
  const echoes = after.state.effects.filter(({ kind }) => kind === 'echo').length;
  const ongoing = after.state.effects
    .filter(({ kind }) => kind === 'ongoing')
    .map((one) => one.amount);
  return {
    hp: after.of('T').hp,
    echoes,
    ongoing,
    asked: after.open.why.key,
    state: after.state,
  };
}

describe('Echoing Shot', () => {
  const shot = ['echoing-shot', 'T', BOTH] as const;
  test('[KC-WSL-23] Ongoing 1, which the hit that brings it does not wake', () => {
    expect(echoed([...shot], [4])).toMatchObject({
      hp: 6,
      echoes: 1,
      ongoing: [1],
      asked: 'action',
    });
  });
  test('[KC-WSL-23] each later hit deals it at once, then T saves against it', () => {
    const failed = echoed([...shot, ...QUICK, 'roll'], [4, 4, 3]);
    expect(failed).toMatchObject({ hp: 3, echoes: 1, ongoing: [1] });
    const saved = echoed([...shot, ...QUICK, 'roll'], [4, 4, 4]);
    expect(saved).toMatchObject({ hp: 3, echoes: 0, ongoing: [] });
  });
  test('[KC-WSL-23] a miss wakes nothing, nor does another’s hit', () => {
    expect(echoed([...shot, ...QUICK], [4, 2])).toMatchObject({ hp: 6, asked: 'action' });
    const al = { others: [ours('Al', '4,2')] };
    const other = [...shot, 'end-turn', 'end-turn', 'roll', 'basic-physical-attack', 'T'];
    expect(echoed(other, [4, 2, 4], al)).toMatchObject({ hp: 3, echoes: 1, asked: 'action' });
  });
  test('[KC-WSL-23] a hit on somebody else wakes nothing', () => {
    const two = { others: [theirs('U', '4,2')] };
    expect(echoed([...shot, 'quickdraw', 'U'], [4, 4], two)).toMatchObject({
      hp: 6,
      asked: 'action',
    });
  });
  test('[KC-WSL-23] it hurts in the Start Phase like other Ongoing Damage, and one save ends it all', () => {
    const next = echoed([...shot, 'end-turn', 'end-turn', 'roll'], [4, 5]);
    expect(next).toMatchObject({ hp: 5, echoes: 0, ongoing: [] });
  });
  test('[KC-WSL-23] its damage is an instance of its own: Resist counts for it anew', () => {
    const hard = { t: { statuses: [{ status: 'resist', amount: 1, source: 'hide' }] } };
    expect(echoed([...shot, ...QUICK, 'roll'], [4, 4, 3], hard).hp).toBe(6);
  });
  test('[KC-WSL-23] a renewing hit wakes the old echo first, then leaves a new one', () => {
    const turn = ['end-turn', 'end-turn', 'roll'];
    const kept = echoed([...shot, ...turn, ...shot, 'roll'], [4, 2, 4, 2]);
    // 2, then 1 in its Start Phase, then 2 and the old echo.
    expect(kept).toMatchObject({ hp: 2, echoes: 1, ongoing: [1] });
    const anew = echoed([...shot, ...turn, ...shot, 'roll'], [4, 2, 4, 6]);
    expect(anew).toMatchObject({ hp: 2, echoes: 1, ongoing: [1] });
  });
  test('[KC-WSL-23] on a 3 with the damage alone the old echo is woken and not renewed', () => {
    const turn = ['end-turn', 'end-turn', 'roll'];
    const again = ['echoing-shot', 'T', 'damage', 'roll'];
    expect(echoed([...shot, ...turn, ...again], [4, 2, 3, 6])).toMatchObject({
      hp: 2,
      echoes: 0,
      ongoing: [],
    });
  });
  test('[KC-WSL-23] whom it fells is the Wandslinger’s', () => {
    const { state } = echoed([...shot, ...QUICK], [4, 4], { t: { hp: 5 } });
    expect([state.creatures[1]?.cell, state.points]).toEqual([-1, [1, 0]]);
  });
  test('[KC-WSL-23] [KC-CONV-16] no echo past a Ward that holds; later hits on Ward wake it', () => {
    expect(echoed([...shot], [4], { t: { ward: 2 } })).toMatchObject({ hp: 8, echoes: 0 });
    expect(echoed([...shot, ...QUICK, 'roll'], [4, 4, 3], { t: { ward: 1 } }).hp).toBe(4);
  });
});
