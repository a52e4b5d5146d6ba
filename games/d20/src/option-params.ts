import type { Option, Text, TextParam } from '@tablewright/engine';
import {
  attackCalled,
  bodyCalled,
  creatureCalled,
  effectCalled,
  gearCalled,
  hazardCalled,
  namedAs,
  spellCalled,
  tagCalled,
} from './called.ts';

/** What names of options are called. */
const CALLED: Readonly<Record<string, (id: string) => Text>> = {
  item: gearCalled,
  attack: attackCalled,
  effect: effectCalled,
  hazard: hazardCalled,
  tag: tagCalled,
  work: (id) => namedAs('work', id),
  block: bodyCalled,
  zone: (id) => namedAs('zone', id),
  role: (id) => namedAs('role', id),
  cost: (id) => namedAs('cost', id),
  ability: (id) => namedAs('ability', id),
  power: (id) => namedAs('power', id),
  spell: spellCalled,
};

/** What a number stands for; columns and rows of a map are counted from 1. */
function numberCalled(name: string, value: number): TextParam {
  if (name === 'creature') return creatureCalled(value);
  if (name === 'seat') return { seat: value };
  return name === 'x' || name === 'y' ? value + 1 : value;
}

/** What options name, as fillings. */
export function params(names: Option['names'] = {}): Record<string, TextParam> {
  const said: Record<string, TextParam> = {};
  for (const [name, value] of Object.entries(names)) {
    if (typeof value === 'number') {
      said[name] = numberCalled(name, value);
    } else said[name] = CALLED[name]?.(value) ?? value;
  }
  if (typeof names.creature === 'number' && typeof names.feet === 'number')
    said.creature = creatureCalled(names.creature, names.feet);
  if (typeof names.spell === 'string' && typeof names.form === 'string')
    said.spell = spellCalled(names.spell, names.form);
  return said;
}
