import type { CardEvent } from '@tablewright/cards';
import type { Seat } from '@tablewright/engine';
import type { Corner, Location } from './bridge/layout.ts';
import type { Facing, Step } from './bridge/steps.ts';
import type { FigureId } from './model.ts';

/** Where on a location a figure stands; in the centre it looks nowhere. */
interface Standing {
  readonly rule: string;
  readonly figure: FigureId;
  readonly location: Location;
  readonly stand: Corner | 'CENTRE';
  readonly facing?: Facing;
}

/** What happens in a game, each with the ledger id that caused it. */
export type BridgeEvent =
  | CardEvent
  | ({ readonly type: 'figure-placed' } & Standing)
  | ({ readonly type: 'figure-stepped'; readonly step: Step['kind'] } & Standing)
  | ({ readonly type: 'figure-walked' } & Standing)
  | ({ readonly type: 'figure-rose' } & Standing)
  | {
      readonly type: 'figure-went';
      readonly rule: string;
      readonly figure: FigureId;
      readonly to: 'homeworld' | 'boss-mode' | 'friendzone' | 'off';
    }
  | {
      readonly type: 'travels-paid';
      readonly rule: string;
      readonly seat: Seat;
      readonly count: number;
      /** What is in the bank then. */
      readonly left: number;
    }
  | {
      /** Whoever runs the game has decided other than usual (BQ-GM-01). */
      readonly type: 'master-ruled';
      readonly rule: string;
      readonly taken: string;
      readonly instead: string;
    };
