import type { AttackForm } from '../../content/attack-form.ts';
import type { Term } from '../../content/trait.ts';
import type { Creature } from '../../model.ts';
import { oneOf, type World } from '../../table.ts';
import { blockOf, eachNumber, otherBody } from '../bearers/bearers.ts';
import { modifierOf } from './scores.ts';

/** Armor Class without armor, before DEX (DT-AC-01). */
const UNARMORED = 10;

/** Armor Class, cover left out: that depends on who attacks from where. */
export function acOf(w: World, creature: Creature, attack?: AttackForm): number {
  return acTerms(w, creature, attack).reduce((sum, { value }) => sum + value, 0);
}

/**
 * The parts of Armor Class (DT-AC-01 to -11, DT-INV-10).
 *
 * @param attack what comes at it, where that matters: some attacks ignore armor, some spells ward off some attacks
 */
export function acTerms(w: World, creature: Creature, attack?: AttackForm): readonly Term[] {
  const terms = [...bodyTerms(w, creature, attack)];
  let least: Term | undefined;
  const isOther = otherBody(w, creature) !== undefined;
  eachNumber(w, creature, (trait, self) => {
    // What its own body brings does not count in another one.
    if (isOther && self.effect === undefined && self.zone === undefined) return;
    terms.push(...(trait.ac?.(w, self, attack) ?? []));
    const floor = trait.leastAc?.(w, self, attack);
    if (floor !== undefined && floor.value > (least?.value ?? 0)) least = floor;
  });
  const sum = terms.reduce((total, { value }) => total + value, 0);
  if (least === undefined || least.value <= sum) return terms;
  return [...terms, { ...least, value: least.value - sum }];
}

/** Body, armor and shield; of others than characters as printed. */
function bodyTerms(w: World, creature: Creature, attack?: AttackForm): readonly Term[] {
  const ignoresArmor = attack?.tags.includes('ignores-armor') === true;
  const dex = (): Term => ({
    value: modifierOf(w, creature, 'DEX'),
    rule: 'DT-AC-01',
    from: 'DEX',
  });
  const bare = (): readonly Term[] => [
    { value: UNARMORED, rule: 'DT-AC-01', from: 'unarmored' },
    dex(),
  ];
  const body = otherBody(w, creature);
  if (body !== undefined) {
    if (ignoresArmor) return bare();
    return [{ value: body.ac, rule: 'DT-AC-08', from: body.id }];
  }
  if (creature.printed !== undefined) {
    if (ignoresArmor)
      return blockOf(w, creature)?.hasShield === true ? [...bare(), SHIELD] : bare();
    return [{ value: creature.printed.ac, rule: 'DT-AC-08', from: 'printed' }];
  }
  const terms: Term[] = [];
  const worn = creature.items.find(({ id }) => id === creature.armor);
  const armor = worn === undefined ? undefined : oneOf(w, 'gear', worn.kind).armor;
  if (armor === undefined || worn === undefined || ignoresArmor) terms.push(...bare());
  else {
    terms.push({ value: armor.base, rule: ARMOR_RULES[armor.weight], from: worn.kind });
    if (armor.addsDex) terms.push({ ...dex(), rule: 'DT-AC-02' });
  }
  if (hasShield(w, creature)) terms.push(SHIELD);
  return terms;
}

const SHIELD: Term = { value: 1, rule: 'DT-AC-06', from: 'shield' };

const ARMOR_RULES = {
  light: 'DT-AC-02',
  medium: 'DT-AC-03',
  heavy: 'DT-AC-04',
  superheavy: 'DT-AC-05',
} as const;

/** Whether a shield is in hand (DT-AC-10). */
export function hasShield(w: World, { items, held }: Creature): boolean {
  return items.some(
    ({ id, kind }) => held.includes(id) && oneOf(w, 'gear', kind).isShield === true,
  );
}
