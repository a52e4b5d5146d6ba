import { expect, test } from 'vitest';
import { listedIn, PAGE_BEGIN, PAGE_END, pattern, rowOf } from './listed.ts';

const PAGE = `# Words

${PAGE_BEGIN}

### Choices

| about | kind | options | default | rule |
| --- | --- | --- | --- | --- |
| \`walk\` | path | \`court(<x>,<y>)\` \`stay\` |  | XX-01 |
| \`take-<what>\` **always** | one | \`yes\` \`no\` |  | XX-02 |

### Draws

| purpose | drawn by |
| --- | --- |
| \`attack\` | roll |

### Events

Each. All have \`by: 'a' \\| 'b'\`; \`at?: number\`.

| type | fields |
| --- | --- |
| \`fell\` | \`from: number\` (a height) |

${PAGE_END}
`;

test('what a page lists is read from its tables', () => {
  const { choices, purposes, events, ofAll } = listedIn(PAGE);
  expect(choices.map(({ key, always }) => [key, always])).toEqual([
    ['walk', false],
    ['take-<what>', true],
  ]);
  expect({ purposes, events: [...events], ofAll }).toEqual({
    purposes: ['attack'],
    events: [['fell', ['from']]],
    ofAll: ['by', 'at'],
  });
});

test('a row is found by its own key first, else by one whose gaps the key fills', () => {
  const { choices } = listedIn(PAGE);
  expect(rowOf(choices, 'walk')?.ids.some((id) => id.test('court(3,12)'))).toBe(true);
  expect(rowOf(choices, 'take-orb')?.always).toBe(true);
  expect(rowOf(choices, 'leave')).toBeUndefined();
});

test('names with gaps stand for what fills them', () => {
  const matches = (name: string, text: string) => pattern(name).test(text);
  expect(matches('court(<x>,<y>)', 'court(3,12)')).toBe(true);
  expect(matches('court(<x>,<y>)', 'dungeon(3,12)')).toBe(false);
  expect(matches('+1', '+1')).toBe(true);
});
