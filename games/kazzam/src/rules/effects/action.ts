import type { Flow } from '@tablewright/engine';
import type { CreatureId } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import type { BotHint } from './bot-hint.ts';
import type { Movement } from './movement.ts';
import type { AttackPower } from './power.ts';

/** What an action costs (KZ-ACT-01). */
export type Price = 'attack' | 'move' | 'role' | 'free' | 'nothing';

/** Something that an athlete can do in its Action Phase. */
export interface Action {
  readonly id: string;
  readonly price: Price;
  readonly rule: string;
  /** An Encounter power: once in a match until it is recharged (KZ-POWER-08). */
  readonly encounter?: true | undefined;
  /** What is spent with it, and comes back with it, where several share that; itself if left out (KC-TMR-10). */
  readonly slot?: string | undefined;
  /** The attack that it is. */
  readonly power?: AttackPower | undefined;
  /** The attack that it makes besides what else it does. */
  readonly shoots?: AttackPower | undefined;
  readonly bot?: BotHint | undefined;
  /** The movement that it is, or that it allows on its way: where it leads is shown beforehand. */
  readonly goes?: ((t: Kazzam, id: CreatureId) => Movement | undefined) | undefined;
  /** An Attack Action that attacks nobody (KZ-DEF-02). */
  readonly peaceful?: true | undefined;
  /** What it does is told by its own event; the log has no second line for it. */
  readonly tellsItself?: true | undefined;
  /** A Role Action that changes nothing about an attack of its own turn, even if used before (KZ-GEN-12). */
  readonly afterthought?: true | undefined;
  /** Whether it looks itself at which attacks the turn leaves (KZ-STAT-26, KZ-STAT-46). */
  readonly limitsItself?: true | undefined;
  /** Whether it can be begun now, its price and frequency apart. */
  possible(t: Kazzam, id: CreatureId): boolean;
  /** Does it; returns whether it ends the turn (KZ-TURN-05). */
  perform(t: Kazzam, id: CreatureId): Flow<boolean>;
}

/** What an Encounter power spends: itself, or what it shares with others (KZ-POWER-08, KC-TMR-10). */
export function spentBy({ id, slot }: Pick<Action, 'id' | 'slot'>): string {
  return slot ?? id;
}
