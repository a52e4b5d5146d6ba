import { describe, expect, test } from 'vitest';
import { cardThat, door, named, treasure, world } from '../../../test/cards.ts';
import { type Fought, fought, LEVEL_4, types } from '../../../test/fought.ts';
import { play } from '../../../test/play.ts';
import { fight, heroAt, sit } from '../../../test/table.ts';
import { foeOf } from '../combat/foes.ts';
import { curseStrikes } from '../curses/strike.ts';
import { avoidingsOf, avoids } from './avoiding.ts';
import { contact, foeDoes } from './contact.ts';

/** Level 6: start: pick{lose(hand,1), mst(3)@foe}; without a hand it gains 3. */
const NOTARY = named('Bog Notary');
/** Level 16: start: pick{mst(5)@foe, lose(item,1), kick(1)}. */
const CHIMERA = named('Chimera Committee');
/** Level 3: pd: mst(2). */
const WEREGOOSE = named('Part-Time Weregoose');

const at11 = { heroes: ['11 UL'], places: { 'world/11': [world(3)] } };

/** What was told of that type, as the fields of these names. */
const said = (told: readonly { readonly type: string }[], type: string, ...names: string[]) =>
  told
    .filter((one) => one.type === type)
    .map((one) =>
      names.map((name) => String((one as never as Record<string, unknown>)[name])).join(' '),
    );

describe('at contact', () => {
  test('[BQ-CMB-12] [BQ-CMB-44] monsters act in the order in which they came, each on all who fight', () => {
    const { t, told } = sit({
      heroes: ['11 UL', '11 LR'],
      places: { 'world/11': [world(3)], combat: [NOTARY, CHIMERA] },
    });
    fight(t, { helper: 1, foes: [foeOf(NOTARY), foeOf(CHIMERA)] });
    play(contact(t), [
      ['pick-effect', '1/mst'],
      ['pick-effect', '1/mst'],
    ]);
    expect(said(told, 'foe-changed', 'foe', 'by', 'rule')).toEqual([
      `${NOTARY} 3 BQC-TRIG-06`,
      `${NOTARY} 3 BQ-CMB-44`,
      `${CHIMERA} 5 BQC-TRIG-06`,
      `${CHIMERA} 5 BQ-CMB-44`,
    ]);
    // Nobody meets anything twice.
    play(contact(t));
    expect(said(told, 'foe-changed', 'foe')).toHaveLength(4);
  });

  test('[BQ-CMB-12] [BQ-CMB-31] one that is gone before a helper met it is met no more', () => {
    // The Troll Between Jobs: start: pay(gold 400){oust(none)@foe}.
    const TROLL = named('Troll Between Jobs');
    const { t } = sit({
      heroes: ['11 UL', '11 LR'],
      places: {
        'world/11': [world(3)],
        combat: [TROLL, NOTARY],
        'active/0': [treasure(3)],
        'active/1': [treasure(13)],
      },
    });
    fight(t, { helper: 1, foes: [foeOf(TROLL), foeOf(NOTARY)] });
    const { asked } = play(contact(t), [['pay', 'yes']]);
    expect(asked.filter((one) => one.startsWith('pay'))).toEqual(['pay 0']);
    expect(t.state.combat?.foes.map(({ id }) => id)).toEqual([NOTARY]);
  });

  test('[BQ-CMB-44] what differentials set off is not of the contact', () => {
    const { t, told } = sit({ heroes: ['11 UL', '11 LR'], places: { combat: [WEREGOOSE] } });
    const goose = foeOf(WEREGOOSE);
    fight(t, { helper: 1, foes: [goose] });
    const { combat } = t.state;
    if (combat === undefined) throw new Error('somebody fights');
    play(foeDoes(t, combat, goose, heroAt(t.state, 1), 'pd'));
    expect(said(told, 'foe-changed', 'by', 'rule')).toEqual(['2 BQC-TRIG-07']);
  });

  test('[BQ-CMB-44] a helper meets what is there as it joins, whoever fought before does not', () => {
    const { told } = fought({
      sitting: { heroes: ['11 UL', '11 LR'], places: { 'world/11': [world(3)] }, dice: [6, 1] },
      sheets: [
        { ST: 1, CON: 20, WIS: 1 },
        { ST: 1, CON: 20, WIS: 1 },
      ],
      doors: [NOTARY],
      script: [
        ['window-action', 'help/1'],
        ['help-or-not', 'agree'],
      ],
    });
    expect(said(told, 'foe-changed', 'by', 'rule')).toEqual(['3 BQC-TRIG-06', '3 BQ-CMB-44']);
    const order = types(told);
    expect(order.indexOf('help-given')).toBeLessThan(order.lastIndexOf('foe-changed'));
  });
});

/** Meets a Bog Notary with WIS 7, and tries to avoid what it does with this face. */
function avoiding(face: number, script: Fought['script'] = [['avoid-by-wisdom', 'yes']]) {
  return fought({
    sitting: { ...at11, dice: [face, 6, 1] },
    sheets: [{ ST: 30, CON: 20, WIS: 7 }],
    doors: [NOTARY],
    script: script ?? [],
  });
}

describe('a check of WIS', () => {
  test('[BQ-WIS-04] [BQ-WIS-07] avoids what a monster is about to do, before anything else is rolled', () => {
    const { told, hero } = avoiding(6);
    expect(said(told, 'foe-changed', 'by')).toEqual([]);
    expect(said(told, 'rolled', 'purpose').slice(0, 2)).toEqual(['wis-check', 'strength']);
    expect(hero.sheet.WIS).toBe(6);
  });

  test('[BQ-WIS-01] [BQ-WIS-04] one that fails has it happen, and wears all the same', () => {
    const { told, hero } = avoiding(7);
    expect(said(told, 'foe-changed', 'by')).toEqual(['3']);
    expect(hero.sheet.WIS).toBe(6);
  });

  test('[BQ-WIS-04] whoever does not want to is not checked, and nobody is asked without WIS to pass by', () => {
    const { told, hero, asked } = avoiding(6, []);
    expect(asked).toContain('avoid-by-wisdom 0');
    expect(said(told, 'foe-changed', 'by')).toEqual(['3']);
    expect(hero.sheet.WIS).toBe(7);
    const low = fought({
      sitting: { ...at11, dice: [6, 1] },
      sheets: [{ WIS: 1 }],
      doors: [NOTARY],
    });
    expect(low.asked).not.toContain('avoid-by-wisdom 0');
  });

  test.each([
    ['start', 'peek(door,1)'],
    ['start', 'pay(gold 400){oust(none)@foe}'],
    ['beaten', 'draw(treasure,1,down)'],
  ] as const)(
    '[BQ-WIS-04] what only offers or shows something is not asked about: %s: %s',
    (trigger, does) => {
      const card = cardThat(
        ({ type, effects = [] }) => type === 'monster' && effects.includes(`${trigger}: ${does}`),
      );
      const { t } = sit({ ...at11, places: { ...at11.places, combat: [card] } });
      const foe = foeOf(card);
      fight(t, { foes: [foe] });
      const { combat } = t.state;
      if (combat === undefined) throw new Error('somebody fights');
      const hero = heroAt(t.state, 0);
      hero.sheet = { ...hero.sheet, WIS: 9 };
      const { asked } = play(foeDoes(t, combat, foe, hero, trigger));
      expect(asked).not.toContain('avoid-by-wisdom 0');
    },
  );

  test('[BQ-WIS-04] any combatant may, and for itself alone', () => {
    const { t, told } = sit({
      heroes: ['11 UL', '11 LR'],
      places: { 'world/11': [world(3)], combat: [NOTARY] },
      dice: [0],
    });
    fight(t, { helper: 1, foes: [foeOf(NOTARY)] });
    heroAt(t.state, 0).sheet = { ...heroAt(t.state, 0).sheet, WIS: 9 };
    heroAt(t.state, 1).sheet = { ...heroAt(t.state, 1).sheet, WIS: 9 };
    const { asked } = play(contact(t), [
      ['avoid-by-wisdom', 'no'],
      ['avoid-by-wisdom', 'yes'],
    ]);
    expect(asked.filter((one) => one.startsWith('avoid'))).toEqual([
      'avoid-by-wisdom 0',
      'avoid-by-wisdom 1',
    ]);
    expect(said(told, 'foe-changed', 'rule')).toEqual(['BQC-TRIG-06']);
  });

  test('[BQ-WIS-05] what recurs with each differential is avoided once, and asked about each time', () => {
    const { told, asked, hero } = fought({
      // 23 against 2: two doors; then again, and there is no door left.
      sitting: { ...at11, dice: [4, 5, 1] },
      sheets: [{ ST: 20, CON: 20, WIS: 9 }],
      doors: [WEREGOOSE, door(97), door(98)],
      script: [['avoid-by-wisdom', 'yes']],
    });
    expect(asked.filter((one) => one === 'avoid-by-wisdom 0')).toHaveLength(2);
    expect(said(told, 'foe-changed', 'by', 'rule')).toEqual(['2 BQC-TRIG-07']);
    expect(hero.sheet.WIS).toBe(8);
  });

  /** Avoids with this face, runs from a figurine, and turns to the Notary, which is met anew. */
  const anew = (face: number) =>
    fought({
      sitting: {
        heroes: ['3 UL'],
        others: { 'BQC-FIG-05': '3 LR' },
        places: { 'world/3': [world(3)] },
        // 10 by the figurine, all of it attack; 3 by the card.
        dice: [face, 6, 3, 10, 1, 2, 4, 20],
      },
      sheets: [{ ST: 12, CON: 9, WIS: 7 }],
      doors: [NOTARY],
      script: [
        ['avoid-by-wisdom', 'yes'],
        ['run-from', 'BQC-FIG-05'],
        ['fight-the-rest', 'yes'],
      ],
    });
  const times = (asked: readonly string[]) =>
    asked.filter((one) => one === 'avoid-by-wisdom 0').length;

  test('[BQ-WIS-05] what was avoided at contact stays so for the combat, though it begins anew', () => {
    const { asked, told } = anew(6);
    expect(types(told)).toContain('fought-on');
    expect(times(asked)).toBe(1);
    expect(said(told, 'foe-changed', 'by')).toEqual([]);
  });

  test('[BQ-WIS-08] [BQ-CON-05] who failed may try again, as it strikes again', () => {
    const { asked, told, whys } = anew(7);
    expect(times(asked)).toBe(2);
    const rules = whys
      .filter(({ key }) => key === 'choice.avoid-by-wisdom')
      .map(({ rule }) => rule);
    expect(rules).toEqual(['BQ-WIS-07', 'BQ-WIS-08']);
    expect(said(told, 'foe-changed', 'by')).toEqual(['3', '3']);
  });

  test.each([
    { face: 6, run: 0 },
    { face: 7, run: -2 },
  ])('[BQ-WIS-05] [BQ-WIS-08] what lasts is tried once: $face leaves $run', ({ face, run }) => {
    // The Minotaur's Understudy: fight: run(-2).
    const MINOTAUR = named("Minotaur's Understudy");
    const { t } = sit({ ...at11, dice: [face - 1] });
    const hero = fight(t, { stage: 'declaration', foes: [foeOf(MINOTAUR)] });
    hero.sheet = { ...hero.sheet, WIS: 7 };
    const { combat } = t.state;
    if (combat === undefined) throw new Error('somebody fights');
    hero.sheet = { ...hero.sheet, WIS: 1 };
    expect(avoidingsOf(t, combat, hero)).toEqual([]);
    hero.sheet = { ...hero.sheet, WIS: 7 };
    const [one] = avoidingsOf(t, combat, hero);
    if (one === undefined) throw new Error('it can be avoided');
    play(avoids(t, combat, hero, one));
    expect(avoidingsOf(t, combat, hero)).toEqual([]);
    expect(combat.avoided).toEqual([{ seat: 0, effect: one.effect, isAvoided: run === 0 }]);
  });

  test('[BQ-WIS-06] nothing of it against curses, traps, disasters and Bad Stuff', () => {
    for (const card of [door(62), door(76), door(78)]) {
      const { t } = sit({ heroes: ['homeworld'] });
      const hero = heroAt(t.state, 0);
      hero.sheet = { ...hero.sheet, WIS: 15 };
      expect(play(curseStrikes(t, { card, victim: hero })).asked).toEqual([]);
    }
    const { told, asked } = fought({
      // 6, all of it attack; a 6 does not escape.
      sitting: { ...at11, dice: [6, 10, 6] },
      sheets: [{ ST: 1, CON: 5, WIS: 15 }],
      doors: [LEVEL_4],
    });
    expect(types(told)).toContain('bad-stuff');
    expect(asked.some((one) => one.startsWith('avoid'))).toBe(false);
  });
});
