import type { Text, TextParam } from '@tablewright/engine';
import {
  creatureCalled,
  effectCalled,
  namedAs,
  purposeCalled,
  spellCalled,
  tagCalled,
} from './called.ts';

/** What fields of questions name, where they are ids. */
const CREATURES: readonly string[] = ['creature', 'at', 'by', 'roller', 'ship'];
const CALLED: Readonly<Record<string, (id: string) => Text>> = {
  spell: spellOrEffect,
  old: spellCalled,
  tag: tagCalled,
  role: (id) => namedAs('role', id),
  heritage: (id) => namedAs('heritage', id),
  hazard: (id) => namedAs('hazard', id),
  cost: (id) => namedAs('cost', id),
  purpose: purposeCalled,
};

/** In these questions `at` is a place in a row of dice. */
const COUNTED: readonly string[] = ['choice.face', 'choice.next-face'];

/** A question with what its ids are called: rules ask with numbers and ids alone. */
export function askedText(text: Text): Text {
  const { key, params } = text;
  if (params === undefined || !/^(choice|offer|tool)\./.test(key)) return text;
  const entries = Object.entries(params).map(([name, param]): [string, TextParam] => {
    if (typeof param === 'number')
      return [
        name,
        CREATURES.includes(name) && !COUNTED.includes(key) ? creatureCalled(param) : param,
      ];
    return [name, typeof param === 'string' ? (CALLED[name]?.(param) ?? param) : param];
  });
  return { ...text, params: Object.fromEntries(entries) };
}

/** Some questions name the effect of a spell that runs. */
function spellOrEffect(id: string): Text {
  const spell = spellCalled(id);
  return spell.key === 'name.something' ? effectCalled(id) : spell;
}
