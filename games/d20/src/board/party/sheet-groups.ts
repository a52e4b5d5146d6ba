import type { SheetGroup, SheetItem, SheetNumber } from '@tablewright/table-kit/sheets';
import {
  attackCalled,
  choiceCalled,
  gearCalled,
  helpOf,
  namedAs,
  spellCalled,
} from '../../called.ts';
import {
  abilityNumbers,
  acSum,
  attackFacts,
  countsMinutes,
  initiativeNumber,
  levelRule,
  lockedHp,
  maxHpSum,
  type RollNumber,
  type Sum,
  saveNumbers,
  saveTnSum,
  speedSum,
  spellFacts,
} from '../../explain/index.ts';
import type { SeenCreature } from '../../view.ts';
import type { TableTop } from '../board-context.tsx';
import { damageWords, timeWords } from '../creature-words.ts';
import { emblemOf, gearEmblem, roleEmblem } from '../emblem-of.ts';
import { partsOf } from '../parts.ts';
import { boardText, percent, signed } from '../words.ts';
import { flawSaid } from './flaw-words.ts';

type Told = Pick<TableTop, 'view' | 'say'>;

/** Rounds of a minute (DT-TIME-01). */
const MINUTE = 6;

/** A sum as a number of a sheet. */
function numberOf(
  { say }: Told,
  id: string,
  label: string,
  { total, rule, terms }: Sum,
  more: Partial<SheetNumber> = {},
): SheetNumber {
  return { id, label, value: total, rule, parts: partsOf({ terms }, say), ...more };
}

/** Numbers that are looked at again and again. */
export function mainNumbers(table: Told, creature: SeenCreature): readonly SheetNumber[] {
  const { view } = table;
  const { id, hp, level, tokens } = creature;
  const most = maxHpSum(view, id);
  const ac = acSum(view, id);
  const speed = speedSum(view, id);
  const first = initiativeNumber(view, id);
  return [
    ...(most === undefined
      ? []
      : [
          numberOf(table, 'hp', boardText('board.hp'), most, {
            shown: boardText('board.hp.of', { hp, most: most.total }),
            ...lockedNote(table, id),
          }),
        ]),
    ...(ac === undefined ? [] : [numberOf(table, 'ac', boardText('board.ac'), ac)]),
    ...(speed === undefined
      ? []
      : [
          numberOf(table, 'speed', boardText('board.speed'), speed, {
            shown: boardText('board.feet', { feet: speed.total }),
          }),
        ]),
    ...(first === undefined
      ? []
      : [rolled(table, 'initiative', boardText('board.sheet.initiative'), first)]),
    counted(
      'level',
      boardText('board.level'),
      level,
      levelRule(level),
      boardText('board.sheet.xp'),
    ),
    ...(creature.character === undefined
      ? []
      : [
          counted('tokens', boardText('board.sheet.tokens'), tokens, 'DT-TOK-02'),
          counted('xp', boardText('board.sheet.xp'), creature.character.xp, 'DT-LVL-01'),
        ]),
  ];
}

/** What is counted as it comes, by a rule, and is the sum of nothing else. */
const counted = (
  id: string,
  label: string,
  value: number,
  rule: string,
  from = label,
): SheetNumber => ({
  ...{ id, label, value, shown: boardText('board.sheet.count', { count: value }) },
  parts: [{ label: from, amount: value, rule }],
});

function lockedNote({ view }: Told, id: number): Pick<SheetNumber, 'note'> {
  const locked = lockedHp(view, id);
  return locked === 0 ? {} : { note: boardText('board.hp.locked', { count: locked }) };
}

/** What a d20 is rolled with, with the way in which it leans. */
function rolled(
  table: Told,
  id: string,
  label: string,
  { sum, mode }: RollNumber,
  note?: string,
): SheetNumber {
  const lean = mode === 'straight' ? [] : [boardText(`board.mode.${mode}`)];
  const said = [...lean, ...(note === undefined ? [] : [note])].join(' · ');
  return numberOf(table, id, label, sum, {
    shown: signed(sum.total),
    ...(said === '' ? {} : { note: said }),
  });
}

/** The six abilities and the saves by them. */
export function abilityGroups(table: Told, { id }: SeenCreature): readonly SheetGroup[] {
  const { view, say } = table;
  const abilities = abilityNumbers(view, id).map(({ ability, score, modifier }) =>
    numberOf(table, `ability/${ability}`, say(namedAs('ability', ability)), modifier, {
      ...{ shown: signed(modifier.total), note: boardText('board.sheet.score', { score }) },
    }),
  );
  const saves = saveNumbers(view, id).map(({ ability, ...number }) =>
    rolled(table, `save/${ability}`, say(namedAs('ability', ability)), number),
  );
  return [
    { kind: 'numbers', title: boardText('board.sheet.abilities'), numbers: abilities },
    { kind: 'lines', title: boardText('board.sheet.saves'), numbers: saves },
  ];
}

/** What somebody attacks with: what is added to hit, and what a hit does. */
export function attackGroup(table: Told, { id }: SeenCreature): SheetGroup {
  const { view, say } = table;
  const numbers = attackFacts(view, id).flatMap(
    ({ id: attack, hit, damage, feet, band, times }) => {
      const name = say(attackCalled(attack));
      const reach = boardText('board.sheet.reach', { feet, band: say({ key: `term.${band}` }) });
      const note = times > 1 ? `${boardText('board.sheet.times', { times })} · ${reach}` : reach;
      return [
        rolled(table, `hit/${attack}`, name, hit, note),
        ...(damage === undefined
          ? []
          : [
              numberOf(
                table,
                `damage/${attack}`,
                boardText('board.sheet.damage', { attack: name }),
                damage.flat,
                { shown: damageWords(damage) },
              ),
            ]),
      ];
    },
  );
  return { kind: 'lines', title: boardText('board.sheet.attacks'), numbers };
}

/** Spells with what casting them takes; the strained ones say so. */
export function spellGroups(table: Told, { id }: SeenCreature): readonly SheetGroup[] {
  const { view, say } = table;
  const spells = spellFacts(view, id);
  const tn = saveTnSum(view, id);
  if (spells.length === 0) return [];
  const numbers = spells.map((one) =>
    rolled(
      table,
      `spell/${one.id}`,
      say(spellCalled(one.id)),
      one.casting,
      one.isStrained
        ? boardText('board.strained')
        : boardText('board.sheet.casting', { target: one.target, chance: percent(one.chance) }),
    ),
  );
  const saved =
    tn === undefined ? [] : [numberOf(table, 'save-tn', boardText('board.sheet.save-tn'), tn)];
  return [
    { kind: 'lines', title: boardText('board.sheet.spells'), numbers: [...numbers, ...saved] },
  ];
}

/** Things: what is in hand, what is worn, how often it can be used, and, unless short, what it does. */
export function gearGroup(
  { say, isShort = false }: Told & { readonly isShort?: boolean },
  { items, held, armor, gp }: SeenCreature,
): SheetGroup {
  const things = items.map((item): SheetItem => {
    const notes = [
      ...(held.includes(item.id) ? [boardText('board.gear.held')] : []),
      ...(item.id === armor ? [boardText('board.gear.worn')] : []),
      ...(item.isOn === true ? [boardText('board.gear.on')] : []),
      ...usesLine(item.kind, item.uses),
      ...(isShort ? [] : helpLine('gear', item.kind, say)),
    ];
    return {
      id: `item/${item.id}`,
      label: say(gearCalled(item.kind)),
      emblem: gearEmblem(item.kind),
      ...(notes.length === 0 ? {} : { note: notes.join(' · ') }),
    };
  });
  return { kind: 'list', title: boardText('board.sheet.gear', { gp }), items: things };
}

/** How often a thing can be used, or how long it lasts. */
function usesLine(kind: string, uses: number | undefined): readonly string[] {
  if (uses === undefined) return [];
  return uses > 0 && countsMinutes(kind)
    ? [boardText('board.end.rounds', { time: timeWords(uses * MINUTE) })]
    : [boardText('board.gear.uses', { count: uses })];
}

/** What a character is by heritage and by role, with what these give and what was chosen for them. */
export function roleGroup({ say }: Told, creature: SeenCreature): readonly SheetGroup[] {
  const { character } = creature;
  if (character === undefined) return [];
  const { heritage, heritageChoice, birth, roles } = character;
  const items = roles.map(({ id, choice }) =>
    traitItem({ kind: 'role', id, choice, emblem: roleEmblem(id) }, say),
  );
  const own = traitItem(
    { kind: 'heritage', id: heritage, choice: heritageChoice, emblem: emblemOf(creature) },
    say,
  );
  return [
    {
      kind: 'list',
      title: boardText('board.sheet.roles'),
      items: [birth === undefined ? own : bornAs(own, birth, say), ...items],
    },
    { kind: 'text', title: boardText('board.sheet.flaw'), text: flawSaid(character.flaw.text) },
  ];
}

/** Whose body is another one now, with the heritage of birth (DT-ARC-611). */
function bornAs({ note, ...item }: SheetItem, birth: string, say: Told['say']): SheetItem {
  const born = boardText('board.sheet.birth', { heritage: say(namedAs('heritage', birth)) });
  return { ...item, note: note === undefined ? born : `${born} · ${note}` };
}

interface Taken {
  readonly kind: 'heritage' | 'role';
  readonly id: string;
  readonly choice: string | undefined;
  readonly emblem: string;
}

function traitItem({ kind, id, choice, emblem }: Taken, say: Told['say']): SheetItem {
  const notes = [
    ...(choice === undefined ? [] : [say(choiceCalled(choice))]),
    ...helpLine(kind, id, say),
  ];
  return {
    ...{ id: `${kind}/${id}`, label: say(namedAs(kind, id)), emblem },
    ...(notes.length === 0 ? {} : { note: notes.join(' · ') }),
  };
}

/** What something does, where that is written. */
function helpLine(kind: string, id: string, say: Told['say']): readonly string[] {
  const help = helpOf(kind, id);
  return help === undefined ? [] : [say(help)];
}
