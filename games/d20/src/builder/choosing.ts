import { sampleOf } from '@tablewright/engine';
import {
  type Chance,
  type Draft,
  type DraftMember,
  type Reader,
  toggled,
} from '@tablewright/table-kit/builder-data';
import { ABILITIES } from '../abilities.ts';
import { FLAW_TAGS } from '../content/sheet.ts';
import { choicesWith, chosenWith } from '../rules/levels/chosen.ts';
import { traditionOf } from '../rules/levels/spells.ts';
import { BENEFIT_LEVELS } from '../rules/numbers/levels.ts';
import { rolesAtFirst } from '../sheets/faults.ts';
import {
  BOUGHT,
  baseOf,
  benefitsOf,
  choicePart,
  draftOfMember,
  KEPT,
  MADE,
  oneOf,
  PART,
  pickPart,
  readyOf,
} from './character.ts';
import { picksOfPack } from './equipment.ts';
import { type Ground, isInOrder } from './ground.ts';
import { WORDLESS } from './making.ts';
import { partsOf } from './parts.ts';
import { builderText } from './words.ts';

/** Puts an option in, or takes it out again; what is closed changes nothing. */
export function choose(ground: Ground, draft: Draft, part: string, option: string): Draft {
  const [member] = draft.members;
  const asked = partsOf(ground, draft, WORDLESS).find(({ id }) => id === part);
  if (member === undefined || asked === undefined) return draft;
  if (asked.text !== undefined) {
    return draftOfMember(withPart(member, part, [option.slice(0, asked.text.longest)]));
  }
  const offered = asked.options.find(({ id }) => id === option);
  if (offered === undefined || offered.closed !== undefined) return draft;
  const several = asked.least !== undefined && asked.count === 1;
  const ids = several
    ? asked.chosen.includes(option)
      ? []
      : [option]
    : toggled(asked.chosen, option, asked.count);
  // Things that are put away come back in their place.
  const inOrder = part === PART.kept ? [...ids].sort((a, b) => Number(a) - Number(b)) : ids;
  const changed = withPart(member, part, inOrder);
  const ready = part === PART.ready ? readyOf(ground, changed) : undefined;
  if (ready !== undefined) {
    return draftOfMember({ name: ready.name, chosen: { [PART.ready]: [option] } });
  }
  const name = part === PART.ready ? '' : changed.name;
  return draftOfMember(tidied(ground, { ...changed, name }));
}

const withPart = (member: DraftMember, part: string, ids: readonly string[]): DraftMember => ({
  ...member,
  chosen: { ...member.chosen, [part]: ids },
});

/** What is chosen, in order: what does not go with the rest any more is dropped, and what leaves nothing to choose is chosen. */
export function tidied(ground: Ground, member: DraftMember): DraftMember {
  const birth = baseOf(member)?.birth;
  const kept: Record<string, readonly string[]> = {};
  const { chosen } = member;
  const keep = (part: string) => {
    const ids = chosen[part];
    if (ids !== undefined) kept[part] = ids;
  };
  for (const part of ['base', PART.ready, PART.totals, PART.scores, PART.heritage]) keep(part);
  for (const part of [PART.pack, PART.flaw, PART.flawText]) keep(part);
  if (isInOrder(ground)) kept[PART.scores] = ABILITIES;
  const heritage = oneOf(chosen, PART.heritage);
  keepChoice(ground, kept, chosen, heritage, PART.heritageChoice);
  const gained = benefitsOf(member).flatMap((one) => (one.kind === 'role' ? [one.role] : []));
  const most = rolesAtFirst({
    heritage: heritage ?? '',
    ...(birth === undefined ? {} : { birth }),
  });
  const first = (chosen[PART.roles] ?? []).filter((id) => !gained.includes(id)).slice(0, most);
  if (chosen[PART.roles] !== undefined) kept[PART.roles] = first;
  for (const level of BENEFIT_LEVELS) keep(`benefit.${level}`);
  const roles = [...first, ...gained];
  for (const role of roles) {
    keepChoice(ground, kept, chosen, role, choicePart(role));
    if (traditionOf(role) !== undefined) keep(`spells.${role}`);
  }
  const pack = oneOf(chosen, PART.pack);
  if (pack === KEPT) keep(PART.kept);
  if (pack === BOUGHT) kept[PART.bought] = wholeCopies(chosen[PART.bought] ?? []);
  for (const [at, { count, of }] of picksOfPack(
    pack,
    roles.map((id) => ({ id })),
  ).entries()) {
    const wanted = (chosen[pickPart(at)] ?? []).filter((id) => of.includes(id)).slice(0, count);
    const only = of.length <= count ? of : wanted;
    if (chosen[pickPart(at)] !== undefined || only.length > 0) kept[pickPart(at)] = only;
  }
  return { ...member, chosen: kept };
}

/** What is chosen with a trait, if it goes with it; the only thing that does. */
function keepChoice(
  { rules }: Ground,
  kept: Record<string, readonly string[]>,
  chosen: DraftMember['chosen'],
  trait: string | undefined,
  part: string,
): void {
  if (trait === undefined || chosenWith(trait) === undefined) return;
  const known = choicesWith(rules, trait);
  const own = oneOf(chosen, part);
  const [only] = known;
  if (own !== undefined && known.includes(own)) kept[part] = [own];
  else if (only !== undefined && known.length === 1) kept[part] = [only];
}

/** Of several of a kind the last goes first. */
function wholeCopies(options: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return options.map((option) => {
    const [thing = ''] = option.split('#');
    const count = (counts.get(thing) ?? 0) + 1;
    counts.set(thing, count);
    return count === 1 ? thing : `${thing}#${count}`;
  });
}

/** Names for whoever has none yet. */
const NAMES = [
  'Anwen',
  'Brandt',
  'Cosima',
  'Darek',
  'Elin',
  'Faye',
  'Gero',
  'Hanne',
  'Ivo',
  'Jorun',
];

/** Chooses what is open, each thing with the same chance. */
export function fill(
  ground: Ground,
  draft: Draft,
  random: Chance,
  reader: Reader = WORDLESS,
): Draft {
  let [now] = draft.members;
  if (now === undefined) return draft;
  if (ground.isAtTable && ground.rolled === undefined) return fillReady(ground, draft, random);
  if (ground.isAtTable && oneOf(now.chosen, PART.ready) !== MADE) {
    if (readyOf(ground, now) !== undefined) return draft;
    now = withPart(now, PART.ready, [MADE]);
  }
  let whole = draftOfMember(tidied(ground, now));
  for (let open = openPart(ground, whole); open !== undefined; open = openPart(ground, whole)) {
    const [option] = sampleOf(open.options, 1, random);
    const next = option === undefined ? whole : choose(ground, whole, open.id, option);
    if (next === whole) throw new Error(`nothing can be chosen for ${open.id}`);
    whole = next;
  }
  return named(whole, random, reader);
}

function fillReady(ground: Ground, draft: Draft, random: Chance): Draft {
  const [member] = draft.members;
  if (member === undefined || readyOf(ground, member) !== undefined) return draft;
  const [one] = sampleOf(ground.ready, 1, random);
  return one === undefined ? draft : choose(ground, draft, PART.ready, one.id);
}

/** The first part that lacks something, with what it could have. */
function openPart(
  ground: Ground,
  draft: Draft,
): { readonly id: string; readonly options: readonly string[] } | undefined {
  for (const { id, chosen, count, least, text, options } of partsOf(ground, draft, WORDLESS)) {
    if (text !== undefined || chosen.length >= (least ?? count)) continue;
    const open = options.filter(
      // Whoever has nothing yet takes a pack: a purse is spent by hand.
      ({ id: one, closed }) => closed === undefined && !chosen.includes(one) && one !== BOUGHT,
    );
    return { id, options: open.map(({ id: one }) => one) };
  }
  return undefined;
}

/** A name and words for the flaw, for whoever has none. */
function named(draft: Draft, random: Chance, reader: Reader): Draft {
  const [member] = draft.members;
  if (member === undefined) return draft;
  const [drawn = ''] = sampleOf(NAMES, 1, random);
  const name = member.name.trim() === '' ? drawn : member.name;
  const tag = FLAW_TAGS.find((one) => one === oneOf(member.chosen, PART.flaw)) ?? FLAW_TAGS[0];
  const said = oneOf(member.chosen, PART.flawText)?.trim() ?? '';
  const text = said === '' ? builderText(reader, `flaw.${tag}`) : said;
  return draftOfMember({ ...withPart(member, PART.flawText, [text]), name });
}
