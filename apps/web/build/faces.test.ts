import { FACE_SETS, FACES_OF_A_SET } from '@tablewright/table-kit/faces';
import { describe, expect, test } from 'vitest';
import { drawFace } from './faces.ts';

describe.each(FACE_SETS)('the faces of %s', (set) => {
  const all = Array.from({ length: FACES_OF_A_SET }, (_, number) => drawFace(set, number));

  test('are all different, and the same in every build', () => {
    expect(new Set(all).size).toBe(FACES_OF_A_SET);
    expect(drawFace(set, 7)).toBe(all[7]);
  });

  test('are pictures and nothing else: no words, no scripts, nothing from elsewhere', () => {
    for (const face of all) {
      expect(face).toMatch(/^<svg /);
      expect(face).not.toMatch(/<text|<script|<style|href="(?!#)|url\((?!#)/);
    }
  });

  test('are small', () => {
    expect(Math.max(...all.map(({ length }) => length))).toBeLessThan(30_000);
  });
});
