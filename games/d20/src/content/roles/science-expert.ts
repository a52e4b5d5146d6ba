import type { Flow } from '@tablewright/engine';
import type { D20, World } from '../../d20-table.ts';
import type { Creature, EffectData } from '../../model.ts';
import { decide, decideSome } from '../../rules/deciding/decide.ts';
import { afflict, DAY } from '../../rules/effects/afflict.ts';
import { relieveOf } from '../../rules/effects/relieve.ts';
import { sees } from '../../rules/place/sight.ts';
import type { RollAt, Trait } from '../trait.ts';
import { alliesReached } from './allies.ts';
import { daily } from './daily.ts';
import { always, expertAt, halfLevel, inSetting } from './expertise.ts';

const RULE = 'DT-ROLE-14';
const ID = 'science-expert';
const ANALYSED = 'analysis';
const COVERAGE = always(
  'apply-science',
  'experiment',
  'analyse-data',
  'find-pattern',
  'explain-phenomenon',
  'assess-impact',
);

/** Reasons, and once a day tells some allies what is strong or weak about somebody, or about the place. */
export const SCIENCE_EXPERT: Trait = {
  id: ID,
  rule: RULE,
  ...expertAt(RULE, ID, COVERAGE),
  powers: [
    daily({
      id: ANALYSED,
      rule: RULE,
      closed(w, { creature }) {
        if (alliesReached(w, creature).length === 0) return 'closed.no-allies';
        return subjectsOf(w, creature).length > 0 ? undefined : 'closed.no-target';
      },
      use: (t, { creature }) => analyse(t, creature),
    }),
  ],
};

/** What can be analysed: whoever is seen, enemies first, and what the place is like. */
function subjectsOf(w: World, scientist: Creature) {
  const seen = w.state.creatures
    .filter((other) => other !== scientist && sees(w, scientist, other))
    .sort((a, b) => Number(a.side === scientist.side) - Number(b.side === scientist.side));
  return [
    ...seen.map(({ id }) => ({
      id: `about-${id}`,
      names: { creature: id },
      data: { creature: id },
    })),
    ...w.state.ground.setting.map((tag) => ({ id: `about-${tag}`, names: { tag }, data: { tag } })),
  ];
}

function* analyse(t: D20, scientist: Creature): Flow<void> {
  const amount = halfLevel(scientist);
  const subjects = subjectsOf(t, scientist);
  const subject: { readonly id: string; readonly data: EffectData } = yield* decide(
    t,
    scientist,
    'choice.subject',
    subjects,
    { rule: RULE, usual: () => 0 },
  );
  const allies = alliesReached(t, scientist);
  const options = allies.map((one) => ({ id: `tell-${one.id}`, names: { creature: one.id }, one }));
  const max = Math.min(amount, options.length);
  const told = yield* decideSome(t, scientist, 'choice.told', options, {
    rule: RULE,
    min: 1,
    max,
    usual: () => options.slice(0, max).map((_, at) => at),
  });
  for (const { one } of told) {
    // Newer analysis takes the place of older.
    yield* relieveOf(t, one, [ANALYSED], 'end', RULE);
    yield* afflict(t, one, {
      kind: ANALYSED,
      source: { rule: RULE, by: scientist.id, level: scientist.level },
      until: { at: 'time', clock: t.state.clock + DAY },
      data: { ...subject.data, amount },
    });
  }
}

/** What is known of somebody or something: it helps with every roll about it. */
export const ANALYSIS: Trait = {
  id: ANALYSED,
  rule: RULE,
  roll: (_w, { effect }, roll) =>
    effect?.data !== undefined && isAbout(effect.data, roll)
      ? [
          {
            is: 'bonus',
            value: effect.data.amount ?? 0,
            stack: 'insight',
            rule: RULE,
            from: ANALYSED,
          },
        ]
      : undefined,
};

/** A roll about a creature is aimed at it, or is made against what it does; one about a place is a task there. */
function isAbout({ creature, tag }: EffectData, roll: RollAt): boolean {
  if (creature !== undefined) {
    return roll.target?.id === creature || roll.against?.by?.id === creature;
  }
  return tag !== undefined && roll.target === undefined && inSetting(roll, tag);
}
