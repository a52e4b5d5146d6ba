import type { OptionsSchema } from '@tablewright/engine';
import { readable, useWords } from '@tablewright/table-kit';
import type { Speaker } from '@tablewright/words';
import { useLanguage } from '../language/language-provider.tsx';

/** Says the value of a setting in the game's words, else in those of the interface. */
export function useSettingWords(
  speaker: Speaker,
  schema: OptionsSchema,
  seatNames: readonly string[],
): (name: string, value: unknown) => string {
  const words = useWords();
  const number = new Intl.NumberFormat(useLanguage().language);
  const say = (name: string, value: unknown): string => {
    const spec = schema[name];
    if (spec?.kind === 'number' && spec.names === 'seat' && typeof value === 'number') {
      return seatNames[value - 1] ?? String(value);
    }
    if (Array.isArray(value)) {
      return value.length === 0
        ? words('board.none')
        : value.map((item) => say(name, item)).join(', ');
    }
    const known = speaker.sayIfKnown({ key: `setting.${name}.${String(value)}` });
    if (known !== undefined) return known;
    if (typeof value === 'boolean') return words(value ? 'board.yes' : 'board.no');
    if (typeof value === 'number') return number.format(value);
    return typeof value === 'string' ? readable(value) : String(value);
  };
  return say;
}
