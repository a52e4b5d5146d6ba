import { CORNERS, type Corner } from '../bridge/layout.ts';
import { READERS } from '../effects/arguments.ts';
import { readCondition } from '../effects/conditions.ts';
import type { Action, Condition, Effect } from '../effects/effect.ts';
import { type Report, readActions, readEffect } from '../effects/read-effect.ts';
import type { Amount } from '../effects/signatures.ts';
import { SCOPES } from '../effects/words.ts';
import {
  type Card,
  type CardType,
  GEAR_SLOTS,
  type Gear,
  IDENTITIES,
  type ItemEnhancer,
  type Monster,
  type Plain,
  type Portal,
  type Potion,
  type Power,
  QUANTITIES,
  type Quantity,
  SIDES,
  type Side,
  type World,
} from './card.ts';
import { Fields, shown } from './fields.ts';

type Shared = Pick<
  Card,
  'id' | 'name' | 'family' | 'copies' | 'roles' | 'tags' | 'gold' | 'effects'
>;

/** A monster of this level pays two travels unless its card says otherwise (BQC-SCH-07). */
const TWO_TRAVELS = 16;

/** More copies of one card would fill a table’s memory, and no deck. */
const MOST_COPIES = 100;
/** Families that a deck file can add to. */
const FAMILIES = ['door', 'treasure', 'world', 'dust', 'spell'] as const;
/** The family of each type; helpers and potions may lie in another (BQC-TYPE-10). */
const USUAL_FAMILY: Readonly<Record<CardType, (typeof FAMILIES)[number]>> = {
  monster: 'door',
  monsterEnhancer: 'door',
  curse: 'door',
  trap: 'door',
  disaster: 'door',
  portal: 'door',
  wandering: 'door',
  race: 'door',
  class: 'door',
  style: 'door',
  faction: 'door',
  accent: 'door',
  affiliation: 'door',
  power: 'door',
  seal: 'door',
  helper: 'door',
  item: 'treasure',
  steed: 'treasure',
  ally: 'treasure',
  itemEnhancer: 'treasure',
  potion: 'treasure',
  gual: 'treasure',
  world: 'world',
  dust: 'dust',
  spell: 'spell',
};
const TYPES = Object.keys(USUAL_FAMILY) as readonly CardType[];

/**
 * Reads a card of a deck file (BQC-SCH, BQC-TYPE). Nothing comes of it if anything in it is wrong; fields
 * that are not known are ignored.
 * @param path where it stands in the file, such as `cards[3]`
 */
export function readCard(raw: unknown, path: string, report: Report): Card | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    report({ path, message: `a card is an object, not ${shown(raw)}` });
    return undefined;
  }
  let isRight = true;
  const note: Report = (fault) => {
    isRight = false;
    report(fault);
  };
  const fields = new Fields(raw as Readonly<Record<string, unknown>>, path, note);
  const type = fields.word('type', TYPES);
  if (type === undefined) return undefined;
  const shared = sharedOf(fields, type, note);
  const card = READERS_BY_TYPE[type](fields, shared, note);
  return isRight ? card : undefined;
}

function sharedOf(fields: Fields, type: CardType, report: Report): Shared {
  const gold = fields.raw('gold') ?? null;
  if (gold !== null && !(Number.isInteger(gold) && (gold as number) >= 0)) {
    fields.wrong('gold', `gold is a whole number of at least 0, or null, not ${shown(gold)}`);
  }
  const roles = fields.words('roles');
  const name = fields.text('name');
  const family = fields.word('deck', FAMILIES, USUAL_FAMILY[type]);
  return {
    id: fields.text('id'),
    name,
    family: family ?? 'door',
    copies: fields.whole('copies', 0, 1, MOST_COPIES),
    // Imported cards with such a name have the role by themselves (BQC-ROLE-05).
    roles: /glue/i.test(name) && !roles.includes('glue') ? [...roles, 'glue'] : roles,
    tags: fields.words('tags'),
    gold: typeof gold === 'number' ? gold : undefined,
    effects: effectsOf(fields, report),
  };
}

function effectsOf(fields: Fields, report: Report): readonly Effect[] {
  return fields
    .list('effects')
    .map((raw, i) => readEffect(raw, `${fields.at('effects')}[${i}]`, report))
    .filter((effect): effect is Effect => effect !== undefined);
}

type TypeReader = (fields: Fields, shared: Shared, report: Report) => Card;

const plain =
  (type: Plain['type']): TypeReader =>
  (fields, shared): Plain => ({
    ...{ ...shared, type, quantity: quantityOf(fields, shared) },
    needsHand: type === 'helper' && needsHand(fields, shared),
  });
const gear =
  (type: Gear['type']): TypeReader =>
  (fields, shared) =>
    gearOf(type, fields, shared);

const READERS_BY_TYPE: Readonly<Record<CardType, TypeReader>> = {
  ...(Object.fromEntries(IDENTITIES.map((type) => [type, plain(type)])) as Record<
    (typeof IDENTITIES)[number],
    TypeReader
  >),
  curse: plain('curse'),
  trap: plain('trap'),
  disaster: plain('disaster'),
  wandering: plain('wandering'),
  helper: plain('helper'),
  gual: plain('gual'),
  seal: plain('seal'),
  dust: plain('dust'),
  spell: plain('spell'),
  item: gear('item'),
  steed: gear('steed'),
  ally: gear('ally'),
  monster: monsterOf,
  monsterEnhancer: (_fields, shared) => ({ ...shared, type: 'monsterEnhancer' }),
  itemEnhancer: (fields, shared): ItemEnhancer => ({
    ...shared,
    type: 'itemEnhancer',
    bonus: bonusOf(fields),
    fits: fields.word('fits', ['any', 'twohanded', 'steed'], 'any') ?? 'any',
  }),
  potion: (fields, shared): Potion => ({
    ...shared,
    type: 'potion',
    plus: fields.raw('potion') === undefined ? undefined : fields.whole('potion', 1),
    quantity: quantityOf(fields, shared),
    needsHand: needsHand(fields, shared),
  }),
  world: worldOf,
  portal: (fields, shared): Portal => ({
    ...shared,
    type: 'portal',
    scope: fields.word('scope', SCOPES) ?? 'WORLD_HERE',
  }),
  power: (fields, shared): Power => ({ ...shared, type: 'power', rank: fields.whole('rank', 1) }),
};

function monsterOf(fields: Fields, shared: Shared, report: Report): Monster {
  const level = fields.whole('level', Number.MIN_SAFE_INTEGER);
  // Cards of the parent game call it levels (BQC-IMP-07).
  const paid = fields.raw('travels') === undefined ? 'levels' : 'travels';
  return {
    ...shared,
    type: 'monster',
    level,
    travels: fields.whole(paid, 0, level >= TWO_TRAVELS ? 2 : 1),
    treasures: fields.whole('treasures', 0, 1),
    bad: readActions(fields.raw('bad') ?? [], fields.at('bad'), report) ?? [],
  };
}

function worldOf(fields: Fields, shared: Shared): World {
  const doors = fields.words('doors');
  for (const door of doors) {
    if (!CORNERS.some((corner) => corner === door)) {
      fields.wrong('doors', `unknown corner ${shown(door)}; it is one of ${CORNERS.join(', ')}`);
    }
  }
  if (doors.length === 0) fields.wrong('doors', 'a world has at least one doorway');
  return {
    ...shared,
    type: 'world',
    doors: doors as readonly Corner[],
    hasMap: fields.flag('map'),
  };
}

/** What a slot gives its bonus to where the card does not say it (BQC-SCH-09, BQ-CMB-02). */
function usualSide(slot: string, carry: unknown): Side {
  if (slot === 'hand' || carry === 'hand') return 'ATT';
  const isWorn = carry === 'worn' || slot === 'head' || slot === 'foot' || slot === 'armor';
  return isWorn ? 'DEF' : 'FREE';
}

function gearOf(type: Gear['type'], fields: Fields, shared: Shared): Gear {
  const slot = fields.word('slot', GEAR_SLOTS, type === 'item' ? 'none' : type) ?? 'none';
  const carry = fields.word('carry', ['hand', 'worn', 'none'], 'none');
  const usual = usualSide(slot, carry);
  const side = fields.word('side', SIDES, usual) ?? 'FREE';
  return {
    ...shared,
    type,
    slot,
    hands: fields.whole('hands', 0, slot === 'hand' ? 1 : 0),
    isBig: fields.flag('big'),
    ...{ side, statesSide: side !== usual },
    bonus: bonusOf(fields),
    usableBy: conditionsOf(fields),
  };
}

function bonusOf(fields: Fields): Amount {
  const raw = fields.raw('bonus') ?? 0;
  const bonus = READERS.amount(String(raw));
  if (bonus === undefined) {
    fields.wrong('bonus', `bonus is a whole number or dice such as "d8", not ${shown(raw)}`);
  }
  return bonus ?? 0;
}

function conditionsOf(fields: Fields): readonly Condition[] {
  return fields.words('usableBy').flatMap((written) => {
    const condition = readCondition(written);
    if (condition === undefined) fields.wrong('usableBy', `unknown condition ${written}`);
    return condition ?? [];
  });
}

const STRONG: readonly Action['verb'][] = ['oust', 'escape', 'setdie', 'redie'];
const STRONGEST: readonly Action['verb'][] = ['die', 'hijack'];

/** What changes a strength, removes a monster or makes a Run Away succeed (BQ-POT-01). */
const TOUCHES_COMBAT: readonly Action['verb'][] = [
  ...(['att', 'def', 'any', 'mst', 'levels', 'potion', 'oust', 'escape', 'run'] as const),
];

/** Whether a one-shot has to be in a potion hand to be used, where the card does not say it (BQC-SCH-12). */
function needsHand(fields: Fields, { effects }: Shared): boolean {
  if (fields.raw('equip') !== undefined) return fields.flag('equip');
  return effects.some(
    ({ trigger, do: actions }) =>
      trigger === 'play' && allOf(actions).some(({ verb }) => TOUCHES_COMBAT.includes(verb)),
  );
}

/** How many of a one-shot are saved, where the card does not say it (BQC-SCH-17). */
function quantityOf(fields: Fields, { effects, roles }: Shared): Quantity {
  const actions = effects.flatMap((effect) => allOf(effect.do));
  const has = (verbs: readonly Action['verb'][]) =>
    actions.some(({ verb }) => verbs.includes(verb));
  const sortsAll = actions.some((action) => action.verb === 'sort' && action.n === 'all');
  const usual =
    has(STRONGEST) || sortsAll ? '1' : has(STRONG) || roles.includes('wish') ? 'd4' : 'd6';
  return fields.word('saveQty', QUANTITIES, usual) ?? usual;
}

/** Actions with those that they hold. */
function allOf(actions: readonly Action[]): readonly Action[] {
  return actions.flatMap((action) => {
    if (action.verb === 'check') return [action, ...allOf(action.pass), ...allOf(action.fail)];
    if (action.verb === 'pick') return [action, ...allOf(action.options)];
    if (action.verb === 'pay') return [action, ...allOf(action.do)];
    return [action];
  });
}
