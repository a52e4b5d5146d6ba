import type { Cell } from '@tablewright/geometry';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import { CHAIN } from '../trait.ts';
import { carries, FAR, matesOf, nearerNeutralOrb, squaresApart, squaresTo } from './looks.ts';

/** What it is worth to end within reach of a team-mate, and to come a square nearer to the orb. */
const LINKED = 0.15;
const STEP = 0.02;

/** Near a team-mate, so that Team Effort heals both when the round begins (KT-DRI-04). */
export function inChain(judge: Judge): (cell: Cell) => number {
  const { state } = judge.t;
  const mates = matesOf(judge);
  return (cell) => (mates.some((mate) => squaresTo(state, mate, cell) <= CHAIN) ? LINKED : 0);
}

/** Toward the nearer neutral orb of the court, which they take first, unless it brings one home (KT-DRI-04). */
export function towardFirstOrb(judge: Judge): (cell: Cell) => number {
  const { state } = judge.t;
  const orb = carries(state, judge.id) ? undefined : nearerNeutralOrb(judge);
  if (orb === undefined) return () => 0;
  return (cell) => {
    const squares = squaresApart(state, cell, orb);
    return squares === FAR ? 0 : -STEP * squares;
  };
}

/** All of these at once. */
export function allOf(
  ...parts: readonly ((judge: Judge) => (cell: Cell) => number)[]
): (judge: Judge) => (cell: Cell) => number {
  return (judge) => {
    const weights = parts.map((part) => part(judge));
    return (cell) => weights.reduce((sum, weigh) => sum + weigh(cell), 0);
  };
}
