import { type Choice, fallbackAnswer } from '@tablewright/engine';
import { type AnyEventForms, checkAnswer, repeatedId, undeclared } from '@tablewright/engine/host';
import { EVENT_FORMS } from '../src/event-forms.ts';
import type { D20Event } from '../src/events.ts';
import type { Until } from '../src/model.ts';
import type { D20 } from '../src/table.ts';
import { TEXTS } from '../src/texts.ts';

const ENDS: readonly Until['at'][] = ['time', 'next-turn', 'combat', 'scene', 'long-rest', 'cure'];

/** What is wrong with an event whatever happened: it cites a rule (DT-DICE-09), and has the fields of its type. */
export function eventFault(event: D20Event): string | undefined {
  if (!event.rule) return `"${event.type}" cites nothing`;
  return undeclared(EVENT_FORMS as unknown as AnyEventForms, event);
}

/** What is wrong with a question whatever is asked: it cites a rule, says what it asks, and can be answered. */
export function choiceFault(choice: Choice): string | undefined {
  const { key, rule } = choice.why;
  if (!rule) return `${key} cites nothing`;
  if (!(key in TEXTS)) return `nothing says what "${key}" asks`;
  const twice = repeatedId(choice);
  if (twice !== undefined) return `${key} offers ${twice} twice`;
  if ('options' in choice && choice.options.some(({ id }) => !id)) return `${key} offers nothing`;
  return checkAnswer(choice, fallbackAnswer(choice))?.message;
}

/** What is wrong with what lies on a table, whatever has laid it: it has a source, and an end (DT-COND preamble). */
export function tableFaults({ state }: D20): readonly string[] {
  const endFault = (until: Until): string | undefined => {
    if (!ENDS.includes(until.at)) return `ends at "${until.at}"`;
    if (until.at === 'time' && !Number.isFinite(until.clock)) return `ends at ${until.clock}`;
    return undefined;
  };
  const laid = [...state.creatures.flatMap(({ effects }) => effects), ...state.zones];
  return laid.flatMap(({ kind, source, until }) =>
    [source.rule ? undefined : 'comes from nothing', endFault(until)].flatMap((fault) =>
      fault === undefined ? [] : [`${kind} ${fault}`],
    ),
  );
}
