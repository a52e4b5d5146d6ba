import { describe, expect, test } from 'vitest';
import { BLOCKS, CLASSES, GAME, SPECIALISATIONS } from './content.ts';
import '../src/index.ts';
import { FLOTSAM, JETSAM } from '../src/content/teams/players.ts';
import { type Build, IMPLEMENTS, ROLES } from '../src/model.ts';
import { abilitiesOf } from '../src/rules/effects/content.ts';
import { faultsOf, faultsOfTeam } from '../src/rules/match/faults.ts';

const READY = [...JETSAM.athletes, ...FLOTSAM.athletes];
const [FIRST] = READY;
if (FIRST === undefined) throw new Error('there are no ready athletes');

/** The athlete of that class in the ready teams. */
const oneOf = (className: string): Build =>
  READY.find((build) => build.className === className) ?? FIRST;

describe('athletes', () => {
  test('[KZ-CHAR-02] five Roles with four specialisations each, and the classes of this match', () => {
    expect(ROLES).toHaveLength(5);
    for (const role of ROLES) expect(new Set(SPECIALISATIONS[role]).size).toBe(4);
    const names = CLASSES.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['hexer', 'wandslinger', 'wardmaster', 'porter']));
  });
  test('[KZ-CHAR-03] [KC-INV-02] [KC-WSL-04] any implement, unless the class or a pick demands one', () => {
    const allowed = (className: string) => {
      const build = oneOf(className);
      return IMPLEMENTS.filter((implement) => faultsOf(GAME, { ...build, implement }).length === 0);
    };
    expect(allowed('hexer')).toEqual(['wand', 'staff', 'sword']);
    expect(allowed('wardmaster')).toEqual(['wand', 'staff', 'sword']);
    expect(allowed('wandslinger')).toEqual(['wand']);
    expect(allowed('shivering-sword')).toEqual(['sword']);
    const sniper = READY.find(({ picks }) => picks.includes('porter/spellwarp-sniper')) ?? FIRST;
    expect(faultsOf(GAME, { ...sniper, implement: 'sword' })).toHaveLength(1);
    expect(faultsOf(GAME, { ...sniper, implement: 'wand' })).toEqual([]);
  });
  test('[KZ-PROG-01] [KC-INV-01] at level 1 exactly the picks of its class, of its own and different', () => {
    for (const build of READY) expect(faultsOf(GAME, build)).toEqual([]);
    const build = oneOf('hexer');
    const [pick = ''] = build.picks;
    expect(faultsOf(GAME, { ...build, picks: build.picks.slice(1) })).toHaveLength(1);
    expect(faultsOf(GAME, { ...build, picks: [...build.picks, 'hexer/brawler'] })).toHaveLength(1);
    expect(
      faultsOf(GAME, { ...build, picks: [...build.picks.slice(1), 'porter/hub-warp'] }),
    ).toHaveLength(1);
    expect(faultsOf(GAME, { ...build, picks: build.picks.map(() => pick) })).toHaveLength(1);
    expect(faultsOf(GAME, { ...build, level: 2 })).toHaveLength(1);
  });
  test('[KR-GEN-02] [KR-INV-01] one specialisation, of its own Role; no Role twice in a team', () => {
    expect(faultsOf(GAME, { ...oneOf('hexer'), role: 'leader' })).toHaveLength(1);
    const [one, two, ...others] = JETSAM.athletes;
    if (one === undefined || two === undefined) throw new Error('there is no such team');
    expect(faultsOfTeam(GAME, [one, two, ...others])).toEqual([]);
    const twin = { ...two, role: one.role, specialisation: one.specialisation };
    const said = `${one.name} has "${one.role}" already: no role twice in a team`;
    expect(faultsOfTeam(GAME, [one, twin, ...others])).toEqual([{ path: '1.role', message: said }]);
  });
  test('[KC-CONV-45] [KC-INV-03] no class twice in a team', () => {
    const [one, two, ...others] = JETSAM.athletes;
    if (one === undefined || two === undefined) throw new Error('there is no such team');
    const { className, picks, implement } = one;
    const twin = { ...two, className, picks, implement };
    const said = `${one.name} has "${className}" already: no class twice in a team`;
    expect(faultsOfTeam(GAME, [one, twin, ...others])).toEqual([
      { path: '1.class', message: said },
    ]);
  });
});

describe('powers whose headings were restored', () => {
  test.each([
    ['[KC-REC-01]', 'hexer/clinging-flare', 'implement', 2],
    ['[KC-REC-02]', 'hexer/gnawing-hex', 'implement', 2],
    ['[KC-REC-03]', 'wandslinger/rapid-fire', 'implement', 2],
    ['[KC-REC-04]', 'wandslinger/trick-shot', 'implement', 2],
    ['[KC-REC-07]', 'porter/scouting-warp', 'implement', 2],
    ['[KC-REC-07]', 'porter/reinforcements', 'implement', 2],
    ['[KC-REC-07]', 'porter/involuntary-lift', 'implement', 2],
    ['[KC-REC-07]', 'porter/hub-warp', 'implement', 2],
    ['[KC-REC-08]', 'porter/instant-repulsion', { burst: 2 }, 1],
    ['[KC-REC-10]', 'shivering-sword/tempest-blade', 'implement', 2],
    ['[KC-REC-10]', 'shivering-sword/bullying-blade', 'implement', 2],
    ['[KC-REC-10]', 'shivering-sword/warding-blade', 'implement', 2],
  ] as const)('%s %s', (_, id, target, damage) => {
    expect(abilitiesOf(GAME, { ...FIRST, picks: [id] }).at(-1)?.power).toMatchObject({
      target,
      damage,
    });
  });
});

test('[KM-CRP-05] no Stooges, Scabs and Packmasters on the map', () => {
  for (const id of [...BLOCKS.keys()])
    expect(['standard', 'elite', 'goon', 'champion']).toContain(BLOCKS.get(id)?.type);
});
