import type { ChoiceView } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { Offer, SaidNext } from '@tablewright/table-kit/board';
import {
  type AttackOdds,
  attackAimed,
  type Court,
  idOfSquare,
  oddsOfAttack,
  reachOfAction,
  threatsTo,
} from '../explain/index.ts';
import type { CreatureId, KazzamState } from '../model.ts';
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
}

const NO_LEADS: Leads = { onCreatures: new Map(), onSquares: new Map() };

/** Attacks lead to each legal target, moves to each square in reach; other actions lead nowhere. */
export function leadsOf(view: KazzamState, court: Court, choices: readonly ChoiceView[]): Leads {
  const choice = choices.find(({ why }) => why.key === 'action' || why.key === 'final-action');
  const who = choice?.about?.who;
  if (choice === undefined || typeof who !== 'number') return NO_LEADS;
  const onCreatures = new Map<CreatureId, Lead[]>();
  const onSquares = new Map<Cell, Lead[]>();
  const threats = threatsTo(view, who);
  const start = view.creatures[who]?.cell ?? -1;
  for (const option of choice.options) {
    const offer = { choice, option };
    const attack = attackAimed(view, who, option.id);
    if (attack !== undefined) {
      for (const { target, odds } of oddsOfAttack(view, attack)) {
        const names = { creature: target };
        add(onCreatures, target, { offer, odds, next: { names, sure: true, says: inShort(odds) } });
      }
    }
    const reach = attack === undefined ? reachOfAction(view, who, option.id) : undefined;
    if (reach === undefined) continue;
    for (const [cell, cost] of reach) {
      // A way that may grant an Opportunity is looked at before it is gone.
      const risky = [...threats.keys()].some(
        (one) => one === start || (reach.get(one) ?? Number.POSITIVE_INFINITY) < cost,
      );
      const names = { square: idOfSquare(court, cell) };
      add(onSquares, cell, { offer, next: { names, sure: option.id === 'shift' || !risky } });
    }
  }
  return { onCreatures, onSquares };
}

/** How likely an attack hits, and what it deals then if that is known: `67 % · 2`. */
export function inShort({ hit, damage }: AttackOdds): string {
  const chance = boardText('board.odds.chance', { chance: hit });
  return damage === undefined ? chance : `${chance} · ${damage.hit}`;
}

function add<K>(map: Map<K, Lead[]>, key: K, lead: Lead): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [lead]);
  else list.push(lead);
}
