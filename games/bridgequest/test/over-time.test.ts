import { nextMove, waitingIn } from '@tablewright/bots';
import type { Game, GameEvent, Seat } from '@tablewright/engine';
import { Match, seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { LOCATIONS } from '../src/bridge/layout.ts';
import { type BridgeState, bridgequest } from '../src/index.ts';
import { isOpen } from '../src/zones.ts';
import { typeOf } from './cards.ts';

/** Plays matches of bots, and looks at every state of theirs. */
function matchOfBots(seed: string, look: (state: BridgeState) => void): readonly GameEvent[] {
  const seats = 3;
  const created = Match.create(bridgequest as unknown as Game, {
    id: seed,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `${seat}`, player: 'bot' })),
    options: { portals: true, roundLimit: 8 },
    random: { kind: 'seeded', seed },
  });
  if (!created.ok) throw new Error(created.error.map(({ message }) => message).join('; '));
  const match = created.value;
  const random = seededSource(`${seed}/bots`);
  const policies = Array.from({ length: seats }, () => bridgequest.bots.heuristic as never);
  while (!match.over) {
    look(match.state as never);
    const move = nextMove(waitingIn(match), policies, random);
    if (move === undefined) throw new Error('no bot goes on');
    const done = match.submitAnswer(move.seat, move.slot, move.answer);
    if (!done.ok) throw new Error(done.error.message);
  }
  return match.events.map(({ event }) => event);
}

describe('from answer to answer', { timeout: 60_000 }, () => {
  test('[BQ-INV-04] [BQ-INV-16] no open location closes; who fights uses no potion before the first calculation', () => {
    let changes = 0;
    const wrong: string[] = [];
    for (const seed of ['over-time/1', 'over-time/2', 'over-time/3']) {
      let open = 0;
      const events = matchOfBots(seed, (state) => {
        const now = LOCATIONS.filter((location) => isOpen(state, location)).length;
        if (now < open) wrong.push(`${seed}: ${open} locations were open, and ${now} are`);
        if (now > open) changes += 1;
        open = now;
      });
      wrong.push(...earlyPotions(events).map((what) => `${seed}: ${what}`));
    }
    expect(wrong).toEqual([]);
    expect(changes).toBeGreaterThan(3);
  });
});

/** The potions that were used by those who fought, before anything was calculated (BQ-CMB-22). */
function earlyPotions(events: readonly GameEvent[]): readonly string[] {
  const found: string[] = [];
  let fighting: Seat[] | undefined;
  for (const event of events) {
    const { type, seat, card } = event as unknown as { type: string; seat: Seat; card: string };
    if (type === 'combat-began') fighting = [seat];
    if (type === 'help-given') fighting?.push(seat);
    if (type === 'calculated' || type === 'combat-ended') fighting = undefined;
    if (type !== 'card-played' || fighting?.includes(seat) !== true) continue;
    if (typeOf(card) === 'potion') found.push(`${card} by seat ${seat}`);
  }
  return found;
}
