import { expect, test } from 'vitest';
import { withReference } from './reference.ts';

test('a reference is put at the end of its page first, and then takes the place of the one before', () => {
  const page = withReference('# Words\n', 'one');
  expect(page).toContain('# Words\n\n<!--');
  expect(withReference(`${page}\nMore.\n`, 'two')).toBe(`${page.replace('one', 'two')}\nMore.\n`);
});
