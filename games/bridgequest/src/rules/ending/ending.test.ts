import { describe, expect, test } from 'vitest';
import { door, treasure, world } from '../../../test/cards.ts';
import { play, playSteps, type Script } from '../../../test/play.ts';
import { heroAt, type Sitting, sit } from '../../../test/table.ts';
import { withRelationship } from '../../sheets/relationships.ts';
import type { Bridge } from '../../table.ts';
import { menu } from '../turn/menu.ts';
import { ends } from './endings.ts';
import { leaving } from './leaving.ts';
import { earned, scores } from './score.ts';

const BOSS = 'BQC-FIG-20';

function scored(t: Bridge, script: Script = []) {
  while (!t.state.isOver) play(scores(t), script);
  return t.state.heroes.map(({ degree }) => degree);
}

describe('leaving', () => {
  const home = (sitting: Sitting, script: Script, before?: (t: Bridge) => void) => {
    const { t, told } = sit({ heroes: ['homeworld', '11 UL'], ...sitting });
    before?.(t);
    const { asked } = play(
      menu(t, heroAt(t.state, 0), { key: 'choice.all', rule: 'BQ-END-03', deeds: [leaving] }),
      script,
    );
    return { t, told, asked };
  };

  test('[BQ-END-03] [BQ-GOAL-06] who leaves is scored at once, and its cards are discarded without effect', () => {
    const { t } = home(
      { places: { 'hand/0': [door(62)], 'active/0': [treasure(22)] } },
      [
        ['all', 'leave-game'],
        ['really-leave', 'yes'],
        ['addition', 'stat/ST'],
      ],
      ({ state }) => {
        heroAt(state, 0).wasOnBridge = true;
      },
    );
    expect(heroAt(t.state, 0)).toMatchObject({
      life: 'left',
      degree: 1,
      isScored: true,
      additions: 0,
    });
    expect(t.state.places['door-discard']).toEqual([door(62)]);
    expect(heroAt(t.state, 0).travels).toBe(0);
  });

  test('[BQ-GOAL-06] [BQ-GOAL-09] without a turn ended on the Bridge it is worth nothing', () => {
    const { t } = home({}, [
      ['all', 'leave-game'],
      ['really-leave', 'yes'],
    ]);
    expect(heroAt(t.state, 0).degree).toBe(0);
  });

  test('[BQ-END-04] [BQ-END-05] [BQ-CAPT-01] [BQ-KAR-35] who closes the Bridge captures who is on it, and pays for it', () => {
    const { t } = home({}, [
      ['all', 'close-bridge'],
      ['really-close', 'yes'],
    ]);
    expect(t.state.ending).toBe('closed');
    expect(t.state.heroes.map(({ life }) => life)).toEqual(['alive', 'captured']);
    expect(heroAt(t.state, 0).sheet.karma).toBe(1 - 30);
  });

  test('[BQ-END-05] [BQ-END-06] closing the Bridge is no victory: all at home score for having been on it', () => {
    const closing: Script = [
      ['all', 'close-bridge'],
      ['really-close', 'yes'],
    ];
    const heroes = ['homeworld', '11 UL', 'homeworld'];
    const { t } = home({ heroes }, closing, ({ state }) => {
      for (const hero of state.heroes) hero.wasOnBridge = true;
    });
    t.state.scoring = [0, 1, 2];
    expect(scored(t)).toEqual([1, 0, 1]);
    const never = home({ heroes }, closing).t;
    never.state.scoring = [0, 1, 2];
    expect(scored(never)).toEqual([0, 0, 0]);
  });

  test('[BQ-END-05] [BQ-PORT-17] who falls between portals is captured as well, who waits in Homeworld is not', () => {
    const { t, told } = home(
      { heroes: ['homeworld', '11 UL', 'homeworld'] },
      [
        ['all', 'close-bridge'],
        ['really-close', 'yes'],
      ],
      ({ state }) => {
        const figure = state.figures['hero-1'];
        if (figure !== undefined) figure.where = { at: 'falling', colour: 'red' };
      },
    );
    expect(t.state.heroes.map(({ life }) => life)).toEqual(['alive', 'captured', 'alive']);
    expect(told.find(({ type }) => type === 'captured')).toMatchObject({ rule: 'BQ-PORT-17' });
  });

  test('[BQ-END-04] not while a monster is in Homeworld', () => {
    const { t } = sit({ heroes: ['homeworld'], others: { a: 'homeworld' } });
    expect(leaving(t, heroAt(t.state, 0)).map(({ id }) => id)).toEqual(['leave-game']);
    const away = sit({ heroes: ['11 UL'] });
    expect(leaving(away.t, heroAt(away.t.state, 0))).toEqual([]);
  });
});

describe('Boss Mode', () => {
  test('[BQ-BOSS-01] [BQ-BOSS-03] [BQ-MOVE-18] leaving the topmost world takes all from the Bridge there', () => {
    const { t } = sit({
      heroes: ['17 UL>OUT', '2 UL', 'homeworld'],
      others: { a: '20 UL', b: 'homeworld', [BOSS]: 'boss-mode' },
      places: { 'world/17': [world(1)], 'world/2': [world(3)], 'world/20': [world(2)] },
    });
    t.state.boss = BOSS;
    t.state.phase = 'final-move';
    heroAt(t.state, 0).travels = 1;
    playSteps(t, [
      ['final-move', 'walk'],
      ['way', 'boss-mode'],
    ]);
    const at = (id: string) => t.state.figures[id]?.where.at;
    expect(['hero-0', 'hero-1', 'hero-2', 'a', 'b'].map(at)).toEqual([
      ...['boss-mode', 'boss-mode', 'homeworld', 'boss-mode', 'homeworld'],
    ]);
    expect(t.state.bossMode).toMatchObject({ reached: [0, 1] });
    // The next player starts, as the turn was past its fight (BQ-BOSS-05).
    expect(t.state).toMatchObject({ active: 1, phase: 'upkeep' });
  });

  test('[BQ-BOSS-05] in a Beginning Move the turn goes on with Equip', () => {
    const { t } = sit({
      heroes: ['17 UL>OUT'],
      others: { [BOSS]: 'boss-mode' },
      places: { 'world/17': [world(1)] },
    });
    t.state.boss = BOSS;
    t.state.phase = 'beginning-move';
    heroAt(t.state, 0).travels = 1;
    playSteps(
      t,
      [
        ['beginning-move', 'walk'],
        ['way', 'boss-mode'],
      ],
      ({ state }) => state.phase === 'equip',
    );
    expect(t.state.phase).toBe('equip');
  });

  test('[BQ-EX-14] [BQ-BOSS-10] [BQ-BOSS-11] [BQ-BOSS-15] [BQ-GOAL-03] [BQ-GOAL-04] the Boss falls: 4, 3 and 1 additions', () => {
    const { t } = sit({
      heroes: ['boss-mode', 'boss-mode', 'homeworld'],
      others: { [BOSS]: 'boss-mode' },
      places: { 'door-deck': [door(97), door(98)] },
      dice: [39, 3],
    });
    t.state.boss = BOSS;
    t.state.bossMode = { since: 1, reached: [0, 1] };
    t.state.active = 1;
    t.state.phase = 'kick';
    const [one, two] = [heroAt(t.state, 0), heroAt(t.state, 1)];
    one.sheet = withRelationship({ ...one.sheet, ST: 10, CON: 15, karma: 0 }, BOSS, 3);
    two.sheet = withRelationship({ ...two.sheet, ST: 11, CON: 15, karma: 0 }, BOSS, -5);
    heroAt(t.state, 2).wasOnBridge = true;
    // 40 + 10 + 5 − 3 is 52, split 4: 20 and 32. 21 and 20 together are 41.
    playSteps(t, [
      ['window-declaration', 'help/0'],
      ['help-or-not', 'agree'],
    ]);
    expect(t.state.bossFell).toEqual({ owner: 1, helper: 0 });
    expect(t.state.ending).toBe('boss-mode-won');
    expect(scored(t)).toEqual([3, 4, 1]);
    expect(t.state.heroes.map(({ sheet }) => [sheet.level, sheet.bosses])).toEqual([
      [2, [BOSS]],
      [2, [BOSS]],
      [1, []],
    ]);
  });

  test('[BQ-BOSS-08] [BQ-BOSS-09] [BQ-DEAD-10] with all who reached it dead the game is over, for 2 additions', () => {
    const { t } = sit({ heroes: ['boss-mode', 'homeworld'], others: { [BOSS]: 'boss-mode' } });
    t.state.bossMode = { since: 1, reached: [0] };
    t.state.phase = 'end-of-turn';
    heroAt(t.state, 0).life = 'dead';
    playSteps(t);
    expect(t.state.ending).toBe('all-dead');
    expect(scored(t)).toEqual([2, 0]);
  });

  test('[BQ-GOAL-05] [BQ-GOAL-07] who has reached it has 2, and of several lines the highest alone counts', () => {
    const { t } = sit({ heroes: ['boss-mode', 'boss-mode', 'boss-mode'] });
    t.state.bossMode = { since: 1, reached: [0, 1, 2] };
    t.state.bossFell = { owner: 0, helper: 1 };
    t.state.ending = 'boss-mode-won';
    t.state.scoring = [0, 1, 2];
    // All of them have been on the Bridge as well.
    for (const hero of t.state.heroes) hero.wasOnBridge = true;
    expect(t.state.heroes.map((hero) => earned(t, hero))).toEqual([
      { n: 4, rule: 'BQ-GOAL-03' },
      { n: 3, rule: 'BQ-GOAL-04' },
      { n: 2, rule: 'BQ-GOAL-05' },
    ]);
    expect(scored(t)).toEqual([4, 3, 2]);
  });

  test('[BQ-GOAL-08] a table may grant the dead nothing', () => {
    const { t } = sit({ heroes: ['boss-mode'], options: { deadGetAdditions: false } });
    t.state.bossMode = { since: 1, reached: [0] };
    t.state.scoring = [0];
    heroAt(t.state, 0).life = 'dead';
    expect(scored(t)).toEqual([0]);
  });
});

describe('the end', () => {
  test('[BQ-END-07] with everybody gone home it is over', () => {
    const { t } = sit({ heroes: ['off', 'off'] });
    for (const hero of t.state.heroes) hero.life = 'left';
    t.state.phase = 'end-of-turn';
    playSteps(t);
    expect(t.state.ending).toBe('all-left');
  });

  test('[BQ-INV-28] at the limit of rounds who is on the Bridge counts as home', () => {
    const { t } = sit({
      heroes: ['11 UL'],
      options: { roundLimit: 1 },
      places: { 'world/11': [world(3)] },
    });
    t.state.phase = 'end-of-turn';
    playSteps(t);
    expect(t.state.ending).toBe('round-limit');
    expect(scored(t)).toEqual([1]);
  });

  test('[BQ-END-09] winners score first, then helpers, then all others in turn order, and each spends at once', () => {
    const { t } = sit({ heroes: ['boss-mode', 'boss-mode', 'boss-mode', 'boss-mode'] });
    t.state.bossMode = { since: 1, reached: [0, 1, 2, 3] };
    t.state.bossFell = { owner: 3, helper: 2 };
    t.state.first = 1;
    ends(t);
    expect(t.state.scoring).toEqual([3, 2, 1, 0]);
    const asked: string[] = [];
    while (!t.state.isOver) asked.push(...play(scores(t)).asked);
    const turns = asked.filter((one) => one.startsWith('addition '));
    expect(turns).toEqual([
      ...Array(4).fill('addition 3'),
      ...Array(3).fill('addition 2'),
      ...['addition 1', 'addition 1', 'addition 0', 'addition 0'],
    ]);
  });

  test('[BQ-ADD-02] [BQ-ADD-10] [BQ-ADD-11] every addition is told by its own rule', () => {
    const { t, told } = sit({
      heroes: ['boss-mode'],
      // Bonus and power in one; it comes to 12 and 7.
      places: { 'active/0': [treasure(24)] },
      dice: [11, 6, 3],
    });
    t.state.bossFell = { owner: 0, helper: undefined };
    t.state.scoring = [0];
    const hero = heroAt(t.state, 0);
    hero.sheet = withRelationship(hero.sheet, 'BQC-FIG-01', -3);
    play(scores(t), [
      ['addition', 'save/0/power'],
      ['addition', 'save/0/gear'],
      ['addition', 'stat/DEX'],
      ['addition', 'figurine/BQC-FIG-01/1'],
    ]);
    const spent = told.filter(({ type }) => type === 'addition-spent');
    expect(spent.map(({ rule }) => rule)).toEqual([
      ...['BQ-ADD-05', 'BQ-ADD-02', 'BQ-ADD-10', 'BQ-ADD-11'],
    ]);
    expect(hero.sheet).toMatchObject({
      powers: [{ card: 'BQC-TREA-024', number: 12 }],
      items: [{ card: 'BQC-TREA-024', number: 7 }],
      DEX: 5,
      relationships: { figurines: { 'BQC-FIG-01': -2 } },
    });
  });

  test('[BQ-ADD-09] [BQ-KAR-30] [BQ-ADD-01] additions are given to who comes later, who spends them in its place', () => {
    const { t } = sit({ heroes: ['boss-mode', 'boss-mode'] });
    t.state.bossMode = { since: 1, reached: [0, 1] };
    t.state.bossFell = { owner: 0, helper: undefined };
    t.state.ending = 'boss-mode-won';
    t.state.scoring = [0, 1];
    play(scores(t), [['give-additions', '1']]);
    const [giver, other] = [heroAt(t.state, 0), heroAt(t.state, 1)];
    expect([giver.degree, other.given]).toEqual([4, 4]);
    expect(giver.sheet.karma).toBe(1 + 50);
    const { asked } = play(scores(t));
    expect(asked.filter((one) => one === 'addition 1')).toHaveLength(6);
  });

  test('[BQ-ADD-03] [BQ-ADD-06] what lay active is saved by a roll that nothing touches', () => {
    const { t } = sit({
      heroes: ['homeworld'],
      places: { 'active/0': [treasure(22)], 'hand/0': [treasure(85)] },
      dice: [13],
    });
    heroAt(t.state, 0).wasOnBridge = true;
    t.state.scoring = [0];
    const { asked } = play(scores(t), [['addition', 'save/0/gear']]);
    expect(heroAt(t.state, 0).sheet.items).toMatchObject([{ card: 'BQC-TREA-022', number: 14 }]);
    expect(asked).toEqual(['addition 0']);
  });

  test('[BQ-NEWE-01] [BQ-GM-17] after the Boss was beaten the next game has two new Minibosses, else none', () => {
    const after = (
      bossFell: { readonly owner: number; readonly helper: undefined } | undefined,
    ) => {
      const { t, told } = sit({ heroes: ['homeworld'] });
      t.state.bossFell = bossFell;
      t.state.cast = ['BQC-FIG-31', 'BQC-FIG-18', BOSS];
      t.state.beaten = ['BQC-FIG-32'];
      t.state.scoring = [0];
      play(scores(t));
      return { t, told: told.filter(({ type }) => type === 'newcomer') };
    };
    const { t, told } = after({ owner: 0, helper: undefined });
    expect(new Set(t.state.newcomers).size).toBe(2);
    for (const id of t.state.newcomers) {
      expect(id).toMatch(/^BQC-FIG-(3[3-9]|40)$/);
    }
    expect(told.map(({ rule }) => rule)).toEqual(['BQ-NEWE-01', 'BQ-NEWE-01']);
    expect(after(undefined)).toMatchObject({ told: [], t: { state: { newcomers: [] } } });
  });
});

describe('what whoever runs the game decides at the end', () => {
  const MASTER = 1;

  test('[BQC-GM-03] [BQ-GM-15] [BQ-ADD-04] how many of a one-shot are saved: as the card has it, or a d6, a d4 or one', () => {
    const saved = (script: Script, gm: 'auto' | 'human' = 'human') => {
      const { t, told } = sit({
        heroes: ['homeworld'],
        places: { 'active/0': [treasure(57)] },
        options: { gm },
        dice: [2],
      });
      const hero = heroAt(t.state, 0);
      hero.wasOnBridge = true;
      t.state.scoring = [0];
      scored(t, [['addition', 'save/0/one-shot'], ...script]);
      const [item] = hero.sheet.items;
      const sides = told.flatMap((event) =>
        event.type === 'rolled' && 'sides' in event ? [event.sides] : [],
      );
      return { count: item?.kind === 'one-shot' ? item.quantity : 0, sides, told };
    };
    expect(saved([], 'auto')).toMatchObject({ count: 3, sides: [6] });
    expect(saved([['save-quantity', 'd6']])).toMatchObject({ count: 3, sides: [6] });
    expect(saved([['save-quantity', 'd4']])).toMatchObject({ count: 3, sides: [4] });
    const one = saved([['save-quantity', '1']]);
    expect(one).toMatchObject({ count: 1, sides: [] });
    expect(one.told).toContainEqual(
      expect.objectContaining({ type: 'master-ruled', rule: 'BQ-GM-15', taken: '1' }),
    );
  });

  /** The end of a game in which the Boss has fallen. */
  const brings = (gm: 'auto' | 'human', script: Script = []) => {
    const { t, told } = sit({ heroes: ['boss-mode'], options: { gm } });
    t.state.bossFell = { owner: 0, helper: undefined };
    t.state.scoring = [0];
    const asked: string[] = [];
    while (!t.state.isOver) asked.push(...play(scores(t), script).asked);
    return { t, told, asked };
  };

  test('[BQ-HIDN-16] [BQ-NEWE-01] two new Minibosses come into the next game, and nobody knows which', () => {
    const { t, told } = brings('auto');
    const { newcomers } = t.state;
    expect(new Set(newcomers).size).toBe(2);
    const newcomer = told.filter(({ type }) => type === 'newcomer');
    expect(newcomer.map(({ only }) => only)).toEqual([[], []]);
  });

  test('[BQ-HIDN-16] [BQ-GM-17] a person who runs the game is told, and may take others; nobody else hears of it', () => {
    const { t, told, asked } = brings('human', [
      ['newcomer', 'BQC-FIG-33'],
      ['newcomer', 'BQC-FIG-35'],
    ]);
    expect(asked.filter((one) => one.startsWith('newcomer'))).toEqual([
      `newcomer ${MASTER}`,
      `newcomer ${MASTER}`,
    ]);
    expect(t.state.newcomers).toEqual(['BQC-FIG-33', 'BQC-FIG-35']);
    const about = told.filter(({ rule }) => rule === 'BQ-GM-17' || rule === 'BQ-HIDN-16');
    expect(about.length).toBeGreaterThan(3);
    for (const { only } of about) expect(only).toEqual([MASTER]);
  });
});
