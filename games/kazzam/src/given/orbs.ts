import { readRecord, readTexts, readWord, wrong } from '@tablewright/engine/given';
import { partOf } from '../map/court-map.ts';
import type { KazzamState } from '../model.ts';
import { groundOf, mapOf } from '../rules/ground-now.ts';
import { COLOURS, readList, readSquare, teamOf } from './fields.ts';

const ORB_KEYS = ['at', 'colour'] as const;

/** New orbs of these colours, beside those of the court, in its hands. */
export function layHeld(state: KazzamState, id: number, value: unknown, key: string): void {
  for (const [at, colour] of (readTexts(value, key) ?? []).entries()) {
    const wanted = readWord(colour, `${key}.${at}`, COLOURS);
    const creature = state.creatures[id];
    if (wanted === undefined || creature === undefined) continue;
    const team = teamOf(wanted, state.red);
    if (team === creature.team) wrong(`${key}.${at}`, 'must not be its own colour (KZ-ORB-06)');
    state.orbs.push({
      team,
      groups: [],
      ofDungeon: false,
      home: -1,
      place: { at: 'held', creature: id },
    });
    creature.held.push(state.orbs.length - 1);
    if (creature.held.length + (creature.stowed ? 0 : 1) > 2)
      wrong(key, 'needs a hand each: two orbs only with "stowed": true (KZ-ORB-08)');
  }
}

/** Orbs on the ground, or on the pedestal of their square, beside those of the court. */
export function layOrbs(state: KazzamState, value: unknown): void {
  for (const [at, one] of readList(value, 'orbs').entries()) {
    const key = `orbs.${at}`;
    const record = readRecord(one, key, ORB_KEYS) ?? {};
    const cell = readSquare(state, record.at, `${key}.at`);
    const colour = readWord(record.colour, `${key}.colour`, COLOURS) ?? 'neutral';
    if (groundOf(state).isFull(cell)) wrong(`${key}.at`, 'must not be Blocking Terrain');
    const pedestal = state.pedestals.findIndex((other) => other.cell === cell);
    state.orbs.push({
      team: teamOf(colour, state.red),
      groups: [],
      ofDungeon: partOf(mapOf(state), cell).kind === 'dungeon',
      home: pedestal,
      place: pedestal >= 0 ? { at: 'pedestal', pedestal } : { at: 'ground', cell },
    });
  }
}
