import { type Answer, type Choice, type RandomSource, sampleAnswer } from '@tablewright/engine';
import { enumerateAnswers, isAside, toWire } from '@tablewright/engine/host';

/** An answer that the search considers. */
export interface Candidate {
  /** The answer as it is written in files, as text: the same in every imagination. */
  readonly key: string;
  readonly answer: Answer;
}

/** The name of an answer that holds wherever the same choice is open. */
export function keyOf(choice: Choice, answer: Answer): string {
  const wire = toWire(choice, answer);
  return typeof wire === 'string' ? wire : JSON.stringify(wire);
}

/**
 * The answers worth a look, the preferred one first, at most `limit`: those that are ranked, in
 * their order. Without a ranking all of them, or where there are more as many different ones drawn
 * at random. What a choice offers twice under one id counts once, what stands apart from the course
 * of the game not at all.
 */
export function candidatesOf(
  choice: Choice,
  preferred: Answer,
  limit: number,
  random: Pick<RandomSource, 'index'>,
  ranked?: readonly Answer[],
): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  const add = (answer: Answer): void => {
    const key = keyOf(choice, answer);
    if (!found.has(key)) found.set(key, { key, answer });
  };
  add(preferred);
  if (ranked !== undefined) {
    for (const answer of ranked) if (found.size < limit && !isAside(choice, answer)) add(answer);
    return [...found.values()];
  }
  const listed = [...enumerateAnswers(choice, limit + 1)];
  const usual = listed.filter((answer) => !isAside(choice, answer));
  if (listed.length <= limit) for (const answer of usual) add(answer);
  else
    for (let tries = 0; found.size < limit && tries < 3 * limit; tries += 1) {
      add(sampleAnswer(choice, random));
    }
  return [...found.values()];
}
