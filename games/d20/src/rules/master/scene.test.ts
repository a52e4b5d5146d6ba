import { type Choice, SPECTATOR } from '@tablewright/engine';
import { checkAnswer } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { sit } from '../../../test/rig.ts';
import { inScene } from '../../../test/scene.ts';
import { answersIn } from '../../../test/tools.ts';
import { d20Content } from '../../content/index.ts';
import { imagined, viewOf } from '../../view.ts';
import { sees } from '../place/sight.ts';
import { STEPS } from '../session/course.ts';
import { offersAt } from './offers.ts';

const CONTENT = d20Content();
const free = { gm: 'human', adventure: 'free' } as const;

/** Two players and a person who runs the game, in free play. */
function table(options = {}) {
  const rig = sit({ options: { ...free, ...options }, seats: 3 });
  const [ash, bo] = [rig.hero({ name: 'Ash' }), rig.hero({ name: 'Bo' })];
  rig.state.isAtRest = true;
  const titles = (observer: number) =>
    (viewOf(rig.state, observer, CONTENT).handouts ?? []).map(({ title }) => title);
  return { ...rig, ash, bo, titles, seat: (seat: number) => answersIn(rig, seat) };
}

describe('a handout', () => {
  test('[DT-GMC-01] is in the views of those alone to whom it was given, and of whoever runs the game', () => {
    const { seat, titles, state } = table();
    seat(2).use('handout', { title: 'A letter', words: 'Come at **nine**', sign: 'sign-letter' });
    seat(2).use('handout', {
      title: 'A key',
      words: 'It is cold',
      sign: 'sign-key',
      to: ['seat-1'],
    });
    expect([0, 1, 2, SPECTATOR].map(titles)).toEqual([
      ['A letter'],
      ['A letter', 'A key'],
      ['A letter', 'A key'],
      ['A letter'],
    ]);
    expect(state.handouts).toMatchObject([
      { sign: 'letter', words: { prose: 'Come at **nine**' } },
      { sign: 'key', to: [1] },
    ]);
  });

  test('[DT-GMC-01, DT-AUT-13] only they hear of it', () => {
    const { seat, t, told } = table();
    const heard: unknown[] = [];
    const tell = t.tell?.bind(t);
    Object.defineProperty(t, 'tell', {
      value: (event: never) => {
        heard.push(t.audience);
        tell?.(event);
      },
    });
    seat(2).use('handout', { title: 'A key', words: 'It is cold', to: ['seat-0'] });
    seat(2).use('handout', { title: 'A map', words: 'The hills' });
    expect(heard).toEqual([[0, 2], undefined]);
    expect(told).toMatchObject([
      { type: 'handout', title: { prose: 'A key' }, words: { prose: 'It is cold' } },
      { type: 'handout', title: { prose: 'A map' } },
    ]);
  });

  test('[DT-HID-16] whoever imagines the table does not know those of others', () => {
    const { seat, state } = table();
    seat(2).use('handout', { title: 'A key', words: 'It is cold', to: ['seat-1'] });
    const random = { index: () => 0 } as never;
    expect(imagined(structuredClone(state), 0, random, CONTENT).handouts).toEqual([]);
    expect(imagined(structuredClone(state), 1, random, CONTENT).handouts).toHaveLength(1);
  });

  test('[DT-GMC-01, DT-TAB-08] may have a picture of the campaign, of which the match has the name', () => {
    const { seat, state } = table();
    const name = 'a'.repeat(64);
    seat(2).use('handout', { title: 'A map', words: '…', picture: `${name} The hills` });
    expect(state.handouts?.[0]?.picture).toEqual({ picture: name, alt: 'The hills' });
  });

  test('[DT-GMC-01] can be shown at any moment, in the middle of a fight too, by whoever runs the game alone', () => {
    const { seat, state } = table();
    state.isAtRest = false;
    expect([seat(2).has('handout'), seat(2).has('mood'), seat(0).has('handout')]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('[DT-GMC-01] a mood is seen by all until it is lifted, or the scene is over', () => {
  const { seat, state, play, t, events } = table();
  seat(2).use('mood', { mood: 'mood-eerie' });
  expect([0, SPECTATOR].map((one) => viewOf(state, one, CONTENT).mood)).toEqual(['eerie', 'eerie']);
  seat(2).use('mood', { mood: 'mood-none' });
  expect(state.mood).toBeUndefined();
  seat(2).use('mood', { mood: 'mood-grim' });
  play(STEPS.direct(t), [['direct', 'next-scene']]);
  expect(state.mood).toBeUndefined();
  expect(events('mood')).toMatchObject([{ mood: 'eerie' }, { mood: 'none' }, { mood: 'grim' }]);
});

describe('a market', () => {
  test('[DT-PLC-06, DT-EQ-57] is where things are bought and sold, until it closes', () => {
    const { seat, ash } = table();
    ash.gp = 30;
    expect(() => seat(0).use('free-deed', 'buy')).toThrow();
    seat(2).use('market', 'market-opens');
    seat(0).use('free-deed', 'buy', [['buy', 'buy-light-armor']]);
    expect([ash.gp, ash.items.map(({ kind }) => kind)]).toEqual([10, ['light-armor']]);
    seat(0).use('free-deed', 'sell');
    expect(ash.gp).toBe(20);
    seat(2).use('market', 'market-closes');
    expect(() => seat(0).use('free-deed', 'buy')).toThrow();
  });

  test('[DT-PLC-06] can be opened in an adventure, in a scene that has none', () => {
    const rig = inScene({
      adventure: 'cutlers-row',
      scene: 'house',
      party: [{ gp: 30 }],
      options: { gm: 'human' },
      seats: 2,
    });
    rig.state.isAtRest = true;
    answersIn(rig, 1).use('market', 'market-opens');
    const { asked } = rig.play(STEPS.calm(rig.t), [
      ['calm', 'buy'],
      ['buy', 'buy-light-armor'],
    ]);
    expect(asked).toContain('buy 0');
    expect(rig.first.gp).toBe(10);
  });
});

describe('a scene that is laid', () => {
  const LAID = {
    title: 'The mill',
    words: 'Its wheel stands still',
    map: '......../..##....../........',
    light: 'dark',
    roof: 'outdoors',
    setting: ['setting-forest'],
  } as const;

  test('[DT-GMC-01, DT-OPT-15] has its words, its map and its light, and the party in it', () => {
    const { seat, state, ash, bo, events } = table();
    seat(2).use('scene', LAID);
    expect(state.ground).toEqual({
      rows: ['..........', '..##......', '..........'],
      isDark: true,
      isOutdoors: true,
      setting: ['forest'],
      // In the dark one feels what is beside oneself (DT-HID-02).
      known: ['..????????', '..#???????', '..????????'],
    });
    expect(events('scene-began')).toMatchObject([{ words: { prose: 'The mill' } }]);
    expect(events('described')).toMatchObject([{ words: { prose: 'Its wheel stands still' } }]);
    const columns = [ash, bo].map(({ place }) => (place.at === 'square' ? place.cell % 10 : -1));
    expect(columns.every((column) => column === 0 || column === 1)).toBe(true);
    expect(ash.place).not.toEqual(bo.place);
  });

  test('[DT-GMC-02] whoever is placed comes in across from the party, and stays behind when the next is laid', () => {
    const { seat, state } = table();
    seat(2).use('scene', LAID);
    seat(2).use('place', { kind: 'thug', count: 2, attitude: 'hostile' });
    const thugs = () => state.creatures.filter(({ block }) => block === 'thug');
    const columns = thugs().map(({ place }) => (place.at === 'square' ? place.cell % 10 : -1));
    expect(columns.every((column) => column >= 8)).toBe(true);
    seat(2).use('scene', { ...LAID, title: 'The hill' });
    expect(thugs().map(({ place }) => place.at)).toEqual(['away', 'away']);
  });

  test('[DT-OPT-15, DT-MOVE-04] walls of such a map are walls', () => {
    const { seat, state, t, ash, foe } = table();
    seat(2).use('scene', { ...LAID, map: '..#../..#..', light: 'lit' });
    const thug = foe('thug');
    ash.place = { at: 'square', cell: 0 };
    thug.place = { at: 'square', cell: 4 };
    expect(sees(t, ash, thug)).toBe(false);
    expect(state.ground.rows).toEqual(['..#..', '..#..']);
  });

  test('[DT-OPT-15] without a map, or by bands, all stand along a line', () => {
    const plain = table();
    plain.seat(2).use('scene', { ...LAID, map: '' });
    expect(plain.ash.place.at).toBe('line');
    const bands = table({ positions: 'bands' });
    bands.seat(2).use('scene', LAID);
    expect([bands.ash.place.at, bands.state.ground.rows]).toEqual(['line', []]);
  });

  test('[DT-GMC-01] a map of other letters is refused', () => {
    const { t } = table();
    const form = offersAt(t)
      .offersFor(2)
      .find(({ why }) => why.key === 'tool.scene');
    const map = form?.kind === 'form' ? form.fields.find(({ name }) => name === 'map') : undefined;
    const check = (answer: string) => checkAnswer(map?.choice as Choice, answer)?.code;
    expect(['..X', '../', '/', `${'.'.repeat(41)}`].map(check)).toEqual(
      Array(4).fill('not-allowed'),
    );
    expect(['', '.', '..#/+,o/%'].map(check)).toEqual([undefined, undefined, undefined]);
  });

  test('[DT-TAB-03, DT-LVL-03] ends the scene before it, and counts for the session', () => {
    const { seat, state, ash } = table();
    seat(2).use('scene', LAID);
    seat(2).use('mood', { mood: 'mood-tense' });
    seat(2).use('market', 'market-opens');
    ash.isHidden = true;
    seat(2).use('scene', { ...LAID, title: 'The hill' });
    expect([state.scenes, state.mood, state.hasMarket, ash.isHidden]).toEqual([
      1,
      undefined,
      undefined,
      false,
    ]);
    expect(state.laid).toEqual({ title: 'The hill' });
  });

  test('[DT-GMC-01] not in a fight, and not where an adventure has its own', () => {
    const fight = table();
    fight.foe('thug');
    fight.seat(2).use('fight');
    fight.state.isAtRest = true;
    expect([fight.seat(2).has('scene'), fight.seat(2).has('market')]).toEqual([false, false]);
    const rig = inScene({
      adventure: 'cutlers-row',
      scene: 'house',
      options: { gm: 'human' },
      seats: 2,
    });
    rig.state.isAtRest = true;
    expect(answersIn(rig, 1).has('scene')).toBe(false);
  });
});
