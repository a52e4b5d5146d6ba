import type { World } from '../d20-table.ts';
import type { Creature } from '../model.ts';
import type { PrintedAttack } from './printed-attack.ts';

export type { AttackCategory, DamageDice } from './printed-attack.ts';

/** A way to attack: a weapon in its use, natural weapons, what a stat block prints. */
export interface AttackForm extends PrintedAttack {
  /** Whom alone it can be aimed at. */
  fits?(w: Pick<World, 'content'>, target: Creature): boolean;
}
