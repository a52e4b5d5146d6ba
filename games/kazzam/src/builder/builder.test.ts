import { seededSource } from '@tablewright/engine/host';
import {
  type Builder,
  type Draft,
  type Reader,
  withMember,
} from '@tablewright/table-kit/builder-data';
import { createSpeaker } from '@tablewright/words';
import { describe, expect, test } from 'vitest';
import { CONTENT } from '../content/index.ts';
import { ROLES } from '../model.ts';
import { readTeam, type TeamSheet } from '../rules/match/team-sheet.ts';
import { textsOf } from '../texts.ts';
import { germanTexts } from '../texts-de.ts';
import { GAME } from './athlete.ts';
import { BUILDER as OWN } from './index.ts';

const BUILDER: Builder<TeamSheet> = OWN;
const english = textsOf(CONTENT);
const reader = (locale: string, texts: Readonly<Record<string, string>>): Reader => {
  const missing: string[] = [];
  const speaker = createSpeaker({
    texts,
    locale,
    seatName: String,
    missing: (key) => missing.push(key),
  });
  return {
    locale,
    say: (text) => {
      const said = speaker.say(text);
      if (missing.length > 0) throw new Error(`no text ${missing.join()}`);
      return said;
    },
  };
};
const EN = reader('en', english);
const DE = reader('de', { ...english, ...(await germanTexts(CONTENT)) });

/** A draft of so many with these choices, by member. */
const draftWith = (count: number, ...picked: readonly (readonly [number, string, string])[]) =>
  picked.reduce(
    (draft, [at, part, option]) => BUILDER.choose(draft, at, part, option),
    BUILDER.empty(count),
  );
const part = (draft: Draft, at: number, id: string) =>
  BUILDER.parts(draft, at, EN).find((one) => one.id === id);
const closed = (draft: Draft, at: number, id: string) =>
  Object.fromEntries(
    (part(draft, at, id)?.options ?? []).flatMap((option) =>
      option.closed === undefined ? [] : [[option.id, option.closed]],
    ),
  );

describe('what can be chosen for an athlete', () => {
  test('[KZ-CHAR-01] begins with role and class; what these bring comes with them', () => {
    const ids = (draft: Draft) => BUILDER.parts(draft, 0, EN).map(({ id }) => id);
    expect(ids(BUILDER.empty(1))).toEqual(['role', 'class']);
    expect(ids(draftWith(1, [0, 'role', 'leader'], [0, 'class', 'porter']))).toEqual([
      'role',
      'specialisation',
      'class',
      'pick.feature',
      'pick.movement',
      'pick.warp',
      'pick.at-will',
      'pick.encounter',
      'implement',
    ]);
  });
  test('[KZ-TEAM-01] [KZ-TEAM-02] says who has a role or a class before anybody tries', () => {
    const draft = draftWith(2, [0, 'role', 'leader'], [0, 'class', 'hexer']);
    const taken = (at: number, id: string) =>
      (part(draft, at, id)?.options ?? []).flatMap(({ id: one, taken: by }) =>
        by === undefined ? [] : [[one, by]],
      );
    expect(taken(1, 'role')).toEqual([['leader', 'Ash has it; choosing swaps']]);
    expect(taken(1, 'class')).toEqual([['hexer', 'Ash has it; choosing swaps']]);
    expect(taken(0, 'role')).toEqual([]);
  });
  test('[KZ-TEAM-01] [KZ-TEAM-02] what a teammate has changes hands with all that comes with it', () => {
    const whole = BUILDER.fill(BUILDER.empty(5), undefined, seededSource('swap'));
    const [ash, briar] = whole.members;
    const role = briar?.chosen.role?.[0] ?? '';
    const swapped = BUILDER.choose(whole, 0, 'role', role).members;
    expect(swapped[0]?.chosen).toMatchObject({
      role: briar?.chosen.role,
      specialisation: briar?.chosen.specialisation,
      class: ash?.chosen.class,
    });
    expect(swapped[1]?.chosen.specialisation).toEqual(ash?.chosen.specialisation);
    const [own, other] = BUILDER.choose(whole, 0, 'class', briar?.chosen.class?.[0] ?? '').members;
    expect(own?.chosen).toEqual({
      ...briar?.chosen,
      role: ash?.chosen.role,
      specialisation: ash?.chosen.specialisation,
    });
    expect(other?.chosen.implement).toEqual(ash?.chosen.implement);
  });
  test('[KZ-TEAM-01] the last of five has the role that is left', () => {
    const four = ROLES.slice(0, 4).map((role, at) => [at, 'role', role] as const);
    expect(draftWith(5, ...four).members[4]?.chosen).toEqual({ role: ['specialist'] });
    expect(draftWith(4, ...four.slice(0, 3)).members[3]?.chosen).toEqual({});
  });
  test('[KC-INV-01] a pick that two groups have is chosen once; a full group says so', () => {
    const porter = draftWith(1, [0, 'class', 'porter'], [0, 'pick.warp', 'porter/hub-warp']);
    expect(closed(porter, 0, 'pick.at-will')).toEqual({ 'porter/hub-warp': 'Chosen as Warp' });
    const [a, b, c, d] = CONTENT.classes[0]?.groups[1]?.from ?? [];
    const full = [a, b, c].reduce(
      (draft, pick = '') => BUILDER.choose(draft, 0, 'pick.at-will', pick),
      draftWith(1, [0, 'class', 'hexer']),
    );
    expect(closed(full, 0, 'pick.at-will')[d ?? '']).toBe('Take one back first');
    const back = BUILDER.choose(full, 0, 'pick.at-will', a ?? '');
    expect(part(back, 0, 'pick.at-will')?.chosen).toEqual([b, c]);
  });
  test('[KZ-CHAR-03] [KC-INV-02] an implement that a pick does not go with is closed, and dropped', () => {
    const sword = draftWith(1, [0, 'class', 'porter'], [0, 'implement', 'sword']);
    const sniper = BUILDER.choose(sword, 0, 'pick.feature', 'porter/spellwarp-sniper');
    expect(part(sniper, 0, 'implement')?.chosen).toEqual([]);
    expect(closed(sniper, 0, 'implement')).toEqual({
      sword: 'Spellwarp Sniper does not go with it',
    });
    expect(part(sniper, 0, 'pick.feature')?.options.find(({ mark }) => mark)?.mark).toBe(
      'Only with: Wand or Staff',
    );
  });
  test('[KZ-CHAR-03] what leaves nothing to choose is chosen', () => {
    const wand = draftWith(1, [0, 'class', 'wandslinger']);
    expect(part(wand, 0, 'implement')).toMatchObject({ chosen: ['wand'], count: 1 });
    expect(part(wand, 0, 'implement')?.options).toHaveLength(1);
  });
  test('another class takes its picks along; another role its specialisation', () => {
    const first = BUILDER.fill(draftWith(1, [0, 'role', 'striker']), 0, seededSource('a'));
    const other = BUILDER.choose(first, 0, 'role', 'leader');
    expect(other.members[0]?.chosen).not.toHaveProperty('specialisation');
    const [open = ''] = ['hexer', 'porter'].filter(
      (id) => !first.members[0]?.chosen.class?.includes(id),
    );
    const changed = BUILDER.choose(first, 0, 'class', open);
    expect(changed.members[0]?.chosen.role).toEqual(['striker']);
    for (const { id, chosen } of BUILDER.parts(changed, 0, EN)) {
      if (id.startsWith('pick.')) expect(chosen).toEqual([]);
    }
  });
});

test('[KZ-CHAR-02] every option of every role and class has a picture and says what it gives', () => {
  const random = seededSource('pictures');
  for (let times = 0; times < 30; times += 1) {
    const draft = BUILDER.fill(BUILDER.empty(5), undefined, random);
    const options = [0, 1, 2, 3, 4].flatMap((at) =>
      BUILDER.parts(draft, at, EN).flatMap((one) => one.options),
    );
    const bare = options.filter(({ emblem, help }) => emblem === undefined || help === '');
    expect(bare.map(({ id }) => id)).toEqual([]);
  }
});

describe('filling in the rest', () => {
  test('[KC-INV-03] [KR-INV-01] makes a team of whatever was begun, and keeps that', () => {
    const random = seededSource('fill');
    for (let times = 0; times < 60; times += 1) {
      const [role = 'leader'] = ROLES.slice(times % 5);
      const begun = draftWith(
        5,
        [times % 5, 'role', role],
        [(times + 2) % 5, 'class', 'porter'],
        [(times + 2) % 5, 'implement', 'sword'],
      );
      const whole = BUILDER.fill(begun, undefined, random);
      expect(BUILDER.faults(whole, EN)).toEqual([]);
      expect(readTeam(GAME, BUILDER.contentOf(whole))).toMatchObject({ ok: true });
      expect(whole.members[times % 5]?.chosen.role).toEqual([role]);
      expect(whole.members[(times + 2) % 5]?.chosen).toMatchObject({
        class: ['porter'],
        implement: ['sword'],
      });
      expect(BUILDER.fill(whole, undefined, random)).toEqual(whole);
    }
  });
  test('of one leaves the others as they are', () => {
    const one = BUILDER.fill(BUILDER.empty(3), 1, seededSource('one'));
    expect(BUILDER.faults(one, EN).map(({ member }) => member)).toEqual([0, 2]);
    expect(one.members[0]?.chosen).toEqual({});
  });
});

describe('what is seen of a team', () => {
  const [jetsam] = BUILDER.ready(5, EN);
  if (jetsam === undefined) throw new Error('there is no ready team');

  test('[KZ-TEAM-03] ready ones, the first of them where fewer play', () => {
    expect(BUILDER.ready(5, EN).map(({ draft }) => draft.name)).toEqual(['Jetsam', 'Flotsam']);
    expect(BUILDER.ready(2, EN)[0]?.draft.members.map(({ name }) => name)).toEqual([
      'Torres',
      'Ottilie',
    ]);
    expect(BUILDER.faults(jetsam.draft, EN)).toEqual([]);
  });
  test('an athlete at a glance, with its numbers as they will be', () => {
    expect(BUILDER.face(jetsam.draft, 1, EN)).toMatchObject({
      what: 'Striker · Sniper',
      how: 'Wandslinger · Wand',
      open: 0,
      numbers: [
        { label: 'HP', value: 8 },
        { label: 'Speed', value: 6 },
        // A wand reaches 5, a Sniper 2 more.
        { label: 'Range', value: 7 },
      ],
    });
    const juggernaut = BUILDER.ready(5, EN)[1]?.draft;
    const [hp] = BUILDER.face(juggernaut ?? jetsam.draft, 2, EN).numbers;
    expect(hp).toMatchObject({ label: 'HP', value: 5 });
  });
  test('its sheet names every power with what it gives', () => {
    const { groups, title } = BUILDER.sheet(jetsam.draft, 3, EN);
    expect(title).toBe('Ines');
    const powers = groups.find((group) => group.kind === 'list' && group.title === 'Powers');
    const items = powers?.kind === 'list' ? powers.items : [];
    const names = items.map(({ label }) => label);
    expect(names).toEqual(expect.arrayContaining(['Duelist', 'Lesser Confusion', 'Patient Gaze']));
    expect(items.every(({ note, emblem }) => note !== '' && emblem !== undefined)).toBe(true);
  });
  test('[KZ-CHAR-01] what is missing, by athlete and in words', () => {
    const begun = draftWith(2, [0, 'role', 'leader'], [0, 'class', 'hexer']);
    const named = withMember(withMember(begun, 0, { name: ' ' }), 1, { name: 'x?' });
    expect(BUILDER.faults(named, EN)).toEqual([
      { member: 0, message: 'Athlete 1 needs a name' },
      {
        member: 0,
        message: '1: Specialisation, Feature, At-Will powers, Encounter power, and Implement',
      },
      expect.objectContaining({
        member: 1,
        message: expect.stringContaining('a name has letters'),
      }),
      { member: 1, message: 'x?: Role and Class' },
    ]);
    const same = withMember(jetsam.draft, 1, { name: 'Torres' });
    expect(BUILDER.faults(same, EN)).toEqual([
      { member: 1, message: 'Torres: two athletes have this name' },
    ]);
  });
});

describe('a team as text', () => {
  test.each([
    ['English', EN],
    ['German', DE],
  ])('is read again as it was written, in %s', (_, said) => {
    const random = seededSource('text');
    for (let times = 0; times < 40; times += 1) {
      const draft = BUILDER.fill(BUILDER.empty(5), undefined, random);
      const read = BUILDER.fromText(BUILDER.toText({ ...draft, name: 'Gulls' }, said), said);
      if (!read.ok) throw new Error(JSON.stringify(read.faults));
      expect(BUILDER.contentOf(read.draft)).toEqual({ ...BUILDER.contentOf(draft), name: 'Gulls' });
    }
  });
  test('is short, one athlete a line', () => {
    const [ready] = BUILDER.ready(1, EN);
    expect(BUILDER.toText(ready?.draft ?? BUILDER.empty(1), EN)).toBe(
      [
        '# Jetsam',
        'Torres: Defender (Punisher), Shivering Sword, Sword: Sword Hold, Guardless Blade, Long-arm, Electrified, Grasping Blade, Bullying Blade, Warding Blade, Ambush Blade',
      ].join('\n'),
    );
  });
  test('may be incomplete, in small letters and by ids', () => {
    const read = BUILDER.fromText('ina: striker (sniper), shivering-sword\ntom:', EN);
    expect(read).toMatchObject({
      ok: true,
      draft: {
        members: [
          {
            name: 'ina',
            chosen: { role: ['striker'], specialisation: ['sniper'], implement: ['sword'] },
          },
          { name: 'tom', chosen: {} },
        ],
      },
    });
  });
  test('names what is wrong, by line and in the reader’s words', () => {
    const wrong = [
      '# Gulls',
      'Ina Striker',
      '',
      'Ash: Leader (Sniper), Hexr, Wand',
      'Bo: Leader, Hexer, Sword: Duelist, Brawler, Ducks',
      'Cy: Leader (Rescuer), Wandslinger, Staff: Focus, Focus',
      'Di: Defender: Duelist',
    ].join('\n');
    const faults = (said: Reader) => {
      const read = BUILDER.fromText(wrong, said);
      return read.ok ? [] : read.faults.map(({ line, message }) => `${line} ${message}`);
    };
    expect(faults(EN)).toEqual([
      expect.stringMatching(/^2 Needs a name, a colon/),
      '4 “Sniper” is no Specialisation.',
      '4 “Hexr” is no Class; perhaps “Hexer”?',
      '5 “Leader”: Ash has it.',
      '5 “Brawler”: Take one back first.',
      '5 “Ducks” is no power that a Hexer picks.',
      '6 “Leader”: Ash has it.',
      '6 “Focus” is there twice.',
      '6 “Staff” is no Implement.',
      '7 Powers need a class first.',
    ]);
    expect(faults(DE)).toHaveLength(10);
    expect(BUILDER.fromText(' ', EN)).toMatchObject({ ok: false, faults: [{ line: 1 }] });
    const six = Array.from({ length: 6 }, (_, at) => `A${at}:`).join('\n');
    expect(BUILDER.fromText(six, EN)).toEqual({
      ok: false,
      faults: [{ line: 6, message: 'A team has 5 athletes at most.' }],
    });
  });
});
