import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sit } from '../../test/rig.ts';
import { READY, STAND_INS, sheet } from '../../test/sheet-content.ts';
import type { Sheet, SheetNow } from '../content/sheet.ts';
import { addCharacter } from '../rules/making/creature.ts';
import { maxHpOf } from '../rules/numbers/hit-points.ts';
import { readSheet } from './read.ts';
import { sampleSheet } from './sample.ts';
import { recordOf, sheetOf } from './sheet-of.ts';

const table = (clock = 0) => sit({ content: STAND_INS, clock });
const PLAYER = { by: 'seat', seat: 0 } as const;
const now = (some: Partial<SheetNow> = {}): SheetNow => ({
  clock: 0,
  hp: 3,
  lockedLoss: [],
  effects: [],
  used: {},
  strained: [],
  tokens: 0,
  restHours: [],
  ...some,
});

/** Any sheet, drawn from a seed. */
const SHEETS = fc
  .infiniteStream(fc.nat(1_000))
  .map(
    (stream): Sheet =>
      sampleSheet(STAND_INS, { index: (count) => (stream.next().value ?? 0) % count }),
  );

describe('a character and its sheet', () => {
  test('[DT-TAB-04] what came in by a sheet is written down as that sheet', () => {
    for (const one of [sheet(), ...READY.map((ready) => ready.sheet)]) {
      const { t } = table();
      expect(recordOf(t, addCharacter(t, one, PLAYER)), one.name).toEqual(one);
    }
  });

  test('[DT-TAB-04] any sheet goes around: written, read, and written again', () => {
    fc.assert(
      fc.property(SHEETS, fc.nat(100_000), (one, clock) => {
        const first = table(clock);
        const creature = addCharacter(first.t, one, PLAYER);
        creature.hp = Math.min(creature.hp, 2);
        creature.used = { rally: clock - 5 };
        const written = sheetOf(first.t, creature);
        const read = readSheet(STAND_INS, JSON.parse(JSON.stringify(written)));
        expect(read).toEqual({ ok: true, value: written });
        const again = table(clock);
        expect(sheetOf(again.t, addCharacter(again.t, written, PLAYER))).toEqual(written);
      }),
      { numRuns: 60 },
    );
  });

  test('[DT-CHAR-04] a fresh sheet comes in at full Hit Points', () => {
    const { t } = table();
    const creature = addCharacter(t, sheet(), PLAYER);
    expect([creature.hp, maxHpOf(t, creature), creature.tokens]).toEqual([5, 5, 0]);
  });

  test('[DT-TIME-02] times move with the clock, so that none has passed elsewhere', () => {
    const written = sheet({
      now: now({
        clock: 1000,
        used: { rally: 900 },
        restHours: [640, 1000],
        effects: [
          {
            kind: 'chilled',
            source: { rule: 'DT-COND-99', isOwn: true },
            until: { at: 'time', clock: 1060 },
            save: { ability: 'CON', when: 'minute', target: 11, next: 1006 },
            data: { next: 1010, amount: 4 },
          },
          { kind: 'chilled', source: { rule: 'DT-COND-99' }, until: { at: 'time', clock: 1000 } },
        ],
      }),
    });
    const { t } = table(20);
    const creature = addCharacter(t, written, PLAYER);
    expect(creature.used).toEqual({ rally: -80 });
    expect(creature.restHours).toEqual([-340, 20]);
    // The second was over already.
    expect(creature.effects).toEqual([
      {
        id: expect.any(Number),
        kind: 'chilled',
        source: { rule: 'DT-COND-99', by: creature.id },
        until: { at: 'time', clock: 80 },
        save: { ability: 'CON', when: 'minute', target: 11, next: 26 },
        data: { next: 30, amount: 4 },
      },
    ]);
    expect(sheetOf(t, creature).now?.effects[0]?.source).toEqual({
      rule: 'DT-COND-99',
      isOwn: true,
    });
  });

  test('[DT-LVL-03] what ends with a scene or hangs on somebody else stays behind', () => {
    const { t } = table();
    const creature = addCharacter(t, sheet(), PLAYER);
    const source = { rule: 'DT-COND-99' };
    const lay = (some: object) =>
      creature.effects.push({ id: 9, kind: 'chilled', source, until: { at: 'cure' }, ...some });
    lay({ until: { at: 'scene' } });
    lay({ until: { at: 'combat' } });
    lay({ until: { at: 'next-turn', skipsOne: false } });
    lay({ concentration: true });
    lay({ data: { creature: 7 } });
    lay({ save: { ability: 'STR', when: 'turn-end', target: { grappler: 7 } } });
    lay({ until: { at: 'long-rest' }, source: { ...source, by: 7 } });
    creature.used = { 'influence/7': 3, 'tend/self': 4 };
    const { effects = [], used } = sheetOf(t, creature).now ?? {};
    expect(effects).toEqual([{ kind: 'chilled', source, until: { at: 'long-rest' } }]);
    expect(used).toEqual({ 'tend/self': 4 });
  });

  test('[DT-INV-01] [DT-INV-22] Hit Points and locked loss fit the maximum at this table', () => {
    const loss = { trait: 'vampire', ways: ['blood'] as const };
    const hurt = (hp: number, amount: number) => {
      const { t } = table();
      const written = sheet({ now: now({ hp, lockedLoss: [{ ...loss, amount }] }) });
      const creature = addCharacter(t, written, PLAYER);
      return [creature.hp, creature.lockedLoss.map((pool) => pool.amount)];
    };
    expect(hurt(3, 1)).toEqual([3, [1]]);
    expect(hurt(3, 9)).toEqual([3, [2]]);
    expect(hurt(50, 4)).toEqual([5, []]);
    expect(hurt(-4, 4)).toEqual([-4, [4]]);
    // A lower maximum than where it was written kills nobody.
    expect(hurt(-40, 1)).toEqual([-4, [1]]);
  });

  test('[DT-HP-09] the dead are written down as dead, and come in as they were', () => {
    const { t } = table();
    const creature = addCharacter(t, sheet(), PLAYER);
    creature.life = 'dead';
    creature.hp = -5;
    const written = sheetOf(t, creature);
    expect(written.now).toMatchObject({ life: 'dead', hp: -5 });
    const again = addCharacter(table().t, written, PLAYER);
    expect([again.life, again.hp]).toEqual(['dead', -5]);
  });

  test('[DT-EQ-57] things keep what is left of them, and what is borrowed goes back', () => {
    const { t } = table();
    const gear = [
      { kind: 'healers-kit', uses: 4 },
      { kind: 'healers-kit' },
      { kind: 'vacc-suit', is: 'on' },
      { kind: 'sword', is: 'held', tags: ['silver'], task: 'climb' },
    ] as const;
    const creature = addCharacter(t, sheet({ gear }), PLAYER);
    creature.items.push({ id: 99, kind: 'rope', borrowed: { from: 7, by: 30 } });
    expect(creature.items.map(({ uses }) => uses)).toEqual([
      4,
      10,
      undefined,
      undefined,
      undefined,
    ]);
    expect(creature.items[2]?.isOn).toBe(true);
    expect(recordOf(t, creature).gear).toEqual(gear);
  });
});
