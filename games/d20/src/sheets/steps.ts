import type { ContentProblem } from '@tablewright/engine/documents';
import { ABILITIES } from '../abilities.ts';
import { PACKS } from '../content/gear/packs.ts';
import type { SheetItem } from '../content/sheet.ts';
import { leastLevel } from '../rules/bearers/known-spells.ts';
import { choicesWith, chosenWith } from '../rules/levels/chosen.ts';
import { spellsOfRole, takenAt, tooManyHigh, traditionOf } from '../rules/levels/spells.ts';
import { BENEFIT_LEVELS } from '../rules/numbers/levels.ts';
import { contentOf } from '../table.ts';
import { type Draft, sheetOfDraft } from './creation.ts';
import { beyondPack, costOf, equipmentFaults, priceOf } from './equipment.ts';
import { rolesAtFirst } from './faults.ts';
import type { Rules } from './imagined.ts';
import { readSheet } from './read.ts';

/** The steps of making a character, in their order (DT-CHAR-01 to -07). */
export const STEPS = [
  'scores',
  'heritage',
  'roles',
  'benefits',
  'spells',
  'gear',
  'person',
] as const;
/** See {@link STEPS}. */
export type Step = (typeof STEPS)[number];

/** Why something is not open, as a key of the catalogue, with what fills its gaps. */
export interface Closed {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Something that can be chosen, or why it cannot. */
export interface Choosable {
  readonly id: string;
  readonly rule: string;
  readonly isTaken: boolean;
  readonly closed?: Closed;
}

/** The fields of a sheet that each step fills. */
const FIELDS: Readonly<Record<Step, readonly string[]>> = {
  scores: ['scores'],
  heritage: ['heritage', 'heritageChoice'],
  roles: ['roles'],
  benefits: ['benefits'],
  spells: ['spells'],
  gear: ['gear', 'gp'],
  person: ['name', 'flaw'],
};

/** What is still wrong or missing at each step; a step without anything is done. */
export function lacks(rules: Rules, draft: Draft): Readonly<Record<Step, readonly string[]>> {
  const read = readSheet(contentOf(rules), sheetOfDraft(rules, draft));
  const faults = [...(read.ok ? [] : read.error), ...gearLacks(rules, draft)];
  const found: Record<Step, string[]> = {
    scores: [],
    heritage: [],
    roles: [],
    benefits: [],
    spells: [],
    gear: [],
    person: [],
  };
  for (const { path, message } of faults) {
    const field = path.split('.')[0] ?? '';
    const step = STEPS.find((one) => FIELDS[one].includes(field));
    if (step !== undefined) found[step].push(message);
  }
  return found;
}

/** What is wrong with the things of a draft: beyond its pack, or dearer than its funds (DT-CHAR-06). */
function gearLacks(rules: Rules, draft: Draft): readonly ContentProblem[] {
  const content = contentOf(rules);
  const pack = PACKS.find(({ id }) => id === draft.pack);
  if (pack === undefined) {
    const gp = draft.funds - costOf(content, draft.gear);
    return equipmentFaults(content, { ...draft, gp: Math.max(0, gp) }, draft.funds);
  }
  return beyondPack(pack, draft).map(({ kind }) => ({
    path: 'gear',
    message: `${kind} is beyond the pack ${pack.id} (DT-EQ-00)`,
  }));
}

/** Which abilities the rolled totals may go to: in order, or each where it is not taken (DT-CHAR-01, DT-OPT-05). */
export function scoreChoices({ options }: Rules, draft: Draft, at: number): readonly Choosable[] {
  return ABILITIES.map((ability, place) => {
    const isTaken = (draft.order ?? ABILITIES)[at] === ability;
    const base = { id: ability, rule: 'DT-CHAR-01', isTaken };
    const isFixed = options.abilityGen === 'inOrder' && place !== at;
    return isFixed ? { ...base, closed: { key: 'closed.rolled-in-order' } } : base;
  });
}

/** All heritages: one is chosen (DT-CHAR-02). */
export function heritageChoices(rules: Rules, { heritage }: Draft): readonly Choosable[] {
  return Object.values(contentOf(rules).heritages).map(({ id, rule }) => ({
    id,
    rule,
    isTaken: id === heritage,
  }));
}

/** What the heritage, or a role that is taken, asks for (DT-CHAR-05). */
export function choicesOfTrait(
  rules: Rules,
  trait: string,
  chosen: string | undefined,
): readonly Choosable[] {
  const rule = chosenWith(trait)?.rule ?? '';
  return choicesWith(rules, trait).map((id) => ({ id, rule, isTaken: id === chosen }));
}

/** Roles: two, three for a Human, and those of benefits; none twice (DT-CHAR-03, -08). */
export function roleChoices(rules: Rules, draft: Draft): readonly Choosable[] {
  const gained = draft.benefits.filter(({ kind }) => kind === 'role').length;
  const most = rolesAtFirst({ heritage: draft.heritage ?? '' }) + gained;
  return Object.values(contentOf(rules).roles).map(({ id, rule }) => {
    const isTaken = draft.roles.some((one) => one.id === id);
    const isFull = !isTaken && draft.roles.length >= most;
    const closed = { key: 'closed.roles-full', params: { most } };
    return { id, rule, isTaken, ...(isFull ? { closed } : {}) };
  });
}

/** What a Level gives: two points on a score, or a role that is not taken (DT-LVL-04). */
export function benefitChoices(rules: Rules, draft: Draft, level: number): readonly Choosable[] {
  const due = BENEFIT_LEVELS.find((one) => one === level);
  const closed: Closed | undefined =
    due === undefined || level > draft.level
      ? { key: 'closed.no-benefit', params: { level } }
      : undefined;
  const now = draft.benefits.find((one) => one.level === level);
  const scores = ABILITIES.map((ability) => ({
    id: `score-${ability}`,
    rule: 'DT-LVL-04',
    isTaken: now?.kind === 'score' && now.ability === ability,
    ...(closed === undefined ? {} : { closed }),
  }));
  const roles = Object.values(contentOf(rules).roles).map(({ id, rule }) => {
    const isTaken = now?.kind === 'role' && now.role === id;
    const isKnown = !isTaken && draft.roles.some((one) => one.id === id);
    const why = closed ?? (isKnown ? { key: 'closed.role-taken' } : undefined);
    return { id: `role-${id}`, rule, isTaken, ...(why === undefined ? {} : { closed: why }) };
  });
  return [...scores, ...roles];
}

/** Spells of a role: as many as Levels, each of a spell level that could be learned (DT-MAG-02 to -04). */
export function spellChoices(rules: Rules, draft: Draft, role: string): readonly Choosable[] {
  const known = draft.spells[role] ?? [];
  const all = spellsOfRole(rules, role);
  const isCaster = traditionOf(role) !== undefined && draft.roles.some(({ id }) => id === role);
  const since = takenAt(draft.benefits, role);
  return all.map((spell) => {
    const isTaken = known.includes(spell.id);
    const base = { id: spell.id, rule: spell.rule, isTaken };
    if (isTaken) return base;
    const why = (key: string, params?: Closed['params']): Choosable => ({
      ...base,
      closed: { key, ...(params === undefined ? {} : { params }) },
    });
    if (!isCaster) return why('closed.no-caster');
    const least = leastLevel(spell);
    if (least > draft.level) return why('closed.spell-level', { level: least });
    if (known.length >= draft.level) return why('closed.spells-full', { most: draft.level });
    const found = all.filter(({ id }) => known.includes(id));
    const high = tooManyHigh([...found, spell], since, draft.level);
    if (high !== undefined) {
      return why('closed.spells-high', { level: high.least, most: high.most });
    }
    return base;
  });
}

/** Packs by genre: one is chosen, or things are bought (DT-CHAR-06, DT-EQ-00). */
export function packChoices({ pack }: Draft): readonly Choosable[] {
  return PACKS.map(({ id }) => ({ id, rule: 'DT-EQ-00', isTaken: id === pack }));
}

/** Things that can be added: what finds a place in the pack, or what the funds pay for. */
export function gearChoices(rules: Rules, draft: Draft): readonly Choosable[] {
  const content = contentOf(rules);
  const pack = PACKS.find(({ id }) => id === draft.pack);
  const left = draft.funds - costOf(content, draft.gear);
  return Object.values(content.gear).map(({ id, rule }) => {
    const item: SheetItem = { kind: id };
    const isTaken = draft.gear.some(({ kind }) => kind === id);
    const price = priceOf(content, item);
    const fits =
      pack === undefined ||
      beyondPack(pack, { ...draft, gear: [...draft.gear, item] }).length === 0;
    const closed: Closed | undefined = !fits
      ? { key: 'closed.not-in-pack' }
      : pack !== undefined
        ? undefined
        : price === undefined
          ? { key: 'closed.not-for-sale' }
          : price > left
            ? { key: 'closed.too-dear', params: { price, left } }
            : undefined;
    return { id, rule, isTaken, ...(closed === undefined ? {} : { closed }) };
  });
}
