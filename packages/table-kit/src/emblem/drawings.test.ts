import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as emblems from '../emblems/index.ts';

const SHEETS = ['arms', 'beings', 'callings', 'places', 'powers', 'things'];

test('every emblem has a drawing on its sheet, and every drawing a name', () => {
  const drawn = SHEETS.flatMap((sheet) => {
    const file = join(import.meta.dirname, `../emblems/${sheet}.json`);
    const drawings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    return Object.entries(drawings).map(([name, d]) => {
      expect(d, name).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
      return `${sheet}/${name}`;
    });
  });
  const named = Object.entries(emblems).map(([name, emblem]) => {
    expect(emblem.split('/').at(-1)).toBe(name);
    return emblem;
  });
  expect(named.toSorted()).toEqual(drawn.toSorted());
});
