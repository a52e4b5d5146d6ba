import { arrange, type Flow } from '@tablewright/engine';
import type { Status } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import { areEnemies, creatureOf, seatOf } from '../court/creatures.ts';
import { effectOn, NOTES } from '../effects/in-play.ts';
import type { HitEvent } from '../effects/moments.ts';
import type { EffectPart, Rider } from '../effects/power.ts';
import { windows } from '../effects/windows.ts';
import { wouldFell } from '../harm/damage.ts';

/** Something that a hit does, as the attacker orders it (KZ-CRIT-09). */
export interface Piece extends Rider {
  /** Of the Effect: what it does besides damage. */
  readonly does?: 'nothing' | 'status' | 'more';
}

/**
 * Statuses that neither add to damage nor take from it, and bring nothing about when they are given:
 * whether they are given before or after damage is all the same.
 */
export const CALM: ReadonlySet<Status> = new Set([
  'blinded',
  'dazed',
  'distracted',
  'revealed',
  'slowed',
  'weakened',
]);

/** What parts of an Effect do besides damage, as Ward lets them (KZ-WARD-04). */
export function doesOf(parts: readonly EffectPart[], stopped: boolean): NonNullable<Piece['does']> {
  const acting = parts.filter(({ on, run }) => run !== undefined && !(on === 'target' && stopped));
  if (acting.length === 0) return 'nothing';
  const [part] = acting;
  const calm = acting.length === 1 && part?.gives !== undefined && CALM.has(part.gives);
  return calm ? 'status' : 'more';
}

/**
 * The pieces of a hit in the order that the attacker picks (KZ-CRIT-09). Nobody is asked where every
 * order comes to the same, nor is a Creep: then it is the printed order.
 *
 * @param damage what all of them deal together
 */
export function* inAttackersOrder(
  t: Kazzam,
  event: HitEvent,
  pieces: readonly Piece[],
  damage: number,
): Flow<readonly Piece[]> {
  const { attacker, target } = event;
  const own = creatureOf(t.state, attacker).kind === 'creep';
  if (pieces.length < 2 || own || isOrderless(t, event, pieces, damage)) return pieces;
  return yield* arrange(t, seatOf(t.state, attacker), 'hit-order', pieces, {
    rule: 'KZ-CRIT-09',
    params: { who: attacker, of: target },
  });
}

/** What answers to these may act or ask in between. */
const ANSWERED = ['healed', 'inflict', 'warded'] as const;

/**
 * Whether every order of the pieces comes to the same. Damage to one target adds up in any order
 * (KZ-DMG-12); besides it there may be a status that damage does not touch, as long as its bearer
 * stays to suffer it, and something that the attacker's side has of it.
 */
function isOrderless(
  t: Kazzam,
  { attacker, target, total }: HitEvent,
  pieces: readonly Piece[],
  damage: number,
): boolean {
  const kinds = pieces.map(kindOf);
  const others = kinds.filter((kind) => kind !== 'damage');
  if (others.length === 0) return true;
  if (others.length > 1 || others.includes('more')) return false;
  if (!areEnemies(t.state, attacker, target) || total.diverted !== undefined) return false;
  if (ANSWERED.some((type) => windows.answers(t, type))) return false;
  if (effectOn(t.state, NOTES.keptUp, target) !== undefined) return false;
  return !wouldFell(t, total, damage);
}

function kindOf({ damage, harms, apart, does }: Piece): 'damage' | 'apart' | 'status' | 'more' {
  if (does !== undefined) return does === 'nothing' ? 'damage' : does;
  if (damage > 0) return harms ? 'more' : 'damage';
  return apart === true ? 'apart' : 'more';
}
