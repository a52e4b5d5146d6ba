import type { ContentProblem } from '@tablewright/engine/documents';
import { seededSource } from '@tablewright/engine/host';
import { describe, expect, test } from 'vitest';
import { sit } from '../test/rig.ts';
import { optionsWith, readySheet, STAND_INS, sheet } from '../test/sheet-content.ts';
import { type Campaign, FIRST_CAMPAIGN } from './campaign/campaign.ts';
import { readCampaign } from './campaign/read.ts';
import type { Adventure } from './content/adventure.ts';
import type { Sheet } from './content/sheet.ts';
import { documentsOf } from './documents.ts';
import { attitudeBefore, beginCampaign } from './rules/adventure/campaign.ts';
import { addCharacter } from './rules/making/creature.ts';

const refused: readonly ContentProblem[] = [{ path: '', message: 'is no adventure' }];
const DOCUMENTS = documentsOf(STAND_INS, (raw) =>
  typeof raw === 'object' ? { ok: true, value: raw as Adventure } : { ok: false, error: refused },
);
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const PLAYED: Campaign = {
  clock: 900,
  points: 2,
  attitudes: { 'harrow-down/snik': 'friendly', 'other/joe': 'hostile' },
  finished: ['other'],
  journal: [
    {
      ...{ adventure: 'other', ending: 'finished', clock: 900, scenes: 4 },
      characters: [{ name: 'Ash', level: 2, xp: 2000, isDead: true }],
    },
  ],
};

describe('places for documents', () => {
  const slots = (some: object, seats: number) =>
    DOCUMENTS.slots(optionsWith(some), seats).map(({ slot, kind, seat, optional }) => [
      slot,
      kind,
      seat,
      optional === true,
    ]);

  test('[DT-TAB-03] a campaign, and a character for each seat that plays one', () => {
    expect(slots({}, 2)).toEqual([
      ['campaign', 'campaign', undefined, true],
      ['character/0', 'character', 0, true],
      ['character/1', 'character', 1, true],
    ]);
    expect(slots({ gm: 'human' }, 2)).toHaveLength(2);
  });

  test('[DT-TAB-03] an adventure of one’s own is needed where it is played', () => {
    expect(slots({ adventure: 'own' }, 1)[1]).toEqual(['adventure', 'adventure', undefined, false]);
    expect(DOCUMENTS.kinds.adventure?.copied).toBe(true);
    expect(DOCUMENTS.kinds.adventure?.read('x')).toEqual({ ok: false, error: refused });
  });

  test('[DT-HP-09] the dead are not brought, and nobody twice', () => {
    const [, slot, other] = DOCUMENTS.slots(optionsWith(), 2);
    expect(slot?.fits?.(sheet())).toEqual([]);
    const now = { ...{ clock: 0, hp: -5, life: 'dead', lockedLoss: [], effects: [] } };
    expect(slot?.fits?.({ ...sheet(), now })[0]?.path).toBe('now.life');
    const before = { campaign: FIRST_CAMPAIGN, 'character/0': sheet() };
    expect(other?.fits?.(sheet(), before)[0]?.message).toContain('somebody else');
    expect(other?.fits?.(sheet({ name: 'Bo' }), before)).toEqual([]);
  });
});

describe('kinds of documents', () => {
  test('every sample and every blank is read as it is', () => {
    for (const [id, kind] of Object.entries(DOCUMENTS.kinds)) {
      const blank = kind.blank?.();
      expect(kind.read(stored(blank)), id).toEqual({ ok: true, value: blank });
      for (let seed = 0; seed < 20; seed += 1) {
        const sample = kind.sample?.(seededSource(`${id}-${seed}`));
        expect(kind.read(stored(sample)), `${id} ${seed}`).toEqual({ ok: true, value: sample });
      }
    }
  });

  test('a sheet that somebody writes says so', () => {
    const blank = DOCUMENTS.kinds.character?.blank?.() as Sheet;
    expect([blank.isWritten, blank.level, blank.hitDice]).toEqual([true, 1, [3.5]]);
    expect(DOCUMENTS.kinds.character?.choices?.['flaw.tag']).toContain('greed');
  });

  test('[DT-INV-28] a campaign is read with all that is wrong', () => {
    expect(readCampaign(stored(PLAYED))).toEqual({ ok: true, value: PLAYED });
    const faults = (some: object) => {
      const read = readCampaign(stored({ ...PLAYED, ...some }));
      return read.ok ? [] : read.error.map(({ path }) => path);
    };
    expect(faults({ clock: 800 })).toEqual(['journal.0.clock']);
    expect(faults({ points: -1, attitudes: { a: 'angry' } })).toEqual(['points', 'attitudes.a']);
    expect(faults({ finished: ['a', 'a', 'A B'] })).toEqual(['finished.2', 'finished.1']);
    expect(faults({ journal: [3, { adventure: 'x' }] }).length).toBeGreaterThan(4);
    expect(readCampaign(undefined).ok).toBe(false);
  });
});

describe('what comes out of a session', () => {
  function session() {
    const { t, hero, foe, state } = sit({
      content: {
        ...STAND_INS,
        blocks: {
          thug: {
            ...{ id: 'thug', rule: 'DT-MON-01', level: 1, ac: 10, hp: 4, speed: 40, genres: [] },
            ...{ mods: sheet().scores, morale: 7, attacks: [], traits: [], tags: [] },
          },
        },
      },
      clock: 100,
    });
    Object.assign(t, { documents: { campaign: PLAYED } });
    beginCampaign(t);
    const one = hero(sheet({ name: 'Ash' }), 0, 0, 0);
    const two = hero(readySheet('bryn-oakshield'), 1, 0, 1);
    const third = hero(sheet({ name: 'Cy' }), 2, 0, 1);
    addCharacter(t, sheet({ name: 'Dee' }), { by: 'companion' });
    return { t, state, one, two, third, foe };
  }

  test('[DT-TAB-04] each character of a player as it is now, with its experience', () => {
    const { state, one, two } = session();
    if (one.character !== undefined) one.character.xp = 1500;
    one.hp = 3;
    two.life = 'dead';
    two.hp = -8;
    const results = DOCUMENTS.results(state);
    expect(Object.keys(results).sort()).toEqual([
      'campaign',
      'character/0',
      'character/1',
      'character/1/2',
    ]);
    expect(results['character/0']).toMatchObject({
      kind: 'character',
      name: 'Ash',
      content: { xp: 1500, now: { clock: 900, hp: 3 } },
    });
    expect(results['character/1']?.content).toMatchObject({ now: { life: 'dead' } });
    expect(results['character/1/2']?.name).toBe('Cy');
    for (const { kind, content } of Object.values(results)) {
      expect(DOCUMENTS.kinds[kind]?.read(stored(content))).toMatchObject({ ok: true });
    }
  });

  test('[DT-TOK-42] [DT-SOC-01] [DT-INV-28] the campaign goes on: clock, points, attitudes, journal', () => {
    const { state, foe, two } = session();
    const snik = foe('thug');
    snik.attitude = 'neutral';
    state.points = 5;
    state.clock = 2000;
    state.ending = 'finished';
    two.life = 'dead';
    state.story = {
      ...{ scene: 'b', scenes: 2, flags: [], counters: {}, facts: [], done: [], failed: {} },
      ...{ shares: {}, closed: [], people: { snik: snik.id }, rows: {}, left: { a: 'paid' } },
      ...{ upon: [], gone: [], surprised: [], extra: [], entered: 900 },
      ...{ events: [], defeats: 0, benefits: {}, began: 900, lowest: 1, bargained: false },
    };
    const after = DOCUMENTS.results(state).campaign?.content as Campaign;
    expect(after).toMatchObject({
      clock: 2000,
      points: 5,
      attitudes: { 'harrow-down/snik': 'neutral', 'other/joe': 'hostile' },
      finished: ['other', 'harrow-down'],
    });
    expect(after.journal).toHaveLength(2);
    expect(after.journal[1]).toMatchObject({
      ...{ adventure: 'harrow-down', ending: 'finished', clock: 2000, scenes: 1 },
      characters: [
        { name: 'Ash', level: 1, xp: 0 },
        { name: 'Bryn Oakshield', isDead: true },
        { name: 'Cy' },
      ],
    });
    expect(readCampaign(stored(after))).toEqual({ ok: true, value: after });
    // Lost, it is not finished.
    state.ending = 'defeated';
    expect(DOCUMENTS.results(state).campaign?.content).toMatchObject({ finished: ['other'] });
  });

  test('[DT-SOC-01] people stand to the party as they did when it met them last', () => {
    const { t } = session();
    expect(attitudeBefore(t, 'snik')).toBe('friendly');
    expect(attitudeBefore(t, 'joe')).toBeUndefined();
  });
});
