import { canonicalJson } from '@tablewright/engine';
import type { Chosen, Draft, DraftMember } from '@tablewright/table-kit/builder-data';
import { ABILITIES, type Ability } from '../abilities.ts';
import { PACKS } from '../content/gear/packs.ts';
import type { Sheet } from '../content/sheet.ts';
import type { Benefit } from '../model.ts';
import type { Draft as Creation } from '../sheets/creation.ts';
import { sheetOfDraft } from '../sheets/creation.ts';
import { beyondPack } from '../sheets/equipment.ts';
import { carriedBy, keptItems } from './equipment.ts';
import { COUNT, dealt, dieOf, fundsOf, type Ground, isInOrder, TOTALS } from './ground.ts';

/** The parts of a character, as `DraftMember.chosen` has them. */
export const PART = {
  /** Whether a ready character is taken or one is made, at a table. */
  ready: 'ready',
  totals: 'totals',
  scores: 'scores',
  heritage: 'heritage',
  heritageChoice: 'heritage-choice',
  roles: 'roles',
  pack: 'pack',
  bought: 'bought',
  kept: 'kept',
  flaw: 'flaw',
  flawText: 'flaw-text',
} as const;

/** What is chosen instead of a ready character, of given totals, of a pack. */
export const MADE = 'made';
/** See {@link MADE}. */
export const KEPT = 'kept';
/** See {@link MADE}. */
export const BOUGHT = 'bought';

/** Where the sheet lies that is changed, as JSON: no part, and nothing that anybody sees. */
const BASE = 'base';

/** The part in which something is chosen with a role, of a Level’s benefit, of a role’s spells, of a pack’s things. */
export const choicePart = (role: string): string => `choice.${role}`;
/** See {@link choicePart}. */
export const benefitPart = (level: number): string => `benefit.${level}`;
/** See {@link choicePart}. */
export const spellsPart = (role: string): string => `spells.${role}`;
/** See {@link choicePart}. */
export const pickPart = (at: number): string => `gear.${at}`;

/** What is chosen where one thing is chosen. */
export const oneOf = (chosen: Chosen, part: string): string | undefined => chosen[part]?.[0];

/** The sheet that is changed; nothing for a new character. */
export function baseOf({ chosen }: DraftMember): Sheet | undefined {
  const base = oneOf(chosen, BASE);
  return base === undefined ? undefined : (JSON.parse(base) as Sheet);
}

/** The Level of a character: of a new one the first (DT-CHAR-04). */
export const levelOf = (member: DraftMember): number => baseOf(member)?.level ?? 1;

/** What the Levels of a character have given, as far as it is chosen (DT-LVL-04). */
export function benefitsOf(member: DraftMember): readonly Benefit[] {
  return Object.entries(member.chosen).flatMap(([part, [id = '']]): Benefit[] => {
    const [, at] = /^benefit\.(\d+)$/.exec(part) ?? [];
    const [, kind, what = ''] = /^(score|role)-(.+)$/.exec(id) ?? [];
    if (at === undefined || kind === undefined) return [];
    const level = Number(at);
    if (kind === 'role') return [{ level, kind, role: what }];
    const ability = ABILITIES.find((one) => one === what);
    return ability === undefined ? [] : [{ level, kind: 'score', ability }];
  });
}

/** The six totals that go to abilities. */
export function totalsOf(ground: Ground, member: DraftMember): readonly number[] {
  const { rolled } = ground;
  if (rolled !== undefined) return dealt(ground, rolled.totals);
  const set = oneOf(member.chosen, PART.totals);
  const base = baseOf(member);
  if (set === KEPT && base !== undefined) return ownScores(base).map(([, total]) => total);
  return TOTALS[set ?? ''] ?? [];
}

/** Scores without what Levels added, the highest first. */
function ownScores({ scores, benefits }: Sheet): readonly (readonly [Ability, number])[] {
  const more = (ability: Ability) =>
    2 * benefits.filter((one) => one.kind === 'score' && one.ability === ability).length;
  return ABILITIES.map((ability): [Ability, number] => [
    ability,
    scores[ability] - more(ability),
  ]).sort(([, one], [, other]) => other - one);
}

/** A member as the rules know characters that are being made; what is open is empty. */
export function creationOf(ground: Ground, member: DraftMember): Creation {
  const { name, chosen } = member;
  const base = baseOf(member);
  const benefits = benefitsOf(member);
  const taken = [
    ...(chosen[PART.roles] ?? []),
    ...benefits.flatMap((one) => (one.kind === 'role' ? [one.role] : [])),
  ];
  const first = ABILITIES.filter((one) => chosen[PART.scores]?.includes(one));
  const wished = (chosen[PART.scores] ?? []).flatMap((id) => first.find((one) => one === id) ?? []);
  const order = [...wished, ...ABILITIES.filter((one) => !wished.includes(one))];
  const totals = totalsOf(ground, member);
  const heritage = oneOf(chosen, PART.heritage);
  const heritageChoice = oneOf(chosen, PART.heritageChoice);
  const pack = oneOf(chosen, PART.pack);
  const tag = oneOf(chosen, PART.flaw);
  const roles = taken.map((id) => {
    const choice = oneOf(chosen, choicePart(id));
    return { id, ...(choice === undefined ? {} : { choice }) };
  });
  const creation: Creation = {
    level: levelOf(member),
    // Whoever has no totals yet is looked at as somebody in the middle of everything.
    rolled: totals.length === COUNT ? totals : ABILITIES.map(() => 10),
    ...(isInOrder(ground) ? {} : { order }),
    hitDice: base?.hitDice ?? [dieOf(ground)],
    funds: fundsOf(ground),
    ...(heritage === undefined ? {} : { heritage }),
    ...(heritageChoice === undefined ? {} : { heritageChoice }),
    roles,
    benefits,
    spells: Object.fromEntries(
      Object.entries(chosen).flatMap(([part, ids]) =>
        part.startsWith('spells.') ? [[part.slice('spells.'.length), ids]] : [],
      ),
    ),
    ...(pack === undefined || pack === BOUGHT || pack === KEPT ? {} : { pack }),
    gear: [],
    name: name.trim(),
    flaw: { text: oneOf(chosen, PART.flawText)?.trim() ?? '', tag: tag ?? '' },
  };
  return { ...creation, gear: carriedBy(ground, member.chosen, creation, base?.gear ?? []) };
}

/** The sheet that a member is, as far as it goes. */
export function madeSheet(ground: Ground, member: DraftMember): Sheet {
  const creation = creationOf(ground, member);
  const sheet = sheetOfDraft(ground.rules, creation);
  const base = baseOf(member);
  if (base === undefined) return sheet;
  const { xp, birth, now } = base;
  const known = Object.values(sheet.spells).flat();
  const isKept = oneOf(member.chosen, PART.pack) === KEPT && !isBoughtHere(ground, base);
  return {
    ...sheet,
    xp,
    ...(isKept ? { gp: base.gp } : {}),
    ...(birth === undefined ? {} : { birth }),
    ...(now === undefined
      ? {}
      : { now: { ...now, strained: now.strained.filter((id) => known.includes(id)) } }),
  };
}

/** Whether the things of a sheet were paid for with the coins of this table, and not taken as a pack. */
const isBoughtHere = ({ rolled }: Ground, sheet: Sheet): boolean =>
  rolled !== undefined &&
  (sheet.gp > 0 || PACKS.every((pack) => beyondPack(pack, sheet).length > 0));

/** The sheet that a draft without faults is: as it was, if nothing is changed; away from a table marked as written. */
export function sheetOfMember(ground: Ground, member: DraftMember): Sheet {
  const ready = readyOf(ground, member);
  if (ready !== undefined) return ready;
  const base = baseOf(member);
  if (base !== undefined && canonicalJson(member) === canonicalJson(memberOf(ground, base))) {
    return base;
  }
  const sheet = madeSheet(ground, member);
  return ground.isAtTable ? sheet : { ...sheet, isWritten: true };
}

/** The ready character that a member is, at a table. */
export function readyOf(ground: Ground, { chosen }: DraftMember): Sheet | undefined {
  const id = oneOf(chosen, PART.ready);
  return ground.ready.find((one) => one.id === id)?.sheet;
}

/** A sheet in parts. */
export function memberOf(ground: Ground, sheet: Sheet): DraftMember {
  const { name, heritage, heritageChoice, roles, benefits, spells, flaw } = sheet;
  const ready = ground.ready.find((one) => canonicalJson(one.sheet) === canonicalJson(sheet));
  if (ground.isAtTable && ready !== undefined) {
    return { name, chosen: { [PART.ready]: [ready.id] } };
  }
  const gained = benefits.flatMap((one) => (one.kind === 'role' ? [one.role] : []));
  const order = isInOrder(ground) ? ABILITIES : ownScores(sheet).map(([ability]) => ability);
  const chosen: Record<string, readonly string[]> = {
    [BASE]: [JSON.stringify(sheet)],
    ...(ground.isAtTable ? { [PART.ready]: [MADE] } : { [PART.totals]: [KEPT] }),
    [PART.scores]: order,
    [PART.heritage]: [heritage],
    ...(heritageChoice === undefined ? {} : { [PART.heritageChoice]: [heritageChoice] }),
    [PART.roles]: roles.flatMap(({ id }) => (gained.includes(id) ? [] : [id])),
    [PART.pack]: [KEPT],
    [PART.kept]: keptItems(sheet),
    [PART.flaw]: [flaw.tag],
    [PART.flawText]: [flaw.text],
  };
  for (const { id, choice } of roles) if (choice !== undefined) chosen[choicePart(id)] = [choice];
  for (const one of benefits) {
    const what = one.kind === 'role' ? `role-${one.role}` : `score-${one.ability}`;
    chosen[benefitPart(one.level)] = [what];
  }
  for (const [role, known] of Object.entries(spells)) chosen[spellsPart(role)] = known;
  return { name, chosen };
}

/** A character of whom nothing is known. */
export function emptyMember(ground: Ground): DraftMember {
  const chosen: Chosen = {
    ...(ground.rolled === undefined ? {} : { [PART.ready]: [MADE] }),
    ...(isInOrder(ground) ? { [PART.scores]: ABILITIES } : {}),
  };
  return { name: '', chosen };
}

/** A draft has one member. */
export const draftOfMember = (member: DraftMember): Draft => ({ name: '', members: [member] });
