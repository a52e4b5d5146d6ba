/** How long work may keep the page waiting, in milliseconds. */
const SLICE = 12;

/**
 * Does long work to its end, with pauses in which the page can draw and listen.
 * @param told of every step that the work speaks of
 */
export async function throughWithPauses<S, T>(
  work: Generator<S, T>,
  told?: (step: S) => void,
): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - began < SLICE) continue;
    told?.(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
}
