/** What content declares: one manifest for each class, role, family of Creeps, team and map. */
import type { Invariant } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import type { CourtMap } from '../../map/court-map.ts';
import type { Build, CreatureId, Implement, KazzamState, Role } from '../../model.ts';
import type { Kazzam } from '../../table.ts';
import type { Level } from '../court/level.ts';
import type { Ability } from './ability.ts';
import type { Action } from './action.ts';
import type { CompanionBlock } from './companion-block.ts';
import type { CreepBlock, CreepTeam } from './creep-block.ts';
import type { EffectDef } from './effect-def.ts';
import type { ItemDef } from './item-def.ts';
import type { Answers } from './moments.ts';
import type { Tactic } from './tactic.ts';
import type { TrapBlock } from './trap-block.ts';

/** Messages by key. */
type Messages = Readonly<Record<string, string>>;

/** What every manifest may have. */
interface Manifest {
  /** Kinds of effects that its parts leave in play, where no single ability does. */
  readonly effects?: readonly EffectDef[];
  /** Kinds of items that its powers make. */
  readonly items?: readonly ItemDef[];
  /** What must hold while it is played. */
  readonly invariants?: readonly Invariant<KazzamState>[];
  /** Its words; German ones, loaded when somebody reads them, where they are no names. */
  readonly texts: { readonly en: Messages; readonly de: () => Promise<Messages> };
  /** Its pages of the rules reference. */
  readonly topics?: readonly Topic[];
}

/** A page of the rules reference. */
export interface Topic {
  readonly id: string;
  /** Ids of the rules that bear on it, in the order in which to read them. */
  readonly rules: readonly string[];
}

/** A page of the reference with its rules, listed with spaces between them. */
export function topic(id: string, ...rules: readonly string[]): Topic {
  return { id, rules: rules.flatMap((some) => some.split(' ')) };
}

/** So many different picks from a list. */
export interface PickGroup {
  /** Names what is picked: `feature`, `at-will`, … */
  readonly key: string;
  readonly rule: string;
  /** Ids of abilities. */
  readonly from: readonly string[];
  readonly count: number;
  /** The pick that brings these, where not all of the class have them (KC-TMR-10). */
  readonly with?: string;
  /** The level that brings these picks; 1 if left out (KZ-PROG-01 to KZ-PROG-06). */
  readonly level?: Level;
}

/** The groups that an athlete of a level picks from, with these picks among others. */
export function groupsAt(
  { groups }: Pick<ClassManifest, 'groups'>,
  level: number,
  picks: readonly string[] = [],
): readonly PickGroup[] {
  return groups.filter(
    (group) =>
      (group.level ?? 1) <= level && (group.with === undefined || picks.includes(group.with)),
  );
}

/** Where a class leaves its implement open (KZ-CHAR-03). */
export const ANY_IMPLEMENT = ['wand', 'staff', 'sword'] as const satisfies readonly Implement[];

/** Ids of picks, which begin with that of their class. */
export function ofClass(id: string, picks: readonly string[]): readonly string[] {
  return picks.map((pick) => `${id}/${pick}`);
}

/** A class (KZ-CHAR-02). */
export interface ClassManifest extends Manifest {
  readonly id: string;
  readonly rule: string;
  /** What its athletes may carry (KZ-CHAR-03). */
  readonly implements: readonly Implement[];
  /** What they pick. */
  readonly groups: readonly PickGroup[];
  /** Ids of abilities that all of them have without a pick, as far as their implement goes with these. */
  readonly grants?: readonly string[];
  /** Implements that go with a pick or a grant, where not all do. */
  readonly needs?: Readonly<Record<string, readonly Implement[]>>;
  /** What all of them have, under the id of the class, and what they may pick. */
  readonly abilities: readonly Ability[];
  /** What they may bring into the match. */
  readonly companions?: readonly CompanionBlock[];
  /** Traps that they may build. */
  readonly traps?: readonly TrapBlock[];
}

/** A role with its specialisations (KZ-CHAR-02). */
export interface RoleManifest extends Manifest {
  readonly id: Role;
  readonly specialisations: readonly string[];
  readonly abilities: readonly Ability[];
}

/** Creeps that belong together. */
export interface CreepManifest extends Manifest {
  readonly blocks: readonly CreepBlock[];
  /** Groups that are made of several of these, or of blocks of other families. */
  readonly teams?: readonly CreepTeam[];
}

/** A ready team, in the order in which fewer athletes are fielded (KZ-TEAM-03). */
export interface TeamManifest {
  readonly id: string;
  readonly name: string;
  readonly athletes: readonly Build[];
  /** What it is besides, if it is a house team. */
  readonly house?: House;
}

/** A house team (KT-GEN-01): the `house` of its athletes is its id. */
export interface House extends Manifest {
  readonly rule: string;
  /** What all of its athletes have besides what they picked. */
  readonly traits: readonly Ability[];
  /** What its athletes have by the numbers of the stat blocks (KT-VAR-01 to KT-VAR-08). */
  readonly blocks?: readonly BlockAbility[];
  /** Traps that its athletes build by those numbers. */
  readonly traps?: readonly TrapBlock[];
  /** How its athletes are played where bots play them, by their roles. */
  readonly tactics: Readonly<Partial<Record<Role, Tactic>>>;
}

/** A pick of an athlete as its stat block prints it. */
export interface BlockAbility {
  /** The role of the athlete. */
  readonly of: Role;
  /** The pick whose place it takes; without one it comes besides the picks. */
  readonly pick?: string;
  readonly ability: Ability;
}

/** A map, and what it does besides being there. */
export interface MapManifest extends Manifest {
  readonly map: CourtMap;
  /** What athletes can do on it besides what they can do anywhere. */
  readonly actions?: readonly Action[];
  /** What it answers to, in nobody's place. */
  readonly on?: Answers;
  /**
   * What it is worth to an athlete to end a movement on its special squares, in points of the score; bots look at it. A
   * square that is left out is worth nothing of its own.
   */
  readonly worthOf?: (t: Kazzam, id: CreatureId) => ReadonlyMap<Cell, number>;
}

/** All that a game is assembled from, each list in the order in which it is offered. */
export interface Manifests {
  readonly classes: readonly ClassManifest[];
  readonly roles: readonly RoleManifest[];
  readonly creeps: readonly CreepManifest[];
  readonly teams: readonly TeamManifest[];
  readonly maps: readonly MapManifest[];
}
