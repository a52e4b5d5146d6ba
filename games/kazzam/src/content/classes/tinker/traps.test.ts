import { describe, expect, test } from 'vitest';
import { type Court, ours, row, type Told, theirs } from '../../../../test/table.ts';
import type { Status } from '../../../model.ts';
import { BITS, giveStatus, has } from '../../../rules/effects/status.ts';
import { force } from '../../../rules/movement/forced.ts';
import { built, charges, PLAIN, square, trap, workshop } from './testing/workshop.ts';

/** Ward of 2. */
const WARD = { wards: [{ amount: 2, by: 'Eve' }] };

/** Statuses on Eve that somebody has given her. */
function given(t: Court, by: string, ...kinds: readonly Status[]): void {
  const until = { ends: 'match' } as const;
  const on = t.id('Eve');
  for (const kind of kinds) giveStatus(t, { kind, on, by: t.id(by), source: 'test', until });
}

/** A slide by a square that Tin makes. */
function slide(t: Court, who: string) {
  const forced = { how: 'slide', squares: 1, source: 'test', rule: 'TEST' } as const;
  return force(t, t.id(who), { ...forced, by: t.id('Tin'), from: t.of('Tin') });
}

describe('a Wand Trap', () => {
  test('[KC-TNK-20] is granted with a wand, and its range is 4', () => {
    const t = workshop({ traps: [trap('wand-trap', '6,5')], turn: 'Eve' });
    t.answer('walk', row(5, 11));
    expect(t.of('Eve').hp).toBe(8);
    t.answer('walk', row(5, 10), 'yes');
  });

  test('[KC-TNK-20] [D-44] its last charge keeps it open until the Tinker’s next turn', () => {
    const t = workshop({
      others: [theirs('Flo', '6,10', { implement: 'wand', ...PLAIN })],
      traps: [trap('wand-trap', '6,5', { charges: 1 })],
      turn: 'Eve',
    });
    t.answer('walk', row(5, 11, 10), 'yes', [], 'end-turn');
    expect(charges(t)).toEqual([0]);
    t.answer('walk', row(9, 6), 'yes', [], 'end-turn');
    expect(t.of('Flo').hp).toBe(6);
    t.answer('none');
    t.run(slide(t, 'Flo'), [square(6, 8)]);
    expect(t.of('Flo').hp).toBe(6);
  });

  test('[KC-TNK-20] open, it acts on each creature once in each turn of anybody', () => {
    const t = workshop({ traps: [trap('wand-trap', '6,5')], turn: 'Eve' });
    t.answer('walk', row(5, 11, 10), 'yes', row(5, 9));
    expect(t.of('Eve').hp).toBe(6);
    expect(t.heard('trap').map(({ what }) => what)).toEqual(['acts']);
  });
});

describe('a Staff Trap', () => {
  const staffed = (eve: string, more: Told = {}) =>
    workshop({
      implement: 'staff',
      eve: { at: eve },
      traps: [trap('staff-trap', '8,5', more)],
      turn: 'Eve',
    });

  test.each(['10,5', '12,9', '8,3'])('[KC-TNK-21] strikes whoever is 2 to 4 away: %s', (at) => {
    const t = staffed(at).answer('end-turn', 'none', ['Eve']);
    expect(t.of('Eve').hp).toBe(6);
    expect(charges(t)).toEqual([1]);
  });

  test.each(['9,5', '13,5'])('[KC-TNK-21] but nobody nearer or farther: %s', (at) => {
    const t = staffed(at).answer('end-turn', 'none');
    expect(t.of('Eve').hp).toBe(8);
    expect(charges(t)).toEqual([2]);
  });

  test('[KC-TNK-21] strikes all of them for one charge, but those whom the Tinker spares', () => {
    const t = workshop({
      implement: 'staff',
      eve: { at: '10,5' },
      others: [
        theirs('Flo', '10,7', { implement: 'wand', ...PLAIN }),
        ours('Al', '10,3', { implement: 'wand', ...PLAIN }),
      ],
      traps: [trap('staff-trap', '8,5')],
      turn: 'Al',
    });
    while (t.open.why.key === 'action') t.answer('end-turn');
    t.answer('none');
    expect([...t.offered].sort()).toEqual(['Eve', 'Flo']);
    t.answer(['Eve', 'Flo']);
    expect([t.of('Eve').hp, t.of('Flo').hp, t.of('Al').hp]).toEqual([6, 6, 8]);
    expect(charges(t)).toEqual([1]);
  });

  test('[KC-TNK-21] [KC-TRAP-06] sparing everybody costs no charge', () => {
    const t = staffed('10,5').answer('end-turn', 'none', []);
    expect(charges(t)).toEqual([2]);
  });

  test('[KC-TNK-21] only who is beside it can damage it', () => {
    const far = workshop({
      turn: 'Eve',
      eve: { at: '11,5' },
      traps: [trap('staff-trap', '8,5')],
      rolls: [4],
    });
    far.answer('attack-trap');
    expect(built(far)).toHaveLength(1);
    const near = workshop({
      turn: 'Eve',
      eve: { at: '9,5' },
      traps: [trap('staff-trap', '8,5')],
      rolls: [4],
    });
    near.answer('attack-trap', 'basic-implement-attack');
    expect(built(near)).toEqual([]);
  });
});

describe('a Sword Trap', () => {
  const sworded = (eve: string, more: Parameters<typeof workshop>[0] = {}) =>
    workshop({
      implement: 'sword',
      tin: { at: '0,10' },
      eve: { at: eve },
      traps: [trap('sword-trap', '4,4')],
      turn: 'Eve',
      ...more,
    }).answer('end-turn', 'none');

  test.each([
    ['9,4', 8, 4],
    ['8,8', 7, 7],
    ['4,0', 4, 1],
    ['5,5', 4, 4],
  ])('[KC-TNK-22] goes straight to an enemy at %s', (at, x, y) => {
    const t = sworded(at).answer('Eve');
    expect(built(t)).toMatchObject([{ cell: t.cell(x, y), charges: 1 }]);
    expect(t.of('Eve').hp).toBe(6);
  });

  test('[KC-TNK-22] where it may not stand it cannot go: an orb in the way keeps it off', () => {
    const orbs = (at: string) => ({ more: { orbs: [{ at, colour: 'neutral' }] } });
    expect(sworded('9,4', orbs('8,4')).open.why.key).toBe('action');
    expect(sworded('9,4', orbs('7,4')).open.why.key).toBe('trap-goes-to');
  });

  test('[KC-TNK-22] of one beside its enemy nothing tells that it went', () => {
    const deeds = (at: string) =>
      sworded(at)
        .answer('Eve')
        .heard('trap')
        .map(({ what }) => what);
    expect([deeds('5,5'), deeds('9,4')]).toEqual([['acts'], ['went', 'acts']]);
  });

  test('[KC-TNK-22] not to one out of its eight lines', () => {
    expect(sworded('9,5').open.why.key).toBe('action');
  });

  test('[KC-TNK-22] past no creature, trap or Blocking Terrain', () => {
    const al = ours('Al', '6,4', { implement: 'wand', ...PLAIN });
    const behind = workshop({
      implement: 'sword',
      tin: { at: '0,10' },
      eve: { at: '9,4' },
      traps: [trap('sword-trap', '4,4'), trap('wand-trap', '2,2')],
      others: [al],
      turn: 'Al',
    });
    while (behind.open.why.key === 'action') behind.answer('end-turn');
    behind.answer('none');
    expect(behind.open.why.key).toBe('action');
    const trapped = sworded('9,4', {
      traps: [trap('sword-trap', '4,4'), trap('wand-trap', '7,4')],
    });
    expect(trapped.open.why.key).toBe('action');
    const rows = Array.from({ length: 11 }, (_, y) =>
      y === 4 ? '.......#........' : '.'.repeat(16),
    );
    expect(sworded('9,4', { court: rows }).open.why.key).toBe('action');
  });

  test('[KC-TNK-22] to one of several, or to nobody', () => {
    const t = workshop({
      implement: 'sword',
      tin: { at: '0,10' },
      eve: { at: '9,4' },
      others: [theirs('Flo', '4,0', { implement: 'wand', ...PLAIN })],
      traps: [trap('sword-trap', '4,4')],
      turn: 'Flo',
    });
    while (t.open.why.key === 'action') t.answer('end-turn');
    t.answer('none');
    expect([...t.offered].sort()).toEqual(['Eve', 'Flo', 'nobody']);
    t.answer('nobody');
    expect(built(t)).toMatchObject([{ cell: t.cell(4, 4), charges: 2 }]);
  });

  test('[KC-TNK-22] [KZ-STAT-20] whoever flies is out of its reach', () => {
    const t = workshop({
      implement: 'sword',
      tin: { at: '0,10' },
      eve: { at: '9,4' },
      traps: [trap('sword-trap', '4,4')],
      turn: 'Eve',
    });
    t.befall('Eve', 'flying');
    t.answer('end-turn', 'none');
    expect(t.open.why.key).toBe('action');
  });
});

describe('an Anti-Charm Trap', () => {
  const charmed = (more: Parameters<typeof workshop>[0] = {}) =>
    workshop({ turn: 'Eve', traps: [trap('anti-charm-trap', '8,5')], ...more });

  test('[KC-TNK-25] takes every positive status within 3, and 2 damage for each', () => {
    const t = charmed();
    given(t, 'Eve', 'fierce', 'guarded', 'weakened');
    t.answer('walk', row(5, 11), 'yes');
    expect(t.of('Eve').hp).toBe(4);
    expect(has(t.of('Eve'), BITS.fierce)).toBe(false);
    expect(has(t.of('Eve'), BITS.guarded)).toBe(false);
    expect(has(t.of('Eve'), BITS.weakened)).toBe(true);
    expect(charges(t)).toEqual([1]);
  });

  test('[KC-TNK-25] acts on nobody who has none, nor farther away', () => {
    const t = charmed();
    t.answer('walk', row(5, 11));
    expect(charges(t)).toEqual([2]);
    const far = charmed({ eve: { at: '13,5', ...WARD } });
    far.answer('walk', row(5, 12));
    expect(charges(far)).toEqual([2]);
  });

  test('[KC-TNK-25] Ward goes without damage, improved or not', () => {
    const t = charmed({ eve: { ...WARD }, traps: [trap('anti-charm-trap', '8,5', { more: 1 })] });
    t.answer('walk', row(5, 11), 'yes');
    expect(t.of('Eve')).toMatchObject({ hp: 8, wards: [] });
    expect(charges(t)).toEqual([1]);
  });

  test('[KC-TNK-11] [KC-TNK-25] the improvement counts once, however many are lost', () => {
    const t = charmed({ traps: [trap('anti-charm-trap', '8,5', { more: 1 })] });
    given(t, 'Eve', 'fierce', 'guarded');
    t.answer('walk', row(5, 11), 'yes');
    expect(t.of('Eve').hp).toBe(3);
  });

  test('[KC-TNK-25] [KC-TRAP-06] Hidden enemies spring it, and are Hidden no more', () => {
    const t = charmed();
    given(t, 'Eve', 'hidden');
    t.answer('walk', row(5, 11), 'yes');
    expect(t.of('Eve').hp).toBe(6);
    expect(has(t.of('Eve'), BITS.hidden)).toBe(false);
  });

  test('[KC-TNK-25] [D-57] Flying counts together with its Hovering, one kind of several sources once', () => {
    const t = charmed();
    given(t, 'Eve', 'flying', 'hovering');
    t.answer('walk', row(5, 11), 'yes');
    expect(t.of('Eve').hp).toBe(6);
    expect(has(t.of('Eve'), BITS.hovering)).toBe(false);
  });

  test('[KC-TNK-25] [KC-CONV-42] Flying that an enemy imposes stays, and is no reason', () => {
    const t = charmed();
    given(t, 'Tin', 'flying');
    t.answer('walk', row(5, 11));
    expect(charges(t)).toEqual([2]);
    expect(has(t.of('Eve'), BITS.flying)).toBe(true);
  });

  test('[KC-TNK-25] whoever destroys it while it has a charge suffers it too', () => {
    const t = charmed({ eve: { at: '12,5', ...WARD }, rolls: [4] });
    given(t, 'Eve', 'guarded');
    t.answer('attack-trap', 'yes');
    expect(built(t)).toEqual([]);
    expect(t.of('Eve')).toMatchObject({ hp: 6, wards: [] });
  });

  test('[KC-TNK-25] [KC-TRAP-06] nor by an ally, nor by whoever has nothing to lose', () => {
    const bare = charmed({ eve: { at: '12,5' }, rolls: [4] }).answer('attack-trap');
    expect(built(bare)).toEqual([]);
    expect(bare.asked).toMatch(/^action/);
    const al = ours('Al', '12,7', { implement: 'wand', ...PLAIN, ...WARD });
    const own = charmed({ others: [al], turn: 'Al', rolls: [4] }).answer('attack-trap');
    expect(built(own)).toEqual([]);
    expect(own.of('Al').wards).toHaveLength(1);
  });

  test('[KC-TNK-25] without a charge it avenges nothing', () => {
    const t = charmed({
      eve: { at: '12,5', ...WARD },
      traps: [trap('anti-charm-trap', '8,5', { charges: 0 })],
      rolls: [4],
    });
    t.answer('attack-trap');
    expect(built(t)).toEqual([]);
    expect(t.of('Eve').wards).toHaveLength(1);
  });
});

describe('a Distraction Trap', () => {
  test('[KC-TNK-26] distracts for a turn, and slows until a save', () => {
    const t = workshop({ turn: 'Eve', traps: [trap('distraction-trap', '8,5', { more: 1 })] });
    t.answer('walk', row(5, 11), 'yes');
    expect(t.inPlay('distracted', 'Eve')).toMatchObject([
      { by: t.id('Tin'), until: { ends: 'turn-end', of: t.id('Eve') } },
    ]);
    expect(t.inPlay('slowed', 'Eve')).toMatchObject([{ until: { ends: 'save' } }]);
    expect(t.of('Eve').hp).toBe(8);
    expect(charges(t)).toEqual([1]);
  });

  test('[KC-TNK-26] its range is 3', () => {
    const t = workshop({ turn: 'Eve', traps: [trap('distraction-trap', '7,5')] });
    t.answer('walk', row(5, 11));
    expect(charges(t)).toEqual([2]);
  });

  test('[KC-TRAP-11] it and Anti-Charm need no implement: a sword’s turn goes on, Disarmed or not', () => {
    const t = workshop({ implement: 'sword', picks: ['distraction-trap'], rolls: [4] });
    t.befall('Tin', 'disarmed');
    expect(t.offered).not.toContain('sword-trap');
    t.answer('distraction-trap', square(6, 5), 'no');
    expect(t.asked).toBe('action KZ-ACT-01 seat 0');
  });
});

describe('improved traps', () => {
  test('[KC-TNK-10] one charge more', () => {
    const t = workshop({ picks: ['more-charges'], rolls: [3] });
    t.answer('wand-trap', square(6, 5), 'no');
    expect(built(t)).toMatchObject([{ charges: 2, full: 2 }]);
  });

  test('[KC-TNK-11] one damage more', () => {
    const t = workshop({ picks: ['more-damage'], rolls: [4] });
    t.answer('wand-trap', square(6, 5), 'no');
    expect(built(t)).toMatchObject([{ more: 1, charges: 2, shielded: false }]);
  });

  test('[KC-TNK-12] the first damage is nothing, whole; the next one counts', () => {
    const t = workshop({ picks: ['sturdy'], rolls: [4, 6, 4] });
    t.answer('wand-trap', square(6, 5), 'no', 'end-turn');
    t.answer('walk', row(5, 11, 10), 'no', 'attack-trap');
    expect(built(t)).toMatchObject([{ hp: 1, shielded: false }]);
    expect(t.heard('struck')).toMatchObject([{ amount: 0, left: 1 }]);
    t.answer('end-turn', 'none', 'end-turn', 'attack-trap');
    expect(built(t)).toEqual([]);
  });
});

describe('an Advanced Trap', () => {
  const placed = (adds: string, kind = 'distraction-trap') => {
    const t = workshop({ picks: ['distraction-trap', 'advanced-trap'], rolls: [4] });
    t.answer('advanced-trap');
    expect(t.offered).toEqual(['wand-trap', 'distraction-trap']);
    return t.answer(kind, adds, square(6, 5), 'no');
  };

  test('[KC-TNK-30] is any known trap with 3 charges and 4 HP; roll and improvements count', () => {
    expect(built(placed('slowed'))).toMatchObject([
      { block: 'distraction-trap', charges: 3, hp: 4, adds: { does: 'status', status: 'slowed' } },
    ]);
    const t = workshop({ picks: ['advanced-trap', 'more-charges'], rolls: [6] });
    t.answer('advanced-trap', 'weakened', square(6, 5), 'no');
    expect(built(t)).toMatchObject([{ block: 'wand-trap', charges: 5, full: 5 }]);
  });

  test.each(['slowed', 'weakened', 'distracted'] as const)(
    '[KC-TNK-30] adds %s for a turn',
    (kind) => {
      const t = placed(kind, 'wand-trap').answer('end-turn', 'walk', row(5, 11, 10), 'yes');
      expect(t.inPlay(kind, 'Eve')).toMatchObject([{ until: { ends: 'turn-end' } }]);
      expect(t.of('Eve').hp).toBe(6);
    },
  );

  test('[KC-TNK-30] pulls 2 towards the trap, or pushes 2 from it', () => {
    const pulled = placed('pull', 'wand-trap').answer('end-turn', 'walk', row(5, 11, 10), 'yes');
    expect(pulled.open.why.key).toBe('force.pull');
    pulled.answer(row(5, 9, 8));
    expect(pulled.at('Eve')).toBe(square(8, 5));
    const pushed = placed('push', 'wand-trap').answer('end-turn', 'walk', row(5, 11, 10), 'yes');
    pushed.answer(row(5, 11, 12));
    expect(pushed.at('Eve')).toBe(square(12, 5));
  });

  test('[KC-TNK-30] a miss spends it', () => {
    const t = workshop({ picks: ['advanced-trap'], rolls: [2] });
    t.answer('advanced-trap');
    expect(t.of('Tin').spent).toEqual(['advanced-trap']);
    expect(built(t)).toEqual([]);
  });

  test('[KC-TRAP-11] [KC-TNK-30] carries no implement icon: a staff’s turn goes on, and grants nothing', () => {
    const t = workshop({
      implement: 'staff',
      picks: ['advanced-trap'],
      eve: { at: '4,5' },
      rolls: [4],
    });
    t.answer('advanced-trap', 'slowed', square(6, 5), 'no');
    expect(t.heard('opportunity')).toEqual([]);
    expect(t.open.why.key).toBe('action');
  });
});

describe('the trap of the implement', () => {
  test('[KC-TNK-04] [KC-TNK-01] goes with wand, staff and sword', () => {
    for (const implement of ['wand', 'staff', 'sword'] as const) {
      const t = workshop({ implement });
      const kinds = ['wand-trap', 'staff-trap', 'sword-trap'];
      expect(t.offered.filter((id) => kinds.includes(id))).toEqual([`${implement}-trap`]);
      expect(t.offered).not.toContain('anti-charm-trap');
    }
  });

  test('[KC-TNK-05] there is none when the match begins', () => {
    expect(workshop().state.traps).toEqual([]);
  });

  test('[KC-TRAP-11] is impossible while Disarmed', () => {
    const t = workshop();
    t.befall('Tin', 'disarmed');
    expect(t.offered).not.toContain('wand-trap');
  });

  test('[KC-TRAP-11] a staff grants Opportunities by it, and ends the turn', () => {
    const t = workshop({ implement: 'staff', eve: { at: '4,5' }, rolls: [4] });
    t.answer('staff-trap', 'yes');
    expect(t.heard('opportunity')).toMatchObject([{ who: t.id('Tin'), by: t.id('Eve') }]);
    t.answer(square(6, 5), 'no');
    expect(t.open.seat).toBe(1);
  });

  test('[KC-TRAP-11] a sword ends the turn, a wand does not', () => {
    const sword = workshop({ implement: 'sword', rolls: [4] });
    sword.answer('sword-trap', square(6, 5), 'no');
    expect(sword.open.seat).toBe(1);
    const wand = workshop({ rolls: [4] });
    wand.answer('wand-trap', square(6, 5), 'no');
    expect(wand.open.seat).toBe(0);
  });
});
