import { describe, expect, test } from 'vitest';
import { type Command, findCommands } from './commands.ts';

const command = (id: string, name: string): Command => ({ id, name, run: () => undefined });
const all = [
  command('strike/3', 'Strike Lya'),
  command('strike/4', 'Strike Tom'),
  command('graze/3', 'Graze Lya, then strike'),
  command('rest', 'Rest'),
  command('undo', 'Undo'),
];
const found = (written: string) => findCommands(all, written).map(({ id }) => id);

describe('what is written finds commands', () => {
  test('nothing written finds everything in order', () => {
    expect(found('')).toEqual(['strike/3', 'strike/4', 'graze/3', 'rest', 'undo']);
  });

  test('an id, its beginning, and a name are found', () => {
    expect(found('strike/4')).toEqual(['strike/4']);
    expect(found('STRIKE 4')).toEqual(['strike/4']);
    expect(found('gra')).toEqual(['graze/3']);
    expect(found('strike tom')).toEqual(['strike/4']);
  });

  test('what begins so comes before what has such a word, and that before what contains it', () => {
    expect(found('strike')).toEqual(['strike/3', 'strike/4', 'graze/3']);
    expect(found('st')).toEqual(['strike/3', 'strike/4', 'graze/3', 'rest']);
  });

  test('the very name comes first, and there are never too many', () => {
    const names = [...Array.from({ length: 20 }, (_, i) => command(`a/${i}`, `A ${i}`))];
    expect(findCommands([...names, command('a', 'A')], 'a')[0]?.id).toBe('a');
    expect(findCommands(names, 'a')).toHaveLength(9);
  });

  test('what means nothing finds nothing', () => {
    expect(found('xyzzy')).toEqual([]);
  });
});
