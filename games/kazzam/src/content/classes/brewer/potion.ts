import { arrange, type Flow } from '@tablewright/engine';
import type { CreatureId, KazzamState } from '../../../model.ts';
import {
  creatureOf,
  creatureOption,
  creaturesWhere,
  isOnMap,
  seatOf,
} from '../../../rules/court/creatures.ts';
import { itemAt } from '../../../rules/court/item-at.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { choose } from '../../../rules/effects/ask.ts';
import type { EffectDef } from '../../../rules/effects/effect-def.ts';
import type { Total } from '../../../rules/numbers/damage-total.ts';
import type { Kazzam } from '../../../table.ts';

/** Whom a Potion names, and for some how many rounds (KC-BRW-09). */
export interface Named {
  readonly person: CreatureId;
  readonly rounds?: number;
}

/** A Potion as it comes to work on somebody. */
export interface Dose {
  /** The Brewer. */
  readonly by: CreatureId;
  /** Its target, or who has drunk it. */
  readonly on: CreatureId;
  readonly named: Named | undefined;
  /** The total of the attack that carries it. */
  readonly total: Total | undefined;
}

/** A Potion: what a power carries to its target, or a flask to who drinks it (KC-BRW-09). */
export interface Potion {
  readonly id: string;
  readonly rule: string;
  /** Once in a match, and stronger in a power (KC-BRW-08). */
  readonly encounter?: true;
  /** Asks whom it names, before anything happens. */
  readonly names?: (t: Kazzam, by: CreatureId) => Flow<Named>;
  /** Ward that it takes off first of all on a hit. */
  readonly strips?: number;
  /** Its Effect line. */
  readonly does: (t: Kazzam, dose: Dose) => Flow<void>;
  /** For bots: what its Effect is worth on a target, in points of the score. */
  readonly worth: (t: Kazzam, dose: Pick<Dose, 'by' | 'on'>) => number;
  readonly on?: Ability['on'];
  readonly leaves?: readonly EffectDef[];
}

/** The ability that the pick of a Potion is. */
export function abilityOf({ id, rule, encounter, on, leaves }: Potion): Ability {
  return {
    id: `brewer/${id}`,
    rule,
    deeds: [id],
    ...(encounter === undefined ? {} : { encounter }),
    ...(on === undefined ? {} : { on }),
    ...(leaves === undefined ? {} : { leaves }),
  };
}

/** Whether somebody has picked a Potion or an Elixir. */
export function knows({ builds, creatures }: KazzamState, who: CreatureId, id: string): boolean {
  const build = itemAt(builds, itemAt(creatures, who)?.build ?? -1);
  return build?.picks.includes(`brewer/${id}`) === true;
}

/** Of some Potions those that a Brewer could use now: known, not spent, allowed (KC-BRW-08, KZ-STAT-13). */
export function openPotions(
  { state }: Kazzam,
  by: CreatureId,
  all: readonly Potion[],
): readonly Potion[] {
  const { spent } = creatureOf(state, by);
  const atWillOnly = state.turn?.creature === by && state.turn.atWillOnly;
  return all.filter(
    ({ id, encounter }) =>
      knows(state, by, id) && !spent.includes(id) && !(atWillOnly && encounter === true),
  );
}

/** Pours a Potion for some use: tells of it, and spends it if it is one for once (KC-BRW-08). */
export function pourPotion(t: Kazzam, by: CreatureId, { id, rule, encounter }: Potion): void {
  if (encounter === true) creatureOf(t.state, by).spent.push(id);
  if (t.listening) t.emit({ type: 'action', rule, who: by, action: id });
}

/** Names a player of the Brewer's team, the Brewer among them, on the map or not (KC-BRW-09). */
export function* namePerson(
  t: Kazzam,
  by: CreatureId,
  { id: power, rule }: Pick<Potion, 'id' | 'rule'>,
): Flow<CreatureId> {
  const { state } = t;
  const { team } = creatureOf(state, by);
  const players = creaturesWhere(state, (id) => {
    const creature = creatureOf(state, id);
    return creature.kind === 'athlete' && creature.team === team;
  });
  const { creature } = yield* choose(
    t,
    by,
    'potion-names',
    players.map((id) => creatureOption(state, id)),
    { rule, of: { power } },
  );
  if (t.listening) t.emit({ type: 'named', rule, who: by, of: creature, power });
  return creature;
}

/** Applies the Effect of a Potion; whom it names is asked now, unless its flask says so (KC-BRW-09). */
export function* applyPotion(
  t: Kazzam,
  potion: Potion,
  { by, on, total }: Omit<Dose, 'named'>,
  known?: Named,
): Flow<void> {
  const named = known ?? (potion.names === undefined ? undefined : yield* potion.names(t, by));
  yield* potion.does(t, { by, on, total, named });
}

/** Applies several Potions to one creature in the Brewer's order; the rest is lost on who has fallen. */
export function* applyPotions(
  t: Kazzam,
  potions: readonly Potion[],
  dose: Omit<Dose, 'named'>,
): Flow<void> {
  const { state } = t;
  const { by, on } = dose;
  const ordered =
    potions.length < 2
      ? potions
      : (yield* arrange(
          t,
          seatOf(state, by),
          'potion-order',
          potions.map((potion) => ({ id: potion.id, names: { power: potion.id }, potion })),
          { rule: 'KZ-GEN-13', params: { who: by, of: on } },
        )).map(({ potion }) => potion);
  for (const potion of ordered) {
    if (isOnMap(creatureOf(state, on))) yield* applyPotion(t, potion, dose);
  }
}
