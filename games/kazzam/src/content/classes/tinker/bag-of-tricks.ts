import type { Flow } from '@tablewright/engine';
import { type CreatureId, type KazzamState, NOBODY } from '../../../model.ts';
import { creatureOf } from '../../../rules/court/creatures.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import { dataKind, withData } from '../../../rules/effects/effect-data.ts';
import { effectsOf, putInPlay } from '../../../rules/effects/in-play.ts';
import type { EffectPart, Use } from '../../../rules/effects/power.ts';
import type { Kazzam } from '../../../table.ts';
import { curtainOfShadows } from './curtain-of-shadows.ts';
import { explosiveAttachment } from './explosive-attachment.ts';
import { talismanOfDistraction } from './talisman-of-distraction.ts';
import { pullTethered, tether } from './tether.ts';
import type { Trick } from './trick.ts';

const BAG = 'bag-of-tricks';
const RULE = 'KC-TNK-32';

/** Every item that a bag may hold. */
export const TRICKS: readonly Trick[] = [
  explosiveAttachment,
  curtainOfShadows,
  tether,
  talismanOfDistraction,
];

/** The items as picks of a build, none of which a class offers: see {@link tricksLeft}. */
export const TRICK_PICKS: readonly Ability[] = TRICKS.map(({ id, rule }) => ({
  id: `tinker/${id}`,
  rule,
}));

/** Which item its maker has used in this match, Taken Out since or not (KC-INV-18). */
export const USED_TRICK = dataKind('used-trick', { item: 'text' });

/**
 * What is left in somebody's bag. A build that picks items by name (`tinker/tether`) has none but
 * these in it (KT-HAY-06); one that names none has all.
 */
export function tricksLeft(state: KazzamState, id: CreatureId): readonly Trick[] {
  const { picks = [] } = itemAt(state.builds, creatureOf(state, id).build) ?? {};
  const named = TRICKS.filter((trick) => picks.includes(`tinker/${trick.id}`));
  const used = effectsOf(state, USED_TRICK).flatMap(({ by, data }) => (by === id ? data.item : []));
  return (named.length > 0 ? named : TRICKS).filter((trick) => !used.includes(trick.id));
}

/**
 * Which of these items is used; it is not used again (KC-TNK-32).
 *
 * @param may whether it may keep them all
 */
function* takeOut(
  t: Kazzam,
  { attacker: by, target }: Use,
  tricks: readonly Trick[],
  may: boolean,
): Flow<Trick | undefined> {
  if (tricks.length === 0) return undefined;
  const options = tricks.map((trick) => ({
    id: trick.id,
    names: { power: trick.id },
    bot: { worth: trick.worth(t, { attacker: by, target }) },
    trick,
  }));
  const chosen = yield* choose(
    t,
    by,
    'which-trick',
    [...options, ...(may ? [{ id: 'none' }] : [])],
    {
      rule: RULE,
      of: { of: target },
    },
  );
  if (!('trick' in chosen)) return undefined;
  const { trick } = chosen;
  putInPlay(t.state, {
    ...withData(USED_TRICK, { item: trick.id }),
    on: NOBODY,
    by,
    source: BAG,
    until: { ends: 'match' },
    amount: 0,
  });
  return trick;
}

/**
 * The Effect of one use: an item on the target, the same one on whoever suffers the Effect besides;
 * where the target's Ward stops all that, what acts on its square alone may be used (KC-CONV-16).
 */
function oneUse(): readonly EffectPart[] {
  let used: Trick | undefined;
  return [
    {
      on: 'target',
      *run(t, use) {
        used ??= yield* takeOut(t, use, tricksLeft(t.state, use.attacker), false);
        if (used?.on === 'target') yield* used.run(t, use);
      },
    },
    {
      on: 'others',
      *run(t, use) {
        const left = tricksLeft(t.state, use.attacker).filter(({ on }) => on === 'others');
        used ??= yield* takeOut(t, use, left, true);
        if (used?.on === 'others') yield* used.run(t, use);
      },
    },
  ];
}

/** That it has an Effect; what that is settles with each use. */
const PRINTED: readonly EffectPart[] = [{ on: 'target' }];

/** Bag of Tricks: one of its items, none of them twice (KC-TNK-32). */
export const bagOfTricks: Ability = {
  id: `tinker/${BAG}`,
  rule: RULE,
  encounter: true,
  leaves: [USED_TRICK, ...TRICKS.flatMap(({ leaves }) => leaves)],
  actions: [pullTethered],
  power: {
    id: BAG,
    rule: RULE,
    target: 'implement',
    damage: 3,
    effect: PRINTED,
    *settles(t, { attacker }) {
      // With nothing left in it, it deals damage and nothing else.
      return tricksLeft(t.state, attacker).length > 0
        ? { effect: oneUse() }
        : { effect: undefined };
    },
    worth: (t, use) =>
      Math.max(0, ...tricksLeft(t.state, use.attacker).map((trick) => trick.worth(t, use))),
  },
};
