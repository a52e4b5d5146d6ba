import type { Invariant } from '@tablewright/engine';
import type { Creature, D20State, Effect } from '../model.ts';
import { ATTITUDES } from '../model.ts';
import { lockedOf, maxHpOf } from '../rules/numbers/hit-points.ts';
import { scoreOf } from '../rules/numbers/scores.ts';
import type { D20Content, World } from '../table.ts';
import { each, type Wrong } from './each.ts';

/** Those whom their nature keeps from death at −maximum (DT-INV-01). */
const UNDYING: readonly string[] = ['vampire', 'spirit'];

/** Whose death is not settled yet. */
const isDying = ({ state }: World, { id }: Creature): boolean =>
  state.dying.some(({ creature }) => creature === id);

const has = ({ effects }: Creature, kind: string): boolean =>
  effects.some((effect) => effect.kind === kind);

/** Whether it lies unconscious by more than the word of whoever runs the game, who may put anybody to sleep. */
function isFelled({ effects }: Creature): boolean {
  return effects.some(({ kind, source }) => kind === 'unconscious' && source.rule !== 'DT-GMC-06');
}

/** What holds for every creature. */
export function ofBodies(content: D20Content): readonly Invariant<D20State>[] {
  const holds = (rule: string, text: string, wrong: Wrong) => each(content, rule, text, wrong);
  return [
    holds(
      'DT-INV-01',
      'Hit Points lie between −maximum and maximum; who is at −maximum is dead',
      (w, one) => {
        const max = maxHpOf(w, one);
        if (one.life !== 'alive') return one.hp !== -max && `dead, of ${max}`;
        if (one.hp > max || one.hp < -max) return `maximum ${max}`;
        const isKept = isDying(w, one) || one.traits.some((trait) => UNDYING.includes(trait));
        return one.hp === -max && !isKept;
      },
    ),
    holds('DT-INV-02', 'whoever is at 0 or less lies unconscious', (_, one) => {
      if (one.life !== 'alive') return false;
      if (one.hp > 0) return isFelled(one) && 'unconscious above 0';
      return !has(one, 'unconscious') && !one.traits.includes('spirit');
    }),
    holds('DT-INV-03', 'the maximum is a whole number, at least the Level', (w, one) => {
      const max = maxHpOf(w, one);
      return max < one.level || !Number.isInteger(max);
    }),
    holds('DT-INV-07', 'no score is below 1, and without CON nobody lives', (w, one) => {
      const scores = Object.values(one.character?.scores ?? {});
      if (scores.some((score) => score < 0 || !Number.isInteger(score))) return true;
      const lives = one.life === 'alive' && !isDying(w, one);
      return lives && scoreOf(w, one, 'CON') < 1;
    }),
    holds(
      'DT-INV-11',
      'tokens are never below 0, nor above Level but for those of the begin',
      tokens,
    ),
    holds('DT-INV-21', 'the dead have no turn, no tokens and no conditions but stone', (w, one) => {
      if (one.life === 'alive') return false;
      const turn = w.state.combat?.turn;
      if (turn?.creature === one.id && w.state.combat?.stage === 'naming') return 'its turn';
      return one.tokens > 0 || one.effects.some(({ kind }) => kind !== 'petrified');
    }),
    holds('DT-INV-22', 'locked loss is part of what is lost', (w, one) => {
      if (one.life !== 'alive') return false;
      const isTooMuch = lockedOf(one) > maxHpOf(w, one) - one.hp;
      return isTooMuch || one.lockedLoss.some(({ amount }) => amount < 0);
    }),
    holds(
      'DT-INV-23',
      'a condition has a source and an end, and nobody has one twice',
      (_, one) => {
        const keys = one.effects.map(({ kind, data }) => `${kind}/${data?.ability ?? ''}`);
        if (new Set(keys).size < keys.length) return keys.join(', ');
        return one.effects.find(({ source }) => source.rule === '')?.kind;
      },
    ),
    holds('DT-INV-26', 'nobody concentrates on two spells', (w, one) => {
      const held = w.state.creatures.flatMap(({ effects }) => effects);
      const spells = [...held, ...w.state.zones].filter((effect) => isHeldBy(effect, one));
      const rules = new Set(spells.map(({ source }) => source.rule));
      return rules.size > 1 ? [...rules].join(', ') : undefined;
    }),
    holds(
      'DT-INV-29',
      'an attitude is one of three',
      (_, { attitude }) => !ATTITUDES.includes(attitude),
    ),
    holds('DT-INV-30', 'nothing was used at a time that is still to come', (w, one) => {
      const { clock } = w.state;
      return Object.entries(one.used).find(([key, at]) => isDaily(key) && at > clock)?.[0];
    }),
  ];
}

const isHeldBy = (
  { concentration, source }: Pick<Effect, 'concentration' | 'source'>,
  by: Creature,
) => concentration === true && source.by === by.id;

/** Characters begin with two, and keep more where the table says so (DT-TOK-01, DT-OPT-11). */
const AT_FIRST = 2;

const tokens: Wrong = ({ options }, { tokens: own, level, character }) => {
  if (own < 0 || !Number.isInteger(own)) return `${own} tokens`;
  const most = Math.max(AT_FIRST, level);
  return character !== undefined && !options.tokenCarryover && own > most && `${own} tokens`;
};

/** Powers of a day; what rests for rolled minutes is noted by its end. */
const isDaily = (key: string): boolean => key.startsWith('DT-');
