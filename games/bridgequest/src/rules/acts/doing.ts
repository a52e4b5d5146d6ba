import { choose, type Flow } from '@tablewright/engine';
import type { Action } from '../../effects/effect.ts';
import type { Verb } from '../../effects/signatures.ts';
import type { Target } from '../../effects/words.ts';
import type { CardId, Foe, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { combatantsOf } from '../effects/situation.ts';
import { masterDecides } from '../master/decide.ts';
import { isAdjacent } from '../standing/adjacency.ts';
import { figureOf, livingFrom, locationOf } from '../standing/figures.ts';
import { groundOf } from '../worlds/ground.ts';

/** What an effect is done by, and to whom it is done where it says nothing else. */
export interface Doing {
  /** The default target: the owner, the victim, whoever arrives (BQC-FX-02). */
  readonly you: Hero;
  /** Who chooses and pays: usually the same one. */
  readonly by: Hero;
  readonly source: CardId;
  /** The ledger id of what makes it work, such as the trigger. */
  readonly rule: string;
  /** Monsters and items take Karma, and nobody gets a card for it (BQC-VERB-10). */
  readonly isDeed: boolean;
  /** The monster of the combat that does it, where one does. */
  readonly foe?: string;
  /** Only these heroes are meant, whomever it names: all others have been spared (BQ-CURSE-04). */
  readonly only?: (hero: Hero) => boolean;
}

/** What an action comes to beside what it does: further actions, of one of its blocks. */
export interface Further {
  readonly actions: readonly Action[];
  readonly you: Hero;
}

/** What a verb does. A flow, where it may ask something. */
export type Act<V extends Verb> = (
  t: Bridge,
  action: Action<V>,
  doing: Doing,
) => Flow<readonly Further[] | undefined> | undefined;

/** What verbs do, by their names. */
export type Acts = { readonly [V in Verb]?: Act<V> };

/** A verb that does something to each hero that it means, at once or as a flow. */
export function onHeroes<V extends Verb>(
  act: (t: Bridge, hero: Hero, action: Action<V>, doing: Doing) => Flow<void> | undefined,
): Act<V> {
  return function* (t, action, doing) {
    for (const hero of yield* heroesMeant(t, action.target, doing)) {
      const flow = act(t, hero, action, doing);
      if (flow !== undefined) yield* flow;
    }
    return undefined;
  };
}

/** The heroes that a target means (BQC-TARG-01, -03, -04); none where nobody fits (BQC-FX-07). */
export function* heroesMeant(
  t: Bridge,
  target: Target | undefined,
  doing: Doing,
): Flow<readonly Hero[]> {
  const { only = () => true } = doing;
  return (yield* heroesNamed(t, target, doing)).filter(
    (hero) => hero.life === 'alive' && only(hero),
  );
}

function* heroesNamed(
  t: Bridge,
  target: Target | undefined,
  { you, by }: Doing,
): Flow<readonly Hero[]> {
  const living = livingFrom(t.state, t.state.active);
  switch (target) {
    case undefined:
    case 'you':
      return [you];
    case 'both':
      return combatantsOf(t);
    case 'helper':
      return combatantsOf(t).slice(1);
    case 'others':
      return living.filter(({ seat }) => seat !== by.seat);
    case 'all':
      return living;
    case 'here-all':
      return living.filter((hero) => isWith(t, hero, you));
    case 'pick-player':
      return yield* oneOf(t, by, living);
    case 'pick-adj':
      return yield* oneOf(t, by, adjacentTo(t, by));
    default:
      return [];
  }
}

/** Whether two heroes are in the same world, or both in Homeworld or Boss Mode. */
export function isWith({ state }: Pick<Bridge, 'state'>, one: Hero, other: Hero): boolean {
  const [here, there] = [figureOf(state, one), figureOf(state, other)];
  return here.where.at === there.where.at && locationOf(here) === locationOf(there);
}

/** The other living heroes on whom a hero may act with its hands (BQ-ADJ-02). */
export function adjacentTo(t: Bridge, hero: Hero): readonly Hero[] {
  const { where } = figureOf(t.state, hero);
  const ground = groundOf(t);
  return livingFrom(t.state, hero.seat).filter(
    (other) =>
      other.seat !== hero.seat && isAdjacent(where, figureOf(t.state, other).where, ground),
  );
}

function* oneOf(t: Bridge, by: Hero, heroes: readonly Hero[]): Flow<readonly Hero[]> {
  if (heroes.length === 0) return [];
  const options = heroes.map((hero) => ({
    id: String(hero.seat),
    names: { seat: hero.seat },
    hero,
  }));
  const { hero } = yield* choose(t, by.seat, 'choice.pick-player', options, {
    rule: 'BQC-TARG-03',
  });
  return [hero];
}

/** The monsters of the combat that a target means (BQC-TARG-02): by itself the one that does it, or one that is picked. */
export function* foesMeant(
  t: Bridge,
  target: Target | undefined,
  { by, foe }: Doing,
): Flow<readonly Foe[]> {
  const foes = t.state.combat?.foes ?? [];
  if (target === 'foes' || (target === undefined && foe === undefined)) return foes;
  const isUnclear = target === 'foe' && foe === undefined;
  if (!isUnclear && (target === 'foe' || target === undefined))
    return foes.filter(({ id }) => id === foe);
  if ((!isUnclear && target !== 'pick-foe') || foes.length === 0) return [];
  const options = foes.map((one) => ({ id: one.id, names: { foe: one.id }, foe: one }));
  const picked = yield* choose(t, by.seat, 'choice.pick-foe', options, { rule: 'BQC-TARG-02' });
  if (!isUnclear) return [picked.foe];
  // Its controller says which monster is meant where none does it; a person who runs the game may decide instead.
  const usual = options.indexOf(picked);
  return [(yield* masterDecides(t, 'unclear-target', options, usual, 'BQC-GM-01')).foe];
}
