import type {
  BuilderOption,
  BuilderPart,
  Draft,
  Reader,
} from '@tablewright/table-kit/builder-data';
import * as sign from '@tablewright/table-kit/emblems';
import { ABILITIES } from '../abilities.ts';
import { signed } from '../board/words.ts';
import { choiceCalled, namedAs, spellCalled } from '../called.ts';
import { HERITAGE_EMBLEMS, ROLE_EMBLEMS } from '../content/emblems.ts';
import { FLAW_TAGS } from '../content/sheet.ts';
import { leastLevel } from '../rules/bearers/known-spells.ts';
import { chosenWith } from '../rules/levels/chosen.ts';
import { traditionOf } from '../rules/levels/spells.ts';
import { BENEFIT_LEVELS } from '../rules/numbers/levels.ts';
import { modifierFor } from '../rules/numbers/scores.ts';
import type { Draft as Creation } from '../sheets/creation.ts';
import { rolesAtFirst } from '../sheets/faults.ts';
import {
  benefitChoices,
  type Choosable,
  choicesOfTrait,
  heritageChoices,
  roleChoices,
  spellChoices,
} from '../sheets/steps.ts';
import { contentOf } from '../table.ts';
import {
  baseOf,
  benefitPart,
  benefitsOf,
  choicePart,
  creationOf,
  KEPT,
  MADE,
  oneOf,
  PART,
  readyOf,
  spellsPart,
  totalsOf,
} from './character.ts';
import { gearParts } from './gear-parts.ts';
import { givesText } from './gives.ts';
import { COUNT, type Ground, isInOrder, TOTALS } from './ground.ts';
import type { Making } from './making.ts';
import { spellHelp, spellMark } from './spell-words.ts';
import { builderText, flawText, givenText } from './words.ts';

/** Longest words about a flaw, in characters. */
const LONGEST_FLAW = 200;

/** Everything that has to be chosen for a character, in the order of making one (DT-CHAR-01 to -07). */
export function partsOf(ground: Ground, draft: Draft, reader: Reader): readonly BuilderPart[] {
  const [member] = draft.members;
  if (member === undefined) return [];
  const making: Making = { ground, member, creation: creationOf(ground, member), reader };
  const first = ground.isAtTable ? [readyPart(making)] : [];
  if (readyOf(ground, member) !== undefined || (ground.isAtTable && ground.rolled === undefined)) {
    return first;
  }
  return [
    ...first,
    ...(ground.rolled === undefined ? [totalsPart(making)] : []),
    scoresPart(making),
    heritagePart(making),
    ...traitPart(making, making.creation.heritage, PART.heritageChoice),
    rolesPart(making),
    ...benefitParts(making),
    ...making.creation.roles.flatMap(({ id }) => traitPart(making, id, choicePart(id))),
    ...making.creation.roles.flatMap(({ id }) => spellPart(making, id)),
    ...gearParts(making),
    flawPart(making),
    {
      id: PART.flawText,
      title: builderText(reader, 'part.flaw-text'),
      count: 1,
      options: [],
      chosen: (member.chosen[PART.flawText] ?? []).map((flaw) => flawText(reader, flaw)),
      text: { longest: LONGEST_FLAW, help: builderText(reader, 'part.flaw-text.help') },
    },
  ];
}

function part(
  { member, reader }: Making,
  id: string,
  title: string | undefined,
  options: readonly BuilderOption[],
  count = 1,
): BuilderPart {
  const said = title ?? builderText(reader, `part.${id as 'heritage'}`);
  return { id, title: said, count, options, chosen: member.chosen[id] ?? [] };
}

/** At a table: one of the ready characters that are free, or one that is made of what was rolled. */
function readyPart(making: Making): BuilderPart {
  const { ground, reader } = making;
  const made: BuilderOption = {
    id: MADE,
    name: builderText(reader, 'ready.made'),
    help: builderText(reader, 'ready.made.help'),
    emblem: sign.quillInk,
    ...(ground.rolled === undefined ? { closed: builderText(reader, 'ready.not-rolled') } : {}),
  };
  const ready = ground.ready.map(({ id, sheet }): BuilderOption => {
    const { name, heritage, roles, level } = sheet;
    const list = roles.map((role) => reader.say(namedAs('role', role.id)));
    return {
      id,
      name,
      help: new Intl.ListFormat(reader.locale).format(list),
      mark: builderText(reader, 'ready.mark', {
        heritage: reader.say(namedAs('heritage', heritage)),
        level,
      }),
      emblem: emblemFor(heritage, roles[0]?.id),
    };
  });
  return part(making, PART.ready, undefined, [made, ...ready]);
}

/** The picture of a heritage; of a Human’s first role. */
export function emblemFor(heritage: string | undefined, role: string | undefined): string {
  const own = HERITAGE_EMBLEMS[heritage ?? ''];
  if (own !== undefined && own !== sign.person) return own;
  return ROLE_EMBLEMS[role ?? ''] ?? own ?? sign.person;
}

/** Which totals there are to deal out, where no table has rolled any. */
function totalsPart(making: Making): BuilderPart {
  const { member, reader } = making;
  const sets = Object.entries(TOTALS).map(
    ([id, totals]): BuilderOption => ({
      id,
      name: builderText(reader, `totals.${id as 'even'}`),
      help: builderText(reader, `totals.${id as 'even'}.help`),
      mark: totals.join(', '),
    }),
  );
  const kept: BuilderOption = {
    id: KEPT,
    name: builderText(reader, 'totals.kept'),
    help: builderText(reader, 'totals.kept.help'),
    mark: totalsOf(making.ground, {
      ...member,
      chosen: { ...member.chosen, [PART.totals]: [KEPT] },
    }).join(', '),
  };
  const options = baseOf(member) === undefined ? sets : [kept, ...sets];
  return part(making, PART.totals, undefined, options);
}

/** Abilities in the order of their totals; where totals stay as they fell, what each has. */
function scoresPart(making: Making): BuilderPart {
  const { ground, member, reader } = making;
  const totals = totalsOf(ground, member);
  const chosen = member.chosen[PART.scores] ?? [];
  const fixed = isInOrder(ground);
  const options = ABILITIES.map((ability): BuilderOption => {
    const at = fixed ? ABILITIES.indexOf(ability) : chosen.indexOf(ability);
    const total = totals[at < 0 ? chosen.length : at];
    const name = reader.say(namedAs('ability', ability));
    const bonus = total === undefined ? '' : signed(modifierFor(total));
    const params = { total: total ?? 0, bonus };
    return {
      id: ability,
      name: fixed ? builderText(reader, 'score.fixed', { ...params, ability: name }) : name,
      help: builderText(reader, `ability.${ability}.help`),
      ...(total === undefined
        ? {}
        : { mark: builderText(reader, at < 0 ? 'score.would' : 'score.has', params) }),
    };
  });
  const all = part(making, PART.scores, undefined, options, COUNT);
  return fixed ? all : { ...all, isOrdered: true };
}

function heritagePart(making: Making): BuilderPart {
  const { ground, creation, reader } = making;
  const { heritage: _, heritageChoice: __, ...without } = creation;
  const options = heritageChoices(ground.rules, creation).map((one): BuilderOption => {
    const mark = givesText(ground, without, { ...without, heritage: one.id }, reader);
    return {
      ...optionOf(making, one, 'heritage'),
      emblem: HERITAGE_EMBLEMS[one.id] ?? sign.person,
      ...(mark === '' ? {} : { mark }),
    };
  });
  return part(making, PART.heritage, undefined, options);
}

/** A thing of the catalogue with what it gives, closed with the reason why. */
function optionOf(
  { reader }: Making,
  { id, closed, isTaken }: Choosable,
  kind: 'heritage' | 'role',
): BuilderOption {
  return {
    id,
    name: reader.say(namedAs(kind, id)),
    help: givenText(reader, `${kind}.${id}`),
    ...(closed === undefined || isTaken ? {} : { closed: reader.say(closed) }),
  };
}

/** What is chosen with a heritage or a role (DT-CHAR-05). */
function traitPart(making: Making, trait: string | undefined, id: string): readonly BuilderPart[] {
  const { ground, creation, reader } = making;
  const asked = trait === undefined ? undefined : chosenWith(trait);
  if (trait === undefined || asked === undefined) return [];
  const named = reader.say(namedAs(id === PART.heritageChoice ? 'heritage' : 'role', trait));
  const title = builderText(reader, `choice.${asked.what}`, { trait: named });
  const { spells } = contentOf(ground.rules);
  const options = choicesOfTrait(ground.rules, trait, undefined).map(
    ({ id: one }): BuilderOption => {
      const spell = spells[one];
      const having = withChoice(creation, trait, one);
      const mark = givesText(ground, withChoice(creation, trait, undefined), having, reader);
      return {
        id: one,
        name: reader.say(choiceCalled(one)),
        help:
          spell === undefined
            ? builderText(reader, `choice.${asked.what}.help`)
            : spellHelp(spell, reader),
        ...(mark === '' ? {} : { mark }),
      };
    },
  );
  return [part(making, id, title, options)];
}

/** A character that has chosen this with a trait. */
function withChoice(creation: Creation, trait: string, choice: string | undefined): Creation {
  const { heritageChoice: _, ...rest } = creation;
  if (creation.heritage === trait) {
    return { ...rest, ...(choice === undefined ? {} : { heritageChoice: choice }) };
  }
  const roles = creation.roles.map(({ id, choice: own }) => {
    const now = id === trait ? choice : own;
    return { id, ...(now === undefined ? {} : { choice: now }) };
  });
  return { ...creation, roles };
}

/** Roles of the first Level; those of benefits have parts of their own (DT-CHAR-03, -08). */
function rolesPart(making: Making): BuilderPart {
  const { ground, member, creation, reader } = making;
  const birth = baseOf(member)?.birth;
  const count = rolesAtFirst({
    heritage: creation.heritage ?? '',
    ...(birth === undefined ? {} : { birth }),
  });
  const chosen = member.chosen[PART.roles] ?? [];
  const gained = benefitsOf(member).flatMap((one) => (one.kind === 'role' ? [one.role] : []));
  const options = roleChoices(ground.rules, creation).map((one): BuilderOption => {
    const option = optionOf(making, one, 'role');
    const mark = roleGives(making, one.id);
    const pictured = {
      ...option,
      emblem: ROLE_EMBLEMS[one.id] ?? sign.person,
      ...(mark === '' ? {} : { mark }),
    };
    if (gained.includes(one.id)) {
      return { ...pictured, closed: builderText(reader, 'closed.gained') };
    }
    const { closed: _, ...open } = pictured;
    const isFull = !chosen.includes(one.id) && chosen.length >= count;
    return isFull ? { ...open, closed: builderText(reader, 'closed.full') } : open;
  });
  return part(making, PART.roles, undefined, options, count);
}

function roleGives({ ground, creation, reader }: Making, role: string): string {
  const without = creation.roles.filter(({ id }) => id !== role);
  const having = [...without, { id: role }];
  return givesText(ground, { ...creation, roles: without }, { ...creation, roles: having }, reader);
}

/** What each Level gave that gives something (DT-LVL-04). */
function benefitParts(making: Making): readonly BuilderPart[] {
  const { ground, member, creation, reader } = making;
  const { level } = creation;
  return BENEFIT_LEVELS.filter((one) => one <= level).map((one) => {
    const title = builderText(reader, 'benefit', { level: one });
    const own = oneOf(member.chosen, benefitPart(one));
    const options = benefitChoices(ground.rules, creation, one).map((choosable): BuilderOption => {
      const { id, closed } = choosable;
      const [, kind, what = ''] = /^(score|role)-(.+)$/.exec(id) ?? [];
      const why = closed === undefined || id === own ? {} : { closed: reader.say(closed) };
      if (kind === 'role') {
        return {
          ...optionOf(making, { ...choosable, id: what }, 'role'),
          ...{ id, emblem: ROLE_EMBLEMS[what] ?? sign.person },
          ...why,
        };
      }
      const ability = reader.say(namedAs('ability', what));
      return {
        id,
        name: builderText(reader, 'benefit.score', { ability }),
        help: builderText(reader, 'benefit.score.help'),
        ...why,
      };
    });
    return part(making, benefitPart(one), title, options);
  });
}

/** Spells of a role that casts, as many as Levels; those of higher Levels come with these (DT-MAG-02, -03). */
function spellPart(making: Making, role: string): readonly BuilderPart[] {
  const { ground, creation, reader } = making;
  if (traditionOf(role) === undefined) return [];
  const { level } = creation;
  const { spells } = contentOf(ground.rules);
  const options = spellChoices(ground.rules, creation, role).flatMap(
    ({ id, closed, isTaken }): readonly BuilderOption[] => {
      const spell = spells[id];
      if (spell === undefined || (!isTaken && leastLevel(spell) > level)) return [];
      return [
        {
          id,
          name: reader.say(spellCalled(id)),
          help: spellHelp(spell, reader),
          mark: spellMark(spell, reader),
          // One alone takes the place of another.
          ...(closed === undefined || level === 1 ? {} : { closed: reader.say(closed) }),
        },
      ];
    },
  );
  const title = builderText(reader, 'spells', {
    role: reader.say(namedAs('role', role)),
    count: level,
  });
  return [part(making, spellsPart(role), title, options, level)];
}

function flawPart(making: Making): BuilderPart {
  const { reader } = making;
  const options = FLAW_TAGS.map(
    (tag): BuilderOption => ({
      id: tag,
      name: reader.say({ key: `document.character.flaw.tag.${tag}` }),
      help: builderText(reader, `flaw.${tag}`),
    }),
  );
  return part(making, PART.flaw, undefined, options);
}
