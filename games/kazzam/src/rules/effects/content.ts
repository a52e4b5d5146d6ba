import { defineWindows, type EffectKind, type Windows } from '@tablewright/engine';
import type { DataSchema } from '../../data-schema.ts';
import {
  type Build,
  type BuiltTrap,
  type CreatureId,
  type Effect,
  type KazzamState,
  NOBODY,
  type Role,
  STATUSES,
} from '../../model.ts';
import type { Kazzam, Moment, WithContent } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import type { Ability } from './ability.ts';
import type { Action } from './action.ts';
import { type CompanionBlock, kindOfCompanion } from './companion-block.ts';
import { type CreepBlock, type CreepTeam, groupOfOne, wholeBlock } from './creep-block.ts';
import { STATUS } from './effect-data.ts';
import type { EffectDef, Eye } from './effect-def.ts';
import { effectRecord, NOTES, NOTES_WITH_DATA } from './in-play.ts';
import type { ItemDef } from './item-def.ts';
import type { ClassManifest, House, Manifests, MapManifest } from './manifest.ts';
import type { Answers, RulesEvents } from './moments.ts';
import { wholePower } from './power.ts';
import { rankOf } from './reply-order.ts';
import type { TrapBlock } from './trap-block.ts';

/** What a game is assembled from, as its rules look it up. */
export interface Content extends Manifests {
  readonly abilities: ReadonlyMap<string, Ability>;
  readonly blocks: ReadonlyMap<string, CreepBlock>;
  /** What athletes may bring into the match. */
  readonly companions: ReadonlyMap<string, CompanionBlock>;
  /** Traps that athletes may build. */
  readonly traps: ReadonlyMap<string, TrapBlock>;
  /** Kinds of items that powers make. */
  readonly items: ReadonlyMap<string, ItemDef>;
  /** Groups of Creeps: of one block, which has the same id, or teams. */
  readonly groups: ReadonlyMap<string, CreepTeam>;
  /**
   * Kinds of what can come into play in the course of a match, with what they keep with them: no
   * abilities and no traits.
   */
  readonly kinds: ReadonlyMap<string, DataSchema>;
  /** Kinds of effects that count as statuses for what looks at statuses (KC-CONV-42). */
  readonly statuses: ReadonlySet<string>;
  /** Kinds of effects whose bearers may have more HP than their maximum (KZ-INV-06). */
  readonly beyondMaximum: ReadonlySet<string>;
  /** Kinds of effects whose amount is a secret of their maker (KC-HID-02). */
  readonly secrets: ReadonlySet<string>;
  /** Kinds of effects that last only as long as something holds. */
  readonly lasting: ReadonlyMap<string, NonNullable<EffectDef['lasts']>>;
  /** What effects let their bearers do. */
  readonly lent: readonly Action[];
  /** Kinds of effects that their makers see from. */
  readonly eyes: ReadonlyMap<string, Eye>;
  readonly windows: Windows<Kazzam, Effect, RulesEvents>;
  /** The abilities of athletes, by their builds: kept once they were looked up. */
  readonly picked: WeakMap<Build, readonly Ability[]>;
  /** What athletes can do on each map, likewise. */
  readonly actions: WeakMap<Build, Map<string, readonly Action[]>>;
}

/** Kinds that the rules themselves put into play; they answer to nothing. */
const OWN_KINDS: readonly EffectDef[] = [
  ...Object.values(STATUS),
  ...NOTES_WITH_DATA,
  ...Object.values(NOTES).map((kind) => ({ kind })),
];

/** Assembles a game's content from its manifests. @throws RangeError for an id that is there twice */
export function assemble(manifests: Manifests): Content {
  const { classes, roles, creeps, teams, maps } = manifests;
  const houses = teams.flatMap(({ house }) => house ?? []);
  const parts = [...roles, ...classes];
  const abilities = [
    ...parts.flatMap((part) => part.abilities),
    ...houses.flatMap(({ traits, blocks = [] }) => [
      ...traits,
      ...blocks.map(({ ability }) => ability),
    ]),
  ];
  const blocks = creeps.flatMap((family) => family.blocks);
  const companions = classes.flatMap(({ companions = [] }) => companions);
  const defs: readonly EffectDef[] = [
    ...companions.map(({ id, on = {} }) => ({ kind: kindOfCompanion(id), on })),
    ...abilities.flatMap(({ leaves = [] }) => leaves),
    ...[...parts, ...creeps, ...houses, ...maps].flatMap(({ effects = [] }) => effects),
  ];
  const kinds = [...OWN_KINDS, ...defs];
  const answers = [
    ...abilities.map(({ id, on = {} }): [string, Answers] => [id, on]),
    ...blocks.map(({ id, on = {} }): [string, Answers] => [kindOfCreep(id), on]),
    ...maps.map(({ map, on = {} }): [string, Answers] => [kindOfMap(map.id), on]),
    ...kinds.map(({ kind, on = {} }): [string, Answers] => [kind, on]),
  ];
  return {
    ...manifests,
    abilities: byId(abilities.map(wholeAbility)),
    blocks: byId(blocks.map(wholeBlock)),
    companions: byId(companions),
    traps: byId([...classes, ...houses].flatMap(({ traps = [] }) => traps)),
    items: byId([...parts, ...creeps, ...houses, ...maps].flatMap(({ items = [] }) => items)),
    groups: byId([...blocks.map(groupOfOne), ...creeps.flatMap(({ teams = [] }) => teams)]),
    kinds: new Map(kinds.map(({ kind, data = {} }) => [kind, data])),
    statuses: new Set([
      ...STATUSES,
      NOTES.saveAdvantage,
      ...defs.flatMap(({ kind, status }) => (status === true ? [kind] : [])),
    ]),
    beyondMaximum: new Set(defs.flatMap((def) => (def.beyondMaximum ? [def.kind] : []))),
    secrets: new Set(defs.flatMap((def) => (def.secret ? [def.kind] : []))),
    lasting: new Map(
      defs.flatMap(({ kind, lasts }) => (lasts === undefined ? [] : [[kind, lasts]])),
    ),
    lent: defs.flatMap(({ actions = [] }) => actions),
    eyes: new Map(defs.flatMap(({ kind, eye }) => (eye === undefined ? [] : [[kind, eye]]))),
    windows: windowsOf(answers),
    picked: new WeakMap(),
    actions: new WeakMap(),
  };
}

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(unique(list.map((one) => [one.id, one])));
}

function unique<T>(entries: readonly (readonly [string, T])[]): readonly (readonly [string, T])[] {
  const known = new Set<string>();
  for (const [id] of entries) {
    if (known.has(id)) throw new RangeError(`${id} is declared twice`);
    known.add(id);
  }
  return entries;
}

function wholeAbility(ability: Ability): Ability {
  const { power } = ability;
  return power === undefined ? ability : { ...ability, power: wholePower(power) };
}

/** Windows around what content answers to; replies in their order (KZ-GEN-14). */
function windowsOf(
  answers: readonly (readonly [string, Answers])[],
): Windows<Kazzam, Effect, RulesEvents> {
  const kinds: Record<string, EffectKind<Kazzam, Effect, RulesEvents>> = {};
  for (const [kind, on] of unique(answers)) kinds[kind] = { on };
  return defineWindows<KazzamState, Effect, RulesEvents, Kazzam>({
    kinds,
    layers: ['all'],
    record: effectRecord,
    // What lies on the map answers in its maker's place.
    rank: ({ state }, { on, by }) => rankOf(state, on === NOBODY ? by : on),
  });
}

/** The kind of the effect that holds the traits of a Creep. */
export function kindOfCreep(id: string): string {
  return `creep/${id}`;
}

/** The kind of the effect that holds what a map answers to. */
export function kindOfMap(id: string): string {
  return `map/${id}`;
}

/** The map that is played on; a sketch takes the place of its squares, not of what it does. */
export function mapInPlay(moment: Moment): MapManifest | undefined {
  return contentOf(moment).maps.find(({ map }) => map.id === moment.state.map);
}

/**
 * The content of the game that is played at a table. The table holds it without its type, which
 * knows what a table is.
 */
export function contentOf({ content }: WithContent): Content {
  return content as Content;
}

/**
 * The abilities of a build: role, specialisation, class, what its class grants, picks, traits of its team; what nobody
 * declared is left out.
 */
export function abilitiesOf(game: WithContent, build: Build): readonly Ability[] {
  const { picked } = contentOf(game);
  let abilities = picked.get(build);
  if (abilities === undefined) {
    const { role, specialisation, className, picks } = build;
    const granted = grantedTo(game, build);
    abilities = [
      ...abilitiesNamed(game, [role, specialisation, className, ...granted, ...picks]),
      ...(build.guest === true ? [] : (houseOf(game, build)?.traits ?? [])),
    ];
    picked.set(build, abilities);
  }
  return abilities;
}

/** The house team of an athlete, if it is of one (KT-GEN-01). */
export function houseOf(game: WithContent, { house }: Pick<Build, 'house'>): House | undefined {
  if (house === undefined) return undefined;
  return contentOf(game).teams.find(({ id }) => id === house)?.house;
}

/**
 * Ids of the abilities that the class of a build grants to whoever carries what it carries; nothing to athletes of a
 * house, whose picks are all that they have (KT-GEN-07).
 */
export function grantedTo(
  game: WithContent,
  { className, implement, house }: Pick<Build, 'className' | 'implement' | 'house'>,
): readonly string[] {
  if (house !== undefined) return [];
  const { grants = [], needs = {} } = classOf(game, className) ?? {};
  return grants.filter((id) => needs[id]?.includes(implement) !== false);
}

/** The abilities with these ids; what nobody declared is left out. */
export function abilitiesNamed(game: WithContent, ids: readonly string[]): Ability[] {
  const { abilities } = contentOf(game);
  return ids.flatMap((id) => abilities.get(id) ?? []);
}

/** The blocks of the members of a group: one, or those of a team. */
export function blocksOf({ groups, blocks }: Content, group: string): readonly CreepBlock[] {
  const { members = [], brings = [] } = groups.get(group) ?? {};
  const ids = members.length === 0 ? [group] : [...members, ...brings].map(({ block }) => block);
  return ids.flatMap((id) => blocks.get(id) ?? []);
}

/** Whether a Creep was brought into its group in the course of the match: it gives no credit (KZ-SCORE-17). */
export function isBrought(moment: Moment, id: CreatureId): boolean {
  const { group, block } = creatureOf(moment.state, id);
  const team = contentOf(moment).groups.get(moment.state.groups[group]?.id ?? '');
  return team?.brings?.some((one) => one.block === block) === true;
}

/** The block of a Creep; nothing for everybody else. */
export function creepBlockOf(moment: Moment, id: CreatureId): CreepBlock | undefined {
  const { group, block } = creatureOf(moment.state, id);
  if (group < 0 || block === undefined) return undefined;
  return contentOf(moment).blocks.get(block);
}

/** The block of what an athlete has brought; nothing for everybody else. */
export function companionBlockOf(moment: Moment, id: CreatureId): CompanionBlock | undefined {
  const { owner, block } = creatureOf(moment.state, id);
  if (owner === NOBODY || block === undefined) return undefined;
  return contentOf(moment).companions.get(block);
}

/** What a built trap does. @throws RangeError for one that no content declares */
export function trapBlockOf(game: WithContent, { block }: Pick<BuiltTrap, 'block'>): TrapBlock {
  const found = contentOf(game).traps.get(block);
  if (found === undefined) throw new RangeError(`there is no trap ${block}`);
  return found;
}

/** Whether an effect is a status that powers can take off: no trait, no note (KC-CONV-42, D-37). */
export function isStatus(game: WithContent, { kind, innate }: Effect): boolean {
  return innate !== true && contentOf(game).statuses.has(kind);
}

/** The class of that id. */
export function classOf(game: WithContent, id: string): ClassManifest | undefined {
  return contentOf(game).classes.find((one) => one.id === id);
}

/** Ids of the specialisations of a role (KZ-CHAR-02). */
export function specialisationsOf(game: WithContent, role: Role): readonly string[] {
  return contentOf(game).roles.find(({ id }) => id === role)?.specialisations ?? [];
}
