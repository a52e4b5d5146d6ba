import { type AskedDocument, canonicalJson, type Seat } from '@tablewright/engine';
import type { ContentProblem } from '@tablewright/engine/documents';
import { ABILITIES } from '../../abilities.ts';
import type { ReadyCharacter, Sheet } from '../../content/sheet.ts';
import { equipmentFaults } from '../../sheets/equipment.ts';
import { readSheet } from '../../sheets/read.ts';
import { type Chance, sampleSheet } from '../../sheets/sample.ts';
import { contentOf, type D20 } from '../../table.ts';
import { adventureOf } from '../adventure/adventure.ts';
import type { Rolled } from './rolled.ts';

type Setting = Pick<D20, 'options' | 'content' | 'documents'>;

/** What kind of document a character is. */
export const CHARACTER = 'character';

/**
 * The ready characters that can be taken, those of the adventure first, each part in id order (DT-OPT-16, DT-PRE). Others
 * than those of the adventure only if they are of no higher Level than it or the table begins with (decision).
 */
export function readyFor(t: Setting): readonly ReadyCharacter[] {
  const adventure = adventureOf(t);
  const own = adventure?.ready ?? [];
  const most = Math.max(t.options.startLevel, adventure?.level ?? 1);
  const all = Object.values(contentOf(t).ready).sort((a, b) =>
    a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0,
  );
  return [
    ...all.filter(({ id }) => own.includes(id)),
    ...all.filter(({ id, sheet }) => !own.includes(id) && sheet.level <= most),
  ];
}

/** The ready character that a sheet is; nothing if it is another one. */
export function readyOf(t: Setting, raw: unknown): ReadyCharacter | undefined {
  const written = canonicalJson(raw);
  return readyFor(t).find(({ sheet }) => canonicalJson(sheet) === written);
}

/**
 * The character that a seat is asked for: a ready one that nobody has, or one that is built on what was rolled for it.
 *
 * @param taken ids of ready characters that somebody has
 */
export function askedCharacter(
  t: Setting,
  rolled: Rolled | undefined,
  taken: readonly string[],
): AskedDocument<Sheet> {
  return {
    kind: CHARACTER,
    read: (raw) => {
      const ready = readyOf(t, raw);
      if (ready !== undefined) {
        if (!taken.includes(ready.id)) return { ok: true, value: ready.sheet };
        return wrong('', `somebody else plays ${ready.sheet.name}; choose another, or make one`);
      }
      const read = readSheet(contentOf(t), raw);
      if (!read.ok) return read;
      const faults = builtFaults(t, read.value, rolled);
      return faults.length === 0 ? read : { ok: false, error: faults };
    },
    sample: (random) => sampleOf(t, rolled, taken, random),
  };
}

/**
 * What is taken when a seat says nothing: the first ready one that is free, else the plainest that can be built, which
 * has another name in each seat.
 */
export function usualCharacter(
  t: Setting,
  rolled: Rolled | undefined,
  taken: readonly string[],
  seat: Seat = 0,
): Sheet {
  const free = readyFor(t).find(({ id }) => !taken.includes(id));
  return free?.sheet ?? built(t, rolled ?? MIDDLING, plainFor(seat));
}

/** The first of everything, but for the name. */
const plainFor = (seat: Seat): Chance => ({
  index: (size, what) => (what === 'name' ? seat % size : 0),
});

/** Where nothing was rolled and nobody is left. */
const MIDDLING: Rolled = { totals: ABILITIES.map(() => 10), hitDie: 1, funds: 100 };

const wrong = (path: string, message: string) =>
  ({ ok: false, error: [{ path, message }] }) as const;

/** Why a sheet is not one that was made here and now (DT-CHAR-01, -04, -06, -09). */
function builtFaults(
  t: Setting,
  sheet: Sheet,
  rolled: Rolled | undefined,
): readonly ContentProblem[] {
  const faults: ContentProblem[] = [];
  const fault = (path: string, message: string) => faults.push({ path, message });
  if (rolled === undefined) {
    const names = readyFor(t).map(({ sheet: { name } }) => name);
    return [
      {
        path: '',
        message: `nothing was rolled for it; the ready characters are ${names.join(', ')}`,
      },
    ];
  }
  if (sheet.level !== 1) {
    fault('level', 'must be 1: a new character is raised once it is made (DT-CHAR-04)');
  } else if (sheet.xp !== 0) fault('xp', 'must be 0 (DT-CHAR-04)');
  for (const field of ['now', 'isWritten', 'birth'] as const) {
    if (sheet[field] !== undefined) fault(field, 'must be left out of a new character');
  }
  faults.push(...scoreFaults(t, sheet, rolled));
  if (sheet.hitDice.length === 1 && sheet.hitDice[0] !== rolled.hitDie) {
    fault('hitDice.0', `must be ${rolled.hitDie}, as it was rolled (DT-CHAR-09)`);
  }
  return [...faults, ...equipmentFaults(contentOf(t), sheet, rolled.funds)];
}

/** In the order in which they were rolled, or each of them somewhere (DT-CHAR-01, DT-OPT-05). */
function scoreFaults(
  { options }: Setting,
  { scores }: Sheet,
  { totals }: Rolled,
): readonly ContentProblem[] {
  const has = ABILITIES.map((ability) => scores[ability]);
  if (options.abilityGen === 'arrange') {
    const sorted = (list: readonly number[]) => [...list].sort((a, b) => b - a).join(', ');
    if (sorted(has) === sorted(totals)) return [];
    const message = `are ${sorted(has)}; rolled were ${sorted(totals)}, to be put in any order (DT-OPT-05)`;
    return [{ path: 'scores', message }];
  }
  return ABILITIES.flatMap((ability, at) =>
    has[at] === totals[at]
      ? []
      : [
          {
            path: `scores.${ability}`,
            message: `is ${has[at]}; rolled was ${totals[at]} (DT-CHAR-01)`,
          },
        ],
  );
}

/** A character that random players take: every other one is made. */
function sampleOf(
  t: Setting,
  rolled: Rolled | undefined,
  taken: readonly string[],
  random: Chance,
): Sheet {
  const free = readyFor(t).filter(({ id }) => !taken.includes(id));
  const isBuilt = free.length === 0 || (rolled !== undefined && random.index(2, 'is-made') === 1);
  if (isBuilt) return built(t, rolled ?? MIDDLING, random);
  return free[random.index(free.length, 'ready')]?.sheet ?? usualCharacter(t, rolled, taken);
}

function built(t: Setting, { totals, hitDie, funds }: Rolled, random: Chance): Sheet {
  const given = { level: 1, rolled: totals, hitDice: [hitDie], funds };
  return sampleSheet(contentOf(t), random, given);
}
