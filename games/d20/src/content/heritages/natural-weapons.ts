import type { AttackForm } from '../attack-form.ts';

/** Unarmed attacks that count as a medium melee weapon (DT-HER-02, -16). */
export const NATURAL_WEAPONS: AttackForm = {
  id: 'natural-weapons',
  category: 'medium',
  use: 'melee',
  band: 'melee',
  tags: ['natural'],
};
