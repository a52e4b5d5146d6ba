import { readOptions } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { laidOut, problems } from '../../test/laid-out.ts';
import { play } from '../../test/play.ts';
import { controlOf, OPTIONS } from '../options.ts';

describe('control', () => {
  const control = (options: Record<string, unknown>, seats: number) => {
    const read = readOptions(OPTIONS, options);
    return read.ok ? controlOf(read.value, seats) : [];
  };

  test('[BA-CTRL-01] a character has a seat or is shared; wrong lists are refused', () => {
    expect(control({ control: ['shared', '1'], characters: ['fighter', 'rogue'] }, 1)).toEqual([
      -1, 0,
    ]);
    expect(problems({ control: ['1', '2', '3', '5'] })[0]).toContain('1, 2, 3, 4');
    expect(problems({ control: ['1', '3'], characters: ['fighter', 'rogue'] }, 2)[0]).toContain(
      'no seat 3 at a table of 2',
    );
    expect(problems({ control: ['1'] })[0]).toContain('4 characters, not 1');
  });

  test('[BA-CTRL-02] one seat plays several characters, each on its own', () => {
    const { state, of } = play({
      options: { characters: ['fighter', 'mystic'], control: ['1', '1'] },
      given: {
        step: 'activate',
        characters: { fighter: { markers: ['B1', 'N1'] }, mystic: { markers: ['B1', 'I1'] } },
      },
      answers: [
        ['A', 'brilliant-maneuver/B1+N1'],
        ['A', 'blast/B1+I1'],
      ],
    });
    expect(of('activated').map(({ sheet }) => sheet)).toEqual(['fighter', 'mystic']);
    expect(state.characters.map(({ cards }) => cards[0]?.marked)).toEqual([0, 0]);
  });

  test('[BA-CTRL-03] surplus characters and surplus seats mean sharing', () => {
    const four = { characters: ['fighter', 'mystic', 'rogue', 'healer'] };
    expect(control(four, 2)).toEqual([0, 1, -1, -1]);
    expect(control({ characters: ['fighter', 'mystic'] }, 4)).toEqual([0, -1]);
    expect(control({ characters: ['fighter'] }, 3)).toEqual([-1]);
    expect(control({}, 4)).toEqual([0, 1, 2, 3]);
    const listed = { characters: ['fighter', 'mystic'], control: ['1', '2'] };
    expect(problems(listed, 3)[0]).toContain('seat 3 has no character');
    expect(problems({ ...listed, control: ['1', 'shared'] }, 3)).toEqual([]);
  });

  test('[BA-CTRL-01][BA-CTRL-02][BA-CTRL-03] set-up tells who plays whom, and by which rule', () => {
    const { of } = play({
      seats: 2,
      options: {
        characters: ['fighter', 'mystic', 'rogue', 'healer'],
        control: ['2', '1', '2', 'shared'],
      },
      seed: 'joined',
      until: 'now',
    });
    expect(of('joined').map(({ sheet, rule, seat }) => `${sheet} ${rule} ${seat}`)).toEqual([
      'fighter BA-CTRL-02 1',
      'mystic BA-CTRL-01 0',
      'rogue BA-CTRL-02 1',
      'healer BA-CTRL-03 -1',
    ]);
  });

  test('[BA-CTRL-04] any seat may act for a shared character; the first command stands', () => {
    const position = {
      seats: 2,
      options: { characters: ['mystic'] },
      given: { step: 'activate', characters: { mystic: { markers: ['B1', 'I1'] } } },
    };
    for (const seat of ['A', 'B']) {
      const { of } = play({ ...position, answers: [[seat, 'blast/B1+I1']] });
      expect(of('activated')).toHaveLength(1);
    }
    const { match } = play({ ...position, until: 'now', answers: [['B', 'blast/B1+I1']] });
    expect(match.choices[0]?.seats).toEqual([0, 1]);
  });

  test('[BA-CTRL-05] fewer characters are legal and only counted ratings change', () => {
    expect(laidOut({}, 1).monster.rating).toBe(laidOut({}, 4).monster.rating);
    expect(laidOut({ monster: 'gobin' }, 1).monster.rating).toBe(12);
  });
});
