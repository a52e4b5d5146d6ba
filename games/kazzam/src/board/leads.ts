import type { ChoiceView } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { Offer, SaidNext } from '@tablewright/table-kit/board';
import {
  type AttackOdds,
  attackAimed,
  type Court,
  idOfSquare,
  oddsOfAttack,
  type WayFacts,
  waysOfAction,
} from '../explain/index.ts';
import type { CreatureId, KazzamState } from '../model.ts';
import { wayInShort } from './way-words.ts';
import { boardText } from './words.ts';

/** Where the actions lead that can be chosen now, so that a touch there says which action and where to. */
export interface Leads {
  readonly onCreatures: ReadonlyMap<CreatureId, readonly Lead[]>;
  readonly onSquares: ReadonlyMap<Cell, readonly Lead[]>;
}

/** An action, and what the question after it is to be answered with. */
export interface Lead {
  readonly offer: Offer;
  readonly next: SaidNext;
  /** The odds of an attack on that creature. */
  readonly odds?: AttackOdds;
  /** The way there, of an action that moves. */
  readonly way?: WayFacts;
}

const NO_LEADS: Leads = { onCreatures: new Map(), onSquares: new Map() };

/** Attacks lead to each legal target, moves to each square in reach; other actions lead nowhere. */
export function leadsOf(view: KazzamState, court: Court, choices: readonly ChoiceView[]): Leads {
  const choice = choices.find(({ why }) => why.key === 'action' || why.key === 'final-action');
  const who = choice?.about?.who;
  if (choice === undefined || typeof who !== 'number') return NO_LEADS;
  const onCreatures = new Map<CreatureId, Lead[]>();
  const onSquares = new Map<Cell, Lead[]>();
  for (const option of choice.options) {
    const offer = { choice, option };
    const attack = attackAimed(view, who, option.id);
    if (attack !== undefined) {
      for (const { target, odds } of oddsOfAttack(view, attack)) {
        const names = { creature: target };
        add(onCreatures, target, { offer, odds, next: { names, sure: true, says: inShort(odds) } });
      }
    }
    const ways = attack === undefined ? waysOfAction(view, who, option.id) : undefined;
    for (const [cell, way] of ways ?? []) {
      const names = { square: idOfSquare(court, cell) };
      // A way that brings anything about is looked at before it is gone.
      const next = { names, sure: way.risks.length === 0, says: wayInShort(way) };
      add(onSquares, cell, { offer, way, next });
    }
  }
  return { onCreatures, onSquares };
}

/**
 * What a touch on a square means: an action on the uppermost creature there, else a way to the square;
 * either of them where a Mob stands, as anybody may share its squares (KZ-CREEP-12).
 *
 * @param standing who stands there, the uppermost last
 */
export function leadsTo(
  { onCreatures, onSquares }: Leads,
  { creatures }: Pick<KazzamState, 'creatures'>,
  standing: readonly CreatureId[],
  cell: Cell,
): readonly Lead[] {
  const top = standing.at(-1);
  if (top === undefined) return onSquares.get(cell) ?? [];
  const there = onCreatures.get(top) ?? [];
  return creatures[top]?.mob === true ? [...there, ...(onSquares.get(cell) ?? [])] : there;
}

/**
 * How likely an attack hits, what it deals then if that is known, and what Ward would stop of it:
 * `67 % · 3`, `67 % · 3, Ward 1`.
 */
export function inShort({ hit, damage, ward }: AttackOdds): string {
  const chance = boardText('board.odds.chance', { chance: hit });
  if (damage === undefined) return chance;
  const stopped = Math.min(ward, damage.hit);
  if (stopped === 0) return `${chance} · ${damage.hit}`;
  return boardText('board.odds.short.ward', { chance, damage: damage.hit, ward: stopped });
}

function add<K>(map: Map<K, Lead[]>, key: K, lead: Lead): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [lead]);
  else list.push(lead);
}
