import { describe, expect, test } from 'vitest';
import type { KazzamEvent } from '../src/events.ts';
import { CALM } from '../src/rules/attack/hit-order.ts';
import { addDamage, beginTotal, complete } from '../src/rules/harm/damage.ts';
import { gainWard } from '../src/rules/harm/gain-ward.ts';
import { inflict } from '../src/rules/harm/inflict.ts';
import { recover } from '../src/rules/harm/recover.ts';
import { begin, type Court, floor, ours, type Told, theirs } from './table.ts';

const robes = { class: 'wardmaster', implement: 'wand', picks: ['wardmaster/shrinking-robes'] };

/** Ana hits Bo by a power: what she is asked then, and what the hit did. */
function hit(power: string, ana: Told, bo: Told = {}, others: readonly Told[] = []): Court {
  const athletes = [ours('Ana', '1,1', ana), theirs('Bo', '4,1', bo), ...others];
  const court = begin({ court: floor(9, 3), athletes, turn: 'Ana' }, { rolls: [4] });
  return court.answer(power, 'Bo');
}

const isOrdered = (court: Court) => court.open.why.key === 'hit-order';

describe('[KZ-CRIT-09] the order of what a hit does is asked only where it makes a difference', () => {
  test('[KC-WRD-23] not for damage and a status that damage does not touch', () => {
    const court = hit('shrinking-robes', robes);
    expect(isOrdered(court)).toBe(false);
    expect(court.of('Bo')).toHaveHp(6);
    expect(court.of('Bo')).toHaveStatus('slowed');
  });

  test('[KZ-ATK-24] but where the damage fells its target, which the status would reach before', () => {
    expect(isOrdered(hit('shrinking-robes', robes, { hp: 2 }))).toBe(true);
  });

  test('[KZ-WARD-04] not where Ward stops everything but the damage', () => {
    const court = hit('shrinking-robes', robes, { ward: 3 });
    expect(isOrdered(court)).toBe(false);
    expect(court.of('Bo')).not.toHaveStatus('slowed');
  });

  test('[KR-DEF-08] [KR-LEAD-01] not for damage and what the attacker’s own side has of the hit', () => {
    const juggernaut = { role: 'defender', specialisation: 'juggernaut', implement: 'wand' };
    const warded = hit('basic-implement-attack', juggernaut);
    expect(isOrdered(warded)).toBe(false);
    expect(warded.of('Ana')).toHaveWard(3, 1);
    const rescuer = { role: 'leader', specialisation: 'rescuer', implement: 'wand' };
    const al = ours('Al', '1,2', { hp: 4 });
    const healed = hit('basic-implement-attack', rescuer, {}, [al]);
    expect(healed.open.why.key).toBe('heal');
    expect(healed.of('Bo')).toHaveHp(6);
  });

  test('[KR-CON-01] but where the target is moved about', () => {
    const controller = { role: 'controller', specialisation: 'lockdown', implement: 'wand' };
    expect(isOrdered(hit('basic-implement-attack', controller))).toBe(true);
  });
});

describe('[KZ-TURN-02] the order of what begins a turn is asked only where it makes a difference', () => {
  const gnawed = (bo: Told) => {
    const athletes = [ours('Ana', '8,3'), theirs('Bo', '2,1', bo)];
    const creeps = [{ group: 'swarm', members: ['2,1', '1,1'], enemies: ['Bo'] }];
    return begin({ court: floor(9, 4), athletes, creeps, turn: 'Ana' }).answer('end-turn');
  };

  test('[KM-SWARM-09] not for swarms that Bo survives all together', () => {
    const court = gnawed({ hp: 8, maxHp: 8 });
    expect(court.open.why.key).not.toBe('start-order');
    expect(court.of('Bo')).toHaveHp(4);
  });

  test('[KM-SWARM-10] but where they fell him, or his Ward stops one of them', () => {
    expect(gnawed({ hp: 4 }).open.why.key).toBe('start-order');
    expect(gnawed({ hp: 8, ward: 1 }).open.why.key).toBe('start-order');
  });
});

describe('what is taken for the same in any order is the same', () => {
  const until = { ends: 'save' } as const;
  const other = {
    ...Object.fromEntries(
      [...CALM].map((kind) => [
        kind,
        (t: Court) => inflict(t, { kind, on: t.id('Bo'), by: t.id('Ana'), source: 'x', until }),
      ]),
    ),
    ward: (t: Court) => gainWard(t, { on: t.id('Ana'), amount: 1, by: t.id('Ana') }),
    healing: (t: Court) =>
      recover(t, { who: t.id('Al'), amount: 2, by: t.id('Ana'), rule: 'KR-LEAD-01' }),
  };

  /** The state and the events, in no order, after a hit of 3 and something else. */
  function after(does: (t: Court) => ReturnType<typeof inflict>, first: boolean) {
    const athletes = [
      ours('Ana', '1,1'),
      ours('Al', '1,2', { hp: 3 }),
      theirs('Bo', '2,1', { ward: 1 }),
    ];
    const court = begin({ court: floor(9, 3), athletes, turn: 'Ana' });
    const [by, to] = [court.id('Ana'), court.id('Bo')];
    const total = beginTotal(court, { to, by, kind: 'attack', melee: true });
    if (first) court.run(does(court));
    addDamage(court, total, { own: 3 }, 'KZ-BASIC-01');
    if (!first) court.run(does(court));
    court.run(complete(court, total));
    const events = (court.course as readonly KazzamEvent[]).map((event) => JSON.stringify(event));
    return { state: structuredClone(court.state), events: events.sort() };
  }

  test.each(Object.entries(other))('%s', (_, does) => {
    const run = does as (t: Court) => ReturnType<typeof inflict>;
    expect(after(run, true)).toEqual(after(run, false));
  });
});
