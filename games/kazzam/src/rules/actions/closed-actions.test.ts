import { describe, expect, test } from 'vitest';
import { begin, type Court, floor, ours, type Told, theirs } from '../../../test/table.ts';

const WANDSLINGER = {
  class: 'wandslinger',
  implement: 'wand',
  picks: ['wandslinger/petrovs-petrification', 'wandslinger/focus', 'wandslinger/rapid-fire'],
};

/** Ana's turn, Bo three squares to the right of her. */
function turnOf(ana: Told, rolls: readonly number[] = [], options: Told = {}): Court {
  return begin(
    {
      court: floor(12, 3),
      athletes: [ours('Ana', '4,1', { ...WANDSLINGER, ...ana }), theirs('Bo', '7,1')],
      turn: 'Ana',
    },
    { rolls, options },
  );
}

/** Why each attack or power cannot be used now. */
const closed = ({ match }: Court): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (match.choices[0]?.closed?.() ?? []).map(({ id, because }) => [
      id,
      `${because.key} ${because.rule}`,
    ]),
  );
const dominated = { status: 'dominated', by: 'Bo', ends: 'next-turn' };

describe('an attack or power that cannot be used now', () => {
  test('[KZ-ACT-01] [KZ-ACT-02] is closed for want of a Move Action once both are spent', () => {
    const court = turnOf({}, [2]).answer('walk', ['court(4,0)'], 'basic-implement-attack', 'Bo');
    expect(closed(court)).toMatchObject({
      focus: 'closed.move KZ-ACT-01',
      'petrovs-petrification': 'closed.attack KZ-ACT-01',
    });
  });
  test('[KZ-ACT-01] [KZ-STAT-10] is closed for want of a Free Action where the Dazed have none', () => {
    const ana = {
      class: 'wardmaster',
      implement: 'staff',
      picks: ['wardmaster/ward-wall'],
      statuses: ['dazed'],
    };
    expect(closed(turnOf(ana, [], { dazedFreeActions: false }))).toMatchObject({
      'ward-wall': 'closed.free KZ-ACT-01',
    });
    expect(closed(turnOf(ana))).not.toHaveProperty('ward-wall');
  });
  test('[KZ-STAT-68] [KZ-STAT-13] is closed by a status that governs the turn', () => {
    const court = turnOf({ statuses: [dominated] });
    expect(closed(court)).toMatchObject({ 'petrovs-petrification': 'closed.status KZ-STAT-68' });
    expect(court).toOffer('rapid-fire');
  });
  test('[KZ-STAT-15] is closed by a command that it does not further, though it could be used', () => {
    const court = turnOf({ statuses: [dominated] }, [], { dominated: 'text' }).answer('go-to');
    expect(court).not.toOffer('basic-implement-attack');
    expect(closed(court)).toMatchObject({
      'basic-implement-attack': 'closed.command KZ-STAT-15',
      'basic-physical-attack': expect.stringMatching(/^closed\.nobody /),
    });
  });
});

test('what everyone can do is never listed, whatever the turn leaves', () => {
  const court = turnOf({}).answer('walk', ['court(4,0)']);
  const ids = Object.keys(closed(court));
  for (const common of ['walk', 'shift', 'dunk', 'let-go', 'drop']) {
    expect(ids).not.toContain(common);
  }
});
