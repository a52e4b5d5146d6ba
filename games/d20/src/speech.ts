import type { Choice, Option, Speech, Text, TextParam } from '@tablewright/engine';
import type { D20Event } from './events.ts';
import type { D20View } from './view.ts';

/** Fields of events that name creatures; texts get their names in `fill`. */
const CREATURES: readonly string[] = ['creature', 'at', 'by', 'with', 'to'];

/** What to say about events and options, in keys of the catalogue. */
export const SPEECH: Speech<D20Event> = {
  event(event) {
    if (event.type === 'described') {
      const { words } = event;
      return 'prose' in words ? { key: 'event.described', params: { words } } : words;
    }
    return { key: `event.${event.type}`, params: paramsOf(event) };
  },
  option: (option: Option, choice: Choice): Text => optionText(option, choice),
  fill: (text, view) => filled(text, view as D20View),
};

/** The plain fields of an event as fillings. */
function paramsOf(event: D20Event): Record<string, TextParam> {
  const params: Record<string, TextParam> = {};
  for (const [name, value] of Object.entries(event)) {
    if (typeof value === 'number')
      params[name] = CREATURES.includes(name) ? creatureText(value) : value;
    else if (typeof value === 'string') params[name] = value;
    else if (typeof value === 'boolean') params[name] = String(value);
  }
  return params;
}

/** A creature by its number, until the view says what it is called. */
const creatureText = (id: number): Text => ({ key: 'name.creature', params: { id } });

/** An option by its kind and what it names. */
function optionText({ id, names = {}, ...option }: Option, choice: Choice): Text {
  const kind = 'kind' in option && typeof option.kind === 'string' ? option.kind : undefined;
  const params: Record<string, TextParam> = {};
  for (const [name, value] of Object.entries(names)) {
    params[name] = name === 'creature' && typeof value === 'number' ? creatureText(value) : value;
  }
  return kind === undefined
    ? { key: `option.${choice.why.key.replace('choice.', '')}`, params: { ...params, id } }
    : { key: `deed.${kind}`, params: { ...params, id } };
}

/** Puts names where texts have numbers of creatures. */
function filled(text: Text, view: D20View): Text {
  if (text.params === undefined) return text;
  if (text.key === 'name.creature') {
    const creature = view.creatures.find(({ id }) => id === text.params?.id);
    if (creature === undefined) return { key: 'name.somebody' };
    const { name, number, block } = creature;
    const called: TextParam = block === name ? { key: `block.${block}` } : name;
    return number > 0
      ? { key: 'name.numbered', params: { name: called, number } }
      : { key: 'name.plain', params: { name: called } };
  }
  const params = Object.fromEntries(
    Object.entries(text.params).map(([name, param]) => [name, filledParam(param, view)]),
  );
  return { ...text, params };
}

function filledParam(param: TextParam, view: D20View): TextParam {
  return typeof param === 'object' && 'key' in param ? filled(param, view) : param;
}
