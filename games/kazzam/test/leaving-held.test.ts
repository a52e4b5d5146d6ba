import { describe, expect, test } from 'vitest';
import type { CreatureId } from '../src/model.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import { effectsOf, NOTES, putInPlay } from '../src/rules/effects/in-play.ts';
import { giveStatus } from '../src/rules/effects/status.ts';
import { MAP } from './dungeon-court.ts';
import { begin, type Court, ours, type Told, theirs } from './table.ts';

const HELD = { status: 'grabbed', ends: 'escape' };

/** Ana beside exit E with its button hit, Bo beside her; her next turn is about to begin. */
function leaving(
  ana: Told,
  bo: Told,
  more: readonly Told[] = [],
  { grown = false, map = MAP }: { readonly grown?: boolean; readonly map?: readonly string[] } = {},
): Court {
  const court = begin({
    court: map,
    athletes: [
      theirs('Cy', '7,0'),
      ours('Ana', 'dungeon(2,1)', ana),
      theirs('Bo', 'dungeon(3,1)', bo),
      ...more,
    ],
    turn: 'Cy',
  });
  court.of('Ana').comes = { from: 'button', exit: 0, orb: -1 };
  if (grown) grow(court, court.id('Ana'));
  return court.answer('end-turn');
}

/** Makes somebody fill two squares by two. */
function grow(court: Court, on: CreatureId): void {
  const creature = creatureOf(court.state, on);
  creature.width = creature.height = creature.fullWidth = creature.fullHeight = 2;
  const until = { ends: 'match' } as const;
  putInPlay(court.state, { kind: NOTES.enlarged, on, by: on, source: 'test', until, amount: 2 });
}

describe('leaving the Dungeon', () => {
  test('[KZ-DUN-19] takes along whoever holds the leaver, who goes on holding', () => {
    const court = leaving({ statuses: [{ ...HELD, by: 'Bo' }] }, {});
    court.answer('court(1,2)');
    // The grabber's side picks its square beside the leaver.
    expect(court).toBeAskedFor('come-along', { rule: 'KZ-DUN-19', seat: 1 });
    // Nobody is out yet, so that the two are in one place at every moment (KZ-INV-21).
    expect(court.of('Ana')).toStandAt('dungeon(2,1)');
    court.answer('court(2,2)');
    expect([court.at('Ana'), court.at('Bo')]).toEqual(['court(1,2)', 'court(2,2)']);
    expect(court.state.effects.some(({ kind, on }) => kind === 'grabbed' && on === 1)).toBe(true);
  });
  test('[KZ-DUN-19][KZ-DUN-20] whoever comes along brings its own holder, and lets go of others', () => {
    const court = leaving({ statuses: [{ ...HELD, by: 'Bo' }] }, {}, [
      ours('Di', 'dungeon(4,1)', { statuses: [{ ...HELD, by: 'Bo' }] }),
      ours('Ed', 'dungeon(4,2)'),
    ]);
    giveStatus(court, {
      kind: 'grabbed',
      on: court.id('Bo'),
      by: court.id('Ed'),
      source: 'test',
      until: { ends: 'escape' },
    });
    court.answer('court(1,2)', 'court(2,2)');
    expect(court).toBeAskedFor('come-along', { rule: 'KZ-DUN-19', seat: 0 });
    expect(court).not.toOffer('court(1,2)');
    court.answer('court(3,2)');
    expect(['Ana', 'Bo', 'Di', 'Ed'].map((name) => court.at(name))).toEqual([
      'court(1,2)',
      'court(2,2)',
      'dungeon(4,1)',
      'court(3,2)',
    ]);
    const held = court.state.effects.filter(({ kind }) => kind === 'grabbed').map(({ on }) => on);
    expect(held).toEqual([court.id('Ana'), court.id('Bo')]);
  });
  test('[KZ-DUN-19] whoever holds two of those who leave picks one square', () => {
    const court = leaving({ statuses: [{ ...HELD, by: 'Bo' }] }, {}, [ours('Ed', 'dungeon(2,2)')]);
    const ed = court.id('Ed');
    for (const on of [court.id('Ana'), court.id('Bo')])
      giveStatus(court, {
        kind: 'grabbed',
        on,
        by: ed,
        source: `test ${on}`,
        until: { ends: 'escape' },
      });
    court.answer('court(1,2)', 'court(2,2)');
    expect(court).toBeAskedFor('come-along', { rule: 'KZ-DUN-19', seat: 0 });
    court.answer('court(0,2)');
    expect(court).toBeAskedFor('action', { rule: 'KZ-ACT-01', seat: 0 });
    expect(['Ana', 'Bo', 'Ed'].map((name) => court.at(name))).toEqual([
      'court(1,2)',
      'court(2,2)',
      'court(0,2)',
    ]);
  });
  test('[KZ-DUN-19] [KZ-GRID-10] no square that the leaver will fill is one to come along to', () => {
    const held = { at: 'dungeon(3,1)', statuses: [{ ...HELD, by: 'Bo' }] };
    const court = leaving(held, { at: 'dungeon(2,1)' }, [], { grown: true });
    court.answer('court(1,1)');
    expect(court).toBeAskedFor('come-along', { seat: 1 });
    expect(court.offered.toSorted()).toEqual([
      'court(0,0)',
      'court(0,1)',
      'court(0,2)',
      'court(1,0)',
      'court(2,0)',
    ]);
  });
  test('[KZ-LARGE-08] [KZ-DUN-13] whoever is large squeezes into the gap that it comes out in', () => {
    const map = MAP.map((row, y) => (y === 1 ? '########' : row));
    const court = leaving({}, { at: 'dungeon(6,1)' }, [], { grown: true, map });
    court.answer('court(1,2)');
    const { width, height } = court.of('Ana');
    expect([court.at('Ana'), width, height]).toEqual(['court(1,2)', 2, 1]);
    expect(court.heard('squeezed')).toMatchObject([{ rule: 'KZ-LARGE-08' }]);
  });
  test('[KZ-DUN-20] others hold on to each other', () => {
    const court = leaving({}, {}, [
      theirs('Di', '0,0'),
      ours('Ed', '1,0', { statuses: [{ ...HELD, by: 'Di' }] }),
    ]);
    court.answer('court(1,2)');
    expect(effectsOf(court.state, 'grabbed').map(({ on }) => on)).toEqual([court.id('Ed')]);
  });
  test('[KZ-DUN-19] creeps forget the grabber as well', () => {
    const court = begin({
      court: MAP,
      athletes: [
        theirs('Cy', '7,0'),
        ours('Ana', 'dungeon(2,1)', { statuses: [{ ...HELD, by: 'Bo' }] }),
        theirs('Bo', 'dungeon(3,1)'),
      ],
      creeps: [{ group: 'practice-golem', members: ['dungeon(6,3)'], enemies: ['Bo'] }],
      turn: 'Cy',
    });
    court.of('Ana').comes = { from: 'button', exit: 0, orb: -1 };
    court.answer('end-turn', 'court(1,2)', 'court(2,2)');
    expect(court.state.groups[0]?.enemies).toEqual([]);
  });
  test('[KZ-DUN-20] lets go of whom the leaver holds', () => {
    const court = leaving({}, { statuses: [{ ...HELD, by: 'Ana' }] });
    court.answer('court(1,2)');
    expect(court.of('Bo')).toStandAt('dungeon(3,1)');
    expect(court.state.effects.filter(({ kind }) => kind === 'grabbed')).toEqual([]);
  });
  test('[KZ-DUN-19] a creep that holds the leaver stays, and has let go', () => {
    const court = begin({
      court: MAP,
      athletes: [theirs('Cy', '7,0'), ours('Ana', 'dungeon(2,1)')],
      creeps: [
        { group: 'practice-golem', members: [{ at: 'dungeon(3,1)', name: 'Golem' }], enemies: [] },
      ],
      turn: 'Cy',
    });
    const golem = court.id('Golem');
    court.state.effects.push({
      id: court.state.nextEffect,
      kind: 'grabbed',
      on: court.id('Ana'),
      by: golem,
      source: 'test',
      until: { ends: 'escape' },
      mark: court.state.nextEffect,
      amount: 0,
    });
    court.state.nextEffect += 1;
    court.of('Ana').comes = { from: 'button', exit: 0, orb: -1 };
    court.answer('end-turn', 'court(1,2)');
    expect([court.at('Ana'), court.at('Golem')]).toEqual(['court(1,2)', 'dungeon(3,1)']);
    expect(court.state.effects.filter(({ kind }) => kind === 'grabbed')).toEqual([]);
  });
});
