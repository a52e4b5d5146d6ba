import { SPECTATOR } from '@tablewright/engine';
import { MOST_NOTES } from '@tablewright/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { bot, HOST, must, open, person } from '../../test/live-table.ts';
import {
  answerAt,
  deed,
  Listener,
  lineOf,
  memoryStore,
  openAt,
  registryAt,
  type TestRegistry,
  type TestStore,
} from '../../test/registry.ts';
import type { TableRegistry } from './table-registry.ts';

const four = [person('Lya'), person('Tom'), person('Ada'), bot('Rook')];
const PICKS = { phases: ['pick', 'pick', 'pick', 'pick', 'pick', 'pick'] };

let at: TestStore;
let here: TestRegistry;
let there: TestRegistry;
let requests = 0;

beforeEach(async () => {
  at = await memoryStore();
  here = await registryAt(at.store);
  there = await registryAt(at.store, 'node-b');
  return () => at.store.close();
});

async function lockOf(registry: TableRegistry, table: string, seat: number): Promise<number> {
  return must(await registry.queries.locks(table))(seat);
}

/** Whispers something. */
async function whisper(
  registry: TableRegistry,
  table: string,
  seat: number,
  to: number,
  text: string,
) {
  requests += 1;
  const from = { seat, lock: await lockOf(registry, table, seat) };
  return registry.whispers.whisper(table, from, { to, text, id: `whisper-${requests}` });
}

async function reader(registry: TableRegistry, table: string, seat: number) {
  return { seat, lock: await lockOf(registry, table, seat) };
}

/** Hands a seat to somebody else. */
async function hand(registry: TableRegistry, table: string, seat: number): Promise<void> {
  must(
    await registry.commands.sit(table, {
      seat,
      name: 'Ines',
      mark: undefined,
      entropy: '22'.repeat(8),
      handed: true,
      guest: undefined,
      key: `hash-${seat}`,
      spend: undefined,
    }),
  );
}

describe('a whisper', () => {
  test('is heard at its two ends, on each device, and nowhere else', async () => {
    const { registry } = here;
    const table = await openAt(registry, four, PICKS);
    const [lya, phone, tom, ada, stranger] = [
      await Listener.at(registry, table, 0),
      await Listener.at(registry, table, 0),
      await Listener.at(registry, table, 1),
      await Listener.at(registry, table, 2),
      await Listener.at(registry, table, SPECTATOR),
    ];
    for (const one of [lya, phone, tom, ada, stranger]) one.news();
    expect(must(await whisper(registry, table, 0, 1, 'the key'))).toBe(1);
    const line = { type: 'whisper', table, number: 1, seat: 0, to: 1, name: 'Lya' };
    for (const one of [lya, phone, tom]) {
      expect(one.heard).toMatchObject([{ ...line, text: 'the key' }]);
    }
    expect([ada.heard, stranger.heard]).toEqual([[], []]);
  });

  test('is told to its ends when they come, and to those who know some only what is new', async () => {
    const { registry } = here;
    const table = await openAt(registry, four, PICKS);
    await whisper(registry, table, 0, 1, 'one');
    await whisper(registry, table, 2, 1, 'two');
    await whisper(registry, table, 1, 0, 'three');
    const texts = async (seat: number, whispered?: number) => {
      const arrived: unknown[] = [];
      const watched = await registry.subscriptions.watch(
        table,
        seat,
        { whispered },
        () => {},
        (messages) => arrived.push(...messages.filter(({ type }) => type === 'whisper')),
      );
      must(watched).leave();
      return arrived.map((line) => (line as { text: string }).text);
    };
    expect(await texts(0)).toEqual(['one', 'three']);
    expect(await texts(1)).toEqual(['one', 'two', 'three']);
    expect(await texts(1, 2)).toEqual(['three']);
    expect(await texts(2)).toEqual(['two']);
    expect(await texts(SPECTATOR)).toEqual([]);
  });

  test('reaches its end at another node with the next hint', async () => {
    const table = await openAt(here.registry, four, PICKS);
    const tom = await Listener.at(there.registry, table, 1);
    const ada = await Listener.at(there.registry, table, 2);
    for (const one of [tom, ada]) one.news();
    await whisper(here.registry, table, 0, 1, 'the key');
    expect(here.told).toContain(`${table} whisper`);
    await there.registry.refresh(table, 'whisper');
    await there.registry.refresh(table, 'whisper');
    expect([tom.news(), ada.news()]).toEqual([['whisper'], []]);
  });

  test('is refused where nobody hears it, and says why', async () => {
    const { registry } = here;
    const table = await openAt(registry, four, PICKS);
    const fate = async (seat: number, to: number) => {
      const said = await whisper(registry, table, seat, to, 'psst');
      return said.ok ? 'done' : said.error;
    };
    expect(await fate(0, 0)).toMatchObject({ code: 'not-allowed', message: /own seat/ });
    expect(await fate(0, 3)).toMatchObject({ code: 'not-allowed', message: /Rook is a bot/ });
    expect(await fate(0, 4)).toMatchObject({ code: 'no-such-seat', message: /0 to 3/ });
    expect(await fate(SPECTATOR, 0)).toMatchObject({ code: 'not-allowed', message: /no seat/ });
    must(await deed(registry, table, 0, { kind: 'manage', chat: false }, HOST));
    expect(await fate(0, 1)).toMatchObject({ code: 'not-allowed', message: /silence/ });
    const gathering = await openAt(registry, [person('Lya'), person('Tom'), open], {
      id: 'table5678',
    });
    const early = await whisper(registry, gathering, 0, 1, 'psst');
    expect(early).toMatchObject({ error: { code: 'not-begun' } });
    expect(await at.store.whispers(table, 0, 0, 9)).toEqual([]);
  });

  test('belongs to the seat: who takes it over hears it, and who had it hears no more', async () => {
    const table = await openAt(here.registry, four, PICKS);
    const old = await lockOf(here.registry, table, 1);
    await whisper(here.registry, table, 0, 1, 'before');
    // The one who had the seat still listens at a node that has not heard of it.
    const tom = await Listener.at(there.registry, table, 1);
    await hand(here.registry, table, 1);
    tom.news();
    await whisper(here.registry, table, 0, 1, 'after');
    await there.registry.refresh(table, 'whisper');
    expect(tom.news()).toEqual(['locked']);
    const ines = await Listener.at(here.registry, table, 1);
    const texts = ines.arrived.flatMap((m) => (m.type === 'whisper' ? [m.text] : []));
    expect(texts).toEqual(['before', 'after']);
    const late = await here.registry.whispers.whisper(
      table,
      { seat: 1, lock: old },
      { to: 0, text: 'I am still here', id: 'late-0001' },
    );
    expect(late).toMatchObject({ error: { code: 'wrong-key' } });
  });
});

describe('what others are told', () => {
  /** Everything that a third seat and a spectator hear of an evening, byte for byte. */
  async function evening(secretly: boolean): Promise<string> {
    const { store } = await memoryStore();
    const { registry } = await registryAt(store);
    const heard: unknown[] = [];
    const table = await openAt(registry, four, PICKS);
    const ada = await Listener.at(registry, table, 2);
    const stranger = await Listener.at(registry, table, SPECTATOR);
    const beside = async (text: string): Promise<void> => {
      if (!secretly) return;
      must(await whisper(registry, table, 0, 1, text));
      must(await whisper(registry, table, 1, 0, 'x'.repeat(500)));
      const lya = await reader(registry, table, 0);
      const note = { pad: 'own', note: `note-${text}`, revision: 0, text: 'mine' } as const;
      must(await registry.notes.write(table, lya, note));
      const refused = await whisper(registry, table, 0, 3, 'nobody');
      expect(refused.ok).toBe(false);
    };
    await beside('one');
    must(await answerAt(registry, table, 0, 'red'));
    await beside('two');
    await registry.subscriptions.say(lineOf(table, 0, 'aloud'));
    await beside('three');
    must(await answerAt(registry, table, 1, 'blue'));
    await registry.subscriptions.say(lineOf(table, 1, 'aloud too'));
    await beside('four');
    const adas = await reader(registry, table, 2);
    const shared = { pad: 'table', note: 'note0001', revision: 0, text: 'for all' } as const;
    must(await registry.notes.write(table, adas, shared));
    // Who comes now, and who comes back.
    for (const observer of [2, SPECTATOR]) {
      heard.push((await Listener.at(registry, table, observer)).arrived);
    }
    heard.push(ada.heard, stranger.heard, must(await registry.queries.face(table)));
    heard.push(must(await registry.queries.past(table, 2, 1)));
    heard.push(must(await registry.notes.read(table, adas)));
    heard.push(must(await whisper(registry, table, 2, 0, 'my first')));
    heard.push((await store.entries(table, 0, 99)).length, await store.lines(table, 0, 99));
    await store.close();
    return JSON.stringify(heard);
  }

  test('is the same, byte for byte, whether or not two whisper and write for themselves', async () => {
    const [quiet, secret] = [await evening(false), await evening(true)];
    expect(quiet).toContain('aloud too');
    expect(quiet).toContain('for all');
    expect(secret).toBe(quiet);
  });

  test('the file of the match has neither whispers nor notes', async () => {
    const { registry } = here;
    const table = await openAt(registry, [person('Lya'), person('Tom')], { phases: ['pick'] });
    await whisper(registry, table, 0, 1, 'the key lies there');
    const lya = await reader(registry, table, 0);
    const note = { note: 'note0001', revision: 0, text: 'a note of mine' };
    for (const pad of ['own', 'table'] as const) {
      must(await registry.notes.write(table, lya, { ...note, pad }));
    }
    must(await answerAt(registry, table, 0, 'red'));
    const file = JSON.stringify(must(await registry.queries.file(table)));
    expect(file).not.toMatch(/the key|a note/);
  });
});

describe('notes', () => {
  const text = '# Clues\n\n- the *key*';

  test('of a seat are read in that seat alone; those of the table in every seat', async () => {
    const { registry } = here;
    const table = await openAt(registry, four, PICKS);
    const [lya, tom] = [await reader(registry, table, 0), await reader(registry, table, 1)];
    const own = { pad: 'own', note: 'note0001', revision: 0, text } as const;
    expect(must(await registry.notes.write(table, lya, own))).toMatchObject({
      kept: true,
      note: { note: 'note0001', revision: 1, text, seat: 0, name: 'Lya' },
    });
    must(await registry.notes.write(table, lya, { ...own, pad: 'table', text: 'for all' }));
    expect(must(await registry.notes.read(table, lya))).toMatchObject({
      own: [{ text }],
      table: [{ text: 'for all' }],
    });
    expect(must(await registry.notes.read(table, tom))).toMatchObject({
      own: [],
      table: [{ text: 'for all', name: 'Lya' }],
    });
    const stranger = await reader(registry, table, SPECTATOR);
    expect(await registry.notes.read(table, stranger)).toMatchObject({
      error: { code: 'not-allowed' },
    });
    expect(await registry.notes.write(table, stranger, own)).toMatchObject({
      error: { code: 'not-allowed' },
    });
  });

  test('of the table are announced to all who sit there; of those of a seat nobody hears', async () => {
    const table = await openAt(here.registry, four, PICKS);
    const [lya, tom, stranger] = [
      await Listener.at(here.registry, table, 0),
      await Listener.at(there.registry, table, 1),
      await Listener.at(here.registry, table, SPECTATOR),
    ];
    for (const one of [lya, tom, stranger]) one.news();
    const by = await reader(here.registry, table, 0);
    const note = { note: 'note0001', revision: 0, text };
    must(await here.registry.notes.write(table, by, { ...note, pad: 'own' }));
    expect(here.told).not.toContain(`${table} notes`);
    must(await here.registry.notes.write(table, by, { ...note, pad: 'table' }));
    await there.registry.refresh(table, 'notes');
    expect([lya.news(), tom.news(), stranger.news()]).toEqual([['notes'], ['notes'], []]);
    // What was not kept is no news.
    must(await here.registry.notes.write(table, by, { ...note, pad: 'table', text: 'other' }));
    expect(lya.news()).toEqual([]);
  });

  test('of a seat are not handed on with it, and stay with one who locks others out', async () => {
    const { registry } = here;
    const table = await openAt(registry, four, PICKS);
    const tom = await reader(registry, table, 1);
    const note = { pad: 'own', note: 'note0001', revision: 0, text } as const;
    must(await registry.notes.write(table, tom, note));
    must(await registry.commands.lock(table, 1, { guest: undefined, key: 'another-key' }));
    expect(await registry.notes.read(table, tom)).toMatchObject({ error: { code: 'wrong-key' } });
    const still = await reader(registry, table, 1);
    expect(must(await registry.notes.read(table, still)).own).toHaveLength(1);
    await hand(registry, table, 1);
    expect(await registry.notes.write(table, still, { ...note, note: 'note0002' })).toMatchObject({
      error: { code: 'wrong-key' },
    });
    const ines = await reader(registry, table, 1);
    expect(must(await registry.notes.read(table, ines)).own).toEqual([]);
  });

  test('of a pad that is full say so', async () => {
    const { registry } = here;
    const table = await openAt(registry, four, PICKS);
    const lya = await reader(registry, table, 0);
    for (let i = 0; i <= MOST_NOTES; i += 1) {
      const note = { pad: 'own', note: `note-${1000 + i}`, revision: 0, text: 'x' } as const;
      const made = await registry.notes.write(table, lya, note);
      if (i < MOST_NOTES) must(made);
      else {
        const message = 'a pad holds 100 notes; delete one first';
        expect(made).toMatchObject({ error: { code: 'not-allowed', message } });
      }
    }
  });
});
