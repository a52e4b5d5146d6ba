import type { Choice, WireAnswer } from './choice.ts';
import type { LoggedAnswer, MatchFile } from './match-file.ts';

/** What others read where somebody wrote to one alone. */
const WHISPERED = '…';

/**
 * The answer as others may read it: nothing stands in it of what was written to one alone. Draws depend on this
 * form, so that a match can be played again without such words.
 */
export function asOthersRead(choice: Choice, wire: WireAnswer): WireAnswer {
  if (choice.kind === 'text') return choice.whispered === true ? WHISPERED : wire;
  if (choice.kind !== 'form') return wire;
  const hidden = choice.fields.filter(
    (field) => field.choice.kind === 'text' && field.choice.whispered === true,
  );
  if (hidden.length === 0) return wire;
  return {
    ...(wire as object),
    ...Object.fromEntries(hidden.map(({ name }) => [name, WHISPERED])),
  };
}

/**
 * The file as others may have it: what was written to one alone is left out of its answers, with the fingerprint of
 * what was told then. It is played again to the same states.
 */
export function withoutWhispers(file: MatchFile): MatchFile {
  const hides = ({ shown }: LoggedAnswer): boolean => shown !== undefined;
  if (!file.answers.some(hides)) return file;
  const answers = file.answers.map((logged) => {
    const { shown, told: _, ...rest } = logged;
    return shown === undefined ? logged : { ...rest, answer: shown };
  });
  return { ...file, answers };
}
