import { type Observer, SPECTATOR } from '@tablewright/engine';
import { createSpeaker } from '@tablewright/words';
import { germanTexts } from '../src/texts-de.ts';
import { GAME } from './content.ts';
import type { Court } from './table.ts';

const TEXTS_DE = await germanTexts(GAME.content);

/** The log of a match as it reads now, from its first decision. */
export function log(
  { match }: Court,
  {
    locale = 'en',
    observer = SPECTATOR,
  }: { readonly locale?: 'en' | 'de'; readonly observer?: Observer } = {},
): readonly string[] {
  const { game } = match;
  const speaker = createSpeaker({
    texts: locale === 'en' ? game.texts : { ...game.texts, ...TEXTS_DE },
    locale,
    seatName: String,
    fill: (text) => game.speech.fill?.(text, game.view(match.state, observer)) ?? text,
  });
  return match.eventsFor(observer, 1).map(({ event }) => speaker.say(game.speech.event(event)));
}
