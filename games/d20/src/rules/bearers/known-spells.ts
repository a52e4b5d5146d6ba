import type { Why } from '@tablewright/engine';
import type { Ability } from '../../abilities.ts';
import type { Spell } from '../../content/spell.ts';
import type { RollPart } from '../../content/trait.ts';
import type { Creature } from '../../model.ts';
import { contentOf, oneOf, type World } from '../../table.ts';
import { isBanned } from './bearers.ts';

/** The least Level that casts spells of each level (DT-MAG-03). */
export const LEAST_LEVELS = [1, 3, 5, 7, 9, 11] as const;

/** The least Level that casts a spell. */
export const leastLevel = ({ level }: Pick<Spell, 'level'>): number => LEAST_LEVELS[level - 1] ?? 1;

/** What a casting roll has to reach (DT-MAG-08). */
export const castingTn = (spell: Pick<Spell, 'level'>): number => 10 + leastLevel(spell);

/** The roles that cast, by tradition (DT-MAG-01). */
export const MAGIC_ROLES = { arcane: 'arcane-magic', divine: 'divine-magic' } as const;

/** The spells that a creature knows (DT-MAG-01, -02). */
export function spellsOf(
  w: Pick<World, 'content'>,
  { character, block, printed }: Creature,
): readonly Spell[] {
  const ids =
    character !== undefined
      ? Object.values(character.spells).flat()
      : block === undefined
        ? []
        : ((printed?.casts ?? contentOf(w).blocks[block]?.casts)?.spells ?? []);
  return ids.map((id) => oneOf(w, 'spells', id));
}

/** The ability by which a character casts (DT-MAG-06). */
export function castingAbility(
  { character }: Creature,
  tradition: Spell['tradition'],
): Ability | undefined {
  const role = character?.roles.find(({ id }) => id === MAGIC_ROLES[tradition]);
  if (role === undefined) return undefined;
  return (role.choice as Ability | undefined) ?? (tradition === 'divine' ? 'WIS' : 'INT');
}

/** What a casting roll adds besides the ability: Level + 2, or what a stat block prints (DT-MAG-08). */
export function castingParts(
  w: Pick<World, 'content'>,
  { level, block, character, printed: own }: Creature,
): readonly RollPart[] {
  const casts = own?.casts ?? (block === undefined ? undefined : contentOf(w).blocks[block]?.casts);
  const printed = casts?.bonus;
  if (character === undefined && printed !== undefined) {
    return [{ is: 'bonus', value: printed, stack: 'add', rule: 'DT-NPC-01', from: 'printed' }];
  }
  return [{ is: 'bonus', value: level + 2, stack: 'add', rule: 'DT-MAG-08', from: 'level' }];
}

/** What saves against a creature's magic have to reach (DT-MAG-11, DT-TN-06). */
export function saveTnOf(w: Pick<World, 'content'>, { level, block, printed }: Creature): number {
  const casts =
    printed?.casts ?? (block === undefined ? undefined : contentOf(w).blocks[block]?.casts);
  return casts?.saveTn ?? level + 10;
}

/** Whether a creature holds a spell by concentration (DT-MAG-18), and which. */
export function heldSpell({ state }: Pick<World, 'state'>, { id }: Creature): string | undefined {
  for (const { effects } of state.creatures) {
    const held = effects.find(
      ({ concentration, source }) => concentration === true && source.by === id,
    );
    if (held !== undefined) return held.source.rule;
  }
  return state.zones.find(({ concentration, source }) => concentration === true && source.by === id)
    ?.source.rule;
}

/** Why a creature cannot cast anything now; nothing if it can (DT-MAG-07, -18). */
export function cannotCast(w: World, creature: Creature): Why | undefined {
  const because = (key: string, rule: string): Why => ({ key: `closed.${key}`, rule });
  if (isBanned(w, creature, 'act')) return because('cannot-act', 'DT-MAG-07');
  if (isBanned(w, creature, 'cast')) return because('cannot-cast', 'DT-MAG-01');
  if (isBanned(w, creature, 'speak')) return because('cannot-speak', 'DT-MAG-07');
  if (isBanned(w, creature, 'magic')) return because('warded', 'DT-COND-25');
  if (heldSpell(w, creature) !== undefined) return because('concentrates', 'DT-MAG-18');
  if (!hasFreeHand(w, creature)) return because('no-free-hand', 'DT-MAG-07');
  return undefined;
}

/** A free hand, or the voice of an animal (DT-MAG-07, DT-HER-02). */
export function hasFreeHand(w: World, creature: Creature): boolean {
  if (creature.traits.includes('animal')) return true;
  if (isBanned(w, creature, 'hold')) return false;
  const { items, held } = creature;
  const hands = items
    .filter(({ id }) => held.includes(id))
    .reduce((sum, { kind }) => sum + handsFor(w, kind), 0);
  return hands < 2;
}

/** How many hands a thing takes (DT-WPN-07). A holy symbol and a book are for casting. */
export function handsFor(w: Pick<World, 'content'>, kind: string): number {
  const { weapon, isFocus } = oneOf(w, 'gear', kind);
  return isFocus === true ? 0 : (weapon?.hands ?? 1);
}

/** Why this spell cannot be cast (DT-MAG-10, DT-OPT-06). */
export function cannotCastThis(
  w: World,
  creature: Creature,
  spell: Spell,
  form: string,
): Why | undefined {
  if (creature.strained.includes(spell.id)) {
    const rule = w.options.spellEconomy === 'daily' ? 'DT-OPT-06' : 'DT-MAG-10';
    return { key: 'closed.strained', rule };
  }
  const key = spell.closed?.(w, creature, form);
  return key === undefined ? undefined : { key, rule: spell.rule };
}
