import type { Flow } from '@tablewright/engine';
import type { AttackForm } from '../../content/attack-form.ts';
import type { D20, World } from '../../d20-table.ts';
import type { Creature, Turn } from '../../model.ts';
import { isInAim } from '../attack/aim.ts';
import { attackRoll } from '../attack/attack.ts';
import { attacksOf } from '../attack/forms.ts';
import { awakeFirst, byLiking } from '../attack/liking.ts';
import { has, isBanned } from '../bearers/bearers.ts';
import { areEnemies, isUp } from '../creature.ts';
import { decide } from '../deciding/decide.ts';
import { isLoaded, shotFired } from './loading.ts';
import type { Deed } from './menu.ts';

/** Whom a creature may attack in some way now: whoever is in aim, of its own side too (DT-ATK-03, -04). */
export function targetsOf(w: World, creature: Creature, attack: AttackForm): readonly Creature[] {
  return w.state.creatures.filter(
    (target) =>
      isInAim(w, creature, attack, target) &&
      // Somebody one has promised not to see as an enemy is still there to be attacked; one’s own kind is left to forms.
      (target.side !== creature.side || has(creature, 'confusion')),
  );
}

/** Attacks with everything in hand, at everybody in aim (DT-TURN-02, DT-ATK-09). */
export function attackDeeds(w: World, creature: Creature, _turn: Turn): readonly Deed[] {
  const deeds: Deed[] = [];
  if (isBanned(w, creature, 'attack')) return deeds;
  const ready = attacksOf(w, creature).filter((attack) => isLoaded(creature, attack));
  for (const { attack, key } of apart(creature, ready)) {
    for (const target of targetsOf(w, creature, attack)) {
      deeds.push({
        id: `attack-${key}-${target.id}`,
        kind: 'attack',
        names: { attack: attack.id, creature: target.id },
        takes: 'attack',
        at: target,
        run: (t) => attackAction(t, creature, attack, target),
      });
    }
  }
  return deeds;
}

/** Attacks told apart: with two things that are alike in hand there is one, with two that are not each is named by its thing. */
function apart(creature: Creature, attacks: readonly AttackForm[]) {
  const keyed: { readonly attack: AttackForm; readonly key: string }[] = [];
  for (const attack of attacks) {
    const sameName = keyed.filter(({ attack: other }) => other.id === attack.id);
    if (sameName.some(({ attack: other }) => areAlike(creature, attack, other))) continue;
    const key = sameName.length === 0 ? attack.id : `${attack.id}-${attack.item ?? keyed.length}`;
    keyed.push({ attack, key });
  }
  return keyed;
}

/** Whether it makes no difference which of two things one attacks with. */
function areAlike({ effects, items }: Creature, one: AttackForm, other: AttackForm): boolean {
  const marked = ({ item }: AttackForm) => effects.some(({ data }) => data?.item === item);
  const usesOf = ({ item }: AttackForm) => items.find(({ id }) => id === item)?.uses;
  if (one.item === undefined || other.item === undefined) return false;
  return (
    one.tags.join() === other.tags.join() &&
    usesOf(one) === usesOf(other) &&
    !marked(one) &&
    !marked(other)
  );
}

/** Whom the software strikes next: the same once more, or whom it likes best of those it can get at (DT-AGM-04). */
function nextTarget(
  w: World,
  creature: Creature,
  targets: readonly Creature[],
  last: Creature,
): Creature {
  if (targets.includes(last)) return last;
  const enemies = targets.filter((one) => areEnemies(creature, one));
  const [best] = byLiking(w, creature, awakeFirst(creature, enemies));
  return best ?? targets[0] ?? last;
}

/**
 * An attack action: one roll, or as many as a stat block prints, each at a target of its own, attack by attack
 * (DT-ATK-09, DT-NPC-05).
 */
export function* attackAction(
  t: D20,
  creature: Creature,
  attack: AttackForm,
  target: Creature,
): Flow<void> {
  shotFired(t, creature, attack);
  yield* attackRoll(t, creature, attack, target);
  const times = attack.times ?? 1;
  for (let at = 1; at < times; at += 1) {
    if (!isUp(creature)) return;
    const targets = targetsOf(t, creature, attack).filter(isUp);
    if (targets.length === 0) return;
    const options = targets.map((one) => ({
      id: `at-${one.id}`,
      names: { creature: one.id },
      one,
    }));
    const { one } = yield* decide(t, creature, 'choice.next-target', options, {
      rule: 'DT-NPC-05',
      params: { attack: attack.id },
      usual: () => targets.indexOf(nextTarget(t, creature, targets, target)),
    });
    yield* attackRoll(t, creature, attack, one);
  }
}
