import type { Text } from '@tablewright/engine';
import { createSpeaker } from '@tablewright/words';
import { TEXTS } from '../src/texts.ts';
import { TEXTS_DE } from '../src/texts-de.ts';

/** Says texts of the catalogue in a language. Throws Error for one that nobody wrote. */
export function sayIn(locale: 'en' | 'de'): (text: Text) => string {
  const missing: string[] = [];
  const speaker = createSpeaker({
    texts: locale === 'de' ? { ...TEXTS, ...TEXTS_DE } : TEXTS,
    locale,
    seatName: String,
    missing: (key) => missing.push(key),
  });
  return (text) => {
    const said = speaker.say(text);
    if (missing.length > 0) throw new Error(`no text ${missing.join()}`);
    return said;
  };
}
