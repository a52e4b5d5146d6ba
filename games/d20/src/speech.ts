import type { Speech, Text, TextParam } from '@tablewright/engine';
import { askedText } from './asked-text.ts';
import { creatureNamed, labelIn, written } from './called.ts';
import { eventText } from './event-text.ts';
import type { D20Event } from './events.ts';
import type { CreatureId, Ending } from './model.ts';
import { optionText } from './option-text.ts';
import type { D20View } from './view.ts';

/** What to say about events and options, in keys of the catalogue. */
export const SPEECH: Speech<D20Event> = {
  event: eventText,
  option: optionText,
  fill: (text, view) => filled(askedText(text), view as D20View),
  isEmpty: (event, next) => isEmpty(event, next),
  figures: (view) =>
    (view as D20View).creatures.flatMap(({ seat, name }) =>
      seat === undefined ? [] : [{ seat, name }],
    ),
  named: written,
  ending: (view) => {
    const { ending } = view as D20View;
    return ending === undefined ? undefined : { key: `ending.${ending}`, rule: ENDINGS[ending] };
  },
};

/** The rule by which a session ends so. */
const ENDINGS: Readonly<Record<Ending, string>> = {
  finished: 'DT-AGM-11',
  defeated: 'DT-SHOT-04',
  left: 'DT-AGM-11',
  closed: 'DT-TAB-04',
  limit: 'DT-TAB-04',
};

/** A round of the clock in which somebody did something: its line says so. */
const SHORT = 1;

/** What the next line says better, or what nobody needs to be told. */
function isEmpty(event: D20Event, next: D20Event): boolean {
  switch (event.type) {
    case 'turn-ended':
    case 'round-ended':
      return true;
    case 'clock-advanced':
      return event.rounds <= SHORT;
    case 'moved':
      return event.feet === 0;
    case 'dice-rolled':
      return (
        next.type === 'rolled' &&
        next.creature === event.creature &&
        String(next.faces) === String(event.faces)
      );
    case 'named':
      return next.type === 'turn-began' && next.creature === event.creature;
    case 'phase-began':
      return next.type === 'scene-began' || next.type === 'combat-began';
    case 'afflicted':
      return event.effect === 'unconscious' && isOf(next, 'died', event.creature);
    case 'fell':
      // Whoever goes down is unconscious, or dead.
      return (
        isOf(next, 'died', event.creature) ||
        (isOf(next, 'afflicted', event.creature) && next.effect === 'unconscious')
      );
    default:
      return false;
  }
}

/** Whether an event is of such a kind, and of a creature. */
const isOf = <T extends 'afflicted' | 'died'>(
  event: D20Event,
  type: T,
  creature: CreatureId,
): event is Extract<D20Event, { type: T }> => event.type === type && event.creature === creature;

/** Puts names where texts have numbers of creatures. */
function filled(text: Text, view: D20View): Text {
  if (text.params === undefined) return text;
  if (text.key === 'name.creature') return creatureNamed(view, text.params.id, text.params.feet);
  if (text.key === 'name.label') return labelIn(view, text.params);
  const params = Object.fromEntries(
    Object.entries(text.params).map(([name, param]) => [name, filledParam(param, view)]),
  );
  return { ...text, params };
}

function filledParam(param: TextParam, view: D20View): TextParam {
  if (Array.isArray(param)) return param.map((one) => filledParam(one, view));
  return typeof param === 'object' && 'key' in param ? filled(param, view) : param;
}
