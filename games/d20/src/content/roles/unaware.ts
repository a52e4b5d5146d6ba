import type { Trait } from '../trait.ts';

/** A bonus against somebody unaware of the attack, by Level (DT-ROLE-02, -17, -23). */
export const againstUnaware = (
  rule: string,
  hit: (level: number) => number,
  times: number,
): Required<Pick<Trait, 'edge'>> => ({
  edge: (_w, { creature: { level } }, _target, isUnaware) =>
    isUnaware ? { rule, hit: hit(level), damage: times * level } : undefined,
});
