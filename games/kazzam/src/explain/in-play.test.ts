import { describe, expect, test } from 'vitest';
import { begin, floor, ours, theirs } from '../../test/table.ts';
import { STATUSES } from '../model.ts';
import { dataKind, withData } from '../rules/effects/effect-data.ts';
import { DAMAGING_ZONE } from '../rules/effects/in-play.ts';
import { inPlayOn, inPlayOnSquares, statusGlossary } from './index.ts';

function hurt() {
  const statuses = [{ status: 'resist', amount: 2, by: 'Bo' }];
  const athletes = [ours('Ana', '1,1', { statuses }), theirs('Bo', '6,1')];
  return begin({ court: floor(8, 3), athletes, turn: 'Ana' }).state;
}

describe('something in play', () => {
  test('[KZ-STAT-55] says what it is, who brought it and by which rule it works', () => {
    const state = hurt();
    expect(inPlayOn(state, 0)).toMatchObject([
      {
        name: { key: 'status.resist' },
        amount: 2,
        on: 0,
        by: 1,
        from: 'Bo',
        rule: 'KZ-STAT-55',
        lies: undefined,
        cells: [],
      },
    ]);
    expect(inPlayOn(state, 1)).toEqual([]);
  });

  test('[KZ-GEN-17] says in which turn it ends, and whether another comes before', () => {
    const state = hurt();
    const [first] = state.effects;
    if (first === undefined) throw new Error('nothing in play');
    const turns = state.creatures[1]?.turns ?? 0;
    const ends = (turn: number) => {
      const effects = [{ ...first, until: { ends: 'turn-end', of: 1, turn } as const }];
      return inPlayOn({ ...state, effects }, 0)[0]?.end;
    };
    expect(ends(turns)).toEqual({ ends: 'turn-end', of: 'Bo', later: false });
    expect(ends(turns + 1)).toEqual({ ends: 'turn-end', of: 'Bo', later: true });
  });

  test('[KZ-ZONE-02] lies on squares as a zone or as a mark, and says whether it hurts', () => {
    const state = hurt();
    const [first] = state.effects;
    if (first === undefined) throw new Error('nothing in play');
    const harm = { cells: [1, 2], terrain: 1, onlyEntering: 0, rule: 'KZ-ZONE-02' };
    const zone = { ...first, ...withData(DAMAGING_ZONE, harm), on: -1 };
    const mark = {
      ...first,
      ...withData(dataKind('mark', { cell: 'square' }), { cell: 3 }),
      on: -1,
    };
    const lying = inPlayOnSquares({ ...state, effects: [first, zone, mark] });
    expect(lying.map(({ lies, cells, harms }) => [lies, cells, harms])).toEqual([
      ['zone', [1, 2], true],
      ['mark', [3], false],
    ]);
  });
});

test('the glossary has every status once, each with its rule', () => {
  const glossary = statusGlossary();
  expect(glossary.map(({ status }) => status)).toEqual([...STATUSES, 'bloodied']);
  expect(glossary.every(({ rule }) => /^(KZ-STAT-\d\d|KM-SOUL-02)$/.test(rule))).toBe(true);
});
