import type { Flow, Seat, TextParam } from '@tablewright/engine';
import { figureCalled, purposeOf } from '../../called.ts';
import type { CardId, FigureId, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { deed } from '../karma/deeds.ts';
import { openWindow } from '../windows/open-window.ts';
import { bendingMeansOf, mayBend } from './bending-means.ts';
import { type DieMeans, dieMeansOf, spendMeans } from './die-means.ts';

/** A roll of one die (BQ-TERM-08). */
export interface Rolling {
  readonly sides: number;
  /** What the roll is for; keys the draw. */
  readonly purpose: string;
  readonly rule: string;
  /** Whose die it is; nobody's where whoever runs the game rolls. */
  readonly roller?: Hero | undefined;
  /** The monster whose die it is, where it is one's. */
  readonly foe?: CardId | FigureId;
  /** Which results are better for its roller: by that Karma judges who helps and who hurts (BQ-KAR-07). */
  readonly better: 'low' | 'high';
  /** An entry calls it unmodifiable: no card answers it. */
  readonly isFixed?: boolean;
}

/** What somebody can make of a die (BQC-VERB-34 to -36). */
interface DieAnswer {
  readonly id: string;
  readonly names: { readonly card?: CardId };
  /** A card; without one reality is bent (BQ-BEND-09). */
  readonly means: DieMeans | undefined;
  /** The face to which it is set, or what is thrown anew. */
  readonly makes: number | Rerolled;
}

/** What is thrown anew: the die, or one of the two d10s of a d100 (decision 58). */
type Rerolled = 'die' | 'tens' | 'ones';

/** The card that was played last on a die: it alone scores Karma (BQ-KAR-19). */
interface Played {
  readonly seat: Seat;
  readonly before: number;
  /** Another card had been played on the roll before. */
  readonly isAnswer: boolean;
}

/** The sides of two d10s that are read as one number (BQ-TERM-08). */
const PAIRED = 100;
const TEN = 10;

/**
 * Rolls a die. Whoever holds a card for it may answer, and answer answers, until all pass; then the roll is fixed
 * (BQC-VERB-34 to -36, BQ-TRAV-02). Whose die it is, is asked, or whose combat and turn, and who wants to be.
 */
export function* roll(t: Bridge, rolling: Rolling): Flow<number> {
  const { sides, purpose, rule, roller, foe, isFixed = false } = rolling;
  let face = t.index(sides, purpose, roller?.seat) + 1;
  const ruled = t.state.nextDie;
  t.tell?.({
    ...{ type: 'rolled', rule, purpose, sides, face, ...by(roller) },
    ...(foe === undefined ? {} : { foe }),
  });
  if (ruled !== undefined && ruled <= sides) {
    t.state.nextDie = undefined;
    face = ruled;
    t.tell?.({ type: 'die-ruled', rule: 'BQ-GM-02', face });
  }
  if (isFixed) return face;
  let last: Played | undefined;
  yield* openWindow<DieAnswer>(t, {
    about: 'rolls',
    concerned: [roller?.seat ?? t.state.combat?.owner ?? t.state.active],
    why: {
      ...{ key: 'choice.answer-roll', rule: 'BQC-VERB-34' },
      params: { face, sides, what: { key: `purpose.${purposeOf(purpose)}` }, ...whose(rolling) },
    },
    optionsFor: (seat) => answersOf(t, seat, sides, face),
    // That nobody without a hidden card can answer is plain to see.
    isOut: (hero) => !mightAnswer(t, hero),
    *act(seat, { means, makes }) {
      const player = t.state.heroes[seat];
      const isBent = means === undefined && player !== undefined;
      if (isBent && !(yield* mayBend(t, player))) return;
      last = { seat, before: face, isAnswer: last !== undefined };
      const thrown = typeof makes === 'number' ? undefined : thrownAnew(t, rolling, face, makes);
      face = typeof makes === 'number' ? makes : (thrown?.face ?? face);
      if (means !== undefined) spendMeans(t, seat, means);
      t.tell?.({
        ...{ type: 'die-changed', rule: means === undefined ? 'BQ-BEND-09' : 'BQC-VERB-34', seat },
        ...{ face, ...by(roller) },
        ...(means === undefined ? {} : { card: means.card }),
        ...(thrown === undefined ? {} : { drawn: thrown.drawn }),
      });
    },
  });
  if (last !== undefined) scoreDeed(t, rolling, last, face);
  return face;
}

const by = (roller: Hero | undefined) => (roller === undefined ? {} : { roller: roller.seat });

/** Whose die it is, in the question. */
function whose({ roller, foe }: Rolling): Readonly<Record<string, TextParam>> {
  if (foe !== undefined) return { of: 'some', who: figureCalled(foe) };
  return roller === undefined
    ? { of: 'none', who: '' }
    : { of: 'some', who: { seat: roller.seat } };
}

/** Whether a hero could hold something for a roll, as far as everybody knows. */
function mightAnswer(t: Bridge, hero: Hero): boolean {
  const { seat } = hero;
  const hidden =
    ZONES.at(t.state, `hand/${seat}`).length + ZONES.at(t.state, `karma/${seat}`).length;
  if (hidden > 0 || bendingMeansOf(t, hero).length > 0) return true;
  return dieMeansOf(t, seat).length > 0;
}

/** What is thrown anew, and what the die or the pair of them shows then. */
function thrownAnew(
  t: Bridge,
  { sides, purpose, roller }: Rolling,
  shown: number,
  what: Rerolled,
): { readonly drawn: number; readonly face: number } {
  const drawn = t.index(what === 'die' ? sides : TEN, purpose, roller?.seat);
  if (what === 'die') return { drawn, face: drawn + 1 };
  const now = shown % PAIRED;
  const read = what === 'tens' ? drawn * TEN + (now % TEN) : Math.floor(now / TEN) * TEN + drawn;
  return { drawn, face: read === 0 ? PAIRED : read };
}

/** What a seat can answer to a die that shows a face: set it to another, or have it rolled again. */
function answersOf(t: Bridge, seat: Seat, sides: number, shown: number): readonly DieAnswer[] {
  const faces = facesInstead(sides, shown);
  const anew: readonly Rerolled[] = sides === PAIRED ? ['tens', 'ones'] : ['die'];
  const hero = t.state.heroes[seat];
  const bent =
    hero === undefined || bendingMeansOf(t, hero).length === 0
      ? []
      : faces.map((face) => ({ id: `bend/${face}`, names: {}, means: undefined, makes: face }));
  const held = dieMeansOf(t, seat).flatMap((means): readonly DieAnswer[] => {
    const { card, verb } = means;
    const made: readonly (number | Rerolled)[] = verb === 'reroll' ? anew : faces;
    return made.map((makes) => ({
      id: `${card}/${makes === 'die' ? verb : makes}`,
      names: { card },
      ...{ means, makes },
    }));
  });
  // What a card could do by two of its effects it does by the first.
  const once = held.filter(({ id }, at) => held.findIndex((one) => one.id === id) === at);
  return [...once, ...bent];
}

/** The faces to which a die can be set; of two d10s only one is (decision 58). */
function facesInstead(sides: number, shown: number): readonly number[] {
  const faces = Array.from({ length: sides }, (_, i) => i + 1).filter((face) => face !== shown);
  if (sides !== PAIRED) return faces;
  const tens = (face: number) => Math.floor((face % PAIRED) / TEN);
  return faces.filter((face) => face % TEN === shown % TEN || tens(face) === tens(shown));
}

/** Whether the last card helped or hurt the roller, somebody else than its player (BQ-KAR-07, -14, -19). */
function scoreDeed(t: Bridge, { roller, better }: Rolling, played: Played, face: number) {
  const { seat, before, isAnswer } = played;
  const player = t.state.heroes[seat];
  if (player === undefined || roller === undefined || roller.seat === seat || face === before)
    return;
  const helps = better === 'low' ? face < before : face > before;
  const rule = helps ? 'BQ-KAR-07' : 'BQ-KAR-14';
  deed(t, player, { rule: isAnswer ? 'BQ-KAR-19' : rule, points: helps ? 1 : -1 });
}
