import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { isBanned } from '../bearers/bearers.ts';
import { creatureOf, isUp } from '../creature.ts';
import { firstByRight } from '../rolls/circumstances.ts';
import { sumOf } from '../rolls/parts.ts';
import { rerollWindow } from '../rolls/rerolls.ts';
import { naturalOf, type Rolled, rollD20, totalOf } from '../rolls/roll.ts';
import { tellRoll } from '../rolls/tell-roll.ts';

/** Whether a participant may have a turn in this round (DT-INIT-06). */
export function isEligible(
  { state: { combat } }: Pick<World, 'state'>,
  creature: Creature,
): boolean {
  return (
    combat?.participants.includes(creature.id) === true &&
    isUp(creature) &&
    creature.place.at !== 'away' &&
    !combat.surprised.includes(creature.id) &&
    !combat.arrived.includes(creature.id)
  );
}

/** Who has not had a turn in this round and may have one, in order of entry. */
export function waiting({ state }: Pick<World, 'state'>): readonly Creature[] {
  const { combat, creatures } = state;
  if (combat === undefined) return [];
  return creatures.filter(
    (creature) => !combat.acted.includes(creature.id) && isEligible({ state }, creature),
  );
}

/** Whether a creature's turn passes without choices (DT-INIT-07). */
export const passesTurn = (w: Pick<World, 'content'>, creature: Creature): boolean =>
  isBanned(w, creature, 'choose');

/** Those that roll once: a character, a group of one kind, somebody unique (DT-INIT-02). */
interface Roller {
  readonly members: readonly Creature[];
  readonly rolled: Rolled;
}

/** Everybody rolls: characters in seat order, then groups in order of entry (DT-INIT-02, DT-GEN-07). */
export function* rollInitiative(t: D20): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined) return;
  combat.totals = {};
  const rollers: Roller[] = [];
  for (const members of groupsOf(t)) {
    const [first] = members;
    if (first === undefined) continue;
    const rolled = yield* rollD20(t, { kind: 'initiative', roller: first, ability: 'DEX' });
    tellRoll(t, rolled, { rule: 'DT-INIT-02' });
    yield* rerollWindow(t, rolled, () => true);
    rollers.push({ members, rolled });
  }
  for (const { members, rolled } of rollers) {
    for (const { id } of members) combat.totals[id] = totalOf(rolled);
  }
  yield* first(t, rollers);
}

/** Those who roll in this round, by roll. */
function groupsOf(t: D20): readonly (readonly Creature[])[] {
  const rolling = waiting(t);
  const characters = rolling
    .filter(({ character }) => character !== undefined)
    .sort((a, b) => (a.seat ?? FAR) - (b.seat ?? FAR));
  const groups = new Map<number, Creature[]>();
  for (const creature of rolling) {
    if (creature.character !== undefined) continue;
    const group = groups.get(creature.group);
    if (group === undefined) groups.set(creature.group, [creature]);
    else group.push(creature);
  }
  return [...characters.map((one) => [one]), ...groups.values()];
}

const FAR = Number.POSITIVE_INFINITY;

/** Settles who goes first: the highest total, then the higher modifier, else those tied roll again (DT-INIT-03). */
function* first(t: D20, rollers: readonly Roller[]): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined || rollers.length === 0) return;
  const entitled = entitledOf(t, rollers);
  let tied = best(entitled, ({ rolled }) => totalOf(rolled));
  tied = best(tied, ({ rolled }) => sumOf(rolled.terms));
  while (tied.length > 1) {
    const again: { readonly one: Roller; readonly face: number }[] = [];
    for (const one of tied) {
      const rolled = yield* rollD20(t, one.rolled.at);
      tellRoll(t, rolled, { rule: 'DT-INIT-03' });
      yield* rerollWindow(t, rolled, () => true);
      again.push({ one, face: naturalOf(rolled) });
    }
    tied = best(again, ({ face }) => face).map(({ one }) => one);
  }
  const [winner] = tied;
  if (winner !== undefined) combat.firstOf = winner.members.map(({ id }) => id);
}

/** Those to whom the first initiative of a fight was given away, else all (DT-TOK-36, DT-AGM-24). */
function entitledOf(t: D20, rollers: readonly Roller[]): readonly Roller[] {
  const right = firstByRight(t);
  if (right === undefined) return rollers;
  t.state.circumstances = t.state.circumstances.filter((one) => one !== right);
  const { side, who } = right;
  const entitled = rollers.filter(({ members }) =>
    members.some((one) => (side === undefined ? who.includes(one.id) : one.side === side)),
  );
  return entitled.length > 0 ? entitled : rollers;
}

/** Those for which something is greatest. */
function best<T>(list: readonly T[], worth: (one: T) => number): readonly T[] {
  const most = Math.max(...list.map(worth));
  return list.filter((one) => worth(one) === most);
}

/** The participants of a combat, in order of entry. */
export function participantsOf({ state }: Pick<World, 'state'>): readonly Creature[] {
  return (state.combat?.participants ?? []).map((id) => creatureOf(state, id));
}
