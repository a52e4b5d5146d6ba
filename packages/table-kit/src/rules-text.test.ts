import { describe, expect, test } from 'vitest';
import { inlineOf, readRules, ruleText, searchRules } from './rules-text.ts';

const rules = readRules(`# The toy ledger

Words come first.

## Turn

- **TOY-TURN-01** Roll *or* rest; see TOY-ITEM-02.
- An item without an id
  that goes on.

| Id | Item | Cost |
|---|---|---|
| **TOY-ITEM-01** | Rope | 2 |
| **TOY-ITEM-02** | Lamp \\| oil | 3 |
`);

describe('a ledger', () => {
  test('is read into its blocks, and every id is found', () => {
    expect(rules.title).toBe('The toy ledger');
    expect(rules.blocks.map((block) => block.kind)).toEqual([
      'paragraph',
      'heading',
      'rule',
      'item',
      'table',
    ]);
    expect([...rules.at]).toEqual([
      ['TOY-TURN-01', 2],
      ['TOY-ITEM-01', 4],
      ['TOY-ITEM-02', 4],
    ]);
  });

  test('gives the text of a list item, and of a table row under its heads', () => {
    expect(ruleText(rules, 'TOY-TURN-01')).toEqual({ text: 'Roll *or* rest; see TOY-ITEM-02.' });
    expect(ruleText(rules, 'TOY-ITEM-02')).toEqual({
      cells: [
        ['Item', 'Lamp | oil'],
        ['Cost', '3'],
      ],
    });
    expect(ruleText(rules, 'TOY-NONE-01')).toBeUndefined();
  });

  test('is searched for all words at once', () => {
    expect(searchRules(rules, 'ROPE lamp')).toEqual([4]);
    expect(searchRules(rules, 'rope rest')).toEqual([]);
  });

  test('links the ids that it knows and leaves others alone', () => {
    expect(inlineOf('Roll *or* rest; see TOY-ITEM-02, not TOY-ITEM-99.', rules.at)).toEqual([
      { kind: 'plain', text: 'Roll ' },
      { kind: 'em', text: 'or' },
      { kind: 'plain', text: ' rest; see ' },
      { kind: 'rule', id: 'TOY-ITEM-02' },
      { kind: 'plain', text: ', not TOY-ITEM-99.' },
    ]);
  });
});
