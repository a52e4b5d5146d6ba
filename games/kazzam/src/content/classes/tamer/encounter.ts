import type { Ability } from '../../../rules/effects/ability.ts';
import type { CompanionBlock } from '../../../rules/effects/companion-block.ts';
import { FLAME_PIG, summonFlamePig } from './flame-pig.ts';
import { SCALEHOUND, summonScalehound } from './scalehound.ts';
import { SPITTING_TREE, summonSpittingTree } from './spitting-tree.ts';

/** The summons of level 1, one of which a Tamer picks, or two as a Collector (KC-TMR-01). */
export const ENCOUNTERS: readonly Ability[] = [
  summonSpittingTree,
  summonFlamePig,
  summonScalehound,
];

/** What they bring. */
export const COMPANIONS: readonly CompanionBlock[] = [SPITTING_TREE, FLAME_PIG, SCALEHOUND];
