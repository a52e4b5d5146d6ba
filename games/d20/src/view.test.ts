import { describe, expect, test } from 'vitest';
import { turnOf } from '../test/effects.ts';
import { sit } from '../test/rig.ts';
import { inScene } from '../test/scene.ts';
import { d20Content } from './content/index.ts';
import type { D20State } from './model.ts';
import { moveDeeds } from './rules/actions/moving.ts';
import { lookAround } from './rules/place/known.ts';
import { viewOf } from './view.ts';

const CONTENT = d20Content();
const SPECTATOR = -1;
/** A hall, a wall with a closed door in it, and a room behind. */
const ROWS = ['.....#...', '.....+...', '.....#...'];

const seenBy = (state: D20State, observer: number) => viewOf(state, observer, CONTENT);

/** What all but whoever runs the game see, of a table of three where a person does. */
const players = (state: D20State) => [SPECTATOR, 0, 1].map((seat) => seenBy(state, seat));

describe('the map', () => {
  test('[DT-HID-01, DT-HID-02, DT-HID-15] no view but that of whoever runs the game has a square that nobody has seen', () => {
    const rig = sit({ rows: ROWS, options: { gm: 'human' } });
    rig.hero({}, 0, 1, 0);
    for (const { ground } of players(rig.state)) {
      expect(ground.rows).toEqual(['.....#???', '.....+???', '.....#???']);
      expect(ground.known).toBeUndefined();
    }
    expect(seenBy(rig.state, 2).ground.rows).toEqual(ROWS);
  });

  test('[DT-HID-02] whatever lies in unseen squares changes nothing in the view, nor in where a walk can go', () => {
    const rig = sit({ rows: ROWS, options: { gm: 'human' } });
    const ash = rig.hero({}, 4, 1, 0);
    const told = () =>
      JSON.stringify([players(rig.state), moveDeeds(rig.t, ash, turnOf(ash)).map(({ id }) => id)]);
    lookAround(rig.t);
    const before = told();
    rig.state.ground.rows = ['.....#.#.', '.....+o%,', '.....#,,,'];
    rig.state.lying.push({ item: { id: 90, kind: 'torches' }, place: { at: 'square', cell: 8 } });
    rig.state.zones.push({
      ...{ id: 91, kind: 'web', source: { rule: 'DT-ARC-211' }, until: { at: 'cure' }, harmed: [] },
      shape: { is: 'cells', cells: [7, 8] },
    });
    const thing = rig.foe('skeleton', 7, 1);
    rig.state.circumstances.push({
      ...{ id: 92, rule: 'DT-AGM-23', who: [thing.id], since: 0 },
      is: { on: 'attack', is: 'advantage', for: 'roll' },
    });
    expect(told()).toBe(before);
    expect(seenBy(rig.state, 2).lying).toHaveLength(1);
  });

  test('[DT-HID-02, DT-HID-07] who dies where nobody of the party has looked is not sent', () => {
    const rig = sit({ rows: ROWS, options: { gm: 'human' } });
    rig.hero({}, 0, 1, 0);
    const [near, behind] = [rig.foe('skeleton', 3, 1), rig.foe('skeleton', 7, 1)];
    for (const one of [near, behind]) Object.assign(one, { life: 'dead', hp: -4 });
    lookAround(rig.t);
    const shown = (state: D20State, seat: number) =>
      seenBy(state, seat).creatures.flatMap(({ id, side }) => (side === 'foes' ? [id] : []));
    for (const seat of [SPECTATOR, 0, 1]) expect(shown(rig.state, seat)).toEqual([near.id]);
    expect(shown(rig.state, 2)).toEqual([near.id, behind.id]);
  });

  test('[DT-HID-02] what was seen stays known as it was; what comes into sight is known from then on', () => {
    const rig = sit({ rows: ROWS });
    const ash = rig.hero({}, 0, 1, 0);
    lookAround(rig.t);
    ash.place = { at: 'square', cell: 7 };
    lookAround(rig.t);
    rig.state.ground.rows = ['o....#...', '.....+...', '.....#...'];
    expect(seenBy(rig.state, 0).ground.rows).toEqual(ROWS);
    ash.place = { at: 'square', cell: 0 };
    lookAround(rig.t);
    expect(seenBy(rig.state, 0).ground.rows[0]).toBe('o....#...');
  });

  test('[DT-HID-02] in the dark the party knows what its light and its eyes reach, and what is beside it', () => {
    const rig = sit({ rows: ['.'.repeat(20)], ground: { isDark: true } });
    const ash = rig.hero({}, 0, 0, 0);
    const known = () => seenBy(rig.state, 0).ground.rows[0]?.indexOf('?');
    expect(known()).toBe(2);
    const torch = { id: 80, kind: 'torches', uses: 6 };
    ash.items.push(torch);
    ash.held.push(torch.id);
    expect(known()).toBe(7);
  });

  test('[DT-HID-02] a walk is planned through known squares, and every step shows more', () => {
    const rig = sit({ rows: ['.'.repeat(9)], ground: { isDark: true } });
    const ash = rig.hero({}, 0, 0, 0);
    lookAround(rig.t);
    const turn = turnOf(ash);
    const moves = () => moveDeeds(rig.t, ash, turn);
    expect(moves().map(({ id }) => id)).toEqual(['move-1-0']);
    rig.play(moves()[0]?.run(rig.t) ?? undefined);
    expect(moves().map(({ id }) => id)).toEqual(['move-0-0', 'move-2-0']);
  });
});

describe('creatures', () => {
  test('[DT-HID-03, DT-HID-04] what a foe has of its own changes nothing in the view but how hurt it looks', () => {
    const rig = sit({ options: { gm: 'human' } });
    rig.hero({}, 0, 0, 0);
    const ogre = rig.foe('ogre');
    const before = players(rig.state);
    const { printed } = ogre;
    if (printed === undefined) throw new Error('an ogre has printed numbers');
    ogre.level += 3;
    ogre.hp += 10;
    Object.assign(printed, { maxHp: ogre.hp, ac: printed.ac + 4, morale: 2, hit: 5 });
    Object.assign(ogre, { isLeader: true, gp: 30, tokens: 1, used: { roar: 1 } });
    ogre.items.push({ id: 90, kind: 'torches' });
    expect(players(rig.state)).toEqual(before);
    ogre.hp = Math.floor(ogre.hp / 2);
    expect(players(rig.state).map((view) => view.creatures[1]?.wound)).toEqual(
      Array(3).fill('badly-hurt'),
    );
    expect(seenBy(rig.state, 2).creatures[1]?.hp).toBe(ogre.hp);
  });

  test('[DT-HID-01, DT-TOK-43] all see Hit Points, Level, armor and tokens of characters, the conditions of whoever is seen, and the points', () => {
    const rig = sit();
    const ash = rig.hero({}, 0, 0, 0);
    const wolf = rig.foe('dire-wolf');
    ash.hp -= 1;
    ash.items.push({ id: 60, kind: 'light-armor' });
    ash.armor = 60;
    rig.state.points = 2;
    for (const one of [ash, wolf]) {
      one.effects.push({
        ...{ id: 70 + one.id, kind: 'shaken', source: { rule: 'DT-COND-19' } },
        until: { at: 'scene' },
      });
    }
    for (const view of players(rig.state)) {
      const { hp, level, tokens, armor } = ash;
      expect(view.creatures[0]).toMatchObject({ hp, level, tokens, armor, isVeiled: false });
      expect(view.creatures.map(({ effects }) => effects[0]?.kind)).toEqual(['shaken', 'shaken']);
      expect(view.points).toBe(2);
    }
  });

  test('[DT-HID-07] who is hidden or invisible is in no view but that of whoever runs the game, nor in the order of turns', () => {
    const rig = sit({ options: { gm: 'human' } });
    const ash = rig.hero({}, 0, 0, 0);
    const lurking = rig.foe('goblin-raider');
    lurking.isHidden = true;
    const stalker = rig.foe('goblin-raider');
    stalker.effects.push({
      ...{ id: 70, kind: 'invisible', source: { rule: 'DT-COND-16' } },
      until: { at: 'scene' },
    });
    const ids = [ash.id, lurking.id, stalker.id];
    rig.state.dying.push({ creature: lurking.id, rule: 'DT-HP-09', tags: [] });
    rig.state.combat = {
      ...{ stage: 'turn', round: 1, participants: ids, totals: { [lurking.id]: 12 } },
      ...{ acted: [stalker.id], surprised: [], arrived: [], firstOf: [lurking.id], changed: 1 },
      ...{ morale: ['group'], pointsSpent: 0, turn: turnOf(lurking), last: stalker.id },
    };
    for (const view of players(rig.state)) {
      const text = JSON.stringify({ ...view, rerolls: {} });
      expect(view.creatures.map(({ id }) => id)).toEqual([ash.id]);
      expect(view.combat?.participants).toEqual([ash.id]);
      expect(text).not.toContain('morale":["group');
      expect([view.combat?.turn, view.combat?.last, view.dying]).toEqual([
        undefined,
        undefined,
        [],
      ]);
    }
    expect(seenBy(rig.state, 2).creatures).toHaveLength(3);
  });

  test('[DT-HID-12] what somebody deluded believes is told to its player alone; others see that it is deluded', () => {
    const rig = sit({ options: { gm: 'human' } });
    const ash = rig.hero({}, 0, 0, 0);
    rig.hero({}, 5, 0, 1);
    const data = { text: 'trusted-friend', creature: 9 };
    ash.effects.push({
      ...{ id: 70, kind: 'deluded', source: { rule: 'DT-ARC-101' }, data },
      until: { at: 'scene' },
    });
    const believed = [SPECTATOR, 0, 1, 2].map(
      (seat) => seenBy(rig.state, seat).creatures[0]?.effects[0],
    );
    expect(believed.map((one) => one?.kind)).toEqual(Array(4).fill('deluded'));
    expect(believed.map((one) => one?.data?.text)).toEqual([
      undefined,
      'trusted-friend',
      undefined,
      'trusted-friend',
    ]);
  });
});

describe('what is kept from seats', () => {
  test('[DT-HID-02] scene data ahead is for whoever runs the game', () => {
    const ahead = {
      flags: ['name-sold'],
      counters: { lamps: 2 },
      events: ['/rite'],
      gone: ['row/cultists'],
      surprised: [1],
      upon: [{ scene: 'lamps', deeds: [{ flag: 'lit' }] }],
      goes: 'lamps',
    };
    const rig = inScene({
      ...{ adventure: 'cutlers-row', scene: 'house', options: { gm: 'human' }, seats: 3 },
    });
    const before = players(rig.state);
    Object.assign(rig.story(), ahead);
    rig.story().people.nobody = 77;
    rig.story().rows.thugs = [78];
    expect(players(rig.state)).toEqual(before);
    expect(seenBy(rig.state, 2).story).toMatchObject(ahead);
  });

  test('[DT-HID-13] dice rolled in secret are closed to players until the session ends', () => {
    const rig = sit({ options: { gm: 'human' } });
    rig.hero({}, 0, 0, 0);
    rig.state.sealed.push([17, 3]);
    for (const view of players(rig.state)) expect(view.sealed).toEqual([[]]);
    expect(seenBy(rig.state, 2).sealed).toEqual([[17, 3]]);
    rig.state.phase = 'ended';
    for (const view of players(rig.state)) expect(view.sealed).toEqual([[17, 3]]);
  });

  test('[DT-HID-18, DT-HID-16] passes set in advance are known to their seat alone, not to whoever runs the game', () => {
    const rig = sit({ options: { gm: 'human' } });
    rig.state.rerolls = { 0: 'never', 1: 'all' };
    const known = [SPECTATOR, 0, 1, 2].map((seat) => seenBy(rig.state, seat).rerolls);
    expect(known).toEqual([{}, { 0: 'never' }, { 1: 'all' }, {}]);
  });

  test('[DT-HID-14] no view has anything of where dice come from', () => {
    const rig = sit({ seed: 'a secret seed' });
    rig.hero({}, 0, 0, 0);
    for (const view of players(rig.state)) expect(JSON.stringify(view)).not.toContain('secret');
  });
});
