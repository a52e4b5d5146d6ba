import { ABILITIES } from '../abilities.ts';
import { type Draft, sheetOfDraft } from './creation.ts';
import { imagined, type Rules } from './imagined.ts';
import { type Numbers, numbersOf } from './numbers.ts';

/** The numbers of a draft, each with what it is the sum of; see {@link changesOf} for what a choice gives. */
export function numbersOfDraft(rules: Rules, draft: Draft): Numbers {
  const { w, creature } = imagined(rules, sheetOfDraft(rules, draft));
  return numbersOf(w, creature);
}

/** A number that a choice changes. */
export interface Change {
  /** `mods.STR`, `maxHp`, `ac`, `speed`, `attacks.sword.hit`, `casting.arcane-magic`. */
  readonly of: string;
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** What a choice gives in numbers: from the draft without it to the one with it. */
export function changesOf(rules: Rules, without: Draft, having: Draft): readonly Change[] {
  const before = flat(numbersOfDraft(rules, without));
  const after = flat(numbersOfDraft(rules, having));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((of) => {
    const [from, to] = [before.get(of), after.get(of)];
    return from === to ? [] : [{ of, from, to }];
  });
}

function flat({ scores, mods, maxHp, ac, speed, attacks, casting }: Numbers) {
  return new Map<string, number>([
    ...ABILITIES.map((ability): [string, number] => [`scores.${ability}`, scores[ability]]),
    ...ABILITIES.map((ability): [string, number] => [`mods.${ability}`, mods[ability]]),
    ['maxHp', maxHp.value],
    ['ac', ac.value],
    ['speed', speed.value],
    ...attacks.flatMap(({ id, hit, damage }): [string, number][] => [
      [`attacks.${id}.hit`, hit.value],
      [`attacks.${id}.damage`, damage.value],
    ]),
    ...casting.map(({ role, bonus }): [string, number] => [`casting.${role}`, bonus.value]),
  ]);
}
