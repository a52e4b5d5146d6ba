/** Most steps that counting may take: a tenth of a second or so. */
const MOST_STEPS = 2e8;

/**
 * How likely dice are to show so much in all, or further from what is expected: exactly, by adding
 * one die after the other to what the dice before it may show together.
 *
 * @param faces what each die shows, all equally likely: at least one whole number
 * @param dice how many, at least one
 * @param sum what they showed in all
 * @returns the share, 0 to 1, of all throws of as many dice that show so much or more where `sum`
 * is above what is expected, so much or less where it is below; nothing where it is just that, or
 * where the dice are too many to be counted
 */
export function chanceOfSum(
  faces: readonly number[],
  dice: number,
  sum: number,
): number | undefined {
  const lowest = Math.min(...faces);
  const steps = faces.map((face) => face - lowest);
  const span = Math.max(...steps);
  const above = sum * faces.length - dice * faces.reduce((all, face) => all + face, 0);
  if (above === 0 || (dice * dice * span * faces.length) / 2 > MOST_STEPS) return undefined;
  const shares = sharesOfSums(steps, span, dice);
  // Counted from the lowest sum that there is.
  const at = sum - dice * lowest;
  const tail = above > 0 ? shares.slice(at) : shares.slice(0, at + 1);
  // The small ones first, so that none is lost beside a large one.
  return tail.sort().reduce((all, share) => all + share, 0);
}

/** The share of each sum, from none to `dice * span`. */
function sharesOfSums(steps: readonly number[], span: number, dice: number): Float64Array {
  let shares = new Float64Array([1]);
  for (let die = 0; die < dice; die += 1) {
    const next = new Float64Array(shares.length + span);
    for (const step of steps) {
      shares.forEach((share, at) => {
        next[at + step] = (next[at + step] ?? 0) + share;
      });
    }
    shares = next.map((share) => share / steps.length);
  }
  return shares;
}
