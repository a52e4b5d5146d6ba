import { type Flow, type Seat, untilAllPass } from '@tablewright/engine';
import type { CardId, Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { deed } from '../karma/deeds.ts';
import { livingFrom } from '../standing/figures.ts';
import { type DieMeans, dieMeansOf, useUp } from './die-means.ts';

/** A roll of one die (BQ-TERM-08). */
export interface Rolling {
  readonly sides: number;
  /** What the roll is for; keys the draw. */
  readonly purpose: string;
  readonly rule: string;
  /** Whose die it is; nobody's where whoever runs the game rolls. */
  readonly roller?: Hero | undefined;
  /** Which results are better for its roller: by that Karma judges who helps and who hurts (BQ-KAR-07). */
  readonly better: 'low' | 'high';
  /** An entry calls it unmodifiable: no card answers it. */
  readonly isFixed?: boolean;
}

/** What somebody can make of a die (BQC-VERB-34 to -36). */
interface DieAnswer {
  readonly id: string;
  readonly names: { readonly card: CardId };
  readonly means: DieMeans;
  /** The face to which it is set; it is rolled again without one. */
  readonly face: number | undefined;
}

/** The card that was played last on a die: it alone scores Karma (BQ-KAR-19). */
interface Played {
  readonly seat: Seat;
  readonly before: number;
}

/**
 * Rolls a die. Whoever holds a card for it may answer, and answer answers, until all pass; then the roll is fixed
 * (BQC-VERB-34 to -36, BQ-TRAV-02). Everybody is asked, as who is asked must not tell who holds what.
 */
export function* roll(t: Bridge, rolling: Rolling): Flow<number> {
  const { sides, purpose, rule, roller, isFixed = false } = rolling;
  let face = t.index(sides, purpose, roller?.seat) + 1;
  t.tell?.({ type: 'rolled', rule, purpose, sides, face, ...by(roller) });
  if (isFixed) return face;
  let last: Played | undefined;
  yield* untilAllPass<DieAnswer>({
    seats: livingFrom(t.state, t.state.active).map(({ seat }) => seat),
    why: { key: 'answer-roll', rule: 'BQC-VERB-34', params: { face, sides } },
    optionsFor: (seat) => answersOf(t, seat, sides, face),
    isAimedAt: (seat) => seat === roller?.seat,
    // biome-ignore lint/correctness/useYield: nothing more is asked
    *act(seat, { means, face: set }) {
      last = { seat, before: face };
      face = set ?? t.index(sides, purpose, roller?.seat) + 1;
      useUp(t, seat, means);
      const { card } = means;
      t.tell?.({ type: 'die-changed', rule: 'BQC-VERB-34', seat, card, face, ...by(roller) });
    },
  });
  if (last !== undefined) scoreDeed(t, rolling, last, face);
  return face;
}

const by = (roller: Hero | undefined) => (roller === undefined ? {} : { roller: roller.seat });

/** What a seat can answer to a die that shows a face: set it to another, or have it rolled again. */
function answersOf(t: Bridge, seat: Seat, sides: number, shown: number): readonly DieAnswer[] {
  return dieMeansOf(t, seat).flatMap((means): readonly DieAnswer[] => {
    const { card, verb } = means;
    const names = { card };
    if (verb === 'reroll') return [{ id: `${card}/reroll`, names, means, face: undefined }];
    const faces = Array.from({ length: sides }, (_, i) => i + 1).filter((face) => face !== shown);
    return faces.map((face) => ({ id: `${card}/${face}`, names, means, face }));
  });
}

/** Whether the last card helped or hurt the roller, somebody else than its player (BQ-KAR-07, -14, -19). */
function scoreDeed(t: Bridge, { roller, better }: Rolling, { seat, before }: Played, face: number) {
  const player = t.state.heroes[seat];
  if (player === undefined || roller === undefined || roller.seat === seat || face === before)
    return;
  const helps = better === 'low' ? face < before : face > before;
  deed(t, player, helps ? { rule: 'BQ-KAR-07', points: 1 } : { rule: 'BQ-KAR-14', points: -1 });
}
