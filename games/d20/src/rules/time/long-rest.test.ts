import { expect, test } from 'vitest';
import { lay } from '../../../test/effects.ts';
import { sit } from '../../../test/rig.ts';
import type { D20Options } from '../../options.ts';
import { HOUR } from '../effects/afflict.ts';
import { beginRest, restHour } from './rest.ts';

/** One who lies wounded, and how many hours it has rested. */
function resting(hours: number, options: Partial<D20Options> = {}) {
  const rig = sit({ clock: 100 * HOUR, options });
  const ash = rig.hero({ hitDice: [10] });
  Object.assign(ash, {
    hp: 1,
    strained: ['light'],
    used: { 'long-rest/gadget': 1, 'gadget/long-rest/': 2, tended: 3 },
    restHours: Array.from({ length: hours }, (_, at) => (100 - hours + at) * HOUR),
  });
  return { ...rig, ash, rest: () => rig.play(restHour(rig.t, ash)) };
}

test('[DT-HEAL-02] rest begins when one lies down, and goes on while one lies', () => {
  const { state, ash, t } = resting(0);
  beginRest(t, ash);
  state.clock += 5;
  beginRest(t, ash);
  expect(ash.restSince).toBe(100 * HOUR);
});

test('[DT-HEAL-01, DT-MAG-10] an hour of rest heals, is told, and frees strained spells', () => {
  const { ash, rest, events } = resting(2);
  rest();
  expect([ash.hp, ash.strained, ash.restHours.length]).toEqual([2, [], 3]);
  expect(events('healed')).toMatchObject([{ rule: 'DT-HEAL-01', creature: ash.id, amount: 1 }]);
  expect(events('rested')).toEqual([]);
  expect(ash.used).toHaveProperty('long-rest/gadget', 1);
});

test('[DT-OPT-06] where spells are for the day an hour does not free them', () => {
  const { ash, rest } = resting(2, { spellEconomy: 'daily' });
  rest();
  expect(ash.strained).toEqual(['light']);
});

test('[DT-HEAL-03] eight hours are a long rest, which ends what lasts until one and fills what it fills', () => {
  const rig = resting(7, { spellEconomy: 'daily' });
  const { ash, rest, events } = rig;
  lay(rig, ash, 'shaken', { until: { at: 'long-rest' } });
  lay(rig, ash, 'afraid', { until: { at: 'scene' } });
  rest();
  expect(ash.effects.map(({ kind }) => kind)).toEqual(['afraid']);
  expect(events('relieved')).toMatchObject([{ rule: 'DT-HEAL-03', effect: 'shaken' }]);
  expect([ash.strained, ash.restHours]).toEqual([[], []]);
  expect(ash.used).toEqual({ 'gadget/long-rest/': 2, tended: 3 });
  expect(events('rested')).toEqual([{ type: 'rested', rule: 'DT-HEAL-03', creature: ash.id }]);
});

test('[DT-HEAL-03] a long rest comes though nobody listens', () => {
  const { ash, rest, t } = resting(7);
  Object.assign(t, { tell: undefined });
  rest();
  expect(ash.restHours).toEqual([]);
});

test.each([
  [9, 8],
  [9.5, 7],
  [10, 7],
])(
  '[DT-HEAL-03] of the hours those of the last ten count: the first %d hours ago',
  (ago, counted) => {
    const { ash, rest, events } = resting(6);
    ash.restHours = [(100 - ago) * HOUR, ...ash.restHours];
    rest();
    expect([events('rested').length, ash.restHours.length]).toEqual(
      counted === 8 ? [1, 0] : [0, 7],
    );
  },
);

test.each(['thirst', 'starving', 'suffocating', 'doomed'])(
  '[DT-COND-29] nobody heals by rest while %s lasts',
  (kind) => {
    const rig = resting(0);
    lay(rig, rig.ash, kind, { until: { at: 'cure' } });
    rig.rest();
    expect([rig.ash.hp, rig.ash.restHours.length]).toEqual([1, 1]);
  },
);

test('[DT-MACH-02] machines and vehicles do not heal by rest, but characters do whatever they are made of', () => {
  const healed = (id: string, isCharacter = false) => {
    const rig = sit();
    const one = isCharacter ? rig.hero({ hitDice: [10] }) : rig.foe(id);
    if (isCharacter) one.traits = [...one.traits, 'is-machine'];
    one.hp = 1;
    rig.play(restHour(rig.t, one));
    return one.hp > 1;
  };
  expect([healed('thug'), healed('combat-android'), healed('', true)]).toEqual([true, false, true]);
  const rig = sit();
  const cart = rig.foe('thug');
  cart.traits = [...cart.traits, 'is-vehicle'];
  cart.hp = 1;
  rig.play(restHour(rig.t, cart));
  expect(cart.hp).toBe(1);
});
