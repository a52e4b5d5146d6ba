import { Match, type MatchSetup } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { kazzamOf } from '../src/kazzam-of.ts';
import { positionOf } from '../src/position.ts';
import { groundOf, mapOf } from '../src/rules/court/ground-now.ts';
import { assemble } from '../src/rules/effects/content.ts';
import type { MapManifest } from '../src/rules/effects/manifest.ts';
import { score } from '../src/rules/harm/scoring.ts';
import { forcedWay } from '../src/rules/movement/forced.ts';
import { begin, Court, ours, type Told, theirs } from './table.ts';
import { TEST_MANIFESTS } from './test-content.ts';

/** A bell beside which one may ring, and a throne that pays whoever begins a turn on it. */
const behaving = ({ map, texts }: MapManifest): MapManifest => ({
  map,
  texts,
  actions: [
    {
      id: 'ring-bell',
      price: 'attack',
      rule: 'TEST',
      possible: ({ state }, id) => state.creatures[id]?.cell === signOf(state, 'g'),
      *perform(t, id) {
        score(t, 0, 1, id, 'TEST');
        return false;
      },
    },
  ],
  on: {
    'turn-start': {
      before(t, _own, { creature, events }): undefined {
        if (t.state.creatures[creature]?.cell !== signOf(t.state, 'T')) return;
        const team = t.state.creatures[creature]?.team ?? 0;
        events.push({ id: 'throne', run: () => void score(t, team, 2, creature, 'TEST') });
      },
    },
  },
});

function signOf(state: Parameters<typeof mapOf>[0], sign: string): number {
  return mapOf(state).characters.indexOf(sign);
}

const game = kazzamOf(assemble({ ...TEST_MANIFESTS, maps: TEST_MANIFESTS.maps.map(behaving) }));

function play(position: Told): Court {
  const setup: MatchSetup = {
    id: 'test',
    seats: [0, 1].map((at) => ({ name: `Seat ${at}`, player: 'human' })),
    options: {},
    random: { kind: 'scripted', results: [] },
    given: position,
  };
  const created = Match.create(game, setup, { unprinted: true });
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  return new Court(created.value);
}

describe('what a map does besides being there', () => {
  const table = (ana: string, bo: string, turn: string) =>
    play({
      court: ['.g...', '..T..', '.....'],
      athletes: [ours('Ana', ana), theirs('Bo', bo)],
      turn,
    });
  test('[KM-GRID-02] its actions are open where it says', () => {
    expect(table('0,0', '4,2', 'Ana').offered).not.toContain('ring-bell');
    const beside = table('1,0', '4,2', 'Ana');
    expect(beside.offered).toContain('ring-bell');
    expect(beside.answer('ring-bell').state.points).toEqual([1, 0]);
    expect(beside.offered).not.toContain('ring-bell');
  });
  test('[KM-GRID-02] it answers to moments in nobody’s place', () => {
    const court = table('0,0', '2,1', 'Ana').answer('end-turn');
    expect(court.state.points).toEqual([0, 2]);
  });
  test('what it does of itself is no part of a position', () => {
    const court = table('0,0', '2,1', 'Ana');
    const position = positionOf(court);
    expect(play(position).state).toEqual(court.state);
    expect(position).toMatchObject({ effects: [] });
  });
});

describe('one-way doors', () => {
  /** Ana west of a door to the east, with a wall around it. */
  const doors = (ana: string, more: Told = {}) =>
    begin({
      court: ['..#..', '..>..', '..#..'],
      athletes: [ours('Ana', ana, more), theirs('Bo', '4,0')],
      turn: 'Ana',
    });
  const ends = (court: Court) => court.answer('walk').ends;

  test('[KM-DOOR-04] [KM-INV-13] lead one way, and not sideways', () => {
    expect(ends(doors('1,1'))).toContain('court(4,1)');
    expect(ends(doors('3,1'))).not.toContain('court(2,1)');
    // Past the corner of a wall nobody goes; straight on is the only way.
    expect(ends(doors('2,1'))).toEqual(expect.arrayContaining(['court(3,1)', 'court(4,1)']));
    expect(ends(doors('2,1'))).not.toContain('court(1,1)');
  });
  test('[KM-DOOR-04] nobody goes from one door to the other beside it', () => {
    const court = begin({
      court: ['..>..', '..>..', '..#..'],
      athletes: [ours('Ana', '2,0'), theirs('Bo', '4,2')],
      turn: 'Ana',
    });
    expect(ends(court)).not.toContain('court(2,1)');
  });
  test('[KM-DOOR-05] Hovering and Phasing ones obey them', () => {
    for (const status of ['hovering', 'flying', 'phasing']) {
      const back = doors('3,1', { statuses: [status] }).answer('walk');
      expect(back.refusal(['court(2,1)']), status).toBeDefined();
      const on = doors('1,1', { statuses: [status] }).answer('walk');
      expect(on.answer(['court(2,1)']).at('Ana'), status).toBe('court(2,1)');
    }
  });
  test('[KM-DOOR-05] nobody is forced through one the wrong way', () => {
    const pushed = (from: string) => {
      const court = doors(from);
      const [ana, bo] = [court.id('Ana'), court.id('Bo')];
      const source = court.cell(from === '1,1' ? 0 : 4, 1);
      const place = { cell: source, width: 1, height: 1 };
      const how = { how: 'push', squares: 1, by: bo, from: place } as const;
      const way = forcedWay(court, ana, { ...how, source: 'test', rule: 'KZ-FORCE-03' });
      return way?.options.map(({ id }) => id) ?? [];
    };
    expect(pushed('1,1')).toContain('court(2,1)');
    expect(pushed('3,1')).not.toContain('court(2,1)');
  });
  test('[KM-DOOR-05] a large body obeys those under all of its squares', () => {
    const { state } = begin({
      court: ['......', '..>...', '......', '......'],
      athletes: [ours('Ana', '0,3'), theirs('Bo', '5,3')],
      turn: 'Ana',
    });
    const ground = groundOf(state);
    const at = (x: number, y: number) => 6 * y + x;
    const steps = ground
      .bodies(2, 2)
      .steps(at(2, 0), false)
      .map(({ cell }) => cell);
    // With the door under its lower left square it goes east, and no other way.
    expect(steps.sort()).toEqual([at(3, 0), at(3, 1)].sort());
  });
});
