import { describe, expect, test } from 'vitest';
import { inTurn, lay } from '../../../test/effects.ts';
import { type Script, type Sitting, sit } from '../../../test/rig.ts';
import type { AttackForm } from '../../content/attack-form.ts';
import type { Edge, Trait } from '../../content/trait.ts';
import type { Creature } from '../../model.ts';
import { attackRoll } from './attack.ts';
import { UNARMED } from './forms.ts';

const heard: unknown[] = [];
const edge = (id: string, some: Omit<Edge, 'rule'>): Trait => ({
  id,
  rule: `DT-${id}`,
  edge: (_w, { creature }, target, unaware) =>
    unaware && creature.used[`DT-${id}/${target.id}`] === undefined
      ? { rule: `DT-${id}`, ...some }
      : undefined,
});
const TRAITS: readonly Trait[] = [
  edge('sly', { hit: 2, damage: 3, isOnce: true }),
  edge('grim', { hit: 0, damage: 5 }),
  { id: 'sweeping', rule: 'DT-ROLE-08', carriesOver: true },
  {
    id: 'listening',
    rule: 'DT-X',
    on: {
      hit: (_t, _self, { loss, amount, natural }) =>
        void heard.push(['hit', loss, amount, natural]),
      missed: (_t, _self, { natural }) => void heard.push(['missed', natural]),
      struck: (_t, _self, { natural }) => void heard.push(['struck', natural]),
      attacked: () => void heard.push(['attacked']),
      acted: (_t, _self, { what }) => void heard.push(['acted', what]),
    },
  },
];

const SWORD: AttackForm = {
  ...UNARMED,
  id: 'sword',
  category: 'medium',
  tags: ['weapon', 'steel'],
};

/** Ash beside a guard of Armor Class 16 and 7 Hit Points. */
function duel(sitting: Sitting = {}) {
  const rig = sit({
    seats: 1,
    ...sitting,
    content: { traits: Object.fromEntries(TRAITS.map((one) => [one.id, one])) },
  });
  const [ash, guard] = [rig.hero({}, 0, 0, 0), rig.foe('guard', 5)];
  for (const one of [ash, guard]) one.traits = ['listening'];
  heard.length = 0;
  const strike = (
    attack: AttackForm = SWORD,
    script: Script = [],
    by: Creature = ash,
    at: Creature = guard,
  ) => rig.play(attackRoll(rig.t, by, attack, at), script);
  return { ...rig, ash, guard, strike };
}

describe('to hit', () => {
  test.each([
    [16, true, 'DT-TN-08'],
    [15, false, 'DT-TN-08'],
    [1, false, 'DT-ATK-05'],
    [20, true, 'DT-ATK-06'],
  ])('[DT-TN-08, DT-ATK-05, DT-ATK-06] a %d against 16 hits: %s', (face, hits, rule) => {
    const rig = duel({ dice: face === 20 || !hits ? [face] : [face, 3] });
    expect(rig.strike().value).toBe(hits);
    expect(rig.events('rolled')).toMatchObject([
      { rule: 'DT-ATK-01', kind: 'attack', ability: 'STR', success: hits, at: rig.guard.id },
    ]);
    // What a creature wears is not told.
    expect(rig.events('rolled')[0]).toMatchObject({ target: undefined });
    const base = { rule, creature: rig.ash.id, at: rig.guard.id };
    expect(rig.events(hits ? 'hit' : 'missed')).toEqual([
      hits
        ? { type: 'hit', ...base, attack: 'sword', fromHiding: false }
        : { type: 'missed', ...base },
    ]);
    rig.allDiceUsed();
  });

  test('[DT-ATK-05, DT-ATK-06] a 1 misses whatever is added, a 20 hits whatever is worn', () => {
    const printed = (hit: number): AttackForm => ({
      ...UNARMED,
      printed: { hit, damage: { d6: 0, plus: 1 } },
    });
    const rig = duel({ dice: [1, 20] });
    expect([rig.strike(printed(50)).value, rig.strike(printed(-50)).value]).toEqual([false, true]);
    expect(rig.events('rolled')).toMatchObject([{ ability: undefined }, { ability: undefined }]);
  });

  test('[DT-HID-03] against a character its Armor Class is told', () => {
    const rig = duel({ dice: [8] });
    rig.strike(SWORD, [], rig.guard, rig.ash);
    expect(rig.events('rolled')).toMatchObject([{ target: 10, success: false }]);
  });

  test('[DT-ATK-08] whoever strikes from hiding is seen afterwards', () => {
    const rig = duel({ dice: [5] });
    rig.ash.isHidden = true;
    rig.strike();
    expect(rig.ash.isHidden).toBe(false);
    const hit = duel({ dice: [19, 2] });
    hit.ash.isHidden = true;
    hit.strike();
    expect(hit.events('hit')).toMatchObject([{ fromHiding: true }]);
  });

  test('[DT-ATK-03] who acted, was attacked, hit and was struck is announced in that order', () => {
    const rig = duel({ dice: [17, 3, 4] });
    rig.strike();
    expect(heard).toEqual([['acted', 'attack'], ['attacked'], ['hit', 3, 3, 17], ['struck', 17]]);
    heard.length = 0;
    rig.strike();
    expect(heard).toEqual([['acted', 'attack'], ['attacked'], ['missed', 4]]);
  });
});

describe('an edge against the unaware', () => {
  const edged = (answer: string | undefined, ...traits: readonly string[]) => {
    const rig = duel({ dice: [15, 2] });
    rig.ash.traits.push(...traits);
    rig.ash.isHidden = true;
    const script: Script = answer === undefined ? [] : [['edge', answer]];
    const { asked, value } = rig.strike(SWORD, script);
    return [asked.includes('edge 0'), value, 7 - rig.guard.hp, rig.ash.used];
  };

  test('[DT-ROLE-23] one of several is chosen, the one with most damage first; one that is for once is used up', () => {
    const used = { 'DT-sly/2': 0 };
    expect(edged('DT-sly', 'sly', 'grim')).toEqual([true, true, 5, used]);
    expect(edged(undefined, 'sly', 'grim')).toEqual([true, false, 0, {}]);
    expect(edged('none', 'sly', 'grim')).toEqual([true, false, 0, {}]);
    expect(edged(undefined, 'listening')).toEqual([false, false, 0, {}]);
  });

  test('[DT-ROLE-23] against somebody who knows of it there is none', () => {
    const rig = duel({ dice: [15] });
    rig.ash.traits.push('sly');
    expect([rig.strike().asked, rig.ash.used]).toEqual([['reroll 0'], {}]);
  });
});

describe('damage', () => {
  test('[DT-DICE-11, DT-GEN-05] is told with its dice and terms before it is dealt', () => {
    const rig = duel({ dice: [17, 4] });
    rig.strike();
    const told = rig.told.map(({ type }) => type);
    expect(told.indexOf('damage-rolled')).toBeLessThan(told.indexOf('hurt'));
    expect(rig.events('damage-rolled')).toMatchObject([
      {
        rule: 'DT-GEN-05',
        creature: rig.ash.id,
        faces: [4],
        dice: 4,
        terms: [{ value: 0, rule: 'DT-ATK-02', from: 'STR' }],
      },
    ]);
    expect(rig.events('hurt')).toMatchObject([
      {
        rule: 'DT-ATK-03',
        loss: 4,
        by: rig.ash.id,
        tags: ['weapon', 'steel', 'melee', 'physical'],
      },
    ]);
  });

  test.each([
    ['light', 3],
    ['dual', 6],
    ['medium', 6],
    ['heavy', 12],
  ] as const)('[DT-ATK-06] with a 20 a %s weapon does %d without a throw', (category, most) => {
    const rig = duel({ dice: [20] });
    rig.guard.hp = 7;
    Object.assign(rig.guard, { printed: { ...rig.guard.printed, maxHp: 40 }, hp: 40 });
    rig.strike({ ...SWORD, category });
    expect(40 - rig.guard.hp).toBe(most);
    rig.allDiceUsed();
  });

  test('[DT-ATK-14] a blow in melee may leave its target at 0; nobody is asked about a shot, or of who is down', () => {
    const leaves = (attack: AttackForm, script: Script, hp = 2) => {
      const rig = duel({ dice: [20] });
      rig.guard.hp = hp;
      const { asked } = rig.strike(attack, script);
      return [asked, rig.guard.hp];
    };
    expect(leaves(SWORD, [['subdue', 'yes']])).toEqual([['subdue 0'], 0]);
    expect(leaves(SWORD, [['subdue', 'no']])).toEqual([['subdue 0'], -4]);
    expect(leaves({ ...SWORD, use: 'thrown', band: 'throwing' }, [])).toEqual([[], -4]);
    expect(leaves(SWORD, [], -1)).toEqual([[], -7]);
  });

  test('[DT-MON-14] what harms nobody is announced, and deals nothing', () => {
    const rig = duel({ dice: [17] });
    rig.strike({ ...SWORD, isHarmless: true });
    expect([rig.guard.hp, rig.events('hurt')]).toEqual([7, []]);
    expect(heard.slice(2)).toEqual([
      ['hit', 0, 0, 17],
      ['struck', 17],
    ]);
  });

  test('[DT-ARC-209] an image takes the blow', () => {
    const rig = duel({ dice: [17, 4] });
    lay(rig, rig.guard, 'mirror-image', { data: { amount: 1 } });
    rig.strike();
    expect([rig.guard.hp, rig.events('image-lost').length]).toEqual([7, 1]);
  });

  test('[DT-ROLE-08, DT-EX-03] what is left over goes on to the next in reach whom the roll hits, if it is let', () => {
    const carries = (
      script: Script,
      change: (second: Creature, rig: ReturnType<typeof duel>) => void = () => undefined,
    ) => {
      const rig = duel({ dice: [17, 6] });
      inTurn(rig, rig.ash);
      rig.ash.traits.push('sweeping');
      const [second, third] = [rig.foe('guard', 5), rig.foe('guard', 6)];
      rig.guard.hp = 2;
      change(second, rig);
      const { asked } = rig.strike(SWORD, [['subdue', 'no'], ...script]);
      return [asked.slice(1), [rig.guard, second, third].map(({ hp }) => hp)];
    };
    expect(carries([['carry-over', 'go-on-3']])).toEqual([['carry-over 0'], [0, 3, 7]]);
    expect(carries([['carry-over', 'leave']])).toEqual([['carry-over 0'], [-4, 7, 7]]);
    expect(carries([])).toEqual([['carry-over 0'], [0, 3, 7]]);
    expect(
      carries(
        [
          ['carry-over', 'go-on-3'],
          ['carry-over', 'go-on-4'],
        ],
        (one) => Object.assign(one, { hp: 1 }),
      ),
    ).toEqual([
      ['carry-over 0', 'carry-over 0'],
      [0, 0, 4],
    ]);
    const out = (some: object) => (one: Creature, rig: ReturnType<typeof duel>) => {
      Object.assign(one, some);
      for (const other of rig.state.creatures) if (other.id === 4) Object.assign(other, { hp: 0 });
    };
    for (const some of [
      { hp: 0 },
      { side: 'others' },
      { isHidden: true },
      { place: { at: 'line', feet: 7 } },
    ])
      expect(carries([], out(some))[0]).toEqual([]);
  });
});
