import type { Sheet } from '../content/sheet.ts';
import type { Spell } from '../content/spell.ts';
import { leastLevel } from '../rules/bearers/known-spells.ts';
import { spellsOfRole, takenAt, tooManyHigh, traditionOf } from '../rules/levels/spells.ts';
import type { D20Content } from '../table.ts';
import type { Fault } from './fault.ts';
import { wordFault } from './part.ts';

/** As many spells as Levels for each role that casts, each of a spell level that was reached (DT-MAG-02, -03, DT-INV-09). */
export function spellFaults(content: D20Content, sheet: Sheet): readonly Fault[] {
  const { roles, spells } = sheet;
  const casting = roles.filter(({ id }) => traditionOf(id) !== undefined).map(({ id }) => id);
  const others = Object.keys(spells).filter((role) => !casting.includes(role));
  return [
    ...others.map((role) => ({
      path: `spells.${role}`,
      message: `${role} is no role of this character that casts; leave it out (DT-MAG-01)`,
      needs: ['roles'],
    })),
    ...casting.flatMap((role) => knownFaults(content, sheet, role)),
  ];
}

function knownFaults(
  content: D20Content,
  { level, benefits, spells }: Sheet,
  role: string,
): readonly Fault[] {
  const path = `spells.${role}`;
  const needs = ['roles', 'level'];
  const known = spells[role] ?? [];
  const all = spellsOfRole({ content }, role);
  const faults: Fault[] = [];
  const found: Spell[] = [];
  if (known.length !== level) {
    const message = `has ${known.length}; as many spells are known as Levels, ${level} (DT-MAG-02)`;
    faults.push({ path, message, needs });
  }
  for (const [at, id] of known.entries()) {
    const spell = all.find((one) => one.id === id);
    const wrong = (message: string) => faults.push({ path: `${path}.${at}`, message, needs });
    if (spell === undefined)
      wrong(`${wordFault(id, idsOf(all), `a spell of ${role}`)} (DT-MAG-02)`);
    else if (known.indexOf(id) < at) wrong(`"${id}" is known already (DT-INV-09)`);
    else if (leastLevel(spell) > level) {
      wrong(`"${id}" needs Level ${leastLevel(spell)}; this is Level ${level} (DT-MAG-03)`);
    } else found.push(spell);
  }
  const high = tooManyHigh(found, takenAt(benefits, role), level);
  if (faults.length === 0 && high !== undefined) {
    const message = `has ${high.known} that need Level ${high.least}; at Level ${level} at most ${high.most} can have been learned (DT-MAG-04)`;
    faults.push({ path, message, needs: [...needs, 'benefits'] });
  }
  return faults;
}

const idsOf = (spells: readonly Spell[]): readonly string[] => spells.map(({ id }) => id);
