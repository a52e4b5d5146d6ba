import { describe, expect, test } from 'vitest';
import { readRules } from './read-rules.ts';
import { plainText, ruleText } from './rules-text.ts';

const rules = readRules(`# The toy ledger

Words come first. *Rope* and _lamp_ are \`items\`.

## Turn

- **TOY-TURN-01** Roll *or* rest; see TOY-ITEM-02,
  not TOY-ITEM-99.
- **TOY-TURN-02**: Then *everybody* rests.
- An item without an id
  that goes on.
  - One that is part of it.

1. First
2. second

| Id | Item | Cost |
|---|---|---|
| **TOY-ITEM-01** | Rope | 2 |
| **TOY-ITEM-02** | Lamp \\| oil | **3**, as **TOY-TURN-01** says |

\`\`\`
kept
  as it is
\`\`\`
`);

describe('a ledger', () => {
  test('is read into its blocks, and every id is found', () => {
    expect(rules.title).toBe('The toy ledger');
    expect(rules.blocks.map((block) => block.kind)).toEqual([
      'paragraph',
      'heading',
      'rule',
      'rule',
      'item',
      'item',
      'item',
      'item',
      'table',
      'code',
    ]);
    expect([...rules.at]).toEqual([
      ['TOY-TURN-01', 2],
      ['TOY-TURN-02', 3],
      ['TOY-ITEM-01', 8],
      ['TOY-ITEM-02', 8],
    ]);
  });

  test('gives the text of a list item, and of a table row under its heads', () => {
    expect(ruleText(rules, 'TOY-TURN-01')).toBe('Roll or rest; see TOY-ITEM-02, not TOY-ITEM-99.');
    expect(ruleText(rules, 'TOY-TURN-02')).toBe('Then everybody rests.');
    expect(ruleText(rules, 'TOY-ITEM-02')).toBe('Item: Lamp | oil\nCost: 3, as TOY-TURN-01 says');
    expect(ruleText(rules, 'TOY-NONE-01')).toBeUndefined();
  });

  test('links the ids that it knows and leaves others alone', () => {
    expect(rules.blocks[2]).toEqual({
      kind: 'rule',
      id: 'TOY-TURN-01',
      parts: [
        { kind: 'plain', text: 'Roll ' },
        { kind: 'em', text: 'or' },
        { kind: 'plain', text: ' rest; see ' },
        { kind: 'rule', id: 'TOY-ITEM-02' },
        { kind: 'plain', text: ', not TOY-ITEM-99.' },
      ],
    });
    const table = rules.blocks[8];
    expect(table?.kind === 'table' && table.rows[1]?.cells[2]).toEqual([
      { kind: 'strong', text: '3' },
      { kind: 'plain', text: ', as ' },
      { kind: 'rule', id: 'TOY-TURN-01' },
      { kind: 'plain', text: ' says' },
    ]);
  });

  test('keeps an item in one line, and what is part of it one step further in', () => {
    const items = rules.blocks.flatMap((block) =>
      block.kind === 'item' ? [[block.depth, plainText(block.parts)]] : [],
    );
    expect(items).toEqual([
      [0, 'An item without an id that goes on.'],
      [1, 'One that is part of it.'],
      [0, 'First'],
      [0, 'second'],
    ]);
  });

  test('reads emphasis and code, and keeps code as it is', () => {
    expect(rules.blocks[0]).toEqual({
      kind: 'paragraph',
      parts: [
        { kind: 'plain', text: 'Words come first. ' },
        { kind: 'em', text: 'Rope' },
        { kind: 'plain', text: ' and ' },
        { kind: 'em', text: 'lamp' },
        { kind: 'plain', text: ' are ' },
        { kind: 'code', text: 'items' },
        { kind: 'plain', text: '.' },
      ],
    });
    expect(rules.blocks[9]).toEqual({ kind: 'code', text: 'kept\n  as it is' });
  });
});
