import { type Game, type GameEvent, SPECTATOR, seatLetter } from '@tablewright/engine';
import type { Match, SeatInfo } from '@tablewright/engine/host';
import { createSpeaker, type Speaker } from '@tablewright/words';
import { plainProse } from '@tablewright/words/prose';
import { WrongInput } from './exit.ts';

/** A game's words in one language. */
export interface Tongue {
  /** BCP 47 language tag. */
  readonly locale: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** A game's words in a language. Throws WrongInput for a language that the game does not speak. */
export async function tongueOf(game: Game, language: string): Promise<Tongue> {
  if (language === 'en') return { locale: 'en', texts: game.texts };
  const translations = game.translations ?? {};
  const load = Object.hasOwn(translations, language) ? translations[language] : undefined;
  if (load === undefined) {
    const known = ['en', ...Object.keys(translations)].join(', ');
    throw new WrongInput(`--language takes ${known} for ${game.id}, not "${language}"`);
  }
  return { locale: language, texts: { ...game.texts, ...(await load()) } };
}

/** A speaker that knows the names at the table; it speaks English unless told otherwise. */
export function speakerFor(
  game: Game,
  seats: readonly Pick<SeatInfo, 'name'>[],
  { texts, locale }: Tongue = { texts: game.texts, locale: 'en' },
  match?: Pick<Match, 'state'>,
): Speaker {
  return createSpeaker({
    texts,
    locale,
    seatName: (seat) => seats[seat]?.name ?? `seat ${seatLetter(seat)}`,
    fill: (text) => (match && game.speech.fill?.(text, game.view(match.state, SPECTATOR))) ?? text,
    plain: plainProse,
  });
}

/** An event as a line of the log, with its rule. */
export function told(game: Game, speaker: Speaker, event: GameEvent): string {
  const ruling = event.overrides === undefined ? '' : ` (ruling, instead of ${event.overrides})`;
  return `${speaker.say(game.speech.event(event))}${ruling} [${event.rule}]`;
}
