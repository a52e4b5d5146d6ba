import { seatsUpTo, type Table } from '@tablewright/engine';
import { COPIES, PLAYER_SET, STARTING_ITEMS } from './content/components.ts';
import { ADVANCED_IDS } from './content/items.ts';
import type { BingoEvent } from './events.ts';
import { type BingoState, NO_STEP, type PlayerState, type PowerId } from './model.ts';
import type { BingoOptions } from './options.ts';

/** The state in which the first round begins; draws who goes first. */
export function setUp(t: Table<undefined, BingoOptions, BingoEvent>): BingoState {
  const first = t.pick(seatsUpTo(t.seatCount), 'first-player');
  const players = Array.from({ length: t.seatCount }, newPlayer);
  if (t.listening) {
    const pool = PLAYER_SET.cubes - PLAYER_SET.health;
    t.tell?.({
      type: 'set-up',
      rule: 'UB-SETUP-01',
      also: ['UB-SETUP-03', 'UB-SETUP-04'],
      cubes: PLAYER_SET.cubes,
      pool,
    });
    t.tell?.({ type: 'first-player', rule: 'UB-SETUP-02', seat: first });
  }
  return {
    star: t.options.star,
    coloured: t.options.coloured,
    round: 1,
    phase: 'charge',
    firstHolder: first,
    holder: first,
    turnsDone: 0,
    step: NO_STEP,
    players,
    // Everything is on sale from the first round (UB-SETUP-04).
    market: { items: [...ADVANCED_IDS], powers: powers(COPIES.powerCard) },
    removed: { items: [], powers: powers(0) },
    tokens: [],
    waiting: [],
    result: undefined,
    tally: {
      deaths: 0,
      squaresScored: 0,
      damageTaken: 0,
      damageBlocked: 0,
      damageReflected: 0,
      energySupplied: 0,
      energyStored: 0,
      energyPaid: 0,
      purchases: 0,
      powersPlayed: 0,
      overcharges: 0,
      squaresLost: 0,
      squaresTaken: 0,
      squaresTurned: 0,
    },
    forced: false,
  };
}

function newPlayer(): PlayerState {
  return {
    pool: PLAYER_SET.cubes - PLAYER_SET.health,
    health: PLAYER_SET.health,
    scored: 0,
    stored: STARTING_ITEMS.stored,
    available: 0,
    committed: 0,
    items: {
      lazor: STARTING_ITEMS.lazor,
      shield: STARTING_ITEMS.shield,
      battery: STARTING_ITEMS.battery,
    },
    reserve: [],
    powers: [],
    dice: { letter: '', number: '' },
    lastRoll: { letter: '', number: '' },
    choosesDie: false,
    selection: undefined,
    blockLeft: 0,
    damageTaken: 0,
    damageReflected: 0,
    settled: false,
    resolveTurns: 0,
  };
}

function powers(copies: number): Record<PowerId, number> {
  return {
    'targeting-tessellator': copies,
    'charged-capacitor': copies,
    'backup-battery': copies,
    'continuum-compressor': copies,
    'entropy-engine': copies,
  };
}
