/** Abilities that only tests have, one for each moment that no printed power used at first. */
import { plain } from '../src/rules/actions/actions.ts';
import { areEnemies } from '../src/rules/court/creatures.ts';
import type { Ability } from '../src/rules/effects/ability.ts';
import { castDice, rollInSecret } from '../src/rules/effects/dice.ts';
import type { EffectDef } from '../src/rules/effects/effect-def.ts';
import { effectOn, putInPlay } from '../src/rules/effects/in-play.ts';
import { giveStatus } from '../src/rules/effects/status.ts';
import { divert } from '../src/rules/harm/damage.ts';
import { gainWard } from '../src/rules/harm/gain-ward.ts';
import { knockProne } from '../src/rules/harm/prone.ts';
import { recover } from '../src/rules/harm/recover.ts';
import { sees } from '../src/rules/sight/sight.ts';

const rule = 'TEST';
const until = { ends: 'match' } as const;

/** A die that its maker has rolled in secret. */
export const KEPT: EffectDef = { kind: 'test-kept', secret: true };
/** Lasts while its maker sees its bearer. */
export const WATCHED: EffectDef = {
  kind: 'test-watched',
  lasts: (t, { by, on }) => sees(t, by, on),
};

/** Lets its bearer do something that nobody else can. */
const LENT: EffectDef = {
  kind: 'test-lent',
  actions: [
    plain(
      'quake',
      'free',
      rule,
      ({ state }, id) => effectOn(state, 'test-lent', id) !== undefined,
      () => undefined,
    ),
  ],
};

/** By it somebody is Grabbed whom nobody holds. */
const BOND: EffectDef = { kind: 'test-bond' };

export const MOMENT_EFFECTS: readonly EffectDef[] = [KEPT, WATCHED, LENT, BOND];

export const MOMENT_ABILITIES: readonly Ability[] = [
  {
    id: 'test/watchful',
    rule,
    on: {
      leave: {
        modify({ state }, { on }, { creature, now, holders }) {
          if (now && areEnemies(state, on, creature)) holders.add(on);
        },
      },
    },
  },
  {
    id: 'test/shadow',
    rule,
    on: {
      hit: {
        *instead(_t, { on }, event) {
          event.ignored = event.target === on;
          return event.ignored;
        },
      },
      damage: {
        modify(_t, { on }, { total, terms }) {
          if (total.to === on) terms.ignored = true;
        },
      },
    },
  },
  {
    id: 'test/chant',
    rule,
    on: {
      reach: {
        // Whoever else is on the map is near enough.
        modify(t, { on: by }) {
          for (const on of t.state.builds.keys())
            if (on !== by) giveStatus(t, { kind: 'slowed', on, by, source: 'chant', until });
        },
      },
    },
  },
  {
    id: 'test/foreseen',
    rule,
    on: {
      dice: {
        before(_t, { on }, event): undefined {
          if (event.roller === on && event.purpose !== 'secret') event.foreseen = 5;
        },
      },
    },
  },
  {
    id: 'test/turned',
    rule,
    on: {
      dice: {
        modify(_t, { on }, event) {
          if (event.roller === on) event.turns.push(rule);
        },
      },
    },
  },
  {
    id: 'test/again',
    rule,
    on: {
      dice: {
        after(t, { on }, event): undefined {
          if (event.roller === on && event.dice[0] === 1) castDice(t, event);
        },
      },
    },
  },
  {
    id: 'test/sure',
    rule,
    on: {
      saving: {
        modify(_t, { on }, event) {
          if (event.creature === on) event.sure = rule;
        },
      },
      leave: {
        modify(_t, { on }, event) {
          if (event.creature === on) event.unanswered = true;
        },
      },
      blow: {
        before(_t, { on }, event): undefined {
          if (event.target === on) event.less += 1;
        },
      },
    },
  },
  {
    // Counts what it used creatively, ten for each.
    id: 'test/creative',
    rule,
    on: {
      creative: {
        after({ state }, { on }, { attacker, target }): undefined {
          const own = state.creatures[on];
          if (own !== undefined && attacker === on && target !== on) own.missTokens += 10;
        },
      },
    },
  },
  {
    id: 'test/mirror',
    rule,
    on: {
      healed: {
        *after(t, { on }, { creature, amount, rule: cause }) {
          if (creature !== on && cause !== rule)
            yield* recover(t, { who: on, amount, by: on, rule });
        },
      },
      warded: {
        *after(t, { on }, { creature, amount, onTop, by }) {
          if (creature !== on && by !== on)
            yield* gainWard(t, { on, amount, by: on, special: onTop });
        },
      },
    },
  },
  {
    id: 'test/guardian',
    rule,
    on: {
      damage: {
        before(t, { on }, { total }): undefined {
          if (total.to !== on && total.by !== on) divert(t, total, on);
        },
      },
      inflict: {
        before(_t, { on }, event): undefined {
          if (event.by !== on) event.on = on;
        },
      },
    },
  },
  {
    id: 'test/rounds',
    rule,
    on: {
      'round-start': {
        *after(t, { on }) {
          yield* gainWard(t, { on, amount: 1, by: on });
        },
      },
      'round-end': {
        *after(t, { on }) {
          const amount = yield* rollInSecret(t, on, on, rule);
          putInPlay(t.state, { kind: KEPT.kind, on, by: on, source: 'test', until, amount });
        },
      },
    },
  },
  {
    id: 'test/avenger',
    rule,
    on: {
      'taken-out': {
        modify({ state }, { on }, { creature }) {
          const own = state.creatures[on];
          if (creature !== on && own !== undefined) own.missTokens += 1;
        },
      },
    },
  },
  {
    // Counts what it is told of: damage about to be dealt, and ten for a save that was rolled.
    id: 'test/witness',
    rule,
    on: {
      damage: {
        before({ state }, { on }, { amount }): undefined {
          const own = state.creatures[on];
          if (own !== undefined) own.missTokens += amount;
        },
      },
      save: {
        after({ state }, { on }, { rolled }): undefined {
          const own = state.creatures[on];
          if (own !== undefined && rolled) own.missTokens += 10;
        },
      },
    },
  },
  {
    // Its second step is cancelled and it falls (KC-TNK-23).
    id: 'test/lariat',
    rule,
    on: {
      step: {
        *before(t, { on }, event) {
          const own = t.state.creatures[on];
          if (event.creature !== on || own === undefined || own.moved !== 1) return;
          event.prevented = true;
          yield* knockProne(t, on, on, 'test-lariat');
        },
      },
    },
  },
  {
    // It never gets under way (KC-TNK-23).
    id: 'test/rooted',
    rule,
    on: {
      'set-out': {
        before(_t, { on }, event): undefined {
          if (event.creature === on) event.prevented = true;
        },
      },
    },
  },
  {
    id: 'test/link',
    rule,
    on: {
      sight: {
        modify(_t, { on }, event) {
          if (event.seer === on) event.has = true;
        },
      },
    },
  },
];
