/**
 * What a message to the device says, when a table waits for somebody who is not there. The service
 * worker shows it, where the rest of the catalogue is out of reach: it knows names in braces only.
 */
export const CALL_TEXTS = {
  begun: 'The match has begun. It is your turn, {name}.',
  turn: 'It is your turn, {name}.',
  asked: 'The table asks for your consent, {name}.',
  nudge: 'Your time is nearly up, {name}.',
  something: 'A table waits for you.',
} as const satisfies Readonly<Record<string, string>>;

/** The words of one language. */
export type CallTexts = Readonly<Record<keyof typeof CALL_TEXTS, string>>;

/** The same in German. */
export const CALL_TEXTS_DE: CallTexts = {
  begun: 'Die Partie hat begonnen. Du bist dran, {name}.',
  turn: 'Du bist dran, {name}.',
  asked: 'Am Tisch wirst du um dein Einverständnis gebeten, {name}.',
  nudge: 'Deine Zeit ist bald um, {name}.',
  something: 'Ein Tisch wartet auf dich.',
};
