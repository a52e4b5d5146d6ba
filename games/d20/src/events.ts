import type { GameEvent, Prose } from '@tablewright/engine';
import type { Ability } from './abilities.ts';
import type { RollKind, Term } from './content/trait.ts';
import type {
  Attitude,
  CreatureId,
  Ending,
  HealingWay,
  Phase,
  Shape,
  Until,
  Wound,
} from './model.ts';

/** An event of a type, with its fields. */
type On<T extends string, F = unknown> = GameEvent & { readonly type: T } & Readonly<F>;

/** Dice, and what they come to (DT-DICE-09). */
type RollEvents =
  | On<
      'rolled',
      {
        creature: CreatureId;
        kind: RollKind;
        ability?: Ability | undefined;
        tag?: string | undefined;
        /** Whoever it is aimed at. */
        at?: CreatureId | undefined;
        faces: readonly number[];
        mode: 'advantage' | 'disadvantage' | 'straight';
        leans: readonly unknown[];
        natural: number;
        terms: readonly Term[];
        total: number;
        target?: number | undefined;
        success?: boolean | undefined;
      }
    >
  | On<'tied', { creature: CreatureId; with: CreatureId }>
  | On<'let-pass', { creature: CreatureId }>
  | On<'helpless', { creature: CreatureId; ability: Ability }>
  | On<
      'rerolled',
      {
        by: CreatureId;
        creature: CreatureId;
        die: number;
        old: number;
        face: number;
        kept: number;
        natural: number;
        total: number;
      }
    >
  | On<
      'point-spent',
      {
        creature: CreatureId;
        die: number;
        old: number;
        face: number;
        kept: number;
        natural: number;
        total: number;
        points: number;
      }
    >
  | On<'fate-tempted', { creature: CreatureId; points: number }>
  | On<'fate-refused', { creature: CreatureId }>
  | On<'token-spent', { creature: CreatureId; on: string; tokens: number }>
  | On<'token-gained', { creature: CreatureId; tokens: number }>
  | On<'point-revives', { creature: CreatureId; points: number }>;

/** Blows, wounds and what becomes of them. */
type HarmEvents =
  | On<'hit', { creature: CreatureId; at: CreatureId; attack: string; fromHiding: boolean }>
  | On<'missed', { creature: CreatureId; at: CreatureId }>
  | On<
      'damage-rolled',
      {
        creature: CreatureId;
        faces: readonly number[];
        dice: number;
        terms: readonly Term[];
        amount: number;
      }
    >
  | On<'carried-over', { creature: CreatureId; at: CreatureId; amount: number }>
  | On<
      'hurt',
      {
        creature: CreatureId;
        amount: number;
        loss: number;
        wound: Wound;
        by?: CreatureId | undefined;
        tags: readonly string[];
        changedBy: readonly string[];
      }
    >
  | On<'spared', { creature: CreatureId; hazard: string }>
  | On<'fell', { creature: CreatureId }>
  | On<'outlived', { creature: CreatureId }>
  | On<'died', { creature: CreatureId; by?: CreatureId | undefined }>
  | On<'woke', { creature: CreatureId }>
  | On<'raised', { creature: CreatureId; by?: CreatureId | undefined }>
  | On<
      'healed',
      { creature: CreatureId; amount: number; way: HealingWay; by?: CreatureId | undefined }
    >;

/** What lies on creatures. */
type EffectEvents =
  | On<
      'afflicted',
      { creature: CreatureId; effect: string; until: Until; by?: CreatureId | undefined }
    >
  | On<'prolonged', { creature: CreatureId; effect: string; until: Until }>
  | On<'relieved', { creature: CreatureId; effect: string; how: string }>
  | On<'unaffected', { creature: CreatureId; effect: string }>
  | On<'power-used', { creature: CreatureId; power: string }>
  | On<'zone-laid', { zone: string; by?: CreatureId | undefined; until: Until; shape: Shape }>
  | On<'zone-ended', { zone: string }>;

/** The course of a combat. */
type CombatEvents =
  | On<'combat-began', { participants: readonly CreatureId[] }>
  | On<'round-began', { round: number }>
  | On<'surprised', { creature: CreatureId }>
  | On<'named', { by?: CreatureId | undefined; creature: CreatureId }>
  | On<'turn-began', { creature: CreatureId }>
  | On<'turn-passed', { creature: CreatureId }>
  | On<'turn-ended', { creature: CreatureId }>
  | On<'moved', { creature: CreatureId; feet: number; to: unknown }>
  | On<'round-ended', { round: number }>
  | On<
      'morale',
      { group: number; faces: readonly number[]; total: number; morale: number; holds: boolean }
    >
  | On<'fled', { creature: CreatureId }>
  | On<'combat-ended', { how: string }>;

/** Things. */
type ThingEvents =
  | On<'handled', { creature: CreatureId; item: string; how: string }>
  | On<'handed-over', { creature: CreatureId; item: string; to: CreatureId }>
  | On<'used-up', { creature: CreatureId; item: string }>;

/** Magic. */
type MagicEvents =
  | On<'cast', { creature: CreatureId; spell: string; form: string; at: readonly CreatureId[] }>
  | On<'cast-failed', { creature: CreatureId; spell: string }>
  | On<'strained', { creature: CreatureId; spell: string }>
  | On<
      'revealed',
      {
        creature: CreatureId;
        what: string;
        found: readonly CreatureId[];
        things: readonly string[];
        words: readonly string[];
      }
    >
  | On<'image-lost', { creature: CreatureId; left: number }>
  | On<'imagined', { creature: CreatureId; amount: number; sum: number }>
  | On<
      'story-spell',
      { creature: CreatureId; spell: string; form: string; until?: Until | undefined }
    >;

/** Scenes, people and time. */
type StoryEvents =
  | On<'clock-advanced', { rounds: number; clock: number }>
  | On<'phase-began', { phase: Phase }>
  | On<'described', { words: Prose }>
  | On<'attitude-changed', { creature: CreatureId; attitude: Attitude }>
  | On<'ended', { ending: Ending }>;

/** Everything that is told. */
export type D20Event =
  | RollEvents
  | HarmEvents
  | EffectEvents
  | CombatEvents
  | ThingEvents
  | MagicEvents
  | StoryEvents;
