import type { Choice, Option, Text } from '@tablewright/engine';
import { askedText } from './asked-text.ts';
import { bodyCalled, choiceCalled, namedAs, setbackCalled, tagCalled } from './called.ts';
import { deedText } from './deed-text.ts';
import { params } from './option-params.ts';

/** What an option is called, by what it names and what it is chosen for. */
export function optionText(option: Option, choice: Choice): Text {
  const { key } = choice.why;
  return (
    deedText(option, choice) ??
    chosenText(option, key) ??
    namedText(option) ??
    plainText(option, choice)
  );
}

/** Options of single questions, which say it in their own way. */
function chosenText({ id, names = {} }: Option, key: string): Text | undefined {
  switch (key) {
    case 'offer.setback':
      return setbackCalled(id);
    case 'offer.extra-action':
      return names.creature === undefined
        ? undefined
        : {
            key: `option.extra-action.${id.startsWith('tempt') ? 'tempt-for' : 'for'}`,
            params: params(names),
          };
    case 'offer.survive':
    case 'choice.survive':
      if (id === 'pass') return undefined;
      return {
        key: `option.${id.startsWith('tempt') ? 'tempt-for' : 'save'}-creature`,
        params: params(names),
      };
    case 'choice.reroll': {
      if (names.die === undefined) return undefined;
      return { key: `option.${id.startsWith('token') ? 'token' : 'tempt'}-die`, params: names };
    }
    case 'choice.call':
      return names.creature === undefined
        ? undefined
        : { key: 'option.call.help', params: params(names) };
    case 'choice.edge':
      return names.hit === undefined ? undefined : { key: 'option.edge', params: names };
    case 'choice.benefit':
      return {
        key: id.startsWith('role-') ? 'option.role' : 'option.score',
        params: params(names),
      };
    case 'choice.favour':
      if (names.kind !== undefined) return { key: 'option.fact', params: names };
      return names.item === undefined ? undefined : { key: 'option.gear', params: params(names) };
    case 'choice.subject':
      return names.tag === undefined
        ? undefined
        : { key: 'option.place', params: { place: namedAs('place', String(names.tag)) } };
    case 'choice.remains':
      return names.form === undefined
        ? undefined
        : {
            key: 'option.risen',
            params: { ...params(names), block: bodyCalled(String(names.form)) },
          };
    case 'choice.cost':
      return names.cost === undefined
        ? undefined
        : { key: 'option.cost.take', params: params(names) };
    case 'choice.gadget':
      return { key: 'option.tag', params: { tag: tagCalled(id) } };
    case 'choice.heritage':
      return { key: 'option.heritage', params: { heritage: namedAs('heritage', id) } };
    case 'choice.role-choice':
    case 'choice.heritage-choice':
      return choiceCalled(id);
    case 'choice.weather':
      return { key: 'option.zone', params: { zone: namedAs('zone', id) } };
    case 'choice.resist-grapple':
      return { key: 'option.ability', params: { ability: namedAs('ability', id) } };
    default:
      return undefined;
  }
}

/** The words that say what an option names, the fullest first. */
const NAMED = [
  ...[
    'spell',
    'creature',
    'tag',
    'work',
    'effect',
    'hazard',
    'block',
    'ability',
    'role',
    'seat',
    'zone',
  ],
];

/** Options that are what they name. */
function namedText({ names }: Option): Text | undefined {
  if (names === undefined) return undefined;
  if (typeof names.creature === 'string')
    return { key: 'option.block', params: { block: bodyCalled(names.creature) } };
  if (names.x !== undefined && names.y !== undefined)
    return { key: 'option.square', params: params(names) };
  if (names.feet !== undefined) return { key: 'option.at-feet', params: names };
  if (names.item !== undefined) {
    const key = names.price === undefined ? 'option.item' : 'option.priced';
    return { key, params: params(names) };
  }
  if (names.effect !== undefined && names.ability !== undefined)
    return { key: 'option.effect-of-ability', params: params(names) };
  const found = NAMED.find((name) => names[name] !== undefined);
  return found === undefined ? undefined : { key: `option.${found}`, params: params(names) };
}

/** Words that are the same in every question. */
const EVERYWHERE: readonly string[] = ['yes', 'no'];
const ABILITY = /^(STR|DEX|CON|INT|WIS|CHA)$/;

/** Options that are only words: of a form by themselves, of a question beside it. */
function plainText({ id }: Option, { why }: Choice): Text {
  const [family, ...rest] = why.key.split('.');
  if (ABILITY.test(id)) return { key: `ability.${id}` };
  const isField = family === 'tool' || rest.length > 1;
  const isPass = id === 'pass' && !PASSED.includes(rest.join('.'));
  if (isField || isPass || EVERYWHERE.includes(id)) return { key: `option.${id}` };
  const { params: asked = {} } = askedText(why);
  return { key: `option.${rest.join('.')}.${id}`, params: asked };
}

/** Questions in which to pass has words of its own. */
const PASSED: readonly string[] = ['spend-point', 'revive'];
