import { type BotMind, randomHex } from '@tablewright/table-kit';
import { ErrandRunner, type ErrandWorker } from './errands.ts';

/**
 * Bots that think in a worker, so that the page stays smooth. Where that fails, they think here.
 * @param here thinks in the page itself
 * @param start starts a worker; without one the browser's own
 */
export function workerMind(
  here: BotMind,
  start?: () => ErrandWorker | undefined,
): { readonly mind: BotMind; readonly close: () => void } {
  const runner = new ErrandRunner(start);
  const mind: BotMind = async (question) => {
    const { match, seat, slot, signal } = question;
    const errand = {
      kind: 'decide',
      file: match.toFile({ withSecret: true }),
      seat,
      policy: match.seats[seat]?.player ?? '',
      seed: randomHex(16, (bytes) => crypto.getRandomValues(bytes)),
    } as const;
    try {
      const word = await runner.run(errand, { signal });
      const decision = word.kind === 'decided' ? word.decision : undefined;
      // A worker answers the first choice of a seat; another one is answered here.
      if (decision?.slot === slot) return decision.answer;
    } catch (thrown) {
      if (signal.aborted) throw thrown;
    }
    return here(question);
  };
  return { mind, close: () => runner.close() };
}
