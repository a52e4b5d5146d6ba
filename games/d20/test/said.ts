import { answerIn } from '@tablewright/bots';
import { type Choice, type Game, type GameEvent, SPECTATOR } from '@tablewright/engine';
import { type Match, seededSource } from '@tablewright/engine/host';
import { answerAtRandom, askedIn, randomMatch } from '@tablewright/engine/laws';
import { createSpeaker, optionText } from '@tablewright/words';
import { d20 } from '../src/index.ts';
import { TEXTS } from '../src/texts.ts';
import { TEXTS_DE } from '../src/texts-de.ts';

/** The game as pages have it, which know nothing of its types. */
const GAME = d20 as unknown as Game;

/** What a match says, and what it could not say. */
export interface Said {
  readonly gaps: readonly string[];
  /** Each sentence once, by the key of its text. */
  readonly sentences: ReadonlyMap<string, string>;
  readonly events: readonly GameEvent[];
}

/** Which match is listened to. */
interface Listening {
  readonly seed: string;
  /** The most answers that are given. */
  readonly most: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Played by the bots of the game; at random without it. */
  readonly byBots?: boolean;
}

/** All that a match tells and asks, in each language. */
export function allSaid({
  seed,
  most,
  options,
  byBots = false,
}: Listening): Readonly<Record<'en' | 'de', Said>> {
  const match = randomMatch(GAME, seed, options);
  const random = seededSource(seed);
  let view: unknown;
  const seen = () => {
    view ??= GAME.view(match.state, SPECTATOR);
    return view;
  };
  const speakers = {
    en: speaking(seen, 'en', TEXTS),
    de: speaking(seen, 'de', { ...TEXTS, ...TEXTS_DE }),
  };
  const all = Object.values(speakers);
  const asked = new Set<string>();
  let told = 0;
  for (let answers = 0; !match.over && answers < most; answers += 1) {
    for (const { choice } of askedIn(match)) for (const one of all) sayChoice(one, choice, asked);
    if (byBots) answerByBot(match, random);
    else answerAtRandom(match, random);
    view = undefined;
    for (const { event } of match.events.slice(told)) {
      for (const one of all) one.say(GAME.speech.event(event), event.type);
    }
    told = match.events.length;
  }
  const why = GAME.speech.ending?.(GAME.view(match.state, SPECTATOR));
  if (why !== undefined) for (const one of all) one.say(why, why.key);
  const events = match.events.map(({ event }) => event);
  return {
    en: { ...speakers.en.said(), events },
    de: { ...speakers.de.said(), events },
  };
}

/** The first question, as the bots of the game answer it. */
function answerByBot(match: Match, random: ReturnType<typeof seededSource>): void {
  const [choice] = match.choices;
  const policy = GAME.bots.heuristic;
  if (choice === undefined || policy === undefined) throw new Error('nobody answers');
  const answer = answerIn(match, choice.seat, choice, policy, random);
  const done = match.submitAnswer(choice.seat, 0, answer);
  if (!done.ok) throw new Error(done.error.message);
}

type Speaking = ReturnType<typeof speaking>;

function speaking(seen: () => unknown, locale: string, texts: Readonly<Record<string, string>>) {
  const gaps = new Set<string>();
  const sentences = new Map<string, string>();
  const speaker = createSpeaker({
    texts,
    locale,
    seatName: (seat) => `seat ${seat}`,
    missing: (key, reason) => gaps.add(`${key}: ${reason}`),
    fill: (text) => GAME.speech.fill?.(text, seen()) ?? text,
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
    speaker.say(optionText(GAME, shown, choice), `${key} ${id}`);
  }
  for (const { because } of choice.closed?.() ?? []) speaker.say(because, because.key);
}
