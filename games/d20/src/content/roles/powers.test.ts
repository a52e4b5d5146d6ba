import { describe, expect, test } from 'vitest';
import { inTurn, lay } from '../../../test/effects.ts';
import { offered, reasons } from '../../../test/offered.ts';
import { invokePower, openPowers } from '../../../test/powers.ts';
import { type Sitting, sit } from '../../../test/rig.ts';
import { block, blocks, gear } from '../../../test/stand-ins.ts';
import type { Creature } from '../../model.ts';
import { powersOf } from '../../rules/actions/powers.ts';
import { has } from '../../rules/bearers/bearers.ts';
import { endCombat } from '../../rules/combat/end.ts';
import { DAY } from '../../rules/effects/afflict.ts';
import { relieve } from '../../rules/effects/relieve.ts';
import { announce } from '../../rules/moments/moment.ts';
import { acOf } from '../../rules/numbers/armor.ts';
import { leaningOf, sumOf } from '../../rules/rolls/parts.ts';
import type { RollAt } from '../trait.ts';

const SHIP = block('ship', { ac: 17, hp: 30, tags: ['machine', 'vehicle'] });
const WOLF = block('wolf', { tags: ['beast', 'living'] });
const DRONE = block('drone', { tags: ['machine', 'mindless'] });
const APE = block('ape', { tags: ['beast', 'person', 'living'] });
const MAN = block('man');
const BONES = block('bones', { tags: ['undead'] });

const sitDown = (some: Sitting = {}) =>
  sit({
    ...some,
    content: { gear, blocks: blocks(SHIP, WOLF, DRONE, APE, MAN, BONES) },
  });

type Table = ReturnType<typeof sitDown>;

const expert = ({ hero }: Table, role: string, level = 6): Creature =>
  hero({ level, hitDice: [40], roles: [{ id: role }] }, 0);

/** Why a power of somebody is closed. */
const why = ({ t }: Table, one: Creature, power: string): string | undefined =>
  reasons(t, one)[`power-${power}`];

/** What a power of somebody offers. */
function offers({ t }: Table, one: Creature, id: string, key: string): readonly string[] {
  const power = powersOf(t, one, 'combat').find((each) => each.id === id);
  return offered(power?.run(t) ?? undefined, key);
}

const plus = ({ t }: Table, roll: RollAt): number => sumOf(leaningOf(t, roll).terms);

describe('[DT-ROLE-15] a Starship Expert', () => {
  /** A pilot and a gunner aboard one ship, somebody aboard another. */
  function aboard(level = 7) {
    const table = sitDown();
    const pilot = expert(table, 'starship-expert', level);
    const gunner = table.hero();
    const other = table.hero();
    const [ship, second] = [table.foe('ship'), table.foe('ship')];
    const enters = (one: Creature, into: Creature) =>
      lay(table, one, 'crew', { data: { creature: into.id, text: 'gunner' } });
    for (const [one, into] of [
      [pilot, ship],
      [gunner, ship],
      [other, second],
    ] as const)
      enters(one, into);
    const flies = (pattern: string) =>
      table.play(announce(table.t, pilot, 'turnBegan', {}), [['pattern', pattern]]);
    const patterns = () =>
      [pilot, gunner, other, ship, second].map(({ effects }) =>
        effects.map(({ kind }) => kind).filter((kind) => kind.startsWith('ship-')),
      );
    return { table, pilot, gunner, ship, flies, patterns };
  }

  test('aims for all aboard its ship and for nobody else, until the combat is over', () => {
    const { table, pilot, ship, flies, patterns } = aboard();
    flies('aim');
    expect(patterns()).toEqual([['ship-aims'], ['ship-aims'], [], ['ship-aims'], []]);
    expect(ship.effects).toMatchObject([
      {
        kind: 'ship-aims',
        source: { rule: 'DT-ROLE-15', by: pilot.id, level: 7 },
        until: { at: 'combat' },
        data: { amount: 7 },
      },
    ]);
    expect(acOf(table.t, ship)).toBe(17);
  });

  test('evades with the ship alone, by half its Level; the pattern before is over', () => {
    const { table, ship, flies, patterns } = aboard();
    flies('aim');
    flies('evade');
    expect(patterns()).toEqual([[], [], [], ['ship-evades'], []]);
    expect(acOf(table.t, ship)).toBe(20);
    flies('evade');
    expect(patterns()[3]).toEqual(['ship-evades']);
  });

  test('ends its own patterns only', () => {
    const { table, ship, gunner, flies } = aboard();
    lay(table, ship, 'ship-aims', { source: { rule: 'X', by: 999 }, data: { amount: 1 } });
    flies('evade');
    expect(ship.effects.map(({ kind }) => kind)).toEqual(['ship-aims', 'ship-evades']);
    const attack = { id: 'x', category: 'medium', use: 'melee', band: 'melee' } as const;
    const roll = (tags: readonly string[], kind: 'attack' | 'check' = 'attack') =>
      plus(table, { kind, roller: gunner, attack: { ...attack, tags } });
    flies('aim');
    expect([roll(['ship']), roll(['weapon']), roll(['ship'], 'check')]).toEqual([7, 0, 0]);
  });

  test('flies nothing on foot', () => {
    const table = sitDown();
    const pilot = expert(table, 'starship-expert');
    expect(table.play(announce(table.t, pilot, 'turnBegan', {})).asked).toEqual([]);
  });
});

describe('[DT-ROLE-07] an Espionage Expert', () => {
  test('names the task of a gadget; the next only when that is used up, one a Level', () => {
    const table = sitDown();
    const spy = expert(table, 'espionage-expert', 2);
    invokePower(table, spy, 'gadget', [['gadget', 'climb']]);
    expect(spy.effects).toMatchObject([
      { kind: 'gadgets-spent', until: { at: 'long-rest' }, data: { amount: 1 } },
      { kind: 'gadget', until: { at: 'long-rest' }, data: { tag: 'climb' } },
    ]);
    expect(why(table, spy, 'gadget')).toBe('closed.gadget-ready');
    const rolled = (roll: Partial<RollAt>) => {
      const at = { kind: 'check', roller: spy, ...roll } as const;
      const { mode } = leaningOf(table.t, at);
      table.play(announce(table.t, spy, 'rolled', { roll: at } as never));
      return [mode, has(spy, 'gadget')];
    };
    expect(rolled({ tag: 'forgery' })).toEqual(['straight', true]);
    expect(rolled({})).toEqual(['straight', true]);
    expect(rolled({ tag: 'climb', kind: 'save' })).toEqual(['straight', true]);
    expect(rolled({ tag: 'climb' })).toEqual(['advantage', false]);
    expect(why(table, spy, 'gadget')).toBeUndefined();
    invokePower(table, spy, 'gadget', [['gadget', 'forgery']]);
    expect(spy.effects.find(({ kind }) => kind === 'gadgets-spent')?.data?.amount).toBe(2);
    rolled({ tag: 'forgery' });
    expect(why(table, spy, 'gadget')).toBe('closed.spent');
  });

  test('works any gadget at Level 1 once', () => {
    const table = sitDown();
    const spy = expert(table, 'espionage-expert', 1);
    expect(offers(table, spy, 'gadget', 'gadget')).toEqual(
      expect.arrayContaining(['climb', 'open-locks', 'stealth']),
    );
    expect(why(table, spy, 'gadget')).toBe('closed.gadget-ready');
  });
});

describe('[DT-ROLE-03] a Beast Bond', () => {
  test('recruits a beast or a machine here that is nobody’s and not hostile, for a token', () => {
    const table = sitDown();
    const one = expert(table, 'beast-bond');
    const neutral = { side: 'others', attitude: 'neutral' } as const;
    const wolf = table.foe('wolf', 10, 0, neutral);
    const drone = table.foe('drone', 10, 0, { ...neutral, attitude: 'friendly' });
    for (const [id, some] of [
      ['wolf', { ...neutral, attitude: 'hostile' }],
      ['wolf', { ...neutral, side: 'foes' }],
      ['ship', neutral],
      ['ape', neutral],
      ['man', neutral],
    ] as const)
      table.foe(id, 10, 0, some);
    table.foe('wolf', 10, 0, neutral).life = 'dead';
    table.foe('wolf', 10, 0, neutral).place = { at: 'away' };
    table.foe('wolf', 10, 0, neutral).isHidden = true;
    expect(why(table, one, 'recruit')).toBe('closed.no-token');
    one.tokens = 2;
    expect(offers(table, one, 'recruit', 'recruit')).toEqual([
      `recruit-${wolf.id}`,
      `recruit-${drone.id}`,
    ]);
    expect(table.events('token-spent')).toEqual([
      { type: 'token-spent', rule: 'DT-ROLE-03', creature: one.id, on: 'recruit', tokens: 1 },
    ]);
    expect(wolf).toMatchObject({
      side: 'party',
      run: one.run,
      effects: [
        {
          kind: 'recruited',
          source: { rule: 'DT-ROLE-03', by: one.id },
          until: { at: 'scene' },
        },
      ],
    });
    const [effect] = wolf.effects;
    if (effect !== undefined) table.play(relieve(table.t, wolf, effect, 'end'));
    expect(wolf).toMatchObject({ side: 'others', run: { by: 'master' } });
    drone.attitude = 'hostile';
    wolf.side = 'foes';
    expect(why(table, one, 'recruit')).toBe('closed.no-target');
  });
});

describe('[DT-ROLE-04] a Berserker', () => {
  const rage = (dice: readonly number[] = []) => {
    const table = sitDown({ dice });
    const one = expert(table, 'berserker', 5);
    table.foe('man', 10);
    inTurn(table, one);
    invokePower(table, one, 'rage', [], 'combat');
    const effect = one.effects.find(({ kind }) => kind === 'rage');
    if (effect === undefined) throw new Error('no rage');
    return { table, one, effect };
  };

  test('rages for as many rounds as it has Levels, once at a time and only in combat', () => {
    const { table, one, effect } = rage();
    expect(effect).toMatchObject({
      source: { rule: 'DT-ROLE-04', by: one.id, level: 5 },
      until: { at: 'time', clock: 5 },
    });
    expect(why(table, one, 'rage')).toBe('closed.rages');
    expect(openPowers(table, one, 'calm')).toEqual([]);
  });

  test.each([
    ['time', 5],
    ['end', 5],
    ['death', 0],
    ['skip', 0],
  ] as const)('ended by %s the rage costs %i', (how, cost) => {
    const { table, one, effect } = rage();
    const before = one.hp;
    table.play(relieve(table.t, one, effect, how));
    expect(before - one.hp).toBe(cost);
    expect(table.events('hurt')).toMatchObject(
      cost === 0 ? [] : [{ rule: 'DT-ROLE-04', amount: 5, tags: ['rage'] }],
    );
  });

  test('broken off, the next begins no sooner than a round later', () => {
    const { table, one } = rage();
    table.state.clock = 3;
    table.play(endCombat(table.t, 'over'));
    expect(has(one, 'rage')).toBe(false);
    inTurn(table, one);
    expect(why(table, one, 'rage')).toBe('closed.later-turn');
    table.state.clock = 4;
    expect(why(table, one, 'rage')).toBeUndefined();
  });
});

describe('[DT-ROLE-13] Obscurity', () => {
  test.each([
    [1, 10],
    [3, 11],
    [8, 14],
  ])('at Level %i in the dark has AC %i, unless it is lit', (level, ac) => {
    const table = sitDown({ ground: { isDark: true } });
    const one = expert(table, 'obscurity', level);
    const torch = table.hero({ gear: [{ kind: 'torches', is: 'held' }] }, 200);
    table.foe('man', 10);
    inTurn(table, one);
    expect(has(one, 'obscured')).toBe(level > 1);
    expect(acOf(table.t, one)).toBe(ac);
    torch.place = { at: 'line', feet: 0 };
    expect(acOf(table.t, one)).toBe(10);
  });
});

describe('[DT-ROLE-14] a Science Expert', () => {
  test('is closed below Level 2, after a use for a day, and without allies or subjects', () => {
    const table = sitDown();
    expect(why(table, expert(table, 'science-expert', 1), 'analysis')).toBe('closed.level-too-low');
    const alone = sitDown();
    const one = expert(alone, 'science-expert', 4);
    expect(why(alone, one, 'analysis')).toBe('closed.no-allies');
    const ally = alone.hero({}, 5);
    ally.isHidden = false;
    const man = alone.foe('man', 10);
    expect(why(alone, one, 'analysis')).toBeUndefined();
    invokePower(alone, one, 'analysis', [['subject', `about-${man.id}`]]);
    expect(why(alone, one, 'analysis')).toBe('closed.used-today');
    alone.state.clock = DAY;
    expect(why(alone, one, 'analysis')).toBeUndefined();
  });

  test('offers whoever is seen, enemies first, then what the place is like', () => {
    const table = sitDown({ ground: { setting: ['urban', 'electronic'] } });
    const one = expert(table, 'science-expert', 4);
    const ally = table.hero({}, 5);
    const man = table.foe('man', 10);
    table.foe('man', 10).isHidden = true;
    expect(offers(table, one, 'analysis', 'subject')).toEqual([
      `about-${man.id}`,
      `about-${ally.id}`,
      'about-urban',
      'about-electronic',
    ]);
    expect(ally.effects).toMatchObject([
      {
        kind: 'analysis',
        source: { rule: 'DT-ROLE-14', by: one.id, level: 4 },
        until: { at: 'time', clock: DAY },
        data: { creature: man.id, amount: 2 },
      },
    ]);
    const other = table.foe('man', 10);
    const at = (target: Creature) => plus(table, { kind: 'attack', roller: ally, target });
    expect([at(man), at(other)]).toEqual([2, 0]);
    const save = (by: Creature) =>
      plus(table, { kind: 'save', roller: ally, against: { rule: 'X', tags: [], by } });
    expect([save(man), save(other)]).toEqual([2, 0]);
  });

  test('tells as many allies as half its Level, and about a place helps with tasks there', () => {
    const table = sitDown({ ground: { setting: ['urban'] } });
    const one = expert(table, 'science-expert', 4);
    one.run = { by: 'companion' };
    const allies = [5, 10, 15].map((feet) => table.hero({}, feet));
    const man = table.foe('man', 300);
    man.isHidden = true;
    for (const ally of allies) ally.isHidden = true;
    const power = powersOf(table.t, one, 'combat').find(({ id }) => id === 'analysis');
    table.play(power?.run(table.t) ?? undefined);
    expect(allies.map((ally) => has(ally, 'analysis'))).toEqual([true, true, false]);
    const [first] = allies;
    if (first?.effects[0] === undefined) throw new Error('nobody was told');
    first.effects[0].data = { tag: 'urban', amount: 2 };
    const task = (setting: readonly string[], target?: Creature) =>
      plus(table, {
        kind: 'check',
        roller: first,
        setting,
        ...(target === undefined ? {} : { target }),
      });
    expect([task(['urban']), task(['forest']), task(['urban'], man)]).toEqual([2, 0, 0]);
  });
});

describe('[DT-ROLE-19] whoever turns the undead', () => {
  test('needs a symbol first, and somebody to turn', () => {
    const table = sitDown();
    const bare = expert(table, 'turn-away-undead', 3);
    expect(why(table, bare, 'turn-undead')).toBe('closed.no-symbol');
    const roles = [{ id: 'turn-away-undead' }];
    const one = table.hero({ level: 3, roles, gear: [{ kind: 'holy-symbol' }] }, 0);
    expect(why(table, one, 'turn-undead')).toBe('closed.no-undead');
    const bones = table.foe('bones', 60);
    expect(why(table, one, 'turn-undead')).toBeUndefined();
    for (const change of [
      () => (bones.place = { at: 'line', feet: 61 }),
      () => Object.assign(bones, { place: { at: 'line', feet: 60 }, isHidden: true }),
      () => Object.assign(bones, { isHidden: false, side: 'party' }),
      () => Object.assign(bones, { side: 'foes', life: 'dust' }),
    ]) {
      change();
      expect(why(table, one, 'turn-undead')).toBe('closed.no-undead');
    }
  });

  test('the turned and cowed are so for a day', () => {
    const table = sitDown({ dice: [15, 1, 1] });
    const roles = [{ id: 'turn-away-undead' }];
    const one = table.hero({ level: 3, roles, gear: [{ kind: 'holy-symbol' }] }, 0);
    const bones = table.foe('bones', 30);
    invokePower(table, one, 'turn-undead');
    const source = { rule: 'DT-ROLE-19', by: one.id, level: 3 };
    const until = { at: 'time', clock: DAY };
    expect(bones.effects).toMatchObject([
      { kind: 'turned', source, until },
      { kind: 'cowed', source, until },
    ]);
    expect(table.events('rolled')).toMatchObject([
      { rule: 'DT-ROLE-19', kind: 'turning', total: 18, success: true },
    ]);
    table.play(announce(table.t, bones, 'attacked', { by: one } as never));
    expect(bones.effects).toMatchObject([{ kind: 'turned' }]);
    expect(table.events('relieved')).toMatchObject([
      { rule: 'DT-ROLE-22', effect: 'cowed', how: 'end' },
    ]);
  });
});
