import { describe, expect, test } from 'vitest';
import { type Build, ROLES } from '../src/model.ts';
import { faultsOfTeam } from '../src/rules/match/build.ts';
import { CLASSES, GAME } from './content.ts';
import { begin, type Court } from './table.ts';

/** A match whose player team of that many athletes is made at the table. */
const building = (athletes: number, options: Readonly<Record<string, unknown>> = {}): Court =>
  begin(undefined, { options: { athletes, players: 'built', ...options } });

/** Takes the first of whatever is offered until this is asked. */
function until(court: Court, key: string): Court {
  while (!court.asked.startsWith(`${key} `)) {
    const { open, offered } = court;
    if (open.kind === 'text') court.answer(open.fallback);
    else court.answer(open.kind === 'some' ? offered.slice(0, open.min) : offered[0]);
  }
  return court;
}

/** A Porter with this feature, about to be named. */
const porter = (feature: string): Court =>
  until(building(1), 'build-class').answer('porter', [`porter/${feature}`]);

describe('an athlete made at the table', () => {
  test('[KZ-CHAR-01] [KZ-CHAR-02] role, one of its specialisations, class, picks, implement, name', () => {
    const court = building(1);
    expect(court).toBeAskedFor('build-role', { rule: 'KZ-TEAM-01', seat: 0 });
    expect(court).toOfferOnly(...ROLES);
    court.answer('leader');
    expect(court).toBeAskedFor('build-specialisation', { rule: 'KZ-CHAR-01', seat: 0 });
    expect(court).toOfferOnly('motivator', 'rescuer', 'tactician', 'vanguard');
    court.answer('vanguard');
    expect(court).toBeAskedFor('build-class', { rule: 'KZ-TEAM-02', seat: 0 });
    court.answer('hexer');
    expect(court).toBeAskedFor('build-feature', { rule: 'KC-HEX-01', seat: 0 });
    expect(court.open.why.params).toEqual({ who: 0, count: 1 });
    court.answer(['hexer/brawler']);
    expect([court.asked, court.open.why.params]).toEqual([
      'build-at-will KC-HEX-01 seat 0',
      { who: 0, count: 3 },
    ]);
    const chosen = court.offered.slice(1, 4);
    expect(court.refusal(chosen.slice(1))).toMatch(/3/);
    court.answer(chosen, ['hexer/greater-confusion']);
    expect(court).toBeAskedFor('build-implement', { rule: 'KZ-CHAR-03', seat: 0 });
    expect(court).toOfferOnly('wand', 'staff', 'sword');
    court.answer('staff');
    expect(court).toBeAskedFor('build-name', { rule: 'KZ-CHAR-01', seat: 0 });
    court.answer('Mona');
    const build: Build = {
      name: 'Mona',
      role: 'leader',
      specialisation: 'vanguard',
      className: 'hexer',
      picks: ['hexer/brawler', ...chosen, 'hexer/greater-confusion'],
      implement: 'staff',
      level: 1,
    };
    expect(court.state.builds[0]).toEqual(build);
    expect(court.of('Mona')).toMatchObject({ build: 0, team: 0, implement: 'staff', maxHp: 8 });
    expect(court.asked).toMatch(/^deploy /);
  });
  test('[KC-INV-01] what two groups hold is picked once', () => {
    const court = until(porter('self-lift'), 'build-warp').answer(['porter/hub-warp']);
    expect(court).toBeAskedFor('build-at-will', { rule: 'KC-POR-01', seat: 0 });
    expect(court).toOffer('porter/source-warp');
    expect(court).not.toOffer('porter/hub-warp');
  });
  test('[KZ-CHAR-03] [KC-INV-02] only implements that its class and its picks allow', () => {
    expect(until(porter('spellwarp-sniper'), 'build-implement')).toOfferOnly('wand', 'staff');
    const any = ['wand', 'staff', 'sword'];
    expect(until(porter('self-lift'), 'build-implement')).toOfferOnly(...any);
  });
});

describe('a team made at the table', () => {
  test('[KZ-TEAM-01] [KZ-TEAM-02] no Role and no class twice in it, as often as one likes in both', () => {
    const court = building(2, { opposition: 'built' });
    court.answer('leader');
    until(court, 'build-class').answer('porter');
    until(court, 'build-role');
    expect(court).toOfferOnly(...ROLES.filter((role) => role !== 'leader'));
    court.answer('striker');
    until(court, 'build-class');
    const classes = CLASSES.map(({ id }) => id);
    expect(court).toOfferOnly(...classes.filter((id) => id !== 'porter'));
    court.answer('wardmaster');
    until(court, 'build-role');
    expect([court.asked, court.offered]).toEqual(['build-role KZ-TEAM-01 seat 1', ROLES]);
    court.answer('leader');
    expect(until(court, 'build-class')).toOffer('porter');
  });
  test('[KC-INV-03] [KR-INV-01] five are as a team has to be', () => {
    const { builds } = until(building(5), 'deploy').state;
    expect(faultsOfTeam(GAME, builds.slice(0, 5))).toEqual([]);
  });
  test('[KZ-SETUP-03] each has a name of its own: offered ones differ, a doubled one is numbered', () => {
    const court = until(building(3, { opposition: 'built' }), 'build-name');
    const offered = () => (court.open.kind === 'text' ? court.open.fallback : undefined);
    expect(offered()).toBe('Ash');
    court.answer('Briar');
    until(court, 'build-name');
    expect(offered()).toBe('Briar 2');
    court.answer('Ash');
    until(court, 'build-name');
    expect(offered()).toBe('Cedar');
    court.answer('Ash');
    until(court, 'build-name');
    expect(offered()).toBe('Iris');
    expect(court.state.builds.map(({ name }) => name).slice(0, 3)).toEqual([
      'Briar',
      'Ash',
      'Ash 3',
    ]);
    court.answer('Haze 6');
    until(court, 'build-name').answer('Haze');
    until(court, 'build-name').answer('Haze');
    const names = until(court, 'deploy').state.creatures.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
