import { describe, expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import type { SheetNow } from '../../content/sheet.ts';

const HALE = {
  clock: 400,
  hp: 12,
  lockedLoss: [],
  effects: [],
  used: {},
  strained: [],
  tokens: 0,
  restHours: [],
} as const;

const OF_TROLLS = { trait: 'troll', ways: ['natural', 'care'], amount: 3 } as const;

/** Somebody of 12 Hit Points at most, as it was when it was written down. */
function takenUp(now: Partial<SheetNow>, clock = 1000) {
  const rig = sit({ clock });
  const base = { level: 2, hitDice: [6, 6] };
  return { ...rig, ash: rig.hero({ ...base, now: { ...HALE, ...now } }) };
}

describe('a character goes on as it was', () => {
  test('[DT-LVL-03, DT-TIME-02] with its tokens and strained spells, all its times moved to the clock of now', () => {
    const strained = ['sleep'];
    const { ash } = takenUp({
      tokens: 2,
      strained,
      restHours: [40, 400],
      used: { rage: 100, 'healed-by/bless': 400 },
    });
    expect(ash).toMatchObject({
      life: 'alive',
      hp: 12,
      tokens: 2,
      strained: ['sleep'],
      restHours: [640, 1000],
      used: { rage: 700, 'healed-by/bless': 1000 },
      lockedLoss: [],
      effects: [],
    });
    expect(ash.strained).not.toBe(strained);
  });

  test('[DT-TIME-02] in the same world no time moves', () => {
    const { ash } = takenUp({ clock: 1000, restHours: [900], used: { rage: 950 } });
    expect([ash.restHours, ash.used]).toEqual([[900], { rage: 950 }]);
  });

  test('[DT-TAB-03] with what lies on it, if that had not ended by then; its own is its own again', () => {
    const { ash, state } = takenUp({
      effects: [
        {
          kind: 'fly',
          source: { rule: 'DT-ARC-304', level: 5, isSpell: true, isOwn: true },
          until: { at: 'time', clock: 401 },
        },
        { kind: 'haste', source: { rule: 'DT-ARC-306' }, until: { at: 'time', clock: 400 } },
        { kind: 'shaken', source: { rule: 'DT-COND-21' }, until: { at: 'time', clock: 399 } },
        {
          kind: 'diseased',
          source: { rule: 'DT-HAZ-30' },
          until: { at: 'cure' },
          save: { ability: 'CON', when: 'minute', target: 15, next: 500 },
          data: { next: 450, amount: 7, tag: 'plague' },
        },
        {
          kind: 'poisoned',
          source: { rule: 'DT-COND-19' },
          until: { at: 'long-rest' },
          save: { ability: 'CON', when: 'turn-end', target: 12 },
        },
      ],
    });
    expect(ash.effects).toEqual([
      {
        id: 1,
        kind: 'fly',
        source: { rule: 'DT-ARC-304', level: 5, isSpell: true, by: ash.id },
        until: { at: 'time', clock: 1001 },
      },
      {
        id: 2,
        kind: 'diseased',
        source: { rule: 'DT-HAZ-30' },
        until: { at: 'cure' },
        save: { ability: 'CON', when: 'minute', target: 15, next: 1100 },
        data: { next: 1050, amount: 7, tag: 'plague' },
      },
      {
        id: 3,
        kind: 'poisoned',
        source: { rule: 'DT-COND-19' },
        until: { at: 'long-rest' },
        save: { ability: 'CON', when: 'turn-end', target: 12 },
      },
    ]);
    expect(state.nextId).toBe(4);
  });

  test.each([
    ['as many as it had', 5, 5],
    ['no more than its maximum', 13, 12],
    ['its maximum', 12, 12],
    ['less than none', -3, -3],
    ['those of whoever lives on at −maximum', -12, -12],
    ['one more than would kill it where the maximum was higher', -13, -11],
  ])('[DT-HP-09, DT-HP-11] with Hit Points: %s', (_what, hp, is) => {
    const { ash } = takenUp({ hp });
    expect([ash.hp, ash.life]).toEqual([is, 'alive']);
  });

  test.each(['dead', 'dust'] as const)('[DT-HP-09] who is %s stays so, at −maximum', (life) => {
    const { ash } = takenUp({ life, hp: 4 });
    expect([ash.hp, ash.life]).toEqual([-12, life]);
  });

  test('[DT-HER-15] with losses that only some ways heal, as far as it has lost so much', () => {
    const locks = (hp: number) =>
      takenUp({ hp, lockedLoss: [OF_TROLLS, { ...OF_TROLLS, trait: 'vampire', amount: 4 }] }).ash
        .lockedLoss;
    expect(locks(5)).toEqual([OF_TROLLS, { ...OF_TROLLS, trait: 'vampire', amount: 4 }]);
    expect(locks(6)).toEqual([OF_TROLLS, { ...OF_TROLLS, trait: 'vampire', amount: 3 }]);
    expect(locks(9)).toEqual([OF_TROLLS]);
    expect(locks(10)).toEqual([{ ...OF_TROLLS, amount: 2 }]);
    expect(locks(12)).toEqual([]);
    expect(locks(5)[0]?.ways).not.toBe(OF_TROLLS.ways);
  });
});
