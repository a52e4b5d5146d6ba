import { documentAnswer } from '@tablewright/engine';
import { written } from '@tablewright/engine/documents';
import { seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { FLOTSAM, JETSAM } from '../src/content/teams/players.ts';
import { abilitiesOf } from '../src/rules/effects/content.ts';
import { dealtOut } from '../src/rules/match/faults.ts';
import {
  buildsOf,
  readTeam,
  sampleTeam,
  sheetOf,
  type TeamSheet,
} from '../src/rules/match/team-sheet.ts';
import { CLASSES, GAME, SPECIALISATIONS } from './content.ts';
import { begin, type Court } from './table.ts';

/** A match whose player team of that many athletes is made at the table. */
const building = (
  athletes: number,
  options: Readonly<Record<string, unknown>> = {},
  seats = 2,
): Court => begin(undefined, { options: { athletes, players: 'built', ...options }, seats });

const jetsam = sheetOf('Gulls', JETSAM.athletes);
const [torres, ottilie] = jetsam.athletes;
if (torres === undefined || ottilie === undefined) throw new Error('there is no such team');
const teamOf = (...athletes: readonly object[]) => documentAnswer({ name: '', athletes });

describe('a team made at the table', () => {
  test('[KZ-CHAR-01] is one question, of whoever plays in it, before anything else', () => {
    const court = building(2, {}, 3);
    expect(court).toBeAskedFor('build-team', { rule: 'KZ-CHAR-01', seat: 0 });
    expect(court.open).toMatchObject({ kind: 'text', seats: [0, 1], document: { kind: 'team' } });
    expect(court.open.about).toEqual({ team: 0, athletes: 2 });
    const team = { name: 'Gulls', athletes: [torres, ottilie] };
    court.answer(documentAnswer(team));
    expect(court.state.builds.slice(0, 2)).toEqual(buildsOf(team));
    expect(court.of('Torres')).toMatchObject({ build: 0, team: 0, implement: 'sword', maxHp: 8 });
    expect(court.asked).toMatch(/^deploy /);
    expect(court.match.seq).toBe(1);
  });
  test('[KZ-CHAR-01] both sides are asked at once, and either may answer first', () => {
    const court = building(1, { opposition: 'built' });
    expect(court.match.choices.map(({ seat, about }) => [seat, about])).toEqual([
      [0, { team: 0, athletes: 1 }],
      [1, { team: 1, athletes: 1 }],
    ]);
    const theirs = court.match.submit({ seat: 1, answer: teamOf(ottilie) });
    expect(theirs.ok).toBe(true);
    expect(court).toBeAskedFor('build-team', { rule: 'KZ-CHAR-01', seat: 0 });
    court.answer(teamOf(torres));
    expect(court.state.builds.map(({ name }) => name)).toEqual(['Torres', 'Ottilie']);
  });
  test('[KZ-TEAM-03] takes a ready team where nobody builds one, and the first of a larger one', () => {
    const court = building(2, { opposition: 'built' });
    const usual = (at: number) => {
      const choice = court.match.choices[at];
      return JSON.parse(choice?.kind === 'text' ? (choice.fallback ?? '') : '') as TeamSheet;
    };
    expect(usual(0)).toEqual(sheetOf('', JETSAM.athletes.slice(0, 2)));
    expect(usual(1)).toEqual(sheetOf('', FLOTSAM.athletes.slice(0, 2)));
    court.answer(documentAnswer(jetsam));
    expect(court.state.builds.slice(0, 2)).toEqual(buildsOf(jetsam, 2));
  });
  test('[KZ-TEAM-01] [KZ-TEAM-02] no Role and no class twice in it, as often as one likes in both', () => {
    const court = building(2, { opposition: 'built' });
    const { role, specialisation } = torres;
    expect(court.refusal(teamOf(torres, { ...ottilie, role, specialisation }))).toBe(
      'is no team that fits: athletes.1.role: Torres has "defender" already: no role twice in a team',
    );
    const { class: className, picks, implement } = torres;
    expect(court.refusal(teamOf(torres, { ...ottilie, class: className, picks, implement }))).toBe(
      'is no team that fits: athletes.1.class: Torres has "shivering-sword" already: no class twice in a team',
    );
    court.answer(teamOf(torres, ottilie), teamOf(torres, ottilie));
    expect(court.asked).toMatch(/^deploy /);
  });
  test('[KZ-GEN-01] is refused with fewer athletes than play', () => {
    expect(building(2).refusal(teamOf(torres))).toBe(
      'is no team that fits: athletes: has 1; in this match 2 play on a side',
    );
  });
  test('[KZ-SETUP-03] each has a name of its own: one that others have is numbered', () => {
    const court = building(2, { opposition: 'flotsam' });
    court.answer(teamOf({ ...torres, name: 'Kjell' }, { ...ottilie, name: 'Love Beast' }));
    const names = court.state.creatures.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Kjell 1', 'Love Beast', 'Kjell']);
    expect(new Set(names).size).toBe(names.length);
  });
  test('is called by its name where it has one', () => {
    const court = building(1, { opposition: 'built' });
    court.answer(documentAnswer({ name: 'Gulls', athletes: [torres] }), teamOf(torres));
    expect(court.state.called).toEqual(['Gulls', '']);
    const said = court.match.game.speech.fill?.(
      { key: 'x', params: { team: 0 } },
      court.match.seatView(0).view,
    );
    expect(said?.params?.team).toEqual({ key: 'team.own', params: { name: 'Gulls' } });
  });
});

describe('a team that is written', () => {
  const faults = (...athletes: readonly object[]) => {
    const read = readTeam(GAME, { name: '', athletes });
    return read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`);
  };

  test('[KZ-CHAR-01] [KR-GEN-02] says all that is wrong with its athletes at once', () => {
    expect(faults(torres, ottilie)).toEqual([]);
    expect(
      faults({ ...torres, specialisation: 'sniper' }, { ...ottilie, implement: 'sword' }),
    ).toEqual([
      'athletes.0.specialisation: "sniper" is none of a defender: juggernaut, punisher, pursuer, smasher',
      'athletes.1.implement: a wandslinger carries a wand, not a sword',
    ]);
    expect(faults({ ...torres, class: 'bard' })).toEqual([
      `athletes.0.class: "bard" is no class: ${CLASSES.map(({ id }) => id).join(', ')}`,
    ]);
  });
  test('[KC-INV-01] [KC-INV-02] has the picks of its class, and an implement that goes with them', () => {
    const [pick = '', ...picks] = ottilie.picks;
    expect(faults({ ...ottilie, picks })).toEqual([
      'athletes.0.picks: those of a wandslinger are 1 feature, 1 movement, 2 at-will, 1 encounter, all different',
    ]);
    expect(faults({ ...ottilie, picks: [pick, pick, ...picks.slice(1)] })).toHaveLength(1);
    const porter = jetsam.athletes.find((one) => one.class === 'porter');
    const sniper = porter?.picks.with(0, 'porter/spellwarp-sniper');
    expect(faults({ ...porter, picks: sniper, implement: 'staff' })).toEqual([]);
    expect(faults({ ...porter, picks: sniper, implement: 'sword' })).toEqual([
      'athletes.0.implement: porter/spellwarp-sniper needs a wand or a staff, not a sword',
    ]);
  });
  test('may come in any form, and is refused with what would be right', () => {
    for (const content of [undefined, null, 7, [], {}, { athletes: {} }, { athletes: [] }]) {
      expect(readTeam(GAME, content).ok).toBe(false);
    }
    expect(faults(...Array.from({ length: 6 }, () => torres))).toEqual([
      'athletes: must be a list of 1 to 5',
    ]);
    expect(faults({ ...torres, name: 'nobody', level: 3, picks: 'x' })).toEqual([
      'athletes.0.level: is no field: name, role, specialisation, class, picks, implement',
      expect.stringMatching(/^athletes\.0\.name: must be a name of at most 20 letters/),
      'athletes.0.picks: must be a list of at most 16 ids',
    ]);
  });
  test('[KC-INV-03] [KR-INV-01] at random is legal, and in the long run has everything', () => {
    const random = seededSource('teams');
    const met = new Set<string>();
    for (let times = 0; times < 300; times += 1) {
      const team = sampleTeam(GAME, 5, random);
      expect(readTeam(GAME, team)).toEqual({ ok: true, value: team });
      for (const one of team.athletes) {
        for (const id of [one.role, one.specialisation, one.class, ...one.picks]) met.add(id);
        met.add(`${one.class} with ${one.implement}`);
      }
    }
    const picks = CLASSES.flatMap(({ groups }) => groups.flatMap(({ from }) => from));
    const carried = CLASSES.flatMap(({ id, implements: all }) =>
      all.map((one) => `${id} with ${one}`),
    );
    const all = [...Object.values(SPECIALISATIONS).flat(), ...picks, ...carried];
    expect(all.filter((id) => !met.has(id))).toEqual([]);
  });
  test('[KC-INV-01] deals out picks that fit two groups', () => {
    const groups = [
      { key: 'warp', rule: '', from: ['a', 'b'], count: 1 },
      { key: 'at-will', rule: '', from: ['b', 'c'], count: 1 },
    ];
    expect(dealtOut(groups, ['b', 'a'])).toEqual([['a'], ['b']]);
    expect(dealtOut(groups, ['b', 'c'])).toEqual([['b'], ['c']]);
    expect(dealtOut(groups, ['c', 'c'])).toBeUndefined();
  });
});

describe('a team that is brought', () => {
  const brought = (sheet: unknown) =>
    written({
      id: 'gulls',
      game: 'kazzam',
      kind: 'team',
      kindVersion: 1,
      name: 'Gulls',
      content: sheet,
    });
  const options = { athletes: 2, players: 'built', opposition: 'built' };

  test('[KZ-CHAR-01] plays without being asked for; the other side is asked', () => {
    const court = begin(undefined, { options, documents: { 'team/players': brought(jetsam) } });
    expect(court.state.builds.slice(0, 2)).toEqual(buildsOf(jetsam, 2));
    expect(court.state.called).toEqual(['Gulls', '']);
    expect(court).toBeAskedFor('build-team', { rule: 'KZ-CHAR-01', seat: 1 });
    expect(court.match.choices).toHaveLength(1);
  });
  test('[KZ-SETUP-03] may play itself, numbered', () => {
    const both = { 'team/players': brought(jetsam), 'team/opposition': brought(jetsam) };
    const court = begin(undefined, { options, documents: both });
    expect(court.asked).toMatch(/^deploy /);
    expect(court.state.builds.map(({ name }) => name)).toEqual([
      'Torres',
      'Ottilie',
      'Torres 2',
      'Ottilie 2',
    ]);
  });
  test('[KZ-GEN-01] is refused where it does not fit, and where no team is built', () => {
    const one = { 'team/players': brought({ name: '', athletes: [torres] }) };
    expect(() => begin(undefined, { options, documents: one })).toThrow(
      'athletes: has 1; in this match 2 play on a side',
    );
    const ready = { ...options, players: 'jetsam' };
    expect(() => begin(undefined, { options: ready, documents: one })).toThrow(
      'this match has no place "team/players" for a document; places are team/opposition',
    );
  });
});

describe('guests', () => {
  const guests = { guests: true };
  test('[KT-GEN-03] fill the gaps of a team: the first of the houses whose role and class it lacks', () => {
    const court = building(3, guests);
    court.answer(teamOf(torres));
    const team = court.state.builds.slice(0, 3);
    expect(team.map(({ name }) => name)).toEqual(['Torres', 'Raqua Yalaaya', 'Greta Hughes']);
    expect(team.map(({ house, guest }) => [house, guest])).toEqual([
      [undefined, undefined],
      ['driannis', true],
      ['driannis', true],
    ]);
    expect(new Set(team.map(({ role }) => role)).size).toBe(3);
    expect(new Set(team.map(({ className }) => className)).size).toBe(3);
  });
  test('[KT-GEN-03] not those who play on the other side', () => {
    const court = building(2, { ...guests, opposition: 'driannis' });
    court.answer(teamOf(torres));
    expect(court.state.builds[1]?.name).toBe('Pauline Ma');
  });
  test('[KT-GEN-03] [KT-DRI-01] they bring their powers, and not the trait of their house', () => {
    const court = building(2, guests);
    court.answer(teamOf(torres));
    const guest = court.state.builds[1];
    if (guest === undefined) throw new Error('nobody came');
    const ids = abilitiesOf(GAME, guest).map(({ id }) => id);
    expect(ids).toContain('tinker/staff-trap');
    expect(ids).not.toContain('team-effort');
    const { guest: _, ...athlete } = guest;
    expect(abilitiesOf(GAME, athlete).map(({ id }) => id)).toContain('team-effort');
  });
  test('[KT-GEN-03] none come without the option', () => {
    expect(building(2).refusal(teamOf(torres))).toMatch(/in this match 2 play on a side/);
  });
});
