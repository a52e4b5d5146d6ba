import type { Browser, CDPSession, Page } from 'playwright-core';

/**
 * What a mid-range phone (a Pixel 5) reaches in Lighthouse's benchmark of processors; Chrome's
 * developer tools set their mid-range preset by the same number.
 */
const MID_RANGE = 1_000;
/** How long each benchmark runs, in milliseconds. */
const RUN = 250;
const FASTEST = 1;
const SLOWEST = 10;
/** Halvings between the two, which leave less than a tenth of doubt. */
const HALVINGS = 7;

/**
 * Letters added to a string and numbers copied between lists, each in tens of rounds a second, and the
 * mean of both: what Lighthouse calls its benchmark index. It is text, as no browser's types are
 * known here.
 */
const BENCHMARK = `(() => {
  const tensPerSecond = (round) => {
    const start = performance.now();
    let rounds = 0;
    let passed = 0;
    do {
      for (let i = 0; i < 10; i += 1) round(rounds + i);
      rounds += 10;
      passed = performance.now() - start;
    } while (passed < ${RUN});
    return rounds / 10 / (passed / 1000);
  };
  const words = tensPerSecond(() => {
    let text = '';
    for (let i = 0; i < 10000; i += 1) text += 'a';
    if (text.length !== 10000) throw new Error('a text lost letters');
  });
  const left = Array.from({ length: 100000 }, (_, i) => i);
  const right = [...left];
  const copies = tensPerSecond((round) => {
    const [from, to] = round % 2 === 0 ? [left, right] : [right, left];
    for (let i = 0; i < from.length; i += 1) to[i] = from[i];
  });
  return (words + copies) / 2;
})()`;

/** How the phone is made of this machine. */
export interface Phone {
  /** How often its processor is slower than this one. */
  readonly slowdown: number;
  /** What it reaches in the benchmark at that (aimed at: MID_RANGE). */
  readonly index: number;
}

/**
 * Finds how much this machine has to be slowed down to be a mid-range phone, so that a page takes as
 * long on any machine. One that is no faster than such a phone is not slowed down.
 */
export async function phoneOf(browser: Browser): Promise<Phone> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const indexAt = async (rate: number): Promise<number> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    return page.evaluate<number>(BENCHMARK);
  };
  // The engine warms up; the first runs tell little.
  for (let run = 0; run < 3; run += 1) await indexAt(FASTEST);
  let [low, high] = [FASTEST, SLOWEST];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (low + high) / 2;
    if ((await indexAt(middle)) > MID_RANGE) low = middle;
    else high = middle;
  }
  const slowdown = low === FASTEST ? FASTEST : high;
  const index = await indexAt(slowdown);
  await page.context().close();
  return { slowdown, index };
}

/** Slows the page down to the phone's processor. */
export async function throttled(page: Page, { slowdown }: Phone): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}
