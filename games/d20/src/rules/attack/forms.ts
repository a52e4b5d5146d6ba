import type { AttackForm, DamageDice } from '../../content/attack-form.ts';
import type { RollPart, Term } from '../../content/trait.ts';
import type { Creature, Item } from '../../model.ts';
import { contentOf, oneOf, type World } from '../../table.ts';
import { eachTrait, isBanned, otherBody } from '../bearers/bearers.ts';
import { modifierOf } from '../numbers/scores.ts';

/** The bare hand (DT-ATK-10). */
export const UNARMED: AttackForm = {
  id: 'unarmed',
  category: 'unarmed',
  use: 'melee',
  band: 'melee',
  tags: ['natural'],
};

/**
 * The ways in which a creature can attack with what it holds and what it is: printed ones of a stat block, weapons in
 * hand in each of their uses, natural weapons, the bare hand.
 */
export function attacksOf(w: World, creature: Creature): readonly AttackForm[] {
  const { printed, block } = creature;
  const body = otherBody(w, creature);
  if (body !== undefined) return body.attacks;
  const forms: AttackForm[] = [];
  if (printed?.attacks !== undefined) forms.push(...printed.attacks);
  else if (block !== undefined) forms.push(...(contentOf(w).blocks[block]?.attacks ?? []));
  const holds = creature.held.length > 0 && !isBanned(w, creature, 'hold');
  for (const item of creature.items) {
    if (holds && creature.held.includes(item.id)) forms.push(...weaponForms(w, item));
  }
  eachTrait(w, creature, (trait, self) => {
    const natural = trait.attacks?.(w, self);
    if (natural !== undefined) forms.push(...natural);
  });
  // Natural weapons take the place of the bare hand; a bite that only touches does not.
  const isArmed = forms.some(({ tags, band }) => tags.includes('natural') && band !== 'touch');
  if (creature.character !== undefined && !isArmed) forms.push(UNARMED);
  const working = isBanned(w, creature, 'tech')
    ? forms.filter(({ tags }) => !tags.includes('tech'))
    : forms;
  return working.map((form) => withTags(w, creature, form));
}

/** An attack with the tags that effects add to it. */
function withTags(w: World, creature: Creature, form: AttackForm): AttackForm {
  const more: string[] = [];
  eachTrait(w, creature, (trait, self) => {
    const added = trait.attackTags?.(w, self, form);
    if (added !== undefined) more.push(...added);
  });
  return more.length === 0 ? form : { ...form, tags: [...form.tags, ...more] };
}

/** The uses of a weapon. */
export function weaponForms(w: World, item: Item): readonly AttackForm[] {
  const { weapon } = oneOf(w, 'gear', item.kind);
  if (weapon === undefined) return [];
  const tags = [
    'weapon',
    ...(weapon.tags ?? []),
    ...(weapon.loads === true ? ['loads'] : []),
    ...(item.tags ?? []),
  ];
  return weapon.uses.map(({ use, band }) => ({
    id: weapon.uses.length === 1 ? item.kind : `${item.kind}-${use}`,
    category: weapon.category,
    use,
    band,
    tags,
    item: item.id,
    ...(weapon.fits === undefined ? {} : { fits: weapon.fits }),
  }));
}

/** The ability of an attack (DT-ATK-02, DT-WPN-01 to -04). */
export function attackAbility(w: World, creature: Creature, { category, use, tags }: AttackForm) {
  if (category === 'dual' || tags.includes('by-DEX')) return 'DEX';
  if (category === 'light') {
    return modifierOf(w, creature, 'DEX') > modifierOf(w, creature, 'STR') ? 'DEX' : 'STR';
  }
  return use === 'melee' ? 'STR' : 'DEX';
}

/** The printed hit bonus of a stat block instead of a modifier (DT-NPC-01, -09). */
export function hitParts(creature: Creature, { printed }: AttackForm): readonly RollPart[] {
  if (printed === undefined) return [];
  const value = printed.hit + (creature.printed?.hit ?? 0);
  return [{ is: 'bonus', value, stack: 'add', rule: 'DT-NPC-01', from: 'printed' }];
}

/** Dice of a category, with their rule (DT-WPN-01 to -04, DT-ATK-10). */
const DICE: Readonly<
  Record<AttackForm['category'], Omit<DamageDice, 'plus'> & { readonly rule: string }>
> = {
  light: { rule: 'DT-WPN-01', d6: 1, isHalved: true },
  dual: { rule: 'DT-WPN-02', d6: 1 },
  medium: { rule: 'DT-WPN-03', d6: 1 },
  heavy: { rule: 'DT-WPN-04', d6: 2 },
  unarmed: { rule: 'DT-ATK-10', d6: 0 },
};

/** The rule of what a hit is worth: of the weapon’s category, or of the page that prints it. */
export const damageRule = ({ category, printed }: AttackForm): string =>
  printed === undefined ? DICE[category].rule : 'DT-NPC-01';

/** What a hit is worth: its dice, and each flat part (DT-WPN-01 to -04, DT-ATK-10, DT-GEN-05). */
export function damageOf(w: World, attacker: Creature, attack: AttackForm, target: Creature) {
  const { category, printed, tags } = attack;
  const terms: Term[] = [];
  let dice: Omit<DamageDice, 'plus'> = DICE[category];
  if (printed !== undefined) {
    dice = printed.damage;
    terms.push({ value: printed.damage.plus, rule: 'DT-NPC-01', from: 'printed' });
  } else {
    if (category === 'unarmed') terms.push({ value: 1, rule: 'DT-ATK-10', from: 'unarmed' });
    const ability = attackAbility(w, attacker, attack);
    terms.push({ value: modifierOf(w, attacker, ability), rule: 'DT-ATK-02', from: ability });
  }
  // Holy water rolls a whole die though it is light (DT-EQ-28).
  if (tags.includes('whole-die')) dice = { d6: 1 };
  let more = 0;
  let times = 1;
  eachTrait(w, attacker, (trait, self) => {
    if (attacker.printed !== undefined && self.effect === undefined && self.zone === undefined)
      return;
    const added = trait.damage?.(w, self, attack, target);
    if (added !== undefined) terms.push(...added);
    more += trait.damageDice?.(w, self, attack) ?? 0;
    times *= trait.diceTimes?.(w, self, attack) ?? 1;
  });
  return { dice: { ...dice, d6: dice.d6 * times }, more, terms };
}
