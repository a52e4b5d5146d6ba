import type { SheetEffect, SheetNow } from '../../content/sheet.ts';
import type { World } from '../../d20-table.ts';
import type { Creature, Effect, EffectData, Until } from '../../model.ts';
import { maxHpOf } from '../numbers/hit-points.ts';

/** Times of effects that stand in their data. */
const TIMES: readonly string[] = ['next'];

/**
 * A character goes on as it was when it was written down. All times move with the world clock, so that none has passed
 * since: for whoever lives in the same world, {@link SheetNow.clock} has to be the clock of now.
 */
export function takeUp(w: World, creature: Creature, now: SheetNow): void {
  const later = w.state.clock - now.clock;
  const { lockedLoss, effects, used, strained, tokens, restHours, life = 'alive' } = now;
  creature.life = life;
  creature.tokens = tokens;
  creature.strained = [...strained];
  creature.restHours = restHours.map((clock) => clock + later);
  creature.used = Object.fromEntries(
    Object.entries(used).map(([power, clock]) => [power, clock + later]),
  );
  creature.effects = [];
  for (const effect of effects) {
    if (hasEnded(effect, now)) continue;
    creature.effects.push(laid(effect, w.state.nextId, creature, later));
    w.state.nextId += 1;
  }
  settle(w, creature, now.hp, lockedLoss);
}

const hasEnded = ({ until }: SheetEffect, { clock }: SheetNow): boolean =>
  until.at === 'time' && until.clock <= clock;

/** Hit Points and what locks them, within what they can be here: tables differ (DT-INV-01, -22). */
function settle(w: World, creature: Creature, hp: number, locked: SheetNow['lockedLoss']): void {
  const max = maxHpOf(w, creature);
  // Some live on at −maximum (DT-INV-01); where the maximum is lower than it was, nobody dies of that.
  const within = hp < -max ? 1 - max : Math.min(max, hp);
  creature.hp = creature.life === 'alive' ? within : -max;
  let room = max - creature.hp;
  creature.lockedLoss = [];
  for (const { trait, ways, amount } of locked) {
    const kept = Math.min(amount, room);
    room -= kept;
    if (kept > 0) creature.lockedLoss.push({ trait, ways: [...ways], amount: kept });
  }
}

function laid(effect: SheetEffect, id: number, { id: own }: Creature, later: number): Effect {
  const { kind, save, data } = effect;
  const { isOwn, ...source } = effect.source;
  const until: Until =
    effect.until.at === 'time' ? { at: 'time', clock: effect.until.clock + later } : effect.until;
  return {
    id,
    kind,
    source: { ...source, ...(isOwn === true ? { by: own } : {}) },
    until: { ...until },
    ...(save === undefined
      ? {}
      : { save: { ...save, ...(save.next === undefined ? {} : { next: save.next + later }) } }),
    ...(data === undefined ? {} : { data: moved(data, later) }),
  };
}

/** What is an effect's own, its times moved. */
function moved(data: NonNullable<SheetEffect['data']>, later: number): EffectData {
  const entries = Object.entries(data).map(([field, value]) => [
    field,
    typeof value === 'number' && TIMES.includes(field) ? value + later : value,
  ]);
  return Object.fromEntries(entries) as EffectData;
}
