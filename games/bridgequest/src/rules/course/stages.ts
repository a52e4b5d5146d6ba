import type { Flow } from '@tablewright/engine';
import type { Stage } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { rollStrengths } from '../combat/begin.ts';
import { rollsBonuses } from './bonuses.ts';
import { calculates } from './calculate.ts';
import { contact, welcome } from './contact.ts';
import { differential } from './differential.ts';
import { runsAway } from './running.ts';
import { combatWindow } from './windows.ts';
import { wins } from './winning.ts';

/**
 * The course of a combat on one page (BQ-CMB-21): contact, dice, declarations, the first calculation; then as it
 * turns out, again and again, until it is won, or all have run.
 */
const STAGES: Readonly<Record<Stage, (t: Bridge) => Flow<void>>> = {
  *contact(t) {
    yield* contact(t);
    goOn(t, 'strengths');
  },
  *strengths(t) {
    const { combat } = t.state;
    if (combat === undefined) return;
    yield* rollStrengths(t, combat);
    yield* rollsBonuses(t);
    goOn(t, 'declaration');
  },
  *declaration(t) {
    yield* inWindow(t, 'declaration', () => 'calculation');
  },
  *calculation(t) {
    yield* welcome(t);
    calculates(t);
  },
  differential,
  *action(t) {
    yield* inWindow(t, 'action', (changed) => {
      const { combat } = t.state;
      if (combat !== undefined) combat.hasPassedShort = combat.isShort && !changed;
      return 'calculation';
    });
  },
  *claim(t) {
    yield* inWindow(t, 'claim', (changed) => (changed ? 'calculation' : 'won'));
  },
  *broken(t) {
    yield* inWindow(t, 'broken', (changed) => (changed ? 'calculation' : 'running'));
  },
  running: runsAway,
  won: wins,
};

/** Plays the next stage of the combat that goes on. */
export function* combatStage(t: Bridge): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined) return;
  yield* STAGES[combat.stage](t);
}

/** Opens a window, and goes on unless what happened in it has led elsewhere. */
function* inWindow(
  t: Bridge,
  window: Extract<Stage, 'declaration' | 'action' | 'claim' | 'broken'>,
  next: (changed: boolean) => Stage,
): Flow<void> {
  const { combat } = t.state;
  if (combat === undefined) return;
  const changed = yield* combatWindow(t, combat, window);
  if (t.state.combat === combat && combat.stage === window) combat.stage = next(changed);
}

function goOn({ state }: Bridge, stage: Stage): void {
  if (state.combat !== undefined) state.combat.stage = stage;
}
