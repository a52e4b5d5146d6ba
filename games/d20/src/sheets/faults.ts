import { ABILITIES } from '../abilities.ts';
import type { Sheet } from '../content/sheet.ts';
import { choicesWith, chosenWith } from '../rules/levels/chosen.ts';
import { DICE_LEVELS } from '../rules/numbers/hit-points.ts';
import { BENEFIT_LEVELS, LAST_LEVEL, LEVEL_XP, levelFor } from '../rules/numbers/levels.ts';
import type { D20Content } from '../table.ts';
import type { Fault } from './fault.ts';
import { gearFaults } from './gear-faults.ts';
import { wordFault } from './part.ts';
import { spellFaults } from './spell-faults.ts';

/** The lowest and the highest of three dice (DT-CHAR-01). */
export const LEAST_ROLL = 3;
export const MOST_ROLL = 18;

/** All that the rules of characters have against a sheet of the right form (DT-INV-03 to -09, DT-CHAR, DT-LVL). */
export function faultsOf(content: D20Content, sheet: Sheet): readonly Fault[] {
  return [
    ...levelFaults(sheet),
    ...scoreFaults(sheet),
    ...heritageFaults(content, sheet),
    ...roleFaults(content, sheet),
    ...benefitFaults(sheet),
    ...dieFaults(sheet),
    ...spellFaults(content, sheet),
    ...gearFaults(content, sheet),
  ];
}

/** Level follows experience (DT-LVL-02); in play it may wait for the end of the scene (DT-LVL-03). */
function levelFaults({ level, xp, now }: Sheet): readonly Fault[] {
  const reached = levelFor(xp);
  const isPending = now !== undefined && level < reached;
  if (level === reached || isPending) return [];
  const least = LEVEL_XP[level - 1] ?? 0;
  const next = level < LAST_LEVEL ? ` to ${(LEVEL_XP[level] ?? 0) - 1}` : ' or more';
  const message = `is ${xp}, which is Level ${reached}; Level ${level} has ${least}${next} x.p. (DT-LVL-02)`;
  return [{ path: 'xp', message, needs: ['level'] }];
}

/** Three dice each, and two points for each benefit taken on it (DT-CHAR-01, DT-LVL-04). */
function scoreFaults({ scores, benefits }: Sheet): readonly Fault[] {
  return ABILITIES.flatMap((ability) => {
    const more =
      2 * benefits.filter((one) => one.kind === 'score' && one.ability === ability).length;
    const rolled = scores[ability] - more;
    if (rolled >= LEAST_ROLL && rolled <= MOST_ROLL) return [];
    const bounds = `${LEAST_ROLL + more} to ${MOST_ROLL + more}`;
    const why = more === 0 ? '3d6' : `3d6 and ${more} by benefits`;
    const message = `is ${scores[ability]}; it must be ${bounds}: ${why} (DT-CHAR-01)`;
    return [{ path: `scores.${ability}`, message, needs: ['benefits'] }];
  });
}

function heritageFaults(content: D20Content, { heritage, heritageChoice }: Sheet) {
  return choiceFaults(content, heritage, heritageChoice, 'heritageChoice', ['heritage']);
}

/** What has to be chosen with a trait, and only that (DT-CHAR-05). */
function choiceFaults(
  content: D20Content,
  trait: string,
  choice: string | undefined,
  path: string,
  needs: readonly string[],
): readonly Fault[] {
  const asked = chosenWith(trait);
  if (asked === undefined) {
    if (choice === undefined) return [];
    return [{ path, message: `nothing is chosen with ${trait}; leave it out`, needs }];
  }
  const known = choicesWith({ content }, trait);
  if (choice === undefined) {
    if (asked.isOptional === true) return [];
    const message = `is needed with ${trait}: ${WHAT[asked.what]} (${asked.rule})`;
    return [{ path, message, needs }];
  }
  if (known.includes(choice)) return [];
  return [
    { path, message: `${wordFault(choice, known, WHAT[asked.what])} (${asked.rule})`, needs },
  ];
}

const WHAT = {
  ability: 'an ability',
  casting: 'the ability to cast by',
  spell: 'a spell of the first level',
  terrain: 'a native terrain',
} as const;

/** How many roles one has by birth (DT-CHAR-03, DT-HER-10). */
export const rolesAtFirst = ({ heritage, birth }: Pick<Sheet, 'heritage' | 'birth'>): number =>
  (birth ?? heritage) === HUMAN ? 3 : 2;

const HUMAN = 'human';

/** Two roles, three for whoever was born a Human, and those of benefits; none twice (DT-CHAR-03, -08, DT-INV-08). */
function roleFaults(content: D20Content, sheet: Sheet): readonly Fault[] {
  const { roles, benefits } = sheet;
  const faults: Fault[] = [];
  const gained = benefits.filter(({ kind }) => kind === 'role').length;
  const first = rolesAtFirst(sheet);
  if (roles.length !== first + gained) {
    const more = gained === 0 ? '' : ` and ${gained} by benefits`;
    const message = `has ${roles.length}; it must have ${first + gained}: ${first} at first${more} (DT-INV-08)`;
    faults.push({ path: 'roles', message, needs: ['heritage', 'birth', 'benefits'] });
  }
  for (const [at, { id, choice }] of roles.entries()) {
    if (roles.findIndex((one) => one.id === id) < at) {
      const message = `"${id}" is there already; no role is taken twice (DT-CHAR-08)`;
      faults.push({ path: `roles.${at}`, message, needs: [] });
    }
    faults.push(...choiceFaults(content, id, choice, `roles.${at}.choice`, []));
  }
  return faults;
}

/** One at each of the Levels 4, 8, 12, … that are passed (DT-LVL-04). */
function benefitFaults({ level, benefits, roles }: Sheet): readonly Fault[] {
  const passed = BENEFIT_LEVELS.filter((one) => one <= level);
  const faults: Fault[] = [];
  const taken = benefits.map((one) => one.level);
  if (taken.length !== passed.length || taken.some((one, at) => one !== passed[at])) {
    const due = passed.length === 0 ? 'none before Level 4' : `one each at ${passed.join(', ')}`;
    const message = `are of Levels ${taken.join(', ') || 'none'}; there must be ${due}, in order (DT-LVL-04)`;
    faults.push({ path: 'benefits', message, needs: ['level'] });
  }
  for (const [at, one] of benefits.entries()) {
    if (one.kind !== 'role') continue;
    if (!roles.some(({ id }) => id === one.role)) {
      const message = `"${one.role}" is not among the roles (DT-INV-08)`;
      faults.push({ path: `benefits.${at}.role`, message, needs: ['roles'] });
    } else if (benefits.findIndex((two) => two.kind === 'role' && two.role === one.role) < at) {
      const message = `"${one.role}" is taken already; no role is taken twice (DT-CHAR-08)`;
      faults.push({ path: `benefits.${at}.role`, message, needs: [] });
    }
  }
  return faults;
}

/** One for each Level to the ninth (DT-INV-04). */
function dieFaults({ level, hitDice }: Sheet): readonly Fault[] {
  const count = Math.min(level, DICE_LEVELS);
  if (hitDice.length === count) return [];
  const message = `has ${hitDice.length}; Level ${level} has ${count} (DT-INV-04)`;
  return [{ path: 'hitDice', message, needs: ['level'] }];
}
