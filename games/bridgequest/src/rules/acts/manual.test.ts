import { describe, expect, test } from 'vitest';
import { world } from '../../../test/cards.ts';
import { written } from '../../../test/effects.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import { perform } from './perform.ts';

/** Somebody does by hand what a card says, and others say whether it is right so. */
function byHand(said: string, confirmed: boolean, sitting: Sitting = {}) {
  const { t, told } = sit({
    heroes: ['11 UL', 'homeworld', '11 UR'],
    ...sitting,
    places: { 'world/11': [world(3)] },
  });
  const you = heroAt(t.state, 0);
  const doing = { you, by: you, source: 'OWN-A-1#1', rule: 'BQC-TRIG-01', isDeed: false };
  const asked: string[] = [];
  const flow = perform(t, written('manual(Sing a song.)'), doing);
  for (let step = flow.next(0); !step.done; ) {
    const choice = step.value;
    if (choice.kind === 'many') throw new Error('asks several');
    asked.push(`${choice.why.key} ${choice.seat}`);
    if (choice.kind === 'text') {
      expect(JSON.stringify(choice.why.params)).toContain('Sing a song.');
      step = flow.next(said);
    } else step = flow.next(confirmed ? 1 : 0);
  }
  return { asked, told };
}

describe('what no verb says', () => {
  test('[BQC-VERB-56] [BQC-GM-02] [BQC-IMP-03] its player says what was done, and one other player confirms it', () => {
    const { asked, told } = byHand('Sung.', true);
    expect(asked).toEqual(['choice.by-hand 0', 'choice.confirm-by-hand 1']);
    expect(told).toEqual([
      {
        ...{ type: 'done-by-hand', rule: 'BQC-TRIG-01', seat: 0, source: 'OWN-A-1#1' },
        said: { prose: 'Sung.' },
      },
    ]);
  });

  test('[BQC-GM-02] what is not confirmed was not done; nothing said is nothing to confirm', () => {
    expect(byHand('Sung.', false).told).toEqual([]);
    expect(byHand('', true)).toEqual({ asked: ['choice.by-hand 0'], told: [] });
  });

  test('[BQC-GM-02] a person who runs the game confirms it; alone the player itself', () => {
    expect(byHand('Sung.', true, { options: { gm: 'human' } }).asked[1]).toBe(
      'choice.confirm-by-hand 3',
    );
    const alone = byHand('Sung.', false, { heroes: ['11 UL'] });
    expect(alone.asked).toEqual(['choice.by-hand 0']);
    expect(alone.told).toHaveLength(1);
  });
});

test('[BQC-VERB-56] is written with the text', () => {
  expect(written('manual(Sing.)')).toEqual([{ verb: 'manual', text: 'Sing.' }]);
});
