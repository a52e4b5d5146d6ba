import type { Invariant } from '@tablewright/engine';
import type { Creature, D20State } from '../model.ts';
import { speedOf, speedTerms } from '../rules/place/speed.ts';
import type { D20Content, World } from '../table.ts';

/** What holds in a fight. */
export function ofFights(content: D20Content): readonly Invariant<D20State>[] {
  const worldOf = (state: D20State): World => ({ state, options: state.options, content });
  return [
    {
      rule: 'DT-INV-13',
      text: 'in a round nobody has more than one turn',
      check({ combat }) {
        // Whoever gets up while the round ends had none in it: that all others had is asked of `roundEnd`.
        const acted = combat?.acted ?? [];
        return new Set(acted).size < acted.length ? `acted: ${acted.join(', ')}` : undefined;
      },
    },
    {
      rule: 'DT-INV-14',
      text: 'nobody moves farther, or acts more often, than its turn allows',
      check(state) {
        const turn = state.combat?.turn;
        const creature = state.creatures.find(({ id }) => id === turn?.creature);
        if (turn === undefined || creature === undefined) return undefined;
        if (turn.actions > 1 + turn.extra + turn.extraAttacks) return `${turn.actions} actions`;
        if (turn.actions > 0 && turn.hurried) return `an action and ${turn.moved} feet`;
        // A speed that was doubled when it moved may be so no longer.
        const most = (turn.actions > 0 ? 2 : 4) * fullSpeed(worldOf(state), creature);
        return turn.moved > most ? `${turn.moved} feet of ${most}` : undefined;
      },
    },
    {
      rule: 'DT-INV-15',
      text: 'in a turn one is active, who takes part; between turns nobody is',
      check({ combat, creatures }) {
        if (combat === undefined) return undefined;
        const { turn, stage, participants } = combat;
        if (stage === 'turn' && turn === undefined) return 'nobody is active';
        if (stage !== 'turn' && turn !== undefined) return `${turn.creature} is, in "${stage}"`;
        if (turn === undefined) return undefined;
        const isThere = creatures.some(({ id }) => id === turn.creature);
        if (!isThere || !participants.includes(turn.creature))
          return `${turn.creature} is no part of it`;
        return undefined;
      },
    },
  ];
}

/** The speed before anything holds or halves it: what it was when the turn began may have been more than it is now. */
function fullSpeed(w: World, creature: Creature): number {
  const own = speedTerms(w, creature).reduce((sum, { value }) => sum + Math.max(0, value), 0);
  // Whoever moved at the helm of a vehicle may have left it since (DT-MACH-05).
  const aboard = creature.effects.map(
    ({ data }) => w.state.creatures.find(({ id }) => id === data?.creature)?.printed?.speed ?? 0,
  );
  // And whoever rode may have dismounted (DT-EQ-55).
  const mounts = w.state.creatures.filter(({ traits }) => traits.includes('mount'));
  const ridden = mounts.map(({ printed }) => printed?.speed ?? 0);
  return Math.max(own, speedOf(w, creature), 5, ...aboard, ...ridden);
}
