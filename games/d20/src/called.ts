import type { Text, TextParam } from '@tablewright/engine';
import { ADVENTURES } from './content/adventures/index.ts';
import { CONTENT_TEXTS } from './texts/names/index.ts';
import { TEXTS } from './texts.ts';
import type { D20View, SeenCreature } from './view.ts';

/** Whether content has such a name. */
const hasName = (key: string): boolean => Object.hasOwn(CONTENT_TEXTS, key);

/** A name of content, or what stands for it where there is none. */
const calledOr = (key: string, other: string): Text => ({ key: hasName(key) ? key : other });

/** A creature by its number, and how many feet away it is heard, until the view says what it is called. */
export const creatureCalled = (id: number, feet?: number): Text => ({
  key: 'name.creature',
  params: feet === undefined ? { id } : { id, feet },
});

/** A spell, and in which of its forms. */
export function spellCalled(spell: string, form = spell): Text {
  const name = calledOr(`spell.${spell}`, 'name.something');
  if (form === spell || !hasName(`form.${form}`)) return name;
  return { key: 'spell.of-form', params: { spell: name, form: { key: `form.${form}` } } };
}

/** A kind of thing. */
export const gearCalled = (kind: string): Text => calledOr(`gear.${kind}`, 'name.something');

/** An attack: one of a stat block or of a body, or a weapon with how it is used. */
export function attackCalled(id: string): Text {
  if (hasName(`gear.${id}`)) return gearCalled(id);
  const [, weapon = id, use] = /^(.+)-(melee|thrown|ranged)$/.exec(id) ?? [];
  if (use === undefined || !hasName(`gear.${weapon}`))
    return calledOr(`attack.${id}`, 'attack.other');
  return { key: `attack.${use}`, params: { item: gearCalled(weapon) } };
}

/** What lies on somebody, or does nothing to somebody: an effect, a spell, or what lies on a place. */
export function effectCalled(id: string): Text {
  const kind = ['effect', 'spell', 'zone'].find((one) => hasName(`${one}.${id}`));
  return { key: kind === undefined ? 'effect.other' : `${kind}.${id}` };
}

/** What somebody is spared: a hazard, or a spell that would have harmed. */
export function hazardCalled(id: string): Text {
  return hasName(`spell.${id}`) ? spellCalled(id) : calledOr(`hazard.${id}`, 'hazard.own');
}

/** What somebody turns into: a creature of a stat block, or one of another heritage. */
export const bodyCalled = (id: string): Text =>
  calledOr(hasName(`block.${id}`) ? `block.${id}` : `heritage.${id}`, 'name.something');

/** By what something is tried: a task, or the ability of a saving throw. */
export const tagCalled = (tag: string): Text =>
  hasName(`ability.${tag}`) ? { key: `ability.${tag}` } : calledOr(`tag.${tag}`, 'tag.other');

/** What a place is like, for tasks and powers that ask for it. */
export const placeCalled = (id: string): Text => calledOr(`place.${id}`, 'name.something');

/** What was chosen for a role or a heritage: an ability, a terrain, a spell. */
export function choiceCalled(id: string): Text {
  const kind = ['ability', 'terrain', 'spell'].find((one) => hasName(`${one}.${id}`));
  return { key: kind === undefined ? 'name.something' : `${kind}.${id}` };
}

/** A thing or what lies on a place. */
export const thingCalled = (id: string): Text =>
  hasName(`gear.${id}`) ? gearCalled(id) : calledOr(`zone.${id}`, 'name.something');

/** What a part of a number is called. */
export const termCalled = (from: string | undefined): Text => ({
  key: Object.hasOwn(TEXTS, `term.${from}`) ? `term.${from}` : 'term.other',
});

/** What dice are for. */
export const purposeCalled = (purpose: string): Text =>
  calledOr(`purpose.${purpose}`, 'purpose.other');

/** A setback of the menu; one that impairs an ability names it. */
export function setbackCalled(id: string): Text {
  const [, ability] = /^impaired-([A-Z]{3})$/.exec(id) ?? [];
  return ability === undefined
    ? { key: `setback.${id}` }
    : { key: 'setback.impaired-ability', params: { ability: { key: `ability.${ability}` } } };
}

/** Names of content by kind, for whatever has an id of it. */
export const namedAs = (kind: string, id: string): Text =>
  calledOr(`${kind}.${id}`, 'name.something');

/** What something of content does, in a sentence or two; nothing where that is not written. */
export function helpOf(kind: string, id: string): Text | undefined {
  const key = `${kind}.${id}.help`;
  return Object.hasOwn(TEXTS, key) ? { key } : undefined;
}

/** Kinds of content whose ids documents have, the likeliest first. */
const WRITTEN = ['heritage', 'role', 'gear', 'spell', 'effect', 'tag', 'terrain', 'block'];

/** What a document means by an id. */
export function written(id: string): Text | undefined {
  const kind = WRITTEN.find((one) => hasName(`${one}.${id}`));
  if (kind !== undefined) return { key: `${kind}.${id}` };
  const adventure = `adventure.${id}.title`;
  return Object.hasOwn(TEXTS, adventure) ? { key: adventure } : undefined;
}

/** A task or an exit of the scene that is played, where the adventure comes with the game. */
export function labelIn(
  { options, story }: D20View,
  { of, id }: NonNullable<Text['params']>,
): Text {
  const key = `adventure.${options.adventure}.scenes.${story?.scene}.${of}.${id}.label`;
  return { key: Object.hasOwn(TEXTS, key) ? key : 'name.something' };
}

/** Keys of the names of people and of plain names, by the adventure and what they are called in it. */
const PEOPLE: ReadonlyMap<string, string> = new Map(
  ADVENTURES.flatMap(({ id, people, scenes }) => [
    ...people.flatMap((one): [string, string][] => [
      [`${id}/${one.plainName}`, `adventure.${id}.people.${one.id}.plainName`],
      [`${id}/${one.name}`, `adventure.${id}.people.${one.id}.name`],
    ]),
    ...scenes.flatMap((scene) =>
      (scene.foes ?? []).map((row): [string, string] => [
        `${id}/${row.plainName}`,
        `adventure.${id}.scenes.${scene.id}.foes.${row.id}.plainName`,
      ]),
    ),
  ]),
);

/** Somebody of an adventure that comes with the game; nothing for others. */
export function personCalled(adventure: string, id: string): Text | undefined {
  const key = `adventure.${adventure}.people.${id}.name`;
  return Object.hasOwn(TEXTS, key) ? { key } : undefined;
}

type Named = Pick<SeenCreature, 'name' | 'number' | 'character'>;

/**
 * What a creature is called, as far as a view knows it; those of one kind have numbers, and those that are heard alone
 * are told apart by how far away they are, where that is given.
 */
export function creatureNamed(
  { creatures, gone, options }: D20View,
  id: unknown,
  feet?: TextParam,
): Text {
  const is = (one: { readonly id: number }) => one.id === id;
  const creature: Named | undefined = creatures.find(is) ?? gone.find(is);
  if (creature === undefined) {
    return feet === undefined ? { key: 'name.somebody' } : { key: 'name.heard', params: { feet } };
  }
  const { name, number, character } = creature;
  const person = PEOPLE.get(`${options.adventure}/${name}`);
  const own: Text | string =
    character !== undefined
      ? name
      : person !== undefined
        ? { key: person }
        : hasName(`block.${name}`)
          ? { key: `block.${name}` }
          : name;
  if (number > 0) return { key: 'name.numbered', params: { name: own, number } };
  return typeof own === 'string' ? { key: 'name.plain', params: { name: own } } : own;
}
