import { expect, test } from 'vitest';
import { ownName, ownNames } from './own-names.ts';

test('parts of a document are called as they are now, by their ids', () => {
  const before = { id: 'mine', scenes: [{ id: 'door', title: 'A door' }] };
  const after = {
    id: 'mine',
    title: 'The cellar',
    start: 'door',
    scenes: [{ id: 'door', title: 'The door', exits: [{ id: 'on', label: 'Go on', to: 'door' }] }],
    people: [{ id: 'rat', name: 'The Rat' }, { id: 'nobody', name: '' }, 'rat', null],
  };
  expect([...ownNames([before, after])]).toEqual([
    ['door', 'The door'],
    ['mine', 'The cellar'],
    ['rat', 'The Rat'],
  ]);
});

test('a part that is new as a whole is called by its name alone', () => {
  expect(ownName({ id: 'rat', name: 'The Rat', hp: 3 })).toBe('The Rat');
  expect(ownName({ id: 'patience', max: 2 })).toBeUndefined();
  expect(ownName({ name: 'Of something that has no id' })).toBeUndefined();
});
