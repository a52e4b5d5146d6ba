import { faultSentence, proseFault } from './prose.ts';
import { ok, type Result, refuse } from './result.ts';

/**
 * A picture that a person shows: a scene, a map, a hand-out. Stands wherever prose may stand. The match
 * has nothing of it but the name; the campaign has the picture, and may have lost it. No rule reads it.
 */
export interface Picture {
  /** The SHA-256 of its file, in 64 hexadecimal digits. */
  readonly picture: string;
  /** What can be seen in it, in plain words on one line, for whoever does not see it. */
  readonly alt: string;
}

/** The longest description of a picture, in characters as JavaScript counts them. */
export const LONGEST_ALT = 200;

const NAME = /^[0-9a-f]{64}$/;
/** How long the name of a picture is, and the blank after it. */
const NAME_LENGTH = 65;

/** The longest answer to a choice that asks for a picture. */
export const LONGEST_PICTURE_ANSWER = NAME_LENGTH + LONGEST_ALT;

/** Whether a text is the name of a picture. */
export function isPictureName(text: string): boolean {
  return NAME.test(text);
}

/** Whether a value of a view is a picture. */
export function isPicture(value: object): value is Picture {
  const { picture, alt } = value as Partial<Record<keyof Picture, unknown>>;
  return typeof picture === 'string' && typeof alt === 'string';
}

/** What is wrong with the description of a picture, as a sentence; nothing if it can stand. */
export function altFault(alt: string): string | undefined {
  if (alt.trim() === '') return 'say what can be seen in the picture';
  if (alt !== alt.trim()) return 'the description has blanks around it; leave them out';
  if (alt.length > LONGEST_ALT) {
    return `the description has at most ${LONGEST_ALT} characters, not ${alt.length}`;
  }
  if (/[\n\t]/.test(alt)) return 'the description stands on one line, without tabs';
  const fault = proseFault(alt);
  return fault && `the description: ${faultSentence(fault)}`;
}

/** A picture as the answer to a choice that asks for one: its name, a blank, its description. */
export function pictureAnswer({ picture, alt }: Picture): string {
  return `${picture} ${alt}`;
}

/** The picture that such an answer names. */
export function pictureFrom(answer: unknown): Result<Picture> {
  if (typeof answer !== 'string') return refuse('wrong-shape', 'needs text');
  const name = answer.slice(0, NAME_LENGTH - 1);
  if (!isPictureName(name) || answer[NAME_LENGTH - 1] !== ' ') {
    const form = 'the 64 hexadecimal digits of its SHA-256, a blank and what can be seen in it';
    return refuse('not-allowed', `is no picture: it needs ${form}`);
  }
  const alt = answer.slice(NAME_LENGTH);
  const fault = altFault(alt);
  return fault === undefined ? ok({ picture: name, alt }) : refuse('not-allowed', fault);
}

/** The picture that a checked answer names; nothing if it says none. */
export function pictureChosen(answer: string): Picture | undefined {
  const named = pictureFrom(answer);
  return named.ok ? named.value : undefined;
}
