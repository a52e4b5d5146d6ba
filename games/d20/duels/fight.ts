import { type Flow, Table } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import type { Sheet } from '../src/content/sheet.ts';
import type { D20Event } from '../src/events.ts';
import type { Creature, D20State } from '../src/model.ts';
import { type D20Options, OPTIONS } from '../src/options.ts';
import { beginCombat } from '../src/rules/combat/end.ts';
import { deed, naming, round, roundEnd } from '../src/rules/combat/stages.ts';
import { addCharacter, addFromBlock } from '../src/rules/making/creature.ts';
import { firstState } from '../src/setup.ts';
import type { D20, D20Content } from '../src/table.ts';

/** Somebody who fights: a character by its sheet, or one of a stat block. */
export type Fighter = { readonly sheet: Sheet } | { readonly block: string };

/** A single combat without a story around it (DT-SIM-01). */
export interface Fight {
  readonly party: readonly Fighter[];
  readonly foes: readonly Fighter[];
  /** Squares of the open ground between the two sides; 6 without it. */
  readonly apart?: number;
  readonly options?: Partial<D20Options>;
}

/** What came of it. */
export interface Fought {
  /** The side that is left; nobody where both are, or none. */
  readonly winner: 'party' | 'foes' | undefined;
  readonly rounds: number;
  /** Attack rolls by each side, and how many of them hit. */
  readonly attacks: Readonly<Record<'party' | 'foes', number>>;
  readonly hits: Readonly<Record<'party' | 'foes', number>>;
  /** Of the party: who lies at 0 or less at the end, and who is dead. */
  readonly down: number;
  readonly dead: number;
  readonly tokens: number;
}

const STAGES = { round, naming, turn: deed, 'round-end': roundEnd } as const;
/** Rounds after which nobody wins. */
const MOST_ROUNDS = 100;
const LANES = 7;
/** What everybody begins with (DT-TOK-01). */
const TOKENS = 2;

/** Plays a single combat with software on both sides: the same seed, the same fight (DT-SIM-01). */
export function fight(content: D20Content, asked: Fight, seed: string): Fought {
  const { apart = 6 } = asked;
  const told: D20Event[] = [];
  const t = tableOf(content, asked, seed, told);
  const party = asked.party.map((one) => enter(t, one, 'party'));
  const foes = asked.foes.map((one) => enter(t, one, 'foes'));
  stand(t.state, party, 0);
  stand(t.state, foes, apart + 1);
  run(beginCombat(t, t.state.creatures, []));
  let rounds = 0;
  while (t.state.combat !== undefined && rounds <= MOST_ROUNDS) {
    rounds = t.state.combat.round;
    run(STAGES[t.state.combat.stage](t));
  }
  const isLeft = (side: readonly Creature[]) =>
    side.some(({ hp, life, place }) => life === 'alive' && hp > 0 && place.at !== 'away');
  const [ours, theirs] = [isLeft(party), isLeft(foes)];
  const ids = new Set(party.map(({ id }) => id));
  const counted = (type: 'hit' | 'rolled') => {
    const rolls = told.filter(
      (event) => event.type === type && (event.type !== 'rolled' || event.kind === 'attack'),
    );
    const by = rolls.filter((event) => 'creature' in event && ids.has(Number(event.creature)));
    return { party: by.length, foes: rolls.length - by.length };
  };
  return {
    winner: ours === theirs ? undefined : ours ? 'party' : 'foes',
    rounds,
    attacks: counted('rolled'),
    hits: counted('hit'),
    down: party.filter(({ hp, life }) => life === 'alive' && hp <= 0).length,
    dead: party.filter(({ life }) => life !== 'alive').length,
    tokens: told.filter(({ type }) => type === 'token-spent').length,
  };
}

function tableOf(
  content: D20Content,
  { party, foes, apart = 6, options = {} }: Fight,
  seed: string,
  told: D20Event[],
): D20 {
  const usual = Object.fromEntries(
    Object.entries(OPTIONS).map(([name, spec]) => [name, spec.default]),
  );
  const set = { ...usual, ...options } as D20Options;
  const state = firstState({ seatCount: 1, options: set });
  const rows = Math.max(LANES, party.length, foes.length);
  state.phase = 'scene';
  state.ground.rows = Array.from({ length: rows }, () => '.'.repeat(apart + 4));
  const hear = (event: D20Event) => void told.push(event);
  return new Table<D20State, D20Options, D20Event>(
    state,
    set,
    1,
    seededSource(seed),
    hear,
    undefined,
    content,
  );
}

/** Somebody comes in, run by the software. */
function enter(t: D20, fighter: Fighter, side: 'party' | 'foes'): Creature {
  if ('block' in fighter) {
    const isOurs = side === 'party';
    return addFromBlock(t, fighter.block, {
      side,
      attitude: isOurs ? 'friendly' : 'hostile',
      ...(isOurs ? { run: { by: 'companion' } } : {}),
    });
  }
  const creature = addCharacter(t, fighter.sheet, { by: 'companion' });
  creature.tokens = TOKENS;
  if (side === 'foes') {
    creature.side = 'foes';
    creature.attitude = 'hostile';
    creature.run = { by: 'master' };
    creature.tokens = 0;
  }
  return creature;
}

/** A side stands one above the other, in a column of the map. */
function stand({ ground }: D20State, side: readonly Creature[], column: number): void {
  const width = ground.rows[0]?.length ?? 0;
  const first = Math.floor((ground.rows.length - side.length) / 2);
  for (const [at, creature] of side.entries()) {
    creature.place = { at: 'square', cell: (first + at) * width + column };
  }
}

/** Plays a flow that asks nobody. Throws Error if it asks after all. */
function run(flow: Flow<void> | undefined): void {
  if (flow === undefined) return;
  const { done, value } = flow.next(0);
  if (done !== true) throw new Error(`software has nobody to ask: ${JSON.stringify(value)}`);
}
