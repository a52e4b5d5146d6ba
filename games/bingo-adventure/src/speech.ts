import type { Choice, Option, Speech, Text, TextParam } from '@tablewright/engine';
import { ending } from './ending.ts';
import type { AdventureEvent } from './events.ts';
import { harm } from './harm.ts';
import type { AdventureState, Token } from './model.ts';
import { partsOfToken, type Suit } from './token-parts.ts';

type Params = Record<string, TextParam>;

/** What the game says about what happens and what can be chosen. */
export const SPEECH: Speech<AdventureEvent> = {
  event: (event) => ({ key: `event.${keyOf(event)}`, params: paramsOf(event) }),
  option: optionText,
  fill: (text, view) => named(text, view as AdventureState),
  harm,
  figures: (view) =>
    (view as AdventureState).characters.flatMap(({ seat, name }) =>
      seat < 0 ? [] : [{ seat, name }],
    ),
  ending: (view) => ending(view as AdventureState),
};

/** The catalogue key of an event, without `event.`. */
function keyOf(event: AdventureEvent): string {
  switch (event.type) {
    case 'token-drawn':
      return event.rule === 'BA-DRAW-02' ? 'token-drawn.reserved' : event.type;
    case 'activated':
    case 'monster-activated':
      return event.squares.length === 0 ? `${event.type}.duds` : event.type;
    case 'moved':
    case 'damage-placed':
      return event.sheet === 'monster' ? `${event.type}.monster` : event.type;
    case 'damage-assigned':
      if (event.shields === 0) return event.type;
      return event.health + event.damage > 0
        ? `${event.type}.shields`
        : `${event.type}.shields-only`;
    case 'ready':
      return event.rule === 'BA-ACT-11' ? 'ready.by-itself' : event.type;
    case 'skill-used':
      return `${event.type}.${event.outcome}`;
    case 'game-ended':
      return `${event.type}.${event.result}`;
    case 'phase-began':
      return `${event.type}.${event.phase}`;
    case 'joined':
      return event.seat < 0 ? 'joined.shared' : event.type;
    case 'marker-sent':
      return event.to === 'team' ? 'marker-sent.team' : event.type;
    case 'send-failed':
      return event.to === 'team' ? 'send-failed.team' : event.type;
    case 'marker-placed':
      return event.sheet === 'team' ? 'marker-placed.team' : event.type;
    case 'marker-copied':
      if (event.from === 'team') return 'marker-copied.from-team';
      return event.to === 'team' ? 'marker-copied.to-team' : event.type;
    case 'target-drawn':
      return event.token === '' ? 'target-drawn.without-token' : event.type;
    default:
      return event.type;
  }
}

/** The event's fields as gaps of a message: powers, elements and squares by their names. */
function paramsOf(event: AdventureEvent): Params {
  const params: Params = {};
  for (const [field, value] of Object.entries(event) as [string, unknown][]) {
    if (field === 'type' || field === 'rule' || field === 'rules' || field === 'by') continue;
    if (field === 'power') params[field] = { key: `power.${String(value)}` };
    else if (field === 'affinity' || field === 'element') {
      params[field] = { key: `element.${String(value)}` };
    } else if (field === 'elements') {
      params[field] = (value as readonly string[]).map((one) => ({ key: `element.${one}` }));
    } else if (field === 'monster') params[field] = { key: `monster.${String(value)}` };
    else if (field === 'seat') params[field] = { seat: value as number };
    else if (field === 'token') params[field] = tokenSign(value as Token);
    else if (field === 'tokens' && Array.isArray(value)) params[field] = value.map(tokenSign);
    else if (Array.isArray(value)) params[field] = spaceList(value as readonly string[]);
    else if (typeof value === 'boolean') params[field] = value ? 'yes' : 'no';
    else params[field] = value as TextParam;
  }
  if (event.type === 'damage-placed') {
    const { health, damage, besideHealth, besideDamage } = event;
    params.count = health.length + damage.length + besideHealth + besideDamage;
  }
  if (event.type === 'damage-assigned' || event.type === 'healed') {
    params.count = event.health + event.damage;
    params.tokens = tokenList(event);
  }
  if (event.type === 'points-given') {
    params.to = { key: `power.${event.to.split('/')[0] ?? ''}` };
  }
  return params;
}

const SUITS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A token as it is printed: `Q♠`, `B7`. */
function tokenSign(token: Token): TextParam {
  const parts = partsOfToken(token);
  if (parts !== undefined) return `${parts.rank}${SUITS[parts.suit]}`;
  return token === 'JK' ? { key: 'token.joker' } : token;
}

/** Tokens of both kinds, as far as there are any. */
function tokenList(counts: { readonly health: number; readonly damage: number }): TextParam {
  return (['health', 'damage'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ key: `tokens.${kind}`, params: { count: counts[kind] } }));
}

function spaceList(squares: readonly string[]): TextParam {
  return squares.length === 0 ? { key: 'nowhere' } : squares;
}

/** Ways to pay for a power, cards and spaces: every option that has no text of its own. */
function optionText(option: Option, choice: Choice): Text {
  const { id, names } = option;
  const power = names?.power;
  const to = names?.to;
  const squares = names?.squares;
  if (power !== undefined && squares !== undefined) {
    const card = String(names?.card);
    const element = id.split('/')[1] ?? '';
    const named = ['earth', 'air', 'fire', 'water'].includes(element);
    const params = {
      power: { key: `power.${power}` },
      squares: String(squares),
      card: card === '1' ? 'own' : card,
      element: named ? { key: `element.${element}` } : '',
    };
    return { key: named ? 'option.pattern-element' : 'option.pattern', params };
  }
  if (power !== undefined && to !== undefined) {
    return {
      key: 'option.send',
      params: { power: { key: `power.${power}` }, to: cardText(String(to)) },
    };
  }
  if (power !== undefined)
    return { key: 'option.dud-power', params: { power: { key: `power.${power}` } } };
  if (names?.from !== undefined && to !== undefined) {
    const [from = '', target = ''] = id.split('/to/');
    const at = from.lastIndexOf('/');
    const params = {
      square: from.slice(at + 1),
      from: cardText(from.slice(0, at)),
      to: cardText(target),
    };
    return { key: 'option.move', params };
  }
  if (names?.square !== undefined) {
    const card = cardText(id.slice(0, id.lastIndexOf('/')));
    return { key: 'option.place', params: { square: names.square, card } };
  }
  if (names?.character !== undefined)
    return { key: 'option.character', params: { class: { key: `class.${names.character}` } } };
  return { key: `option.${id}`, params: { choice: choice.why.key } };
}

/** A text in which characters at the table are called by their names, not by their classes. */
function named(text: Text, { characters }: AdventureState): Text {
  const { class: said } = text.params ?? {};
  if (typeof said !== 'object' || !('key' in said)) return text;
  const character = characters.find((one) => said.key === `class.${one.class}`);
  return character === undefined
    ? text
    : { ...text, params: { ...text.params, class: character.name } };
}

/** A card by its id: `fighter`, `fighter/2`, `team`. */
function cardText(id: string): Text {
  const [sheet = '', card] = id.split('/');
  return card === undefined
    ? { key: `card.${sheet}` }
    : { key: 'card.second', params: { card: { key: `card.${sheet}` } } };
}
