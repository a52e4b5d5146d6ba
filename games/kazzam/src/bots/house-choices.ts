/** How the athletes of a house choose where their tactics say something of it. */
import type { Choice, RandomSource } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { mirrorOf } from '../map/court-map.ts';
import type { CreatureId } from '../model.ts';
import { creatureOf } from '../rules/court/creatures.ts';
import { groundOf } from '../rules/court/ground-now.ts';
import type { Kazzam } from '../table.ts';
import { judgeFor } from './judge.ts';
import { isOfHouse, tacticOf } from './tactics.ts';

/** Faces of a die on which a house of a skill takes the second-best target (KT-AI-09). */
const SLIPS: Readonly<Record<number, number>> = { 2: 1, 1: 3 };

/** Whether an athlete overlooks the best target now, on a die: never where its house plays at its best (KT-AI-09). */
export function slips(t: Kazzam, id: CreatureId, random: Pick<RandomSource, 'index'>): boolean {
  const faces = SLIPS[t.options.aiSkill] ?? 0;
  return faces > 0 && isOfHouse(t, id) && random.index(6, 'slip') < faces;
}

/** Whether a reaction is taken: as a rule it is worth it, unless its athlete's tactics say otherwise. */
export function takes(t: Kazzam, { why }: Choice, key: string): boolean {
  const { who } = (why.params ?? {}) as { readonly who?: CreatureId };
  if (who === undefined) return true;
  const { answers } = tacticOf(t, who) ?? {};
  const answer = answers?.[key] ?? answers?.[why.key];
  return answer?.(judgeFor(t, who)) ?? true;
}

/** What its tactics add to each creature in a choice of that key, if they say anything of it. */
export function preferenceOf(
  t: Kazzam,
  id: CreatureId,
  key: string,
): ((creature: CreatureId | undefined) => number) | undefined {
  const whom = tacticOf(t, id)?.whom?.[key];
  if (whom === undefined) return undefined;
  const judge = judgeFor(t, id);
  return (creature) => (creature === undefined ? 0 : whom(judge, creature));
}

/** The square of its house's plan on this map, mirrored for blue (KT-DRI-04); nothing for any other athlete. */
export function startCellOf(t: Kazzam, id: CreatureId): Cell | undefined {
  const { start } = tacticOf(t, id) ?? {};
  const { map } = groundOf(t.state);
  const court = map.parts.find(({ kind }) => kind === 'court');
  const square = start && court?.grid.cellAt(...start);
  if (court === undefined || square === undefined || square < 0) return undefined;
  const isRed = creatureOf(t.state, id).team === t.state.red;
  return isRed ? court.offset + square : mirrorOf(map, court.offset + square);
}
