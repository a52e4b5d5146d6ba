import type { Result } from '@tablewright/engine';
import type { ContentProblem } from '@tablewright/engine/documents';
import { ABILITIES, type Ability } from '../abilities.ts';
import type { Sheet } from '../content/sheet.ts';
import type { Term } from '../content/trait.ts';
import { imagined, type Rules } from './imagined.ts';
import { type Figure, type Numbers, numbersOf } from './numbers.ts';
import { isRecord, type Note, Part } from './part.ts';

/** Numbers that somebody has printed on a sheet; each may be left out. */
export interface Printed {
  readonly mods?: Partial<Record<Ability, number>>;
  readonly ac?: number;
  readonly maxHp?: number;
  readonly speed?: number;
  readonly tokens?: number;
  readonly castBonus?: number;
  readonly saveTn?: number;
  readonly attacks?: readonly {
    readonly id: string;
    readonly hit: number;
    readonly damage: number;
  }[];
}

/** A printed number that is not what the rules give (DT-AUT-14). */
export interface Difference {
  /** Where it is printed: `ac`, `mods.STR`, `attacks.0.hit`. */
  readonly path: string;
  readonly printed: number;
  /** What counts; nothing where the sheet has no such number. */
  readonly counts: number | undefined;
  /** What it is the sum of. */
  readonly terms: readonly Term[];
}

/** Where printed numbers differ from those of the rules, which count (DT-AUT-14, DT-CHK). */
export function differences(rules: Rules, sheet: Sheet, printed: Printed): readonly Difference[] {
  const { w, creature } = imagined(rules, sheet);
  const numbers = numbersOf(w, creature);
  return figuresOf(numbers, printed).flatMap(({ path, says, is }) =>
    says === undefined || says === is?.value
      ? []
      : [{ path, printed: says, counts: is?.value, terms: is?.terms ?? [] }],
  );
}

interface Compared {
  readonly path: string;
  readonly says: number | undefined;
  readonly is: Figure | undefined;
}

function figuresOf(numbers: Numbers, printed: Printed): readonly Compared[] {
  const { mods = {}, attacks = [] } = printed;
  const [casting] = numbers.casting;
  return [
    ...ABILITIES.map((ability) => ({
      path: `mods.${ability}`,
      says: mods[ability],
      is: bare(numbers.mods[ability], 'DT-INV-07'),
    })),
    { path: 'ac', says: printed.ac, is: numbers.ac },
    { path: 'maxHp', says: printed.maxHp, is: numbers.maxHp },
    { path: 'speed', says: printed.speed, is: numbers.speed },
    { path: 'tokens', says: printed.tokens, is: bare(numbers.tokens, 'DT-TOK-02') },
    { path: 'castBonus', says: printed.castBonus, is: casting?.bonus },
    {
      path: 'saveTn',
      says: printed.saveTn,
      is: casting === undefined ? undefined : bare(casting.saveTn, 'DT-MAG-11'),
    },
    ...attacks.flatMap(({ id, hit, damage }, at) => {
      const attack = numbers.attacks.find((one) => one.id === id);
      return [
        { path: `attacks.${at}.hit`, says: hit, is: attack?.hit },
        { path: `attacks.${at}.damage`, says: damage, is: attack?.damage },
      ];
    }),
  ];
}

const bare = (value: number, rule: string): Figure => ({ value, terms: [{ value, rule }] });

const NUMBERS = ['ac', 'maxHp', 'speed', 'tokens', 'castBonus', 'saveTn'] as const;
const FURTHEST = 1000;

/** The numbers printed on a sheet, in its field `printed`, as it comes from outside; none where there is no such field. */
export function readPrinted(raw: unknown): Result<Printed, readonly ContentProblem[]> {
  const problems: ContentProblem[] = [];
  const note: Note = (problem) => problems.push(problem);
  const there = isRecord(raw) ? raw.printed : undefined;
  if (there === undefined) return { ok: true, value: {} };
  const part = new Part(there, 'printed', ['mods', 'attacks', ...NUMBERS], note);
  const numbers = NUMBERS.filter((field) => part.has(field)).map((field) => [
    field,
    part.whole(field, -FURTHEST, FURTHEST),
  ]);
  const value: Printed = {
    ...Object.fromEntries(numbers),
    ...(part.has('mods') ? { mods: modsIn(part, note) } : {}),
    ...(part.has('attacks') ? { attacks: attacksIn(part, note) } : {}),
  };
  return problems.length === 0 ? { ok: true, value } : { ok: false, error: problems };
}

function modsIn(printed: Part, note: Note): NonNullable<Printed['mods']> {
  const part = new Part(printed.raw('mods'), printed.at('mods'), ABILITIES, note);
  const known = ABILITIES.filter((ability) => part.has(ability));
  return Object.fromEntries(known.map((one) => [one, part.whole(one, -FURTHEST, FURTHEST)]));
}

function attacksIn(printed: Part, note: Note): NonNullable<Printed['attacks']> {
  return printed.list('attacks', (value, path) => {
    const part = new Part(value, path, ['id', 'hit', 'damage'], note);
    if (!isRecord(value)) return undefined;
    return {
      id: part.name('id'),
      hit: part.whole('hit', -FURTHEST, FURTHEST),
      damage: part.whole('damage', -FURTHEST, FURTHEST),
    };
  });
}
