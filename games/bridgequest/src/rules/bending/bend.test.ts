import { describe, expect, test } from 'vitest';
import { cardThat, door, named, treasure, world } from '../../../test/cards.ts';
import { play, playCombat, playSteps, type Script } from '../../../test/play.ts';
import { fight, heroAt, type Sitting, sit } from '../../../test/table.ts';
import type { Hero } from '../../model.ts';
import type { Bridge } from '../../table.ts';
import { foeOf } from '../combat/foes.ts';
import { totalsOf } from '../combat/totals.ts';
import { combatWindow } from '../course/windows.ts';
import { curseStrikes } from '../curses/strike.ts';
import { roll } from '../dice/roll.ts';
import { beginLasting } from '../effects/lasting.ts';
import { bending } from '../turn/deeds.ts';
import { menu } from '../turn/menu.ts';
import { bendingsOf, bends } from './bend.ts';

const CURSE = cardThat(({ type }) => type === 'curse');
const MONSTER = named('Hedge That Moved');

interface Bent {
  readonly sitting?: Sitting;
  readonly sheet?: Partial<Hero['sheet']>;
  readonly before?: (t: Bridge) => void;
}

/** A table whose first hero is great enough to bend reality. */
function table({ sitting, sheet = { WIS: 21 }, before }: Bent = {}) {
  const { t, told } = sit({
    heroes: ['11 UL', 'homeworld'],
    ...sitting,
    places: {
      'world/11': [world(1)],
      'world/20': [world(2)],
      'world/17': [world(3)],
      'world-deck': [world(9), world(8), world(7), world(6)],
      'treasure-deck': [1, 2, 3, 4, 5, 6].map(treasure),
      ...sitting?.places,
    },
  });
  const hero = heroAt(t.state, 0);
  hero.sheet = { ...hero.sheet, karma: 0, ...sheet };
  before?.(t);
  return { t, told, hero };
}

/** Has the first hero bend reality. */
function bent(script: Script, of: Bent = {}) {
  const made = table(of);
  const { asked } = play(bends(made.t, made.hero), script);
  return { ...made, asked };
}

const menuOf = (of: Bent = {}): readonly string[] => {
  const { t, hero } = table(of);
  return bendingsOf(t, hero).map(({ id }) => id);
};

describe('the means', () => {
  test('[BQ-BEND-01] WIS, DEX or CON above 20 is lowered by 1, once a game', () => {
    for (const stat of ['WIS', 'DEX', 'CON'] as const) {
      const { t, hero, told } = bent([['bend-what', 'treasures']], { sheet: { [stat]: 21 } });
      expect(hero.sheet[stat]).toBe(20);
      expect(told.find(({ type }) => type === 'stat-changed')).toMatchObject({
        ...{ rule: 'BQ-BEND-01', stat, by: -1, number: 20 },
      });
      hero.sheet = { ...hero.sheet, [stat]: 25 };
      expect(bendingsOf(t, hero)).toEqual([]);
    }
    expect(menuOf({ sheet: { WIS: 20, DEX: 20, CON: 20, ST: 30 } })).toEqual([]);
  });

  test('[BQ-BEND-01] with several great numbers one of them is lowered', () => {
    const { hero } = bent(
      [
        ['bend-what', 'treasures'],
        ['bend-with', 'DEX'],
      ],
      { sheet: { WIS: 30, DEX: 21, CON: 22 } },
    );
    expect(hero.sheet).toMatchObject({ WIS: 30, DEX: 20, CON: 22 });
  });

  test('[BQ-BEND-02] [BQ-KAR-22] Karma beyond 100 either way pays with 10 of it, as often as it lasts', () => {
    const { t, hero } = bent([['bend-what', 'treasures']], { sheet: { karma: 111 } });
    expect(hero.sheet.karma).toBe(101);
    play(bends(t, hero), [['bend-what', 'treasures']]);
    expect([hero.sheet.karma, bendingsOf(t, hero)]).toEqual([91, []]);
    expect(bent([['bend-what', 'treasures']], { sheet: { karma: -101 } }).hero.sheet.karma).toBe(
      -91,
    );
    expect(menuOf({ sheet: { karma: 100 } })).toEqual([]);
    expect(menuOf({ sheet: { karma: -100 } })).toEqual([]);
  });

  test('[BQ-BEND-02] who has both is asked with what', () => {
    const { hero, t } = bent(
      [
        ['bend-what', 'treasures'],
        ['bend-with', 'karma'],
      ],
      { sheet: { CON: 21, karma: 120 } },
    );
    expect(hero.sheet).toMatchObject({ CON: 21, karma: 110 });
    // The number is still there for another time.
    expect(bendingsOf(t, hero).length).toBeGreaterThan(0);
  });

  test('[BQ-BEND-03] whoever runs the game may refuse, and that costs nothing', () => {
    const sitting: Sitting = { heroes: ['11 UL'], options: { gm: 'human' } };
    const refused = bent(
      [
        ['bend-what', 'treasures'],
        ['bend-reality', 'refuse'],
      ],
      { sitting },
    );
    expect(refused.asked).toEqual(['bend-what 0', 'bend-reality 1']);
    expect(refused.hero.sheet.WIS).toBe(21);
    expect(refused.t.state.places['hand/0'] ?? []).toEqual([]);
    expect(bendingsOf(refused.t, refused.hero).length).toBeGreaterThan(0);
    const allowed = bent([['bend-what', 'treasures']], { sitting });
    expect([allowed.hero.sheet.WIS, allowed.t.state.places['hand/0']?.length]).toEqual([20, 4]);
  });

  test('[BQ-BEND-03] [BQ-BEND-09] a die, too, may be refused, and stays', () => {
    const { t, hero, told } = table({
      sitting: { heroes: ['11 UL'], options: { gm: 'human' }, dice: [6] },
    });
    const rolling = { sides: 20, purpose: 'run-away', rule: 'BQ-RUN-02', better: 'low' } as const;
    const { value } = play(roll(t, { ...rolling, roller: hero }), [
      ['answer-roll', 'bend/1'],
      ['bend-reality', 'refuse'],
    ]);
    expect([value, hero.sheet.WIS]).toEqual([7, 21]);
    expect(told.some(({ type }) => type === 'die-changed')).toBe(false);
  });
});

describe('when', () => {
  test('[BQ-BEND-04] it is offered in the own turn, and in a combat to those who fight and those who do not', () => {
    const { t, hero } = table();
    expect(bending(t, hero).map(({ id }) => id)).toEqual(['bend']);
    const { asked } = play(
      menu(t, hero, { key: 'choice.equip', rule: 'BQ-TURN-04', deeds: [bending] }),
      [
        ['equip', 'bend'],
        ['bend-what', 'treasures'],
      ],
    );
    expect(asked).toContain('bend-what 0');
    const other = table({
      sitting: { heroes: ['11 UL', 'homeworld'], stops: ['combats'] },
      before: ({ state }) => {
        const outsider = heroAt(state, 1);
        outsider.sheet = { ...outsider.sheet, DEX: 21 };
      },
    });
    const { combat } = other.t.state;
    expect(combat).toBeUndefined();
    fight(other.t, { foes: [foeOf('a')], stage: 'action', calculations: 1 });
    const going = other.t.state.combat;
    if (going === undefined) throw new Error('a combat goes on');
    play(combatWindow(other.t, going, 'action'), [
      ['window-action', 'bend'],
      ['bend-what', 'treasures'],
    ]);
    expect(heroAt(other.t.state, 1).sheet.DEX).toBe(20);
  });

  test('[BQ-BEND-04] others can before a door is kicked', () => {
    const { t } = table({
      sitting: { places: { 'door-deck': [door(98), door(97)] }, stops: ['turns'] },
    });
    t.state.active = 1;
    t.state.phase = 'kick';
    const { asked } = playSteps(
      t,
      [
        ['before-the-door', 'bend'],
        ['bend-what', 'treasures'],
      ],
      ({ state }) => state.phase === 'room',
    );
    expect(asked).toContain('bend-what 0');
    expect(t.state.places['hand/0']).toHaveLength(4);
  });
});

describe('what reality is bent to', () => {
  test('[BQ-BEND-05] a pair of portals of a chosen colour: one end here, the other drawn, and elsewhere', () => {
    const { t } = bent(
      [
        ['bend-what', 'portal'],
        ['portal-colour', 'black'],
      ],
      { sitting: { dice: [11, 5] } },
    );
    expect(t.state.tokens).toEqual([{ colour: 'black', ends: [11, 5] }]);
    expect(menuOf({ sitting: { heroes: ['homeworld'] } })).not.toContain('portal');
  });

  test('[BQ-BEND-06] one world, one row or one column', () => {
    const changed = (what: string, key: string, id: string) => {
      const { t } = bent([
        ['bend-what', what],
        [key, id],
      ]);
      return Object.entries(t.state.places)
        .filter(([place, cards]) => /^world\/\d/.test(place) && cards.length > 0)
        .filter(([, cards]) => [6, 7, 8, 9].map(world).includes(cards[0] ?? ''))
        .map(([place]) => Number(place.slice('world/'.length)))
        .sort((a, b) => a - b);
    };
    expect(changed('change-world', 'name-location', '20')).toEqual([20]);
    expect(changed('change-row', 'name-row', '3')).toEqual([11, 12, 18]);
    expect(changed('change-column', 'name-column', '4')).toEqual([1, 3]);
    const arena = menuOf({
      sitting: { heroes: ['boss-mode'] },
      before: ({ state }) => {
        state.bossMode = { since: 1, reached: [0] };
      },
    });
    expect(arena).toEqual(['treasures']);
  });

  const fighting = (foes: readonly string[]) =>
    table({
      sitting: {
        heroes: ['11 UL'],
        others: { 'BQC-FIG-18': '11 LL', 'BQC-FIG-20': '11 LR' },
        places: { combat: foes.filter((id) => id.includes('#')) },
      },
      before: (t) => {
        fight(t, { foes: foes.map((id) => ({ ...foeOf(id), rolled: 30, tenths: 5 })) });
        Object.assign(t.state.combat ?? {}, { calculations: 1, stage: 'action' });
      },
    });
  const combat = (foes: readonly string[], script: Script) => {
    const made = fighting(foes);
    play(bends(made.t, made.hero), script);
    return { ...made, foes: made.t.state.combat?.foes.map(({ id }) => id) };
  };

  test('[BQ-BEND-07] one monster that is no Boss leaves the combat, and pays nothing', () => {
    const ofCard = combat(
      [MONSTER, 'BQC-FIG-18'],
      [
        ['bend-what', 'remove-monster'],
        ['pick-foe', MONSTER],
      ],
    );
    expect(ofCard.foes).toEqual(['BQC-FIG-18']);
    expect(ofCard.told).toContainEqual({ type: 'foe-left', rule: 'BQ-BEND-07', foe: MONSTER });
    expect(ofCard.t.state.places['door-discard']).toEqual([MONSTER]);
    expect([ofCard.hero.travels, ofCard.t.state.places['hand/0'] ?? []]).toEqual([0, []]);
    // A figurine stays where it is.
    const figure = combat(['BQC-FIG-18'], [['bend-what', 'remove-monster']]);
    expect(figure.foes).toEqual([]);
    expect(figure.t.state.figures['BQC-FIG-18']?.where.at).toBe('bridge');
    playCombat(figure.t);
    expect([figure.hero.travels, figure.t.state.beaten]).toEqual([0, []]);
    const { t, hero } = fighting(['BQC-FIG-20']);
    expect(bendingsOf(t, hero).map(({ id }) => id)).not.toContain('remove-monster');
  });

  test('[BQ-BEND-08] something that lasts on one player ends', () => {
    const { t, told } = bent(
      [
        ['bend-what', 'end-effect'],
        ['uncurse', '2'],
      ],
      {
        before: (table) => {
          const by = { source: CURSE, rule: 'BQC-TRIG-02' };
          beginLasting(table, heroAt(table.state, 0), { verb: 'att', n: -2 }, 'g', by);
          beginLasting(table, heroAt(table.state, 1), { verb: 'att', n: -3 }, 'g', by);
        },
      },
    );
    expect(t.state.lasting.map(({ target }) => target)).toEqual([0]);
    expect(told.at(-1)).toMatchObject({ type: 'effect-ended', rule: 'BQ-BEND-08', seat: 1 });
    expect(menuOf()).not.toContain('end-effect');
  });

  test('[BQ-BEND-08] a curse or a disaster is cancelled for one player as it strikes', () => {
    const { t, hero, told } = table({ sitting: { places: { 'door-discard': [CURSE] } } });
    play(curseStrikes(t, { card: CURSE, victim: hero }), [['cancel-curse', 'bend/0']]);
    expect(hero.sheet).toMatchObject({ WIS: 20, karma: 0 });
    expect(told.map(({ type }) => type)).toEqual(['stat-changed', 'curse-cancelled']);
    expect(told.at(-1)).toMatchObject({ rule: 'BQ-BEND-08', seat: 0, by: 0 });
    // Without the means it strikes.
    const struck = table({ sheet: { WIS: 20 } });
    play(curseStrikes(struck.t, { card: CURSE, victim: struck.hero }));
    expect(struck.told.some(({ type }) => type === 'curse-struck')).toBe(true);
  });

  test('[BQ-BEND-09] a die that was just rolled is set, unless it is called unmodifiable', () => {
    const rolls = (isFixed: boolean, script: Script) => {
      const { t, hero } = table({ sitting: { heroes: ['11 UL'], dice: [6] } });
      const rolling = { sides: 8, purpose: 'strength', rule: 'BQ-CMB-07', better: 'high' } as const;
      const { value, asked } = play(roll(t, { ...rolling, roller: hero, isFixed }), script);
      return { value, asked, WIS: hero.sheet.WIS };
    };
    expect(rolls(false, [['answer-roll', 'bend/2']])).toMatchObject({ value: 2, WIS: 20 });
    expect(rolls(true, [])).toEqual({ value: 7, asked: [], WIS: 21 });
  });

  test('[BQ-BEND-10] one figure is moved to an open world up to row 8', () => {
    const moves = (figure: string, to: string, of: Bent = {}) =>
      bent(
        [
          ['bend-what', 'move-figure'],
          ['move-which', figure],
          ['pick-world', to],
        ],
        { ...of, sitting: { others: { a: '11 UR' }, ...of.sitting } },
      ).t;
    expect(moves('hero-1', '20').state.figures['hero-1']?.where).toMatchObject({
      place: { location: 20 },
    });
    expect(moves('a', '20').state.figures.a?.where).toMatchObject({ place: { location: 20 } });
    // Row 9 is too high, a closed world none at all.
    expect(() => moves('a', '17')).toThrow('never asked');
    expect(() => moves('a', '12')).toThrow('never asked');
    const places = { 'world/16': [world(4)] };
    const high = moves('a', '16', { sitting: { places } });
    expect(high.state.figures.a?.where).toMatchObject({ place: { location: 16 } });
  });

  test('[BQ-BEND-10] also out of a combat and into it', () => {
    const away = combat(
      ['BQC-FIG-18', 'BQC-FIG-20'],
      [
        ['bend-what', 'move-figure'],
        ['move-which', 'BQC-FIG-18'],
        ['pick-world', '20'],
      ],
    );
    expect(away.foes).toEqual(['BQC-FIG-20']);
    const near = combat(
      ['BQC-FIG-18'],
      [
        ['bend-what', 'move-figure'],
        ['move-which', 'BQC-FIG-20'],
        ['pick-world', '11'],
      ],
    );
    expect(near.foes).toEqual(['BQC-FIG-18', 'BQC-FIG-20']);
    const gone = combat(
      ['BQC-FIG-18'],
      [
        ['bend-what', 'move-figure'],
        ['move-which', 'hero-0'],
        ['pick-world', '20'],
      ],
    );
    expect(gone.t.state.combat).toBeUndefined();
    expect(gone.t.state.figures['hero-0']?.where).toMatchObject({ place: { location: 20 } });
  });

  test('[BQ-BEND-11] four treasures are drawn face down', () => {
    const { t } = bent([['bend-what', 'treasures']]);
    expect(t.state.places['hand/0']).toEqual([6, 5, 4, 3].map(treasure));
    expect(t.state.places['tapped/0'] ?? []).toEqual([]);
  });

  test('[BQ-BEND-12] one side of a combat changes by up to 10', () => {
    const by = (side: string, n: number) => {
      const { t, hero } = fighting(['BQC-FIG-18']);
      const flow = bends(t, hero);
      let step = flow.next(0);
      while (!step.done) {
        const choice = step.value;
        if (choice.kind === 'amount') {
          expect([choice.min, choice.max]).toEqual([-10, 10]);
          step = flow.next(n);
        } else if (choice.kind === 'one') {
          const at = choice.options.findIndex(({ id }) => id === side || id === 'change-side');
          step = flow.next(Math.max(0, at));
        } else throw new Error(choice.kind);
      }
      return t.state.combat && totalsOf(t, t.state.combat);
    };
    const before = by('att', 0);
    if (before === undefined) throw new Error('a combat goes on');
    const { players, monsters } = before;
    expect(by('att', 7)?.players).toEqual({ ...players, att: players.att + 7 });
    expect(by('def', -1)?.players).toEqual({ ...players, def: players.def - 1 });
    expect(by('BQC-FIG-18', 10)?.monsters).toEqual({
      att: monsters.att + 5,
      def: monsters.def + 5,
    });
    expect(menuOf()).not.toContain('change-side');
  });
});
