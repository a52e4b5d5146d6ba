import { describe, expect, test } from 'vitest';
import { door, named, treasure, world } from '../../../test/cards.ts';
import { type Fought, fought, LEVEL_4, types } from '../../../test/fought.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Combat } from '../../model.ts';
import { foeOf } from '../combat/foes.ts';
import { combatWindow, type Window } from './windows.ts';

/** Level 3: fight: ease(WIS,-2). */
const FROGS = named('Choir of Frogs');
const [CURSE, ENHANCER, WANDERING] = [door(62), door(49), door(86)] as const;
const [POTION, STEED] = [treasure(57), treasure(43)] as const;

/** Everything of a kind that the first hero and another near it could think of. */
const HOLDING: Sitting = {
  heroes: ['11 UL', '11 LR'],
  stops: ['combats'],
  places: {
    'world/11': [world(3)],
    'active/0': [STEED, POTION, door(93), door(100)],
    'hand/0': [CURSE, ENHANCER, WANDERING, treasure(22)],
    'active/1': [treasure(58), door(93).replace('#1', '#2')],
    'hand/1': [
      CURSE.replace('#1', '#2'),
      ENHANCER.replace('#1', '#2'),
      WANDERING.replace('#1', '#2'),
    ],
    combat: [FROGS],
  },
};

/** What each seat is offered as a window opens, and why it is asked. */
function opened(window: Window, combat: Partial<Combat> = {}, sitting: Sitting = HOLDING) {
  const { t } = sit(sitting);
  fight(t, { stage: window, foes: [{ ...foeOf(FROGS), rolled: 3, tenths: 5 }], ...combat });
  for (const hero of t.state.heroes) hero.sheet = { ...hero.sheet, DEX: 9, WIS: 9 };
  const { value } = combatWindow(t, t.state.combat as Combat, window).next(0);
  if (value === undefined || value === true || value === false || value.kind !== 'many')
    throw new Error('a window is open');
  const offered = value.choices.map((choice): readonly [number, readonly string[]] => [
    choice.seat,
    'options' in choice ? choice.options.map(({ id }) => id) : [],
  ]);
  return { offered: Object.fromEntries(offered), why: value.choices[0]?.why };
}

describe('the declaration window', () => {
  test('[BQ-CMB-22] [BQ-PD-10] who fights declares, avoids, asks for help and gets ready to run; others interfere', () => {
    const { offered } = opened('declaration');
    expect(offered[0]).toEqual([
      // Puddlefolk may run better; Wandfumbler only by its second effect, not by removing monsters.
      `${door(93)}/1`,
      `${door(100)}/2`,
      `${STEED}/DEF`,
      `avoid/${FROGS}/0`,
      'help/1',
      'pass',
    ]);
    expect(offered[1]).toEqual([
      ...[CURSE, ENHANCER, WANDERING].map((card) => card.replace('#1', '#2')),
      'pass',
    ]);
  });

  test('[BQ-CMB-03] what is declared stays declared', () => {
    const { offered } = opened('declaration', { declared: { [STEED]: 'DEF' } });
    expect(offered[0]?.filter((id) => id.startsWith(STEED))).toEqual([]);
  });

  test('[BQ-DEX-05] [BQ-CMB-30] no gear changes before the first calculation, and nobody runs', () => {
    const { offered } = opened('declaration');
    expect(offered[0]).not.toContain('change-gear');
    expect(offered[0]).not.toContain('run-away');
    // Not even after a re-entry is gear changed before the sides are compared again.
    expect(opened('declaration', { calculations: 1 }).offered[0]).not.toContain('change-gear');
  });
});

describe('the windows after a calculation', () => {
  const after = { calculations: 1 };

  test('[BQ-CMB-25] [BQ-DEX-02] all is open in an action window', () => {
    const { offered } = opened('action', after);
    expect(offered[0]).toEqual(
      expect.arrayContaining([
        POTION,
        CURSE,
        ENHANCER,
        WANDERING,
        'change-gear',
        'pass-item',
        'help/1',
      ]),
    );
    expect(offered[1]).toEqual(expect.arrayContaining([treasure(58)]));
    expect(offered[1]).not.toContain('change-gear');
  });

  test('[BQ-CMB-41] help begins before the first calculation or in an action window, and lasts', () => {
    const helps = (window: Window, combat: Partial<Combat> = after) =>
      opened(window, combat).offered[0]?.filter((id) => id.startsWith('help')) ?? [];
    expect(helps('declaration')).toEqual(['help/1']);
    expect(helps('action')).toEqual(['help/1']);
    expect(helps('claim')).toEqual([]);
    expect(helps('broken')).toEqual([]);
    // One alone helps (BQ-CMB-40), and it does not go back on it.
    const helping = opened('claim', { ...after, helper: 1 });
    expect(helps('action', { ...after, helper: 1 })).toEqual([]);
    expect(helping.offered[1]).not.toContain('run-away');
    expect(helping.offered[1]?.some((id) => /help|leave|withdraw/.test(id))).toBe(false);
  });

  test('[BQ-CMB-30] the owner may say that they run, from the first calculation on', () => {
    expect(opened('action', after).offered[0]).toContain('run-away');
    expect(opened('claim', after).offered[0]).toContain('run-away');
    expect(opened('broken', after).offered[0]).not.toContain('run-away');
  });

  test('[BQ-PVP-06] whoever is attacked has the same, but no help, no flight and nothing to avoid', () => {
    const BOOMERANG = treasure(29);
    const sitting = {
      ...HOLDING,
      places: { ...HOLDING.places, 'active/1': [treasure(58), BOOMERANG, treasure(44)] },
    };
    const action = opened('action', { ...after, defender: 1 }, sitting).offered[1];
    expect(action).toEqual(
      expect.arrayContaining([treasure(58), `${BOOMERANG}/1`, 'change-gear', 'pass-item']),
    );
    expect(action?.some((id) => /^help|run-away/.test(id))).toBe(false);
    expect(opened('declaration', { defender: 1 }, sitting).offered[1]).toEqual([
      `${treasure(44)}/DEF`,
      'pass',
    ]);
  });

  test('[BQ-CMB-24] when the defence is broken, only what removes monsters or helps to run', () => {
    const { offered } = opened('broken', after);
    expect(offered[0]).toEqual([`${door(93)}/1`, `${door(100)}/1`, `${door(100)}/2`, 'pass']);
    expect(offered[1]).toEqual(['pass']);
  });

  test('[BQ-PD-11] [BQ-CMB-25] an action window says what it follows', () => {
    expect(opened('action', { ...after, isShort: true }).why).toMatchObject({
      ...{ rule: 'BQ-CMB-25', params: { after: 'short' } },
    });
    expect(opened('action', { ...after, isShort: false }).why).toMatchObject({
      ...{ rule: 'BQ-PD-11', params: { after: 'differential' } },
    });
  });
});

/** A combat with a monster of level 4 that shows 6 and has no attack: DEF 6 against an ATT of 4. */
function short(extra: Partial<Fought> = {}) {
  return fought({
    sheets: [{ ST: 1, CON: 20 }],
    doors: [LEVEL_4],
    ...extra,
    sitting: {
      heroes: ['11 UL'],
      dice: [6, 1],
      ...extra.sitting,
      places: { 'world/11': [world(3)], ...extra.sitting?.places },
    },
  });
}

const results = (told: readonly { readonly type: string }[]) =>
  told
    .filter(({ type }) => type === 'calculated')
    .map((one) => (one as never as { result: string }).result);

describe('leaving a fight', () => {
  test('[BQ-CMB-30] whoever says so runs, though nothing forces it', () => {
    const { told } = short({
      sheets: [{ ST: 9, CON: 20 }],
      script: [['window-claim', 'run-away']],
      sitting: { dice: [6, 1, 2] },
    });
    expect(results(told)).toEqual(['winning']);
    expect(types(told)).toEqual(expect.arrayContaining(['running-began', 'escaped']));
    expect(types(told)).not.toContain('combat-won');
  });

  test('[BQ-CMB-31] [BQ-CMB-55] with all monsters taken out of it, and nothing beaten, nothing is won', () => {
    const OUT = treasure(71);
    const { told, hero, hand, t } = short({
      script: [['window-action', OUT]],
      sitting: { places: { 'active/0': [OUT] } },
    });
    expect(told.find(({ type }) => type === 'combat-ended')).toMatchObject({
      how: 'nobody-there',
    });
    expect(types(told)).not.toContain('combat-won');
    expect([hero.travels, hand, t.state.combat]).toEqual([0, [], undefined]);
    expect(t.state.places['door-discard']).toEqual([LEVEL_4]);
  });

  test('[BQ-CMB-31] [BQ-KAR-04] then nobody has helped to win, and what lay aside is lost', () => {
    const OUT = treasure(71);
    const { t } = short({
      sheets: [
        { ST: 1, CON: 20 },
        { ST: 1, CON: 20 },
      ],
      script: [
        ['window-action', 'help/1'],
        ['help-or-not', 'agree'],
        ['window-action', OUT],
      ],
      sitting: {
        heroes: ['11 UL', '11 LR'],
        places: { 'active/0': [OUT], 'side/0': [door(97)] },
        // What two have is not enough: 20.
        dice: [6, 1],
      },
      before: ({ state }) => {
        state.lasting.push({
          ...{ id: 1, source: door(70), target: 0, until: 'g' },
          action: { verb: 'att', n: -9 },
        });
      },
    });
    expect(heroAt(t.state, 1).sheet.karma).toBe(0);
    expect(t.state.places['door-discard']).toEqual(expect.arrayContaining([door(97)]));
  });

  test('[BQ-CMB-31] whoever goes for a reward is beaten: it is paid at once, and the combat is won', () => {
    const LOOT = treasure(70);
    const { told, hero, hand } = short({
      script: [['window-action', LOOT]],
      sitting: { places: { 'active/0': [LOOT], 'treasure-deck': [treasure(1), treasure(2)] } },
    });
    expect(types(told)).toContain('combat-won');
    expect(hand).toEqual([treasure(2), treasure(1)]);
    expect(hero.travels).toBe(0);
    expect(told.find(({ type }) => type === 'foe-left')).toMatchObject({ rule: 'BQ-CMB-31' });
  });

  test('[BQ-CMB-55] one that is taken out pays nothing, the others do', () => {
    const OUT = treasure(71);
    const { told, hero, t } = short({
      script: [
        ['window-action', OUT],
        ['pick-foe', 'BQC-FIG-05'],
      ],
      sitting: {
        heroes: ['11 UL'],
        others: { 'BQC-FIG-05': '11 LR' },
        places: { 'active/0': [OUT], 'world/11': [world(3)] },
        // 4 + 3 by the figurine, 3 by the card; no attack of either.
        dice: [4, 3, 1, 1],
      },
    });
    expect(types(told)).toContain('combat-won');
    expect(hero.travels).toBe(1);
    expect(t.state.beaten).toEqual([]);
    expect(t.state.figures['BQC-FIG-05']?.where).toMatchObject({ place: { location: 11 } });
  });
});

describe('a check of DEX', () => {
  const SWORD = treasure(26);

  test('[BQ-DEX-02] lets one thing be changed, which counts at once', () => {
    const { told, hero, t } = short({
      sheets: [{ ST: 1, CON: 20, DEX: 9 }],
      script: [
        ['window-action', 'change-gear'],
        ['change-gear', `equip/${SWORD}`],
      ],
      sitting: { places: { 'hand/0': [SWORD] }, dice: [6, 1, 8] },
    });
    expect(results(told)).toEqual(['short', 'winning']);
    expect(hero.sheet.DEX).toBe(8);
    expect(t.state.places['active/0']).toEqual([SWORD]);
  });

  test('[BQ-DEX-02] or one free bonus go to the other side', () => {
    const { told } = short({
      sheets: [{ ST: 1, CON: 20, DEX: 9 }],
      script: [
        ['window-declaration', `${STEED}/DEF`],
        ['window-action', 'change-gear'],
        ['change-gear', `${STEED}/ATT`],
      ],
      // 5 against 4, and 6 with the steed.
      sitting: { places: { 'active/0': [STEED] }, dice: [5, 1, 8] },
    });
    expect(results(told)).toEqual(['short', 'winning']);
  });

  test('[BQ-DEX-03] a fail changes nothing, and may be tried again while there is more than 1', () => {
    const script: Fought['script'] = [
      ['window-action', 'change-gear'],
      ['window-action', 'change-gear'],
      ['change-gear', `equip/${SWORD}`],
    ];
    const sitting = { places: { 'hand/0': [SWORD] }, dice: [6, 1, 9, 7] };
    const { hero, told } = short({ sheets: [{ ST: 1, CON: 20, DEX: 9 }], script, sitting });
    expect(hero.sheet.DEX).toBe(7);
    expect(results(told)).toEqual(['short', 'winning']);
    expect(() => short({ sheets: [{ ST: 1, CON: 20, DEX: 2 }], script, sitting })).toThrow(
      /never asked: window-action change-gear/,
    );
  });

  /** The first hero passes its sword to the other, who agrees, with these faces. */
  const passing = (faces: readonly number[], agrees: 'yes' | 'no' = 'yes') => {
    const { t } = short({
      sheets: [
        { ST: 1, CON: 20, DEX: 9 },
        { ST: 1, CON: 20, DEX: 7 },
      ],
      script: [
        ['window-action', 'pass-item'],
        ['take-passed', agrees],
      ],
      sitting: {
        heroes: ['11 UL', '11 LR'],
        places: { 'tapped/0': [SWORD] },
        dice: [6, 1, ...faces],
      },
    });
    return {
      DEX: t.state.heroes.map(({ sheet }) => sheet.DEX),
      has: t.state.heroes.map(({ seat }) => t.state.places[`tapped/${seat}`]?.length ?? 0),
    };
  };

  test('[BQ-DEX-04] an item is passed if both pass, and both wear by it', () => {
    expect(passing([8, 6])).toEqual({ DEX: [8, 6], has: [0, 1] });
    expect(passing([9, 6])).toEqual({ DEX: [8, 6], has: [1, 0] });
    expect(passing([8, 7])).toEqual({ DEX: [8, 6], has: [1, 0] });
  });

  test('[BQ-DEX-04] nobody has to take it', () => {
    expect(passing([], 'no')).toEqual({ DEX: [9, 7], has: [1, 0] });
  });

  test('[BQ-DEX-04] nor is it offered to whoever cannot pass a check', () => {
    const partners = (DEX: readonly number[]) =>
      short({
        sheets: DEX.map((one) => ({ ST: 1, CON: 20, DEX: one })),
        script: [['window-action', 'pass-item']],
        sitting: { heroes: ['11 UL', '11 LR'], places: { 'tapped/0': [SWORD] }, dice: [6, 1] },
      });
    expect(() => partners([9, 1])).toThrow(/never asked/);
    expect(() => partners([1, 9])).toThrow(/never asked/);
    expect(partners([2, 2]).asked).toContain('take-passed 1');
  });
});

describe('whoever interferes', () => {
  /** The other hero puts 5 on the monster in the claim window: it defends itself with 11 then, not with 6. */
  const spoiled = (ST: number) =>
    short({
      sheets: [
        { ST, CON: 20 },
        { ST: 1, CON: 20 },
      ],
      script: [['window-claim', ENHANCER]],
      sitting: {
        heroes: ['11 UL', 'homeworld'],
        stops: ['combats'],
        places: { 'hand/1': [ENHANCER], 'spell-deck': ['BQC-SPEL-01#1'] },
        dice: [6, 1, 2],
      },
    });

  test('[BQ-KAR-13] and makes them run, loses Karma for it', () => {
    const { t, told } = spoiled(5);
    expect(results(told)).toEqual(['winning', 'short', 'short']);
    expect(heroAt(t.state, 1).sheet.karma).toBe(-1);
    expect(t.state.places['karma/1']).toEqual(['BQC-SPEL-01#1']);
  });

  test('[BQ-KAR-13] not if it was lost already', () => {
    const { t, told } = short({
      script: [['window-action', ENHANCER]],
      sheets: [
        { ST: 1, CON: 20 },
        { ST: 1, CON: 20 },
      ],
      sitting: {
        heroes: ['11 UL', 'homeworld'],
        stops: ['combats'],
        places: { 'hand/1': [ENHANCER] },
        dice: [6, 1, 2],
      },
    });
    expect(results(told)).toEqual(['short', 'short', 'short']);
    expect(heroAt(t.state, 1).sheet.karma).toBe(0);
  });

  test('[BQ-KAR-13] not if they win all the same', () => {
    const { t, told } = spoiled(9);
    expect(results(told)).toEqual(['winning', 'winning']);
    expect(heroAt(t.state, 1).sheet.karma).toBe(0);
  });

  test('[BQ-KAR-13] or takes the treasures of what another has won', () => {
    const SPOTLIGHT = named('Stolen Spotlight');
    const { t, told, hand } = short({
      sheets: [
        { ST: 9, CON: 20 },
        { ST: 1, CON: 20 },
      ],
      script: [['hijack', SPOTLIGHT]],
      sitting: {
        heroes: ['11 UL', '11 LR'],
        stops: ['combats'],
        places: { 'hand/1': [SPOTLIGHT], 'treasure-deck': [treasure(1), treasure(2)] },
      },
    });
    expect(types(told)).toContain('hijacked');
    expect(heroAt(t.state, 1).sheet.karma).toBe(-1);
    expect(hand).toEqual([]);
    expect(t.state.places['hand/1']).toEqual([treasure(2), treasure(1)]);
    expect(heroAt(t.state, 0).travels).toBe(1);
  });
});
