import { choose, type Flow } from '@tablewright/engine';
import type { Target } from '../../effects/words.ts';
import type { CardId, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { combatantsOf } from '../effects/situation.ts';
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
}

/** The heroes that a target means (BQC-TARG-01, -03, -04); none where nobody fits (BQC-FX-07). */
export function* heroesMeant(
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
      throw new Error(`"${target}" means no hero, and nothing else is done to yet`);
  }
}

/** Whether two heroes are in the same world, or both in Homeworld or Boss Mode. */
function isWith({ state }: Bridge, one: Hero, other: Hero): boolean {
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
  const { hero } = yield* choose(t, by.seat, 'pick-player', options, { rule: 'BQC-TARG-03' });
  return [hero];
}
