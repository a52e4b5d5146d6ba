import { NOBODY } from '../../../model.ts';
import { usesImplement } from '../../../rules/attack/aim.ts';
import { gainMissToken } from '../../../rules/attack/miss-token.ts';
import { areAllies, creatureOf } from '../../../rules/court/creatures.ts';
import type { Ability } from '../../../rules/effects/ability.ts';
import { cheer } from './charm.ts';
import { CHARMED_EFFECTS } from './charmed.ts';

/** What every Charmer has: a wand counts the 2s of its Charm Rolls as 5s (KC-CHM-13). */
const charmer: Ability = {
  id: 'charmer',
  rule: 'KC-CHM-13',
  leaves: CHARMED_EFFECTS,
  on: {
    'attack-roll': {
      modify({ state }, { on }, event) {
        // A roll on nobody is a Charm Roll (KZ-DEF-05).
        if (event.attacker !== on || event.target !== NOBODY) return;
        if (creatureOf(state, on).implement === 'wand') event.twosAsFives = 'KC-CHM-13';
      },
    },
  },
};

/** Cheerful: an ally on whom an Effect of its implement comes to bear regains a HP (KC-CHM-10). */
const cheerful: Ability = {
  id: 'charmer/cheerful',
  rule: 'KC-CHM-10',
  on: {
    creative: {
      *after(t, { on }, { attacker, target, power }) {
        if (attacker !== on || !usesImplement(power)) return;
        if (areAllies(t.state, on, target)) yield* cheer(t, on, target);
      },
    },
    hit: {
      // A real attack on an ally, if its Effect was applied.
      *after(t, { on }, { attacker, target, power, reading, stopped }) {
        if (attacker !== on || !usesImplement(power) || stopped) return;
        if (reading === undefined || reading.effect.length === 0) return;
        if (areAllies(t.state, on, target)) yield* cheer(t, on, target);
      },
    },
  },
};

/** Creative: Creative Use on an ally brings a Miss Token (KC-CHM-11). */
const creative: Ability = {
  id: 'charmer/creative',
  rule: 'KC-CHM-11',
  on: {
    creative: {
      after(t, { on }, { attacker, target }): undefined {
        if (attacker === on && areAllies(t.state, on, target)) gainMissToken(t, on);
      },
    },
  },
};

/** Lasting: Effect 2 on an ally lasts as long as it saves; the charms look for it (KC-CHM-12). */
const lasting: Ability = { id: 'charmer/lasting', rule: 'KC-CHM-12' };

/** What every Charmer has, then the features, of which it picks one (KC-CHM-01). */
export const FEATURES: readonly Ability[] = [charmer, cheerful, creative, lasting];
