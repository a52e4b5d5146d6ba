import { describe, expect, test } from 'vitest';
import { begin, type Court, ours, type Told, theirs } from '../../../../test/table.ts';
import { wayTo } from '../../../bots/distances.ts';
import { missionsOf } from '../../../bots/missions.ts';
import { cellOf } from '../../../map/court-map.ts';
import { groundOf } from '../../../rules/court/ground-now.ts';
import { force, forcedWay } from '../../../rules/movement/forced.ts';
import { wayFrom } from '../../../rules/movement/way.ts';
import { MAZE } from './map.ts';

const court = (x: number, y: number) => cellOf(MAZE, 'court', x, y);

/** Ana is of the red team, Bo of the blue one. */
function table(ana: string, bo: string, more: Told = {}): Court {
  return begin(
    { athletes: [ours('Ana', ana), theirs('Bo', bo)], creeps: [], turn: 'Ana', ...more },
    { options: { map: 'maze', redTeam: 'players' } },
  );
}

const walks = (who: 'Ana' | 'Bo', at: string): readonly string[] =>
  (who === 'Ana' ? table(at, 'court(21,1)') : table('court(1,1)', at, { turn: 'Bo' })).answer(
    'walk',
  ).ends;

/** Beside its entry, beside its end, and whose it is. */
const PORTALS = [
  ['P', 'court(8,3)', 'court(16,6)', 'Ana', 'Bo'],
  ['Q', 'court(8,13)', 'court(16,10)', 'Ana', 'Bo'],
  ['U', 'court(16,3)', 'court(8,6)', 'Bo', 'Ana'],
  ['V', 'court(16,13)', 'court(8,10)', 'Bo', 'Ana'],
] as const;

describe('portals of one team', () => {
  test.each(PORTALS)(
    '[KM-PORT-04] [KM-MAZE-02] [KM-INV-12] %s leads from %s to %s for %s alone',
    (_, entry, end, own, other) => {
      expect(walks(own, entry)).toContain(end);
      expect(walks(other, entry)).not.toContain(end);
    },
  );

  test.each(PORTALS)('[KM-MAZE-02] none leads back: %s from its end', (_, entry, end, own) => {
    expect(walks(own, end)).not.toContain(entry);
  });

  test('[KM-PORT-04] it is the colour that counts, not the side of the table', () => {
    const other = (who: string) =>
      begin(
        {
          athletes: [
            ours('Ana', who === 'Ana' ? 'court(8,3)' : 'court(21,1)'),
            theirs('Bo', who === 'Bo' ? 'court(8,3)' : 'court(1,1)'),
          ],
          creeps: [],
          turn: who,
        },
        { options: { map: 'maze', redTeam: 'opposition' } },
      ).answer('walk').ends;
    expect(other('Bo')).toContain('court(16,6)');
    expect(other('Ana')).not.toContain('court(16,6)');
  });

  test('[KM-PORT-04] a companion of the team may, a Creep may not (KM-PORT-03)', () => {
    const creeps = [{ group: 'minotaur', members: ['court(8,3)'], enemies: ['Bo'] }];
    const t = table('court(1,1)', 'court(21,1)', { creeps });
    const bull = t.id('Minotaur 1');
    const reached = () => wayFrom(t, bull, { budget: 2 })?.options.map(({ id }) => id) ?? [];
    expect(reached()).not.toContain('court(16,6)');
    // The same creature as one that a team has brought.
    Object.assign(t.of('Minotaur 1'), { kind: 'summoned', team: t.state.red, group: -1 });
    expect(reached()).toContain('court(16,6)');
    Object.assign(t.of('Minotaur 1'), { team: t.state.red === 0 ? 1 : 0 });
    expect(reached()).not.toContain('court(16,6)');
  });

  const push = (t: Court, victim: string, x: number, y: number) =>
    ({
      how: 'push',
      squares: 3,
      by: t.id(victim === 'Ana' ? 'Bo' : 'Ana'),
      source: 'test',
      from: court(x, y),
      rule: 'KZ-FORCE-03',
    }) as const;

  test('[KM-PORT-04] [KM-INV-12] nobody is forced through that of the other team', () => {
    const ends = (t: Court, victim: string) =>
      forcedWay(t, t.id(victim), push(t, victim, 9, 3))?.options.map(({ id }) => id) ?? [];
    const red = table('court(8,3)', 'court(21,1)');
    expect(ends(red, 'Ana')).toContain('court(16,6)');
    const blue = table('court(1,1)', 'court(8,3)');
    // Past the portal, which is a wall to it, there is one square.
    expect(ends(blue, 'Bo')).toEqual(['court(8,3)', 'court(7,4)']);
  });

  test('[KM-PORT-03] [D-89] a push goes on behind it, away from its end', () => {
    const t = table('court(8,3)', 'court(21,1)');
    const moved = t.start(force(t, 0, push(t, 'Ana', 9, 3)));
    t.answer(['court(16,6)']);
    // Two squares are left, which lead away from p at (17,6).
    t.answer(['court(15,6)', 'court(14,6)']);
    expect([moved.returned, t.at('Ana')]).toEqual([3, 'court(14,6)']);
  });
});

describe('bots know whose portals they are', () => {
  test('[KM-PORT-04] what a way costs is another matter for each team', () => {
    const { state } = table('court(8,3)', 'court(21,1)');
    const ground = groundOf(state);
    const goal = court(15, 6);
    const costs = ([0, 1] as const).map((team) => wayTo(state, ground, goal, team)[court(8, 3)]);
    const [red = 0, blue = 0] = state.red === 0 ? costs : costs.toReversed();
    expect(red).toBe(1);
    expect(blue).toBeGreaterThan(5);
    // The way on foot is as long for both.
    const far = ([0, 1] as const).map(
      (team) => wayTo(state, ground, court(9, 6), team)[court(9, 3)],
    );
    expect(far[0]).toBe(far[1]);
  });

  test('[KM-PORT-04] who carries an orb is sent the shorter way through its own portal', () => {
    const far = (who: 'Ana' | 'Bo') => {
      const t = table(
        who === 'Ana' ? 'court(8,4)' : 'court(1,1)',
        who === 'Bo' ? 'court(8,4)' : 'court(23,1)',
      );
      const { team } = t.of(who);
      const goal = court(18, 8);
      return wayTo(t.state, groundOf(t.state), goal, team)[court(8, 4)] ?? 0;
    };
    expect(far('Ana')).toBeLessThan(far('Bo'));
    const t = table('court(8,4)', 'court(23,1)');
    expect(missionsOf(t.state, 0).size).toBeGreaterThan(0);
  });
});
