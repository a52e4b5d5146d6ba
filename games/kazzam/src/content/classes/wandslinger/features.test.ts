import { describe, expect, test } from 'vitest';
import {
  type Answers,
  begin,
  type Court,
  floor,
  ours,
  type Told,
  theirs,
} from '../../../../test/table.ts';

/** Wes, with a feature and Trick Shot beside it, and T. */
function facing(pick: string, t: Told, rows: readonly string[] = floor(12, 5)) {
  return (answers: Answers, rolls: readonly number[] = []) =>
    begin(
      {
        court: rows,
        athletes: [
          ours('Wes', '1,2', {
            class: 'wandslinger',
            picks: [`wandslinger/${pick}`, 'wandslinger/trick-shot'],
          }),
          { ...theirs('T', '5,2'), ...t },
        ],
        turn: 'Wes',
      },
      { rolls },
    ).answer(...answers);
}

const shot = ['basic-implement-attack', 'T'] as const;
const left = (court: Court) => {
  const { hp, wards = [] } = court.of('T') ?? {};
  return [hp, wards.reduce((sum, { amount }) => sum + amount, 0)];
};
const resist = (amount: number) => ({ status: 'resist', amount });

describe('Piercing Shot', () => {
  const pierced = (t: Told) => facing('piercing-shot', t);
  test('[KC-WSL-10] goes past Ward and Resist to the HP, and leaves the Ward', () => {
    expect(left(pierced({ ward: 2, statuses: [resist(3)] })([...shot], [4]))).toEqual([6, 2]);
    expect(left(pierced({ statuses: ['resist-all'] })([...shot], [6]))).toEqual([4, 0]);
  });
  test('[KC-WSL-10] Guarded still counts', () => {
    expect(left(pierced({ statuses: ['guarded'] })([...shot], [6]))).toEqual([6, 0]);
  });
  test('[KC-WSL-10] only Basic Implement Attacks do so', () => {
    expect(left(pierced({ at: '2,2', ward: 3 })(['basic-physical-attack', 'T'], [4]))).toEqual([
      8, 1,
    ]);
    const trick = ['trick-shot', 'T', ['damage', 'effect']];
    expect(left(pierced({ ward: 4 })(trick, [4, 4]))).toEqual([8, 0]);
  });
});

describe('Ricochet Shot', () => {
  const pillar = ['............', '............', '....##......', '............', '............'];
  const wall = floor(12, 5).map((row) => `${row.slice(0, 3)}#${row.slice(4)}`);
  test('[KC-WSL-11] needs no line of sight, and cover does not matter', () => {
    const behind = facing('ricochet-shot', { at: '6,2' }, wall);
    expect(left(behind([...shot], [4]))).toEqual([6, 0]);
    const covered = facing('ricochet-shot', { at: '6,1' }, pillar);
    const court = covered([...shot], [4]);
    expect(court.events.find(({ type }) => type === 'attack')).toMatchObject({ disadvantages: [] });
  });
  test('[KC-WSL-11] but range, Concealed and Hidden do', () => {
    expect(facing('ricochet-shot', { at: '7,2' })([])).not.toOffer(shot[0]);
    const hidden = facing('ricochet-shot', { statuses: ['hidden'] });
    expect(hidden([])).not.toOffer(shot[0]);
    const concealed = facing('ricochet-shot', { statuses: ['concealed'] });
    expect(left(concealed([...shot], [5, 2]))).toEqual([8, 0]);
  });
  test('[KC-WSL-11] only for Basic Implement Attacks', () => {
    const court = facing('ricochet-shot', { at: '6,2' }, wall)([]);
    expect(court).toOffer(shot[0]);
    expect(court).not.toOffer('trick-shot');
  });
});

describe('Seeking Shot', () => {
  const wall = floor(12, 5).map((row) => `${row.slice(0, 3)}#${row.slice(4)}`);
  const box = ['............', '............', '...oo.......', '............', '............'];
  test('[KC-WSL-12] finds the Hidden, and Concealment does not matter', () => {
    const hidden = facing('seeking-shot', { statuses: ['hidden'] });
    expect(left(hidden([...shot], [4]))).toEqual([6, 0]);
    const concealed = facing('seeking-shot', { statuses: ['concealed'] });
    expect(left(concealed([...shot], [4]))).toEqual([6, 0]);
  });
  test('[KC-WSL-12] in range and in line only, and cover still counts', () => {
    const far = facing('seeking-shot', { at: '7,2', statuses: ['hidden'] });
    expect(far([])).not.toOffer(shot[0]);
    const behind = facing('seeking-shot', { statuses: ['hidden'] }, wall);
    expect(behind([])).not.toOffer(shot[0]);
    const covered = facing('seeking-shot', { statuses: ['hidden'] }, box);
    expect(left(covered([...shot], [5, 2]))).toEqual([8, 0]);
  });
  test('[KC-WSL-12] only for Basic Implement Attacks', () => {
    const court = facing('seeking-shot', { statuses: ['hidden'] })([]);
    expect(court).not.toOffer('trick-shot');
  });
});
