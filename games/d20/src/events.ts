import type { GameEvent, Picture, Prose, Seat, Text } from '@tablewright/engine';
import type { Ability } from './abilities.ts';
import type { RollKind, Term } from './content/roll-words.ts';
import type {
  Attitude,
  CreatureId,
  Ending,
  HealingWay,
  Mood,
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
        /** Dice on the table showed it, not the program (DT-DICE-12). */
        byHand?: boolean | undefined;
      }
    >
  | On<'lot-drawn', { creature: CreatureId; for: string; of: number; at: number }>
  | On<
      'dice-rolled',
      {
        creature: CreatureId;
        for: string;
        faces: readonly number[];
        byHand?: boolean | undefined;
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
  | On<'point-revives', { creature: CreatureId; points: number }>
  | On<'point-acts', { creature: CreatureId; points: number }>;

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
  | On<'out-of-play', { creature: CreatureId; fate: 'dying' | 'captured' }>
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
  | On<'score-changed', { creature: CreatureId; ability: Ability; score: number }>
  | On<'power-used', { creature: CreatureId; power: string }>
  /** A power that people play: how many questions it is good for, whom it concerns, until when. */
  | On<
      'story-power',
      {
        creature: CreatureId;
        power: string;
        count?: number | undefined;
        at?: CreatureId | undefined;
        until?: Until | undefined;
      }
    >
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
  | On<'standstill', { rounds: number }>
  | On<'fled', { creature: CreatureId }>
  | On<'combat-ended', { how: string }>;

/** Things. */
type ThingEvents =
  | On<'handled', { creature: CreatureId; item: string; how: string }>
  | On<'handed-over', { creature: CreatureId; item: string; to: CreatureId }>
  | On<'traded', { creature: CreatureId; item: string; gp: number; left: number }>
  | On<'used-up', { creature: CreatureId; item: string }>;

/** Magic. */
type MagicEvents =
  | On<'cast', { creature: CreatureId; spell: string; form: string; at: readonly CreatureId[] }>
  /** Somebody has come into being or into another body, has gone, or has come out somewhere else. */
  | On<'conjured', { creature: CreatureId; by: CreatureId }>
  | On<'vanished', { creature: CreatureId }>
  | On<'transformed', { creature: CreatureId; into: string }>
  | On<'shifted', { creature: CreatureId; to: unknown; height: number }>
  | On<'arrived', { creature: CreatureId; how: 'there' | 'miles-off' | 'above'; amount: number }>
  /** A question to powers that know, and what they make of it (DT-ARC-504). */
  | On<'question-asked', { creature: CreatureId; number: number; of: number }>
  | On<'question-answered', { number: number; how: 'unknown' | 'false' | 'true' }>
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
  | On<'rested', { creature: CreatureId }>
  | On<'phase-began', { phase: Phase }>
  | On<'described', { words: Prose | Text }>
  | On<'counted', { counter: string; now: number }>
  | On<'learned', { fact: string; words?: Prose | Text | undefined }>
  | On<'given', { creature: CreatureId; item: string; count: number }>
  | On<'lost-item', { creature: CreatureId; item: string }>
  | On<'gold', { gp: number }>
  | On<'points-gained', { points: number }>
  | On<'foes-left', { row: string }>
  | On<'scene-began', { scene: string; words?: Prose | Text | undefined }>
  | On<
      'scene-left',
      {
        scene: string;
        words?: Prose | Text | undefined;
        how: 'paid' | 'bypassed' | 'skipped';
        xp: number;
      }
    >
  | On<
      'task-done',
      { creature?: CreatureId | undefined; task: string; words?: Prose | Text | undefined }
    >
  | On<
      'at-task',
      { creature: CreatureId; task: string; words?: Prose | Text; count: number; of: number }
    >
  | On<
      'task-failed',
      {
        creature?: CreatureId | undefined;
        task: string;
        words?: Prose | Text | undefined;
        times: number;
      }
    >
  | On<'cost', { creature: CreatureId; cost: string }>
  | On<'bargain', { creature: CreatureId; accepted: boolean }>
  | On<'setback', { creature: CreatureId; what: string }>
  | On<'defeated', { times: number }>
  /** A new Level: what its Hit Die showed (nothing above Level 9, and for averages), and Hit Points now. */
  | On<
      'level-gained',
      {
        creature: CreatureId;
        level: number;
        die?: number | undefined;
        max: number;
        hp: number;
      }
    >
  | On<'score-raised', { creature: CreatureId; ability: Ability; score: number; max: number }>
  | On<
      'role-gained',
      { creature: CreatureId; role: string; choice?: string | undefined; max: number }
    >
  | On<'spells-learned', { creature: CreatureId; role: string; spells: readonly string[] }>
  | On<'spell-exchanged', { creature: CreatureId; role: string; old: string; spell: string }>
  | On<'xp', { creature: CreatureId; xp: number; total: number }>
  | On<'attitude-changed', { creature: CreatureId; attitude: Attitude }>
  | On<'ended', { ending: Ending }>;

/** What whoever runs the game does, and what people say. */
type MasterEvents =
  | On<'worked', { creature: CreatureId; work: string }>
  | On<
      'called',
      {
        creature: CreatureId;
        tag: string;
        /** Nothing where it is hidden, or somebody opposes it. */
        target?: number | undefined;
        at?: CreatureId | undefined;
        note: string;
      }
    >
  | On<'declined', { creature: CreatureId; tag: string }>
  | On<'ruled', { creature: CreatureId; tag: string; verdict: 'grant' | 'cost' | 'deny' }>
  | On<'placed', { creature: CreatureId }>
  /** A number of somebody is another one from now on (DT-GMC-02). */
  | On<'edited', { creature: CreatureId; what: string; value: number; note: string }>
  /** A thing lies on the scene, somewhere else, or no more (DT-GMC-02). */
  | On<'object-put', { item: string; how: 'laid' | 'moved' | 'gone' }>
  | On<'moved-by-master', { creature: CreatureId; how: string }>
  | On<'lent', { creature: CreatureId; to?: Seat | undefined }>
  | On<'handout', { handout: number; title: Prose; words: Prose; picture?: Picture | undefined }>
  | On<'mood', { mood: Mood | 'none' }>
  | On<'market', { how: 'opens' | 'closes' }>
  /** A character without its player, or with it again: who plays it (DT-TAB-05). */
  | On<
      'absent',
      {
        creature: CreatureId;
        how: 'played' | 'leaves' | 'withdrawn' | 'back';
        by?: 'companion' | 'master' | 'seat';
      }
    >
  /** Who runs the game from now on (DT-TAB-06). */
  | On<'led', { by: 'software' | 'person' }>
  | On<'pictured', { picture: Picture }>
  | On<'master-rolled', { faces: readonly number[] }>
  /** Dice of a player that have no effect (DT-PLC-11). */
  | On<'free-rolled', { seat: Seat; faces: readonly number[] }>
  | On<'said', { creature: CreatureId; tag?: string | undefined; words: Prose }>
  | On<'whispered', { seat: Seat; words: Prose }>
  /** Somebody has stopped the table, nobody knows who, and this comes of it (DT-XC-03, -05). */
  | On<'safety', { how: 'skip' | 'adjust' }>;

/** Characters as they are made (DT-CHAR). */
type MakingEvents =
  /** Three dice for each ability, three for funds, and one Hit Die (DT-CHAR-01, -06, DT-HP-02); no die where it is an average. */
  | On<
      'character-rolled',
      {
        seat: number;
        faces: readonly (readonly number[])[];
        totals: readonly number[];
        die?: number | undefined;
        funds: number;
        byHand?: boolean | undefined;
      }
    >
  | On<
      'character-came',
      {
        creature: CreatureId;
        seat?: number | undefined;
        how: 'brought' | 'ready' | 'made' | 'companion';
        level: number;
      }
    >;

/** Everything that is told. */
export type D20Event =
  | RollEvents
  | HarmEvents
  | EffectEvents
  | CombatEvents
  | ThingEvents
  | MagicEvents
  | MakingEvents
  | StoryEvents
  | MasterEvents;
