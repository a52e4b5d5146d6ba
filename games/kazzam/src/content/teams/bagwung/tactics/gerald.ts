import type { CreatureId } from '../../../../model.ts';
import { chances, isTarget } from '../../../../rules/attack/aim.ts';
import { coverOf } from '../../../../rules/court/cover.ts';
import { creatureOf } from '../../../../rules/court/creatures.ts';
import { groundOf } from '../../../../rules/court/ground-now.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../../../../rules/effects/basic-powers.ts';
import type { Judge } from '../../../../rules/effects/bot-hint.ts';
import { BITS, has } from '../../../../rules/effects/status.ts';
import type { Tactic } from '../../../../rules/effects/tactic.ts';
import { fellowOf, from, opponents } from './looks.ts';

/** How far Draw a Bead reaches. */
const BEAD = 6;

/** Where he wants his target to be. */
const SHOT = { least: 4, most: 8 } as const;

/** How near Barney has to be for his heals to be shared. */
const FELT = 5;

/** How near a foe threatens him. */
const THREAT = 8;

/** Whether a target within reach is Concealed from him or behind Low Cover: he would take aim (KR-STRI-18). */
function isObscured({ t, id }: Judge, target: CreatureId): boolean {
  const { state } = t;
  const self = creatureOf(state, id);
  const body = creatureOf(state, target);
  if (!isTarget(t, id, target, BASIC_IMPLEMENT_ATTACK)) return false;
  const { disadvantages } = chances(t, id, target, BASIC_IMPLEMENT_ATTACK, self);
  if (disadvantages.includes('KZ-CONC-01')) return true;
  if (!disadvantages.includes('KZ-COVER-01')) return false;
  const { lowCoverIntervenes, coverVsMelee } = t.options;
  const without = coverOf(groundOf(state), self, body, {
    melee: false,
    prone: has(self, BITS.prone) || has(body, BITS.prone),
    ignoreLow: true,
    range: SHOT.most,
    options: { lowCoverIntervenes, coverVsMelee },
  });
  return without === 'clear';
}

/** Gerald, who shoots from the second row (KT-GER-12). */
export const GERALD_TACTIC: Tactic = {
  rule: 'KT-GER-12',
  start: [3, 8],
  actions: {
    'draw-a-bead': (judge) => {
      const { cell } = creatureOf(judge.t.state, judge.id);
      const isWorthIt = opponents(judge).some(
        (foe) => from(judge, cell, foe) <= BEAD && isObscured(judge, foe),
      );
      return isWorthIt ? 0.3 : -0.2;
    },
    // Before anybody comes for him.
    'empathic-wave': ({ t, count }) =>
      t.state.round <= 2 && count('foes', THREAT) === 0 ? 0.4 : 0,
  },
  whom: { 'draw-a-bead': (judge, target) => (isObscured(judge, target) ? 0.4 : 0) },
  stands: (judge) => {
    const foes = opponents(judge);
    const barney = fellowOf(judge, 'leader');
    return (cell) => {
      let worth = barney !== undefined && from(judge, cell, barney) <= FELT ? 0.1 : 0;
      const near = Math.min(...foes.map((foe) => from(judge, cell, foe)));
      if (near <= 1) worth -= 0.3;
      else if (near >= SHOT.least && near <= SHOT.most) worth += 0.15;
      return worth;
    };
  },
};
