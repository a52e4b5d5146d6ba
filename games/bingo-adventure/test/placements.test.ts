import { describe, expect, test } from 'vitest';
import { patternOf } from '../src/rules/patterns.ts';
import { squareNames } from '../src/rules/squares.ts';
import { offered } from './play.ts';

const FIGHTER = { characters: ['fighter'] };

const MYSTIC = { characters: ['mystic'] };

const fighter = (markers: string[], more: Record<string, unknown> = {}) => ({
  step: 'activate',
  characters: { fighter: { markers, ...more } },
});

describe('patterns', () => {
  const placements = (form: string) =>
    patternOf(form).placements.map(({ dots }) => squareNames(dots).join('+'));

  test('[BA-PATT-01][BA-PATT-02] a pattern moves over the whole card and does not wrap', () => {
    const two = placements('XX./.../...');
    expect(two).toContain('G1+O1');
    expect(two).toContain('G5+O5');
    expect(two).not.toContain('O1+B2');
    expect(two).toHaveLength(40);
  });

  test('[BA-PATT-03] it turns by quarters and is not mirrored', () => {
    const wall = placements('X../X../XX.');
    expect(wall).toContain('B1+B2+B3+I3');
    expect(wall).toContain('N1+B2+I2+N2');
    expect(wall).not.toContain('I1+I2+B3+I3');
    const vee = placements('X.X/.X./...');
    expect(vee).toContain('B1+N1+I2');
    expect(vee).toContain('I1+B2+N2');
    expect(vee).toContain('B1+I2+B3');
  });

  test('[BA-PATT-04][BA-TAKE-03] empty and damaged spaces are no dots', () => {
    const ids = offered({
      options: FIGHTER,
      given: fighter(['B1', 'B5'], { health: ['N1'], damage: ['N5'], duds: 2 }),
    });
    expect(ids).toEqual(['ready', 'grit']);
  });

  test('[BA-PATT-05] markers beside the pattern do not matter', () => {
    const ids = offered({ options: FIGHTER, given: fighter(['B1', 'I1', 'N1']) });
    expect(ids).toEqual(['ready', 'brilliant-maneuver/B1+N1']);
  });

  test('[BA-PATT-06][BA-OPT-08] a damaged gap breaks a spaced pattern unless gaps are ignored', () => {
    const given = fighter(['B1', 'N1'], { health: ['I1'], duds: 2 });
    expect(offered({ options: FIGHTER, given })).toEqual(['ready', 'grit']);
    expect(offered({ options: { ...FIGHTER, gapsBlocked: false }, given })).toEqual([
      'ready',
      'brilliant-maneuver/B1+N1',
      'grit',
    ]);
    const rogue = (damage: string[]) => ({
      step: 'activate',
      characters: { rogue: { markers: ['B1', 'O5'], damage, duds: 1 } },
    });
    expect(offered({ options: { characters: ['rogue'] }, given: rogue([]) })).toContain(
      'hide/B1+O5',
    );
    for (const gap of ['I2', 'N3', 'G4']) {
      expect(offered({ options: { characters: ['rogue'] }, given: rogue([gap]) })).toEqual([
        'ready',
        'duck',
      ]);
    }
    const distract = (damage: string[]) => ({
      step: 'activate',
      characters: { rogue: { markers: ['B1', 'N1', 'B3', 'N3'], damage, duds: 1 } },
    });
    expect(offered({ options: { characters: ['rogue'] }, given: distract(['I2']) })).toContain(
      'distract/B1+N1+B3+N3',
    );
    for (const gap of ['I1', 'B2', 'N2', 'I3']) {
      expect(offered({ options: { characters: ['rogue'] }, given: distract([gap]) })).not.toContain(
        'distract/B1+N1+B3+N3',
      );
    }
  });

  test('[BA-PATT-07] BINGO is any of 5 rows, 5 columns and 2 diagonals', () => {
    const all = 'B1 I1 N1 G1 O1 B2 I2 N2 G2 O2 B3 I3 N3 G3 O3 B4 I4 N4 G4 O4 B5 I5 N5 G5 O5'.split(
      ' ',
    );
    const ids = offered({
      options: MYSTIC,
      given: { step: 'activate', characters: { mystic: { markers: all } } },
    });
    const lines = ids.filter((id) => id.startsWith('convergence/')).map((id) => id.slice(12));
    expect(lines).toHaveLength(12);
    expect(lines[0]).toBe('B1+I1+N1+G1+O1');
    expect(lines[5]).toBe('B1+B2+B3+B4+B5');
    expect(lines.slice(10)).toEqual(['B1+I2+N3+G4+O5', 'O1+G2+N3+I4+B5']);
  });

  test('[BA-PATT-08] placements are in order: by rotation, then row by row', () => {
    const vigor = placements('X../.X./...');
    expect(vigor.slice(0, 5)).toEqual(['B1+I2', 'I1+N2', 'N1+G2', 'G1+O2', 'B2+I3']);
    expect(vigor[16]).toBe('I1+B2');
    expect(placements('XX./.../...')[20]).toBe('B1+B2');
  });

  test('[BA-PATT-09] two placements of the same spaces are one', () => {
    for (const form of ['X.X/.X./X.X', '.X./X.X/.X.', 'XX./XX./...']) {
      const list = placements(form);
      expect(new Set(list).size).toBe(list.length);
    }
    expect(placements('XX./XX./...')).toHaveLength(16);
  });
});
