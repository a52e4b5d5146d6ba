import type { Invariant } from '@tablewright/engine';
import type { Character, Creature, D20State } from '../model.ts';
import { leastLevel } from '../rules/bearers/known-spells.ts';
import { traditionOf } from '../rules/levels/spells.ts';
import { DICE_LEVELS } from '../rules/numbers/hit-points.ts';
import { BENEFIT_LEVELS, LAST_LEVEL, levelFor } from '../rules/numbers/levels.ts';
import type { D20Content, World } from '../table.ts';
import { each } from './each.ts';

type WrongSheet = (
  character: Character,
  creature: Creature,
  w: World,
) => boolean | string | undefined;

/** Roles at first: one more for whoever was born a Human (DT-CHAR-03, DT-HER-10). */
const ROLES = 2;
const HUMAN = 'human';

/** What holds for everybody who plays by a sheet. */
export function ofCharacters(content: D20Content): readonly Invariant<D20State>[] {
  const holds = (rule: string, text: string, wrong: WrongSheet) =>
    each(content, rule, text, (w, one) => one.character && wrong(one.character, one, w));
  return [
    holds('DT-INV-04', 'there is a Hit Die for each Level to the ninth', ({ hitDice }, one) => {
      if (hitDice.length !== Math.min(one.level, DICE_LEVELS)) return hitDice.join(', ');
      return hitDice.find((die) => die < 1 || die > 6)?.toString();
    }),
    holds(
      'DT-INV-05',
      'the Level is the one that x.p. come to, or is still to be taken',
      ({ xp }, { level }) => level < 1 || level > LAST_LEVEL || level > levelFor(xp),
    ),
    holds(
      'DT-INV-06',
      'x.p. are counted whole, and never owed',
      ({ xp }) => xp < 0 || !Number.isInteger(xp),
    ),
    holds('DT-INV-08', 'roles and benefits are as many as Level and birth give', rolesAndBenefits),
    holds('DT-INV-09', 'no spell is known twice by a role, nor too early', (character, one, w) => {
      for (const [role, known] of Object.entries(character.spells)) {
        if (traditionOf(role) === undefined || known.length > one.level) return role;
        if (new Set(known).size < known.length) return `${role}: ${known.join(', ')}`;
        const early = known.find((id) => isTooHigh(w, id, one.level));
        if (early !== undefined) return early;
      }
      return undefined;
    }),
  ];
}

const isTooHigh = ({ content }: World, id: string, level: number): boolean => {
  const spell = (content as D20Content).spells[id];
  return spell === undefined || leastLevel(spell) > level;
};

/** A benefit may still be asked for, at the Level that gives it. */
function rolesAndBenefits({ roles, benefits, heritage, birth }: Character, { level }: Creature) {
  const ids = roles.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return ids.join(', ');
  const passed = BENEFIT_LEVELS.filter((one) => one <= level);
  const levels = benefits.map((one) => one.level);
  if (levels.some((one, at) => one !== passed[at])) return `benefits of ${levels.join(', ')}`;
  const pending = passed.length - levels.length;
  if (pending > 1 || (pending === 1 && passed.at(-1) !== level)) return `${levels.length} benefits`;
  const gained = benefits.filter(({ kind }) => kind === 'role').length;
  const atFirst = ROLES + ((birth ?? heritage) === HUMAN ? 1 : 0);
  return ids.length !== atFirst + gained && `${ids.length} roles`;
}
