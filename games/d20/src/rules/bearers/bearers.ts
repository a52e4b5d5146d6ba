import type { Block } from '../../content/block.ts';
import type { Ban, Bearer, Body, Trait } from '../../content/trait.ts';
import type { Creature, Effect, Zone } from '../../model.ts';
import { contentOf, type World } from '../../table.ts';

/** Conditions under which spells that lie on somebody do nothing until they end (DT-COND-25, -28). */
const WARDS: readonly string[] = ['warded', 'petrified'];

/** Whether spells on a creature are suspended (DT-COND-25). */
export function isWarded({ effects }: Creature): boolean {
  for (const { kind } of effects) if (WARDS.includes(kind)) return true;
  return false;
}

/** Whether an effect works now. */
export function isAtWork({ source, kind }: Effect, warded: boolean): boolean {
  return !warded || source.isSpell !== true || WARDS.includes(kind);
}

/** Spells on a creature that wait (DT-COND-25). */
export function suspendedOn(creature: Creature): readonly Effect[] {
  return isWarded(creature) ? creature.effects.filter((effect) => !isAtWork(effect, true)) : [];
}

/**
 * Everything that bears on a creature, in this order: its heritage and roles or what its stat block says, effects as
 * they came, things that it carries, zones.
 *
 * @param look called with each trait and what comes with it
 */
export function eachTrait(
  w: Pick<World, 'content'> & { readonly state?: Pick<World['state'], 'zones'> },
  creature: Creature,
  look: (trait: Trait, self: Bearer) => void,
): void {
  const { traits, gear } = contentOf(w);
  const own = bodyOf(w, creature)?.traits ?? creature.traits;
  for (const id of own) {
    const trait = traits[id];
    if (trait !== undefined) look(trait, { creature });
  }
  const warded = creature.effects.length > 0 && isWarded(creature);
  for (const effect of creature.effects) {
    const trait = traits[effect.kind];
    if (trait !== undefined && isAtWork(effect, warded)) look(trait, { creature, effect });
  }
  for (const item of creature.items) {
    const kind = gear[item.kind];
    if (kind?.trait === undefined) continue;
    if (kind.isPutOn === true && item.isOn !== true) continue;
    if (kind.isInHand === true && !creature.held.includes(item.id)) continue;
    const trait = traits[kind.trait];
    if (trait !== undefined) look(trait, { creature, item });
  }
  for (const zone of w.state?.zones ?? []) {
    for (const id of zoneTraits(w as World, zone, creature, warded)) {
      const trait = traits[id];
      if (trait !== undefined) look(trait, { creature, zone });
    }
  }
}

/** What a zone gives a creature; zones of spells give nothing to who is warded (DT-COND-25). */
function zoneTraits(w: World, zone: Zone, creature: Creature, warded: boolean): readonly string[] {
  if (warded && zone.source.isSpell === true) return [];
  const given = contentOf(w).zones[zone.kind]?.gives?.(w, zone, creature) ?? [];
  return typeof given === 'string' ? [given] : given;
}

/** The same for effects alone: printed numbers of a stat block have the rest in them (DT-NPC-01). */
export function eachNumber(
  w: Pick<World, 'content'>,
  creature: Creature,
  look: (trait: Trait, self: Bearer) => void,
): void {
  if (creature.printed === undefined) eachTrait(w, creature, look);
  else {
    eachTrait(w, creature, (trait, self) => {
      if (self.effect !== undefined || self.zone !== undefined) look(trait, self);
    });
  }
}

/** The body that a creature has instead of its own; nothing if it is its own. */
export function bodyOf(w: Pick<World, 'content'>, creature: Creature): Body | undefined {
  if (creature.effects.length === 0) return undefined;
  const { traits } = contentOf(w);
  const warded = isWarded(creature);
  for (const effect of creature.effects) {
    const body = traits[effect.kind]?.body;
    if (body !== undefined && isAtWork(effect, warded)) return body(w, { creature, effect });
  }
  return undefined;
}

/** The stat block of the body that a creature has; nothing for a character in its own. */
export function blockOf(w: Pick<World, 'content'>, creature: Creature): Block | undefined {
  const id = bodyOf(w, creature)?.block ?? creature.block;
  return id === undefined ? undefined : contentOf(w).blocks[id];
}

/** The stat block of a body that is not its own. */
export function otherBody(w: Pick<World, 'content'>, creature: Creature): Block | undefined {
  const id = bodyOf(w, creature)?.block;
  return id === undefined ? undefined : contentOf(w).blocks[id];
}

/** The first effect of this kind that lies on a creature. */
export function effectOn({ effects }: Creature, kind: string): Effect | undefined {
  for (const effect of effects) if (effect.kind === kind) return effect;
  return undefined;
}

/** Whether an effect of this kind lies on a creature and works. */
export function has(creature: Creature, kind: string): boolean {
  const effect = effectOn(creature, kind);
  return effect !== undefined && isAtWork(effect, isWarded(creature));
}

/** Whether anything keeps a creature from something. */
export function isBanned(w: Pick<World, 'content'>, creature: Creature, ban: Ban): boolean {
  let found = false;
  eachTrait(w, creature, (trait, self) => {
    if (trait.bans?.includes(ban) === true) found = true;
    if (trait.bansNow?.(w, self)?.includes(ban) === true) found = true;
  });
  return found;
}
