import type { Ability } from '../../../rules/effects/ability.ts';
import { bendSpace, instantRepulsion, involuntaryLift, porter, reinforcements } from './at-will.ts';
import { contingencyJump, floorPortal, rippingTides } from './encounter.ts';
import { portalBrawler, selfLift, spellwarpSniper } from './features.ts';
import { basicKinemancy, shortJump } from './moves.ts';
import { shortTunnel } from './tunnel.ts';
import { hubWarp, scoutingWarp, sourceWarp } from './warp-powers.ts';

/** What a Porter has and may pick at level 1 (KC-POR-01). */
export const PORTER: readonly Ability[] = [
  porter,
  spellwarpSniper,
  portalBrawler,
  selfLift,
  shortJump,
  basicKinemancy,
  shortTunnel,
  scoutingWarp,
  hubWarp,
  sourceWarp,
  involuntaryLift,
  instantRepulsion,
  reinforcements,
  bendSpace,
  floorPortal,
  rippingTides,
  contingencyJump,
];
