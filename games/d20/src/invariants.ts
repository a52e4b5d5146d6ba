import type { Invariant } from '@tablewright/engine';
import type { Creature, D20State } from './model.ts';
import { ATTITUDES } from './model.ts';
import { lockedOf, maxHpOf } from './rules/numbers/hit-points.ts';
import { levelFor } from './rules/numbers/levels.ts';
import { speedOf, speedTerms } from './rules/place/speed.ts';
import type { D20Content, World } from './table.ts';

/** Every creature for which something does not hold is named with it. */
function each(
  rule: string,
  text: string,
  wrong: (w: World, creature: Creature) => boolean,
  content: D20Content,
): Invariant<D20State> {
  return {
    rule,
    text,
    check(state) {
      const w: World = { state, options: state.options, content };
      const bad = state.creatures.find((creature) => wrong(w, creature));
      return bad === undefined ? undefined : `${bad.name} (${bad.id}): ${bad.hp} HP, ${bad.life}`;
    },
  };
}

/** What holds whenever a session waits for an answer (DT-INV). */
export function invariantsOf(content: D20Content): readonly Invariant<D20State>[] {
  const holds = (rule: string, text: string, wrong: (w: World, creature: Creature) => boolean) =>
    each(rule, text, wrong, content);
  return [
    holds(
      'DT-INV-01',
      'Hit Points lie between −maximum and maximum; the dead are at −maximum',
      (w, one) => {
        if (one.life !== 'alive') return false;
        const max = maxHpOf(w, one);
        return one.hp > max || one.hp < -max;
      },
    ),
    holds(
      'DT-INV-02',
      'whoever is at 0 or less lies unconscious',
      (_, one) =>
        one.life === 'alive' &&
        one.hp <= 0 &&
        !one.effects.some(({ kind }) => kind === 'unconscious') &&
        !one.traits.includes('spirit'),
    ),
    holds(
      'DT-INV-05',
      'the Level is the one that x.p. come to, or is still to be taken',
      (_, one) => {
        const { character, level } = one;
        return character !== undefined && level > levelFor(character.xp);
      },
    ),
    holds('DT-INV-08', 'nobody has a role twice', (_, { character }) => {
      const roles = character?.roles.map(({ id }) => id) ?? [];
      return new Set(roles).size < roles.length;
    }),
    holds('DT-INV-11', 'nobody has fewer than no tokens', (_, { tokens }) => tokens < 0),
    holds(
      'DT-INV-21',
      'the dead have no tokens and no conditions but stone',
      (_, one) =>
        one.life !== 'alive' &&
        (one.tokens > 0 || one.effects.some(({ kind }) => kind !== 'petrified')),
    ),
    holds(
      'DT-INV-22',
      'locked loss is part of what is lost',
      (w, one) =>
        one.life === 'alive' &&
        (lockedOf(one) > maxHpOf(w, one) - one.hp ||
          one.lockedLoss.some(({ amount }) => amount < 0)),
    ),
    holds(
      'DT-INV-23',
      'nobody has a condition twice',
      (_, { effects }) =>
        new Set(effects.map(({ kind, data }) => `${kind}/${data?.ability ?? ''}`)).size <
        effects.length,
    ),
    holds(
      'DT-INV-29',
      'an attitude is one of three',
      (_, { attitude }) => !ATTITUDES.includes(attitude),
    ),
    {
      rule: 'DT-INV-12',
      text: 'complication points are never below 0',
      check: ({ points }) => (points < 0 ? `${points} points` : undefined),
    },
    {
      rule: 'DT-INV-13',
      text: 'in a round nobody has more than one turn',
      check: ({ combat }) => {
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
        const most = 2 * fullSpeed({ state, options: state.options, content }, creature);
        if (turn.actions > 1 + turn.extra + turn.extraAttacks + 1) return `${turn.actions} actions`;
        return turn.moved > 2 * most ? `${turn.moved} feet of ${most}` : undefined;
      },
    },
    {
      rule: 'DT-INV-32',
      text: 'a thing is in one place',
      check({ creatures, lying }) {
        const ids = [
          ...creatures.flatMap(({ items }) => items),
          ...lying.map(({ item }) => item),
        ].map(({ id }) => id);
        return new Set(ids).size < ids.length ? 'a thing is in two places' : undefined;
      },
    },
  ];
}

/** The speed before anything holds or halves it: what it was when the turn began may have been more than it is now. */
function fullSpeed(w: World, creature: Creature): number {
  const own = speedTerms(w, creature).reduce((sum, { value }) => sum + Math.max(0, value), 0);
  return Math.max(own, speedOf(w, creature), 5);
}
