import type { Text } from '@tablewright/engine';
import { expect, test } from 'vitest';
import type { TermSource } from '../explain/index.ts';
import { sumInWords } from './term-words.ts';

const say = ({ key }: Text): string => key;

const thing: TermSource = { from: 'thing', name: { key: 'role.sniper' } };

test.each<readonly [TermSource, string | Text]>([
  [{ from: 'base' }, 'Every athlete'],
  [{ from: 'block' }, 'Its kind of creep'],
  [{ from: 'group' }, 'Its kind of creep in a match of this size'],
  [{ from: 'since' }, 'Since the match began'],
  [{ from: 'maximum' }, 'Maximum'],
  [{ from: 'creature', name: 'Ana' }, 'From Ana'],
  [{ from: 'map' }, 'From the map'],
  [{ from: 'beginning' }, 'What it begins with'],
  [{ from: 'own' }, 'Of its own'],
  [{ from: 'healer', name: 'Ana' }, 'Healed by Ana'],
  [{ from: 'else' }, 'From something else'],
  [{ from: 'now' }, 'What is in play on it'],
  [{ from: 'halved' }, 'Half, rounded down'],
  [thing, { key: 'role.sniper' }],
])('a term from %o is said in words', (source, label) => {
  const sum = { total: 3, rule: 'KZ-HP-01', terms: [{ source, amount: 3, rule: 'KZ-HP-01' }] };
  expect(sumInWords(sum, say)).toEqual({
    total: 3,
    rule: 'KZ-HP-01',
    parts: [{ label, amount: 3, rule: 'KZ-HP-01' }],
  });
});

test('a term from something in play is said by whose power it is, and which', () => {
  const effect = {
    id: 1,
    name: { key: 'status.resist' },
    amount: 2,
    on: 0,
    by: 1,
    from: 'Bo',
    source: { key: 'power.shield' },
    end: { ends: 'match' },
    rule: 'KZ-STAT-55',
    cells: [],
    lies: undefined,
    harms: false,
    quest: undefined,
  } as const;
  const terms = [{ source: { from: 'in-play', effect }, amount: 2, rule: 'KZ-STAT-55' }] as const;
  const [part] = sumInWords({ total: 2, rule: 'KZ-STAT-55', terms }, say).parts;
  expect(part?.label).toBe('from Bo, by power.shield');
});
