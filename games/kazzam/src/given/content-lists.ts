/** What there is to name in a position, as lists for the page on scenarios: see `npm run pages`. */
import { CONTENT } from '../content/index.ts';
import { type CourtMap, cellName } from '../map/court-map.ts';
import { actionsWith } from '../rules/actions/available.ts';
import type { Ability } from '../rules/effects/ability.ts';
import type { Action, Price } from '../rules/effects/action.ts';
import type { EffectDef } from '../rules/effects/effect-def.ts';
import { STATUS_RECORDS } from '../statuses.ts';
import { textsOf } from '../texts.ts';

type Row = readonly string[];

const TEXTS = textsOf(CONTENT);
const { classes, roles, creeps, teams, maps, kinds, abilities } = CONTENT;

/** Kinds of effects that content leaves in play, by whose they are. */
const CONTENT_KINDS = [
  ...roles.map((part) => ({ name: nameOf('role', part.id), own: kindsOf(part) })),
  ...classes.map((part) => ({ name: nameOf('class', part.id), own: kindsOf(part) })),
  ...creeps.map((family) => ({ name: family.blocks[0]?.name ?? '', own: kindsOf(family) })),
];
const OF_CONTENT = new Set(CONTENT_KINDS.flatMap(({ own }) => own));

/** Told as `zones` in a position, not among the effects. */
const IN_ZONES = 'damaging-zone';

/** All kinds but statuses and zones, those of the rules first. */
const KIND_OWNERS = [
  {
    name: 'the rules',
    own: [...kinds.keys()].filter(
      (kind) => !OF_CONTENT.has(kind) && !(kind in STATUS_RECORDS) && kind !== IN_ZONES,
    ),
  },
  ...CONTENT_KINDS,
];

const PRICES: Readonly<Record<Price, string>> = {
  attack: 'Attack Action',
  move: 'Move Action',
  role: 'Role Action',
  free: 'Free Action',
  nothing: 'nothing',
};

/** Each list is a table: its head, then its rows. Of kinds of effects the page says what they are. */
export const CONTENT_LISTS: Readonly<Record<string, readonly Row[]>> = {
  classes: [
    ['`class`', 'name', 'carries', 'picks', 'all of them can'],
    ...classes.map(({ id, implements: carried, groups, grants = [], needs = {} }) => [
      code(id),
      nameOf('class', id),
      [carried.map(code).join(' '), ...needed(needs)].join('; '),
      groups.map(({ key, count }) => `${count} ${key}`).join(', '),
      [id, ...grants.filter((grant) => needs[grant] === undefined)]
        .flatMap((one) => actionsOf(abilities.get(one)) || [])
        .join(', '),
    ]),
  ],
  picks: [
    ['pick', 'name', 'group', 'actions that it brings'],
    ...classes.flatMap(({ groups }) =>
      unique(groups.flatMap(({ from }) => from)).map((pick) => [
        code(pick),
        nameOf('power', pick.split('/').at(-1) ?? pick),
        groups.flatMap(({ key, from }) => (from.includes(pick) ? [key] : [])).join(' or '),
        actionsOf(abilities.get(pick)),
      ]),
    ),
  ],
  specialisations: [
    ['`role`', '`specialisation`', 'name', 'actions that it brings'],
    ...roles.flatMap(({ id, specialisations }) =>
      [id, ...specialisations].map((one) => [
        code(id),
        one === id ? 'any' : code(one),
        one === id ? nameOf('role', id) : nameOf('specialisation', one),
        actionsOf(abilities.get(one)),
      ]),
    ),
  ],
  actions: [
    ['action', 'name', 'costs'],
    ...actionsWith([]).map(({ id, price }) => [code(id), nameOf('power', id), PRICES[price]]),
  ],
  statuses: [
    ['status', 'name', 'fields of its own', 'rule'],
    ...Object.entries(STATUS_RECORDS).map(([id, { rule, data = {} }]) => [
      code(id),
      nameOf('status', id),
      fieldsOf(data),
      rule,
    ]),
  ],
  effects: [
    ['kind', 'of', 'fields of its own', 'what it is, and which fields of all kinds it uses'],
    ...KIND_OWNERS.flatMap(({ name, own }) =>
      own.map((kind) => [code(kind), name, fieldsOf(kinds.get(kind) ?? {})]),
    ),
  ],
  creeps: [
    ['`group`', 'name', 'type', 'speed', 'reach', 'columns and rows', 'rule'],
    ...creeps.flatMap(({ blocks }) =>
      blocks.map(({ id, name, type, speed, range, side = 1, mob, rule }) => [
        code(id),
        name,
        mob ? `${type}, mob` : type,
        `${speed}`,
        `${range}`,
        `${side}`,
        rule,
      ]),
    ),
    // Teams of unlike Creeps, with the names by which `kind` knows their members.
    ...creeps.flatMap(({ teams: unlike = [] }) =>
      unlike.map(({ id, type, members, rule }) => [
        code(id),
        members.map(({ name }) => name).join(', '),
        type,
        ...['', '', ''],
        rule,
      ]),
    ),
  ],
  teams: [
    ['team', 'athletes, in the order in which fewer are fielded'],
    ...teams.map(({ id, athletes }) => [
      code(id),
      athletes
        .map(
          ({ name, specialisation, className }) =>
            `${name} (${nameOf('specialisation', specialisation)}, ${nameOf('class', className)})`,
        )
        .join('; '),
    ]),
  ],
  maps: [
    [
      '`map`',
      'name',
      'columns and rows',
      'creeps, in the order in which they act',
      'actions on it',
    ],
    ...maps.map(({ map: { id, title, parts, order }, actions = [] }) => [
      code(id),
      title,
      parts.map(({ name, grid }) => `${name} ${grid.width} by ${grid.height}`).join(', '),
      order.map(code).join(' '),
      actions.map(actionInWords).join(', '),
    ]),
  ],
  orbs: [
    ['`map`', 'orb', 'pedestal', 'square', 'colour', 'guarded by'],
    ...maps.flatMap(({ map }) => orbsOf(map)),
  ],
};

function code(id: string): string {
  return `\`${id}\``;
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)];
}

/** What something of a kind is called in English; its id where it has no name of its own. */
function nameOf(
  kind: 'class' | 'power' | 'role' | 'specialisation' | 'status',
  id: string,
): string {
  return TEXTS[`${kind}.${id}`] ?? id;
}

function needed(needs: Readonly<Record<string, readonly string[]>>): readonly string[] {
  return Object.entries(needs).map(
    ([pick, carried]) => `with ${code(pick)} only ${carried.map(code).join(' ')}`,
  );
}

/** The actions of an ability that athletes without it have not, each with its price. */
function actionsOf(ability: Ability | undefined): string {
  if (ability === undefined) return '';
  const common = new Set(actionsWith([]).map(({ id }) => id));
  return actionsWith([ability])
    .filter(({ id }) => !common.has(id))
    .map(actionInWords)
    .join(', ');
}

function actionInWords({ id, price, encounter }: Action): string {
  return `${code(id)} (${PRICES[price]}${encounter === true ? ', Encounter' : ''})`;
}

/** The kinds of effects that a part of the content leaves in play. */
function kindsOf({
  abilities: own = [],
  effects = [],
}: {
  readonly abilities?: readonly Ability[];
  readonly effects?: readonly EffectDef[];
}): readonly string[] {
  return [...own.flatMap(({ leaves = [] }) => leaves), ...effects].map(({ kind }) => kind);
}

function fieldsOf(data: Readonly<Record<string, string>>): string {
  return Object.entries(data)
    .map(([field, kind]) => `${code(field)} (${kind.replace('?', ', may be left out')})`)
    .join(', ');
}

/** The orbs of a map, numbered as positions and answers number them. */
function orbsOf(map: CourtMap): readonly Row[] {
  let orb = 0;
  return map.pedestals.flatMap(({ cell, owner, orbs, guards }, pedestal) =>
    Array.from({ length: orbs }, () => [
      code(map.id),
      code(`orb-${orb++}`),
      code(`pedestal-${pedestal}`),
      code(cellName(map, cell).replace(/^court\((.*)\)$/, '$1')),
      owner,
      guards.map(code).join(' '),
    ]),
  );
}
