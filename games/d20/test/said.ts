import { type Choice, type GameEvent, SPECTATOR } from '@tablewright/engine';
import { seededSource } from '@tablewright/engine/host';
import { answerAtRandom, askedIn, randomMatch } from '@tablewright/engine/laws';
import { createSpeaker, optionText } from '@tablewright/words';
import { d20 } from '../src/index.ts';
import { TEXTS } from '../src/texts.ts';
import { TEXTS_DE } from '../src/texts-de.ts';

/** What a match says, and what it could not say. */
export interface Said {
  readonly gaps: readonly string[];
  /** Each sentence once, by the key of its text. */
  readonly sentences: ReadonlyMap<string, string>;
  readonly events: readonly GameEvent[];
}

/** All that a random match tells and asks, in each language. */
export function allSaid(
  fixed: Readonly<Record<string, unknown>>,
  seed: string,
  most: number,
): Readonly<Record<'en' | 'de', Said>> {
  const match = randomMatch(d20, seed, fixed);
  const random = seededSource(seed);
  const speakers = {
    en: speaking(() => match.state, 'en', TEXTS),
    de: speaking(() => match.state, 'de', { ...TEXTS, ...TEXTS_DE }),
  };
  const all = Object.values(speakers);
  const seen = new Set<string>();
  let told = 0;
  for (let answers = 0; !match.over && answers < most; answers += 1) {
    for (const { choice } of askedIn(match)) for (const one of all) sayChoice(one, choice, seen);
    answerAtRandom(match, random);
    for (const { event } of match.events.slice(told)) {
      for (const one of all) one.say(d20.speech.event(event), event.type);
    }
    told = match.events.length;
  }
  const why = d20.speech.ending?.(d20.view(match.state, SPECTATOR));
  if (why !== undefined) for (const one of all) one.say(why, why.key);
  const events = match.events.map(({ event }) => event);
  return {
    en: { ...speakers.en.said(), events },
    de: { ...speakers.de.said(), events },
  };
}

type Speaking = ReturnType<typeof speaking>;

function speaking(state: () => object, locale: string, texts: Readonly<Record<string, string>>) {
  const gaps = new Set<string>();
  const sentences = new Map<string, string>();
  const speaker = createSpeaker({
    texts,
    locale,
    seatName: (seat) => `seat ${seat}`,
    missing: (key, reason) => gaps.add(`${key}: ${reason}`),
    fill: (text) => d20.speech.fill?.(text, d20.view(state() as never, SPECTATOR)) ?? text,
  });
  return {
    locale,
    say(text: Parameters<typeof speaker.say>[0], about: string) {
      sentences.set(speaker.say(text), about);
    },
    said: () => ({
      gaps: [...gaps],
      sentences: new Map([...sentences].map(([sentence, about]) => [sentence, about])),
    }),
  };
}

/** A question with all that belongs to it; each option of a kind is said once. */
function sayChoice(speaker: Speaking, choice: Choice, seen: Set<string>): void {
  const { key } = choice.why;
  speaker.say(choice.why, key);
  if (choice.kind === 'form')
    for (const { choice: field } of choice.fields) sayChoice(speaker, field, seen);
  for (const option of 'options' in choice ? choice.options : []) {
    const about = `${speaker.locale} ${key} ${option.id} ${JSON.stringify(option.names)}`;
    if (seen.has(about)) continue;
    seen.add(about);
    // As they come to a page: without what only the rules know.
    const { id, names, text } = option;
    const shown = {
      id,
      ...(names === undefined ? {} : { names }),
      ...(text === undefined ? {} : { text }),
    };
    speaker.say(optionText(d20, shown, choice), `${key} ${id}`);
  }
  for (const { because } of choice.closed?.() ?? []) speaker.say(because, because.key);
}
