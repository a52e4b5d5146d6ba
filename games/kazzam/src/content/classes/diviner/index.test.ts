import { expect, test } from 'vitest';
import { attack } from '../../../rules/attack/attack.ts';
import { takeOut } from '../../../rules/harm/taken-out.ts';
import { DIVINER } from './index.ts';
import { divined, kindsOn } from './testing/divined.ts';

const { abilities, groups } = DIVINER;
const group = (key: string) => groups.find((one) => one.key === key);

test('[KC-DIV-01] two of six at-wills and one of five Encounter powers', () => {
  expect(group('at-will')).toMatchObject({
    count: 2,
    from: [
      'diviner/empathic-imposition',
      'diviner/misfortune',
      'diviner/speak-doom',
      'diviner/crooked-hex',
      'diviner/unblinking-eye',
      'diviner/tag-team',
    ],
  });
  expect(group('encounter')).toMatchObject({
    count: 1,
    from: [
      'diviner/revealed-pain',
      'diviner/empathic-wave',
      'diviner/foreseen-attack',
      'diviner/reversal-of-fortune',
      'diviner/seeking-hex',
    ],
  });
  const encounters = abilities.filter(
    ({ encounter, actions = [] }) => encounter ?? actions.some((action) => action.encounter),
  );
  expect(encounters.map(({ id }) => id).sort()).toEqual(
    [...(group('encounter')?.from ?? [])].sort(),
  );
});
test.each(['wand', 'staff', 'sword'])('[KC-DIV-04] divines with a %s', (implement) => {
  const court = divined(['misfortune'], { rolls: [2], di: { implement }, bo: { at: '2,2' } });
  const power = abilities.find(({ id }) => id === 'diviner/misfortune')?.power;
  if (power === undefined) throw new Error('no Misfortune');
  const flow = attack(court, court.id('Di'), court.id('Bo'), power);
  expect(court.run(flow, ...(implement === 'staff' ? ['no'] : []))).toHaveLength(1);
});
test('[KC-DIV-05] begins with nothing in play', () => {
  const picks = abilities.map(({ id }) => id.replace('diviner/', ''));
  expect(kindsOn(divined(picks), 'Di')).toEqual([]);
});
test('[KC-DIV-06] [KC-CONV-40] [KC-CONV-41] Taken Out it loses its own, and what lies on others stays', () => {
  const statuses = [
    ...['empathic-imposition', 'misfortune', 'speak-doom', 'revealed-pain', 'foreseen-attack'],
  ];
  const court = divined([], {
    effects: [
      ...statuses.map((kind) => ({ kind, on: 'Bo', by: 'Di' })),
      { kind: 'tag-team', on: 'Al', by: 'Di', target: 'Bo' },
      { kind: 'reversal-of-fortune', on: 'Di', by: 'Di' },
      { kind: 'empathic-wave', on: 'Di', by: 'Di' },
    ],
  });
  takeOut(court, court.id('Di'), court.id('Bo'));
  expect(kindsOn(court, 'Bo')).toEqual(statuses);
  expect(kindsOn(court, 'Al')).toEqual(['tag-team']);
  expect(kindsOn(court, 'Di')).toEqual([]);
});
