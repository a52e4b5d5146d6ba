import { expect, test } from 'vitest';
import { listsShownBy, unwrittenIn, withLists } from './content-lists.ts';

const PAGE = `# Words

<!-- list: toy/cards, written by \`npm run pages\` -->

| id | name | what it is |
| --- | --- | --- |
| \`ace\` | Old Ace | the best card |
| \`gone\` | Gone | once |

<!-- end of the list -->

More.
`;

const CARDS = [
  ['id', 'name', 'what it is'],
  ['`ace`', 'Ace'],
  ['`king`', 'King'],
];

test('a list is written anew, and what the page says of a row by hand stays', () => {
  const page = withLists(PAGE, new Map([['toy/cards', CARDS]]));
  expect(page).toContain('| `ace` | Ace | the best card |\n| `king` | King | … |\n\n<!-- end');
  expect(page).not.toContain('Gone');
  expect(page).toMatch(/^# Words[\s\S]*More\.\n$/);
  expect(unwrittenIn(page)).toEqual(['`king`']);
});

test('a list of a game that is not at hand stays as it is', () => {
  expect(withLists(PAGE, new Map())).toBe(PAGE);
  expect(listsShownBy(PAGE)).toEqual(['toy/cards']);
});
