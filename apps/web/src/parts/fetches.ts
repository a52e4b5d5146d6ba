/** What pages wait for just now. */
let open = 0;

/** How long nothing has to be waited for until a page is taken to be complete, in milliseconds. */
const QUIET = 600;
/** Whoever waits for longer than this has lost the network, or will not see it again: in milliseconds. */
const LONGEST = 20_000;
const STEP = 100;

/** Notes that a page waits for this. */
export async function awaited<T>(promise: Promise<T>): Promise<T> {
  open += 1;
  try {
    return await promise;
  } finally {
    open -= 1;
  }
}

/** Settled once no page has waited for anything for a while, or at the latest in twenty seconds. */
export async function untilFetched(): Promise<void> {
  let quiet = 0;
  for (let waited = 0; quiet < QUIET && waited < LONGEST; waited += STEP) {
    await new Promise((resolve) => setTimeout(resolve, STEP));
    quiet = open === 0 ? quiet + STEP : 0;
  }
}
