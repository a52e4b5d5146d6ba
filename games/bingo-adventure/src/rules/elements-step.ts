import { arrange, choose, type Flow, type Option } from '@tablewright/engine';
import { CLASSES } from '../content/classes.ts';
import { MONSTERS } from '../content/monsters.ts';
import { type Character, ELEMENTS, type Element } from '../model.ts';
import type { Adventure } from '../table.ts';
import { controllersOf } from './control.ts';
import { columnOf, returnHeld, TOKENS } from './deck.ts';
import { elementOfColumn } from './elements.ts';
import { announce } from './reference.ts';

interface ElementOption extends Option {
  readonly element: Element;
}

const ELEMENT_OPTIONS: readonly ElementOption[] = ELEMENTS.map((element) => ({
  id: element,
  element,
}));

/** Set-up: the Mystic's elements, fixed before the affinity is known (BA-SETUP-08, BA-ELEM-03). */
export function* assignElements(t: Adventure): Flow<void> {
  announce(t, 'elements');
  const { state, options } = t;
  for (const character of state.characters) {
    const powers = CLASSES[character.class].powers.filter(({ elemental }) => elemental === true);
    if (powers.length === 0 || options.mysticElements === 'perUse') continue;
    if (options.mysticElements === 'assigned') yield* assignAll(t, character);
    else for (const { id } of powers) yield* assignOne(t, character, id);
    t.tell?.({
      type: 'elements-assigned',
      rule: options.mysticElements === 'assigned' ? 'BA-ELEM-03' : 'BA-OPT-07',
      elements: [...character.elements],
    });
  }
  state.step = 'affinity';
}

/** All four elements once each, in the order of the powers. */
function* assignAll(t: Adventure, character: Character): Flow<void> {
  const who = controllersOf(t.state, character);
  const order = yield* arrange(t, who, 'choice.elements', ELEMENT_OPTIONS, {
    rule: 'BA-ELEM-03',
    params: { name: character.name },
  });
  for (const { element } of order) character.elements.push(element);
}

/** Any element on each power, repeats allowed (BA-OPT-07). */
function* assignOne(t: Adventure, character: Character, power: string): Flow<void> {
  const who = controllersOf(t.state, character);
  const { element } = yield* choose(t, who, 'choice.element', ELEMENT_OPTIONS, {
    rule: 'BA-OPT-07',
    params: { power: { key: `power.${power}` } },
  });
  character.elements.push(element);
}

/**
 * Set-up: tokens are drawn until one names an element; they stay out until then, and all return
 * (BA-SETUP-09, BA-ELEM-07, DA-13).
 */
export function* drawAffinity(t: Adventure): Flow<void> {
  announce(t, 'affinity');
  const { state } = t;
  if (MONSTERS[state.monster.kind].affinity === 'drawn') {
    while (state.monster.affinity === 'none') {
      const token = TOKENS.drawFrom(t, 'bag', 'held', 'affinity');
      state.monster.affinity = elementOfColumn(columnOf(token));
    }
    if (t.listening) {
      const { affinity } = state.monster;
      t.tell?.({ type: 'affinity-set', rule: 'BA-ELEM-07', affinity, tokens: [...state.held] });
    }
    returnHeld(t, 'BA-SETUP-09');
  }
  state.step = 'draw';
}
