import type { Flow } from '@tablewright/engine';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { figureOf, figuresOf, isMonster, livingFrom } from '../standing/figures.ts';

/**
 * The Bridge is left from its topmost world (BQ-BOSS-01 to -05): everybody on it and every monster on it goes to Boss
 * Mode, where the Boss waits. Whoever is in Homeworld stays out. A turn that had only begun goes on with Equip.
 */
// biome-ignore lint/correctness/useYield: nothing is asked
export function* beginBossMode(t: Bridge, by: Hero, phase: 'beginning' | 'final'): Flow<void> {
  const { state } = t;
  const heroes = livingFrom(state, state.active).filter((hero) => {
    const { at } = figureOf(state, hero).where;
    return at === 'bridge' || at === 'boss-mode' || at === 'falling';
  });
  state.bossMode = { since: state.round, reached: heroes.map(({ seat }) => seat) };
  t.tell?.({ type: 'boss-mode-began', rule: 'BQ-BOSS-01', seat: by.seat });
  for (const figure of figuresOf(state)) {
    const isThere = figure.where.at === 'bridge' || figure.where.at === 'falling';
    const comes = isMonster(figure) || figure.kind === 'ally' || figure.kind === 'hero';
    if (!isThere || !comes) continue;
    figure.where = { at: 'boss-mode' };
    t.tell?.({ type: 'figure-went', rule: 'BQ-BOSS-01', figure: figure.id, to: 'boss-mode' });
  }
  state.phase = phase === 'beginning' ? 'equip' : 'end-of-turn';
}
