/** What holds for every house team; what is a team's own stands beside the team. */
import { describe, expect, test } from 'vitest';
import { attackOf, oddsOn } from '../src/explain/index.ts';
import { writeBuild } from '../src/given/builds.ts';
import type { KazzamEvent } from '../src/index.ts';
import { type Build, type KazzamState, ROLES } from '../src/model.ts';
import { endsTurn } from '../src/rules/actions/actions.ts';
import { actionsOf, actionsWith } from '../src/rules/actions/available.ts';
import { usesImplement } from '../src/rules/attack/aim.ts';
import { damageLine } from '../src/rules/attack/hit.ts';
import { creatureOf } from '../src/rules/court/creatures.ts';
import { BASIC_IMPLEMENT_ATTACK } from '../src/rules/effects/basic-powers.ts';
import { abilitiesOf, grantedTo, specialisationsOf } from '../src/rules/effects/content.ts';
import { speedOf } from '../src/rules/movement/speed.ts';
import { implementRangeOf } from '../src/rules/sight/reach.ts';
import { GAME } from './content.ts';
import { ALL, ana, HOUSES, placed } from './house-court.ts';
import { playOut } from './played-out.ts';
import { begin, floor, ours, type Told, theirs } from './table.ts';

const { content } = GAME;

/** The order in which the houses are offered. */
const ORDER = ['driannis', 'bagwung', 'kishanta', 'mormissa'];

/** Of how many HP, how much Ward and what speed somebody is who is not like most (KT-INV-03, KT-INV-04). */
const OTHERS: Readonly<Record<string, { hp?: number; ward?: number; speed?: number }>> = {
  'Lya Corns': { hp: 5, ward: 3 },
  'Pauline Ma': { speed: 8 },
  'Arvan Kreswal': { speed: 8 },
  'JR Torres Jr.': { speed: 8 },
};

/** The team whose athletes have fewer HP and Ward for it. */
const WARDED = 'kishanta';

/** A match against a house before anybody is deployed. */
function matchWith(house: string, options: Told = {}): KazzamState {
  return begin(undefined, { options: { opposition: house, ...options }, seed: 'house' }).state;
}

/** The athletes of a house in a match, as it begins. */
function fielded({ builds, creatures }: KazzamState) {
  return creatures.flatMap((creature) => {
    const build = builds[creature.build];
    return build?.house === undefined ? [] : [{ creature, build }];
  });
}

describe('the houses', () => {
  test('[KT-GEN-01] are offered in the order of the book, with a rule for each', () => {
    const ids = HOUSES.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toEqual(ORDER.filter((id) => ids.includes(id)));
    for (const { house } of HOUSES) expect(house.rule).toMatch(/^KT-/);
  });
  test.each(HOUSES)(
    '[KT-GEN-01] [KT-INV-01] $name: five athletes, one for each role, no two of a class',
    ({ athletes }) => {
      expect(athletes).toHaveLength(5);
      expect(new Set(athletes.map(({ role }) => role))).toEqual(new Set(ROLES));
      expect(new Set(athletes.map(({ className }) => className)).size).toBe(5);
    },
  );
  test.each(HOUSES)(
    '[KT-GEN-02] [KT-INV-01] $name: of fewer to a side the first of its list play',
    ({ id, athletes }) => {
      for (const count of [1, 2, 3, 4, 5]) {
        const names = fielded(matchWith(id, { athletes: count })).map(({ build }) => build.name);
        expect(names).toEqual(athletes.slice(0, count).map(({ name }) => name));
      }
    },
  );
  test.each(HOUSES)('[KT-GEN-04] $name: all of one level, the first', ({ id, athletes }) => {
    expect(athletes.map(({ level, house }) => [level, house])).toEqual(athletes.map(() => [1, id]));
  });
  test.each(HOUSES)(
    '[KT-GEN-05] [KC-OPT-02] $name: as in the classes, or with the rows of its stat blocks in their places',
    ({ id, athletes, house }) => {
      const picks = (numbers: string) =>
        fielded(matchWith(id, { athletes: 5, houseNumbers: numbers })).map(
          ({ build }) => build.picks,
        );
      expect(picks('class')).toEqual(athletes.map((build) => build.picks));
      const printed = athletes.map(({ role, picks: usual }) => {
        const rows = (house.blocks ?? []).filter(({ of }) => of === role);
        const inPlace = usual.map(
          (pick) => rows.find((row) => row.pick === pick)?.ability.id ?? pick,
        );
        // A row without a pick comes besides.
        return [
          ...inPlace,
          ...rows.flatMap((row) => (row.pick === undefined ? row.ability.id : [])),
        ];
      });
      expect(picks('block')).toEqual(printed);
      for (const row of house.blocks ?? []) {
        const bearer = athletes.find(({ role }) => role === row.of);
        if (row.pick !== undefined) expect(bearer?.picks).toContain(row.pick);
      }
    },
  );
  test.each(ALL)(
    '[KT-GEN-06] [KT-INV-03] [KT-INV-04] %s: HP, Ward, size and speed',
    (name, build) => {
      const warded = build.house === WARDED ? { hp: 6, ward: 3 } : {};
      const { hp, ward, speed } = { hp: 8, ward: 0, speed: 6, ...warded, ...OTHERS[name] };
      const court = placed(build, '4,4', [ana('9,4')]);
      const body = court.of(name);
      expect([body.hp, body.maxHp, body.width, body.height]).toEqual([hp, hp, 1, 1]);
      expect(body.wards.reduce((sum, { amount }) => sum + amount, 0)).toBe(ward);
      expect(body.startingWard).toBe(ward);
      expect(speedOf(court, court.id(name))).toBe(speed);
    },
  );
});

/** What everybody can do (KT-GEN-07). */
const EVERYBODYS = [
  'basic-physical-attack',
  'basic-implement-attack',
  'charge',
  'walk',
  'shift',
  'stand-up',
  'escape',
  'pick-up',
  'dunk',
  'hand-over',
  'take-over',
  'reveal',
  'button',
  'drop',
  'creative-use',
];

describe('what an athlete of a house has', () => {
  test.each(ALL)(
    '[KT-GEN-07] [KT-INV-02] %s: its role, its class, its picks, the traits of its team, and nothing else',
    (_, build) => {
      const house = HOUSES.find(({ id }) => id === build.house)?.house;
      const known = [build.role, build.specialisation, build.className, ...build.picks];
      const expected = known.filter((id) => content.abilities.has(id));
      const has = abilitiesOf(GAME, build).map(({ id }) => id);
      expect(has).toEqual([...expected, ...(house?.traits ?? []).map(({ id }) => id)]);
      // Nothing by a grant, and every pick there is.
      expect(grantedTo(GAME, build)).toEqual([]);
      expect(build.picks.filter((id) => !content.abilities.has(id))).toEqual([]);
      expect(new Set(build.picks).size).toBe(build.picks.length);
    },
  );
  test.each(ALL)(
    '[KT-GEN-07] [KT-INV-02] %s can do what everybody can and what these bring',
    (name, build) => {
      const court = placed(build, '4,4', [ana('9,4')]);
      const can = actionsOf(court, court.id(name)).map(({ id }) => id);
      expect(can).toEqual(expect.arrayContaining(EVERYBODYS));
      const plain = begin({ court: floor(9, 3), athletes: [ana('1,1')], turn: 'Ana' });
      const shared = new Set(actionsOf(plain, plain.id('Ana')).map(({ id }) => id));
      const brought = abilitiesOf(GAME, build).flatMap(({ power, actions = [] }) => [
        ...(power === undefined ? [] : [power.id]),
        ...actions.map(({ id }) => id),
      ]);
      expect(can.filter((id) => !shared.has(id)).toSorted()).toEqual(
        [...new Set(brought)].toSorted(),
      );
      expect(actionsWith([]).every(({ id }) => can.includes(id))).toBe(true);
    },
  );
  test.each(ALL)('[KT-GEN-07] %s: only whoever has a sword Charges', (name, build) => {
    const court = placed(build, '4,4', [ana('9,4')]);
    expect(court.offered.includes('charge')).toBe(build.implement === 'sword');
    expect(court.of(name).implement).toBe(build.implement);
  });
  test.each(ALL)('[KT-INV-12] %s: powers of its own role and its own class', (_, build) => {
    expect(specialisationsOf(GAME, build.role)).toContain(build.specialisation);
    const own = content.classes.find(({ id }) => id === build.className);
    const offered = new Set(own?.abilities.map(({ id }) => id));
    expect(build.picks.filter((pick) => !offered.has(pick))).toEqual([]);
    expect(own?.implements).toContain(build.implement);
  });
  test.each(ALL)('[KT-GEN-05] %s: Role Boost and passives are those of the role', (_, build) => {
    const role = content.roles.find(({ id }) => id === build.role);
    const ofRole = abilitiesOf(GAME, build).filter(
      ({ id }) => id === build.role || id === build.specialisation,
    );
    for (const ability of ofRole) expect(role?.abilities.map(({ id }) => id)).toContain(ability.id);
    expect(ofRole.some(({ id }) => id === build.specialisation)).toBe(true);
  });
});

/** Damage of a Basic Implement Attack on a hit and a 6, as it is told. */
function basic(build: Build, distance: number, implement = 'wand') {
  const court = placed(build, '4,4', [ana(`${4 + distance},4`, { implement })]);
  const found = attackOf(court.state, court.id(build.name), BASIC_IMPLEMENT_ATTACK.id);
  const odds = found && oddsOn(court.state, found, court.id('Ana'));
  return odds?.damage && [odds.damage.hit, odds.damage.six];
}

describe('implements', () => {
  test.each(ALL)(
    '[KT-GEN-08] [KT-INV-05] %s: the bonus in its condition alone, and a 6 with it is 5',
    (name, build) => {
      const court = placed(build, '4,4', [ana('9,4')]);
      const range = implementRangeOf(court.state, court.id(name));
      const usual = [2, 4];
      const more = [3, 5];
      switch (build.implement) {
        case 'wand':
          expect([basic(build, 1), basic(build, range)]).toEqual([usual, usual]);
          break;
        case 'staff':
          expect([1, 2, 3, range].map((at) => basic(build, at))).toEqual([
            usual,
            usual,
            more,
            more,
          ]);
          break;
        case 'sword':
          expect([basic(build, 1), basic(build, 1, 'sword')]).toEqual([more, usual]);
      }
    },
  );
  test.each(ALL)('[KT-INV-05] %s: at most one bonus for each damage line', (name, build) => {
    const court = placed(build, '4,4', [ana('5,4'), ours('Al', '8,4', { implement: 'sword' })]);
    const { state } = court;
    const attacker = court.id(name);
    const from = creatureOf(state, attacker);
    for (const { power } of abilitiesOf(GAME, build)) {
      if (power === undefined) continue;
      for (const target of [court.id('Ana'), court.id('Al')]) {
        const use = { attacker, target, power, from, range: 0 };
        const hit = damageLine(state, { ...use, result: 4 });
        const six = damageLine(state, { ...use, result: 6 });
        // A 6 doubles what is printed and nothing else.
        expect([0, 1]).toContain(2 * hit - six);
      }
    }
  });
  test.each(ALL)(
    '[KT-GEN-10] %s: what ends the turn is done with a staff or a sword',
    (name, build) => {
      const court = placed(build, '4,4', [ana('9,4')]);
      const ends = build.implement !== 'wand';
      const who = court.id(name);
      expect(endsTurn(court, who)).toBe(ends);
      for (const { power } of abilitiesOf(GAME, build)) {
        if (power === undefined) continue;
        expect(endsTurn(court, who, power)).toBe(ends && usesImplement(power));
      }
    },
  );
  test.each(ALL)(
    '[KT-GEN-10] %s: a staff grants an adjacent enemy an Opportunity, nothing else does',
    (name, build) => {
      const court = placed(build, '4,4', [ana('5,4')]);
      court.answer('basic-implement-attack', 'Ana');
      const isAsked = !court.isQuiet && court.open.why.key === 'opportunity';
      expect(isAsked).toBe(build.implement === 'staff');
      expect(court.of(name).hp).toBeGreaterThan(0);
    },
  );
  const tossers = ALL.filter(([, { picks }]) => picks.includes('brewer/toss-potion'));
  test.each(tossers)(
    '[KT-GEN-10] %s: Toss Potion neither ends the turn nor grants Opportunities',
    (name, build) => {
      const court = placed(build, '4,4', [ana('5,4')], { rolls: [1] });
      court.answer('toss-potion', 'Ana');
      const [first] = court.offered;
      court.answer(first);
      expect(court.heard('opportunity')).toEqual([]);
      expect(court).toBeAskedFor('action', { of: name });
    },
  );
});

describe('Miss Tokens and Strikes', () => {
  /** What a roll of 1 of an athlete of a house brings it and its team. */
  const missed = (build: Build, options: Told = {}) => {
    const at = build.implement === 'sword' ? '5,4' : '7,4';
    const court = placed(build, '4,4', [ana(at)], { rolls: [1], options });
    court.answer('basic-implement-attack', 'Ana');
    return [court.of(build.name).missTokens, court.state.strikes[1]];
  };
  test.each(ALL)(
    '[KT-GEN-09] [KT-INV-06] %s: Strikes and no Miss Tokens, unless the match has them',
    (_, build) => {
      expect(missed(build)).toEqual([0, 1]);
      expect(missed(build, { oppositionMissTokens: true })).toEqual([1, 1]);
      expect(missed(build, { versus: true })).toEqual([1, 1]);
    },
  );
});

describe('the order of turns', () => {
  test.each(HOUSES)('[KT-GEN-11] [KZ-INIT-02] $name acts first where initiatives tie', ({ id }) => {
    const seeds = Array.from({ length: 40 }, (_, at) => `tie ${at}`);
    const tie = seeds.flatMap((seed) => {
      const court = begin(undefined, { options: { opposition: id, athletes: 1 }, seed });
      while (court.open.why.key === 'deploy') court.answer(court.offered[0]);
      const [one, other] = court.heard('initiative');
      return one?.roll === other?.roll ? [court.state.order[0]] : [];
    });
    expect(tie.length).toBeGreaterThan(0);
    expect(new Set(tie)).toEqual(new Set([1]));
  });
});

describe('whoever plays a house', () => {
  test.each(ALL)('[KT-GEN-13] %s: has the same to choose from on either side', (name, build) => {
    const { name: _called, ...told } = writeBuild(build);
    const offered = (side: typeof ours, against: typeof ours) =>
      begin({
        court: floor(24, 9),
        athletes: [side(name, '4,4', told), against('Ana', '7,4', { implement: 'wand' })],
        turn: name,
      }).offered;
    const usual = offered(theirs, ours);
    expect(usual.length).toBeGreaterThan(3);
    expect(offered(ours, theirs)).toEqual(usual);
  });
  test.each(HOUSES)(
    '[KT-GEN-13] $name: a line of advice for each role, and nothing that forces',
    ({ house }) => {
      expect(new Set(Object.keys(house.tactics))).toEqual(new Set(ROLES));
      for (const { rule } of Object.values(house.tactics)) expect(rule).toMatch(/^KT-/);
    },
  );
});

describe.each(HOUSES)('matches of $name', ({ id }) => {
  /** What is seen at each moment of a match that bots play. */
  const played = (look: (state: KazzamState, news: readonly KazzamEvent[]) => void) =>
    playOut(`house ${id}`, { opposition: id, athletes: 5, roundLimit: 4 }, ({ state }, news) =>
      look(state as KazzamState, news),
    );
  test('[KT-INV-03] [KT-INV-06] [KT-INV-10] no Miss Tokens, no maximum that grows, no Encounter power twice', () => {
    const most = new Map<string, number>();
    const uses = new Map<string, number>();
    const returned = new Map<string, number>();
    let before = new Map<string, readonly string[]>();
    let moments = 0;
    played((state, news) => {
      moments += 1;
      const now = new Map<string, readonly string[]>();
      for (const { creature } of fielded(state)) {
        const { name, missTokens, maxHp, startingWard, spent } = creature;
        expect(missTokens).toBe(0);
        expect(maxHp).toBeLessThanOrEqual(most.get(name) ?? maxHp);
        expect(startingWard === 0 || startingWard >= 1).toBe(true);
        most.set(name, maxHp);
        now.set(name, [...spent]);
        for (const power of before.get(name) ?? []) {
          const key = `${name} ${power}`;
          if (!spent.includes(power)) returned.set(key, (returned.get(key) ?? 0) + 1);
        }
      }
      before = now;
      for (const event of news) {
        if (event.type !== 'action') continue;
        const { name = '', build = -1 } = state.creatures[event.who] ?? {};
        const { house, picks = [] } = state.builds[build] ?? {};
        const ability = content.abilities.get(
          picks.find((pick) => pick.endsWith(`/${event.action}`)) ?? '',
        );
        const isOnce =
          ability?.encounter === true ||
          ability?.actions?.some(({ encounter }) => encounter === true);
        if (house === undefined || isOnce !== true) continue;
        const key = `${name} ${event.action}`;
        uses.set(key, (uses.get(key) ?? 0) + 1);
      }
    });
    expect(moments).toBeGreaterThan(50);
    for (const [key, count] of uses)
      expect(count).toBeLessThanOrEqual(1 + (returned.get(key) ?? 0));
  }, 120_000);
});
