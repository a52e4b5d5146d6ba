import type { Element, ResultName, StepName, Token } from './model.ts';

/** Which sheet an event is about. */
export type SheetName = 'fighter' | 'mystic' | 'rogue' | 'healer' | 'monster' | 'team';

/** An event about a sheet; `name` is what its character or monster is called. */
interface About {
  readonly rule: string;
  readonly sheet: SheetName;
  readonly name: string;
}

/** An event about one power of a sheet. */
interface OfPower extends About {
  readonly power: string;
  /** The general rule under which it happens, beside that of the power. */
  readonly by?: string;
}

/** What happens in a game, each with the ledger id that caused it. `docs/scenarios` lists them. */
export type AdventureEvent =
  | {
      readonly type: 'elements-assigned';
      readonly rule: string;
      readonly elements: readonly Element[];
    }
  | {
      readonly type: 'affinity-set';
      readonly rule: string;
      readonly affinity: Element | 'none';
      readonly tokens: readonly Token[];
    }
  | {
      readonly type: 'laid-out';
      readonly rule: string;
      readonly monster: string;
      readonly rules: readonly string[];
    }
  | { readonly type: 'deck-made'; readonly rule: string; readonly count: number }
  | ({ readonly type: 'joined'; readonly seat: number } & About)
  | {
      readonly type: 'phase-began';
      readonly rule: string;
      readonly phase: StepName;
      readonly rules: readonly string[];
    }
  | { readonly type: 'tokens-returned'; readonly rule: string; readonly tokens: readonly Token[] }
  | ({ readonly type: 'skip-placed' } & OfPower)
  | { readonly type: 'deck-returned'; readonly rule: string; readonly count: number }
  | {
      readonly type: 'token-drawn';
      readonly rule: string;
      readonly round: number;
      readonly token: Token;
      readonly letter: string;
    }
  | ({ readonly type: 'marker-placed'; readonly card: number; readonly square: string } & About)
  | ({ readonly type: 'dud-gained'; readonly card: number } & About)
  | ({ readonly type: 'gain-cancelled'; readonly card: number } & About)
  | ({
      readonly type: 'marker-sent';
      readonly to: SheetName;
      readonly toCard: number;
      readonly toName: string;
      readonly square: string;
    } & OfPower)
  | ({
      readonly type: 'send-failed';
      readonly to: SheetName;
      readonly toName: string;
      readonly square: string;
    } & OfPower)
  | ({
      readonly type: 'activated';
      readonly card: number;
      readonly squares: readonly string[];
      readonly duds: number;
      readonly element: Element | 'none';
    } & OfPower)
  | ({
      readonly type: 'monster-activated';
      readonly card: number;
      readonly squares: readonly string[];
      readonly duds: number;
      readonly included: boolean;
    } & OfPower)
  | { readonly type: 'ready'; readonly rule: string; readonly seat: number }
  | { readonly type: 'ready-cancelled'; readonly rule: string }
  | ({ readonly type: 'hidden' } & OfPower)
  | ({ readonly type: 'attuned'; readonly elements: readonly Element[] } & OfPower)
  | ({
      readonly type: 'points-given';
      readonly to: string;
      readonly points: number;
    } & OfPower)
  | ({ readonly type: 'distracting'; readonly points: number } & OfPower)
  | ({ readonly type: 'tokens-sought'; readonly tokens: readonly Token[] } & OfPower)
  | ({ readonly type: 'token-reserved'; readonly token: Token } & OfPower)
  | ({
      readonly type: 'marker-taken' | 'marker-copied';
      readonly from: SheetName;
      readonly fromName: string;
      readonly to: SheetName;
      readonly toName: string;
      readonly square: string;
    } & OfPower)
  | ({ readonly type: 'roared'; readonly round: number } & OfPower)
  | ({ readonly type: 'stoked'; readonly card: number; readonly square: string } & OfPower)
  | ({ readonly type: 'ransacked'; readonly squares: readonly string[] } & OfPower)
  | ({ readonly type: 'without-effect' } & OfPower)
  | { readonly type: 'skips-removed'; readonly rule: string; readonly name: string }
  | ({
      readonly type: 'healed';
      readonly squares: readonly string[];
      readonly health: number;
      readonly damage: number;
    } & OfPower)
  | ({ readonly type: 'shielded'; readonly points: number } & OfPower)
  | ({ readonly type: 'reduced'; readonly effect: string; readonly points: number } & OfPower)
  | ({ readonly type: 'target-drawn'; readonly token: Token } & OfPower)
  | ({ readonly type: 'target-passed'; readonly token: Token } & OfPower)
  | ({ readonly type: 'target-named'; readonly insteadOf: string } & OfPower)
  | ({ readonly type: 'hit-lost' } & OfPower)
  | ({ readonly type: 'attacked'; readonly points: number; readonly piercing: boolean } & OfPower)
  | ({ readonly type: 'hit'; readonly points: number } & OfPower)
  | ({
      readonly type: 'damage-assigned';
      readonly shields: number;
      readonly health: number;
      readonly damage: number;
    } & About)
  | ({ readonly type: 'engulfed' } & OfPower)
  | ({ readonly type: 'slimed'; readonly points: number } & OfPower)
  | ({ readonly type: 'dud-lost' } & OfPower)
  | ({ readonly type: 'prevented'; readonly points: number } & OfPower)
  | ({
      readonly type: 'damage-placed';
      readonly health: readonly string[];
      readonly damage: readonly string[];
      readonly besideHealth: number;
      readonly besideDamage: number;
      readonly duds: number;
    } & About)
  | ({
      readonly type: 'slime-placed';
      readonly squares: readonly string[];
      readonly lost: number;
    } & About)
  | ({
      readonly type: 'skill-used';
      readonly tokens: number;
      readonly effects: number;
      readonly complications: number;
      readonly rating: number;
      readonly difficulty: number;
      readonly outcome: 'announced' | 'success' | 'failure';
    } & About)
  | ({ readonly type: 'moved'; readonly column: number; readonly row: number } & About)
  | ({ readonly type: 'held-in-place' } & About)
  | ({ readonly type: 'knocked-out' } & About)
  | ({ readonly type: 'monster-defeated' } & About)
  | { readonly type: 'round-ended'; readonly rule: string; readonly round: number }
  | {
      readonly type: 'game-ended';
      readonly rule: string;
      readonly result: ResultName;
      readonly round: number;
    };
