/**
 * Where on a board something is seen: the values of `data-seen` that mark the place, the best first;
 * the first that is there counts. A square that is folded away gives way to its sheet.
 */
export type Place = readonly string[];

/** Something that is seen to happen on a board. */
export type Motion =
  /** A piece travels from one place to another. */
  | {
      readonly kind: 'flies';
      readonly from: Place;
      readonly to: Place;
      /** Whose it is, as a CSS colour; brass without. */
      readonly colour?: string;
    }
  /** A short word or number rises from a place. */
  | {
      readonly kind: 'says';
      readonly at: Place;
      readonly text: string;
      readonly tone: 'good' | 'bad' | 'plain';
    }
  /** A place lights up. */
  | { readonly kind: 'glows'; readonly at: Place; readonly tone: 'good' | 'bad' | 'plain' };

/** The place to which a motion leads the eye. */
export function placeOf(motion: Motion): Place {
  return motion.kind === 'flies' ? motion.to : motion.at;
}
