import type { Wish } from '@tablewright/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PauseWord } from './pause-word.ts';
import { Pauses } from './pauses.ts';

const TABLE = 'table1234';

/** A node that knows of pauses, what it has said, and the time there. */
class Node {
  now = 1_000_000;
  readonly said: PauseWord[] = [];
  changes = 0;
  readonly pauses = new Pauses({
    now: () => this.now,
    publish: (word) => this.said.push(JSON.parse(JSON.stringify(word)) as PauseWord),
    onChange: () => {
      this.changes += 1;
    },
  });

  /** Somebody here does something about the pause, if there is one. */
  do(what: 'pause' | 'adjust' | 'skip' | 'line' | 'ready' | 'end', seat: number): void {
    const pause = this.pauses.of(TABLE);
    if (what === 'pause' || what === 'adjust' || what === 'skip') this.pauses.call(TABLE, what);
    else if (pause === undefined) return;
    else if (what === 'line') {
      // Another node may be sent the same again.
      this.pauses.line(pause, { id: `line-${this.said.length}-${seat}`, text: `from ${seat}` });
    } else if (what === 'ready') this.pauses.ready(pause, seat);
    else this.pauses.end(TABLE, pause.calls);
  }

  hear(words: readonly PauseWord[]): void {
    for (const word of words) this.pauses.hear(word);
  }

  /** What everybody there sees of the pause, and who is ready. */
  get seen(): unknown {
    const pause = this.pauses.of(TABLE);
    if (pause === undefined) return 'goes on';
    const { wish, round, lines } = pause;
    return { wish, round, lines, ready: [0, 1, 2].filter((seat) => pause.isReady(seat)) };
  }
}

describe('asking', () => {
  test('stops a table, and no other', () => {
    const { pauses } = new Node();
    pauses.call(TABLE, 'pause');
    expect([pauses.isOn(TABLE), pauses.isOn('table9999')]).toEqual([true, false]);
    expect(pauses.all()).toEqual([TABLE]);
  });

  test.each<[Wish[], Wish]>([
    [['pause'], 'pause'],
    [['adjust', 'pause'], 'adjust'],
    [['pause', 'adjust'], 'adjust'],
    [['adjust', 'skip'], 'skip'],
    [['skip', 'adjust', 'pause'], 'skip'],
  ])('%j shows the strongest wish, %s', (wishes, shown) => {
    const { pauses } = new Node();
    for (const wish of wishes) pauses.call(TABLE, wish);
    expect(pauses.of(TABLE)?.wish).toBe(shown);
  });

  test('again makes nobody ready, whatever the wish', () => {
    const node = new Node();
    for (const wish of ['skip', 'pause'] as const) {
      node.pauses.call(TABLE, wish);
      for (const seat of [0, 1]) node.do('ready', seat);
      expect(node.seen).toMatchObject({ wish: 'skip', ready: [0, 1] });
    }
    node.pauses.call(TABLE, 'pause');
    expect(node.seen).toMatchObject({ wish: 'skip', ready: [] });
  });

  test('a hundred times in a row changes nothing, and nobody is told of it', () => {
    const node = new Node();
    node.pauses.call(TABLE, 'adjust');
    const { seen } = node;
    for (let i = 0; i < 100; i += 1) node.pauses.call(TABLE, i % 2 ? 'pause' : 'adjust');
    expect(node.seen).toEqual(seen);
    expect([node.said.length, node.changes]).toEqual([1, 1]);
  });

  test('does not lengthen the pause: it lasts since it was first asked for', () => {
    const node = new Node();
    node.pauses.call(TABLE, 'pause');
    node.now += 5_000;
    node.pauses.call(TABLE, 'skip');
    expect(node.pauses.of(TABLE)?.since).toBe(1_000_000);
  });
});

describe('lines', () => {
  test('stand in their order, each once, and the last twenty of them', () => {
    const node = new Node();
    node.pauses.call(TABLE, 'pause');
    const pause = node.pauses.of(TABLE);
    if (pause === undefined) throw new Error('not paused');
    for (let i = 0; i < 25; i += 1) {
      for (const _twice of [1, 2]) node.pauses.line(pause, { id: `line-${i}`, text: `${i}` });
    }
    expect(pause.lines).toEqual(Array.from({ length: 20 }, (_, i) => `${i + 5}`));
  });

  test('are gone with the pause', () => {
    const node = new Node();
    for (const text of ['first', 'second']) {
      node.pauses.call(TABLE, 'pause');
      node.do('line', 0);
      expect(node.pauses.of(TABLE)?.lines, text).toHaveLength(1);
      node.do('end', 0);
    }
    expect(node.seen).toBe('goes on');
  });
});

describe('nodes', () => {
  test('a word that calls, writes or ends names no seat; who is ready has to be named', () => {
    const node = new Node();
    for (const what of ['skip', 'line', 'ready', 'end'] as const) node.do(what, 7);
    const fields = new Map(node.said.map((word) => [word.kind, Object.keys(word)]));
    expect(fields).toEqual(
      new Map([
        ['call', ['kind', 'table', 'id', 'wish', 'instead', 'age']],
        ['line', ['kind', 'table', 'place', 'id', 'text']],
        ['ready', ['kind', 'table', 'seat', 'round']],
        ['end', ['kind', 'table', 'calls']],
      ]),
    );
  });

  test('a newcomer that asks is told all of it, and how long it has lasted', async () => {
    const [here, there] = [new Node(), new Node()];
    here.pauses.call(TABLE, 'adjust');
    here.now += 8_000;
    for (const what of ['line', 'line', 'ready'] as const) here.do(what, 1);
    const learned = there.pauses.learn();
    here.said.splice(0);
    here.hear(there.said);
    there.hear(here.said);
    await learned;
    expect(there.seen).toEqual(here.seen);
    expect(there.pauses.of(TABLE)?.since).toBe(there.now - 8_000);
  });

  test('who was away while a pause ended learns that, and a late word does not bring it back', () => {
    const [here, there] = [new Node(), new Node()];
    here.pauses.call(TABLE, 'pause');
    there.hear(here.said);
    const late = here.said.splice(0);
    here.do('end', 0);
    here.said.splice(0);
    there.pauses.learn();
    here.hear(there.said);
    there.hear(here.said);
    expect(there.seen).toBe('goes on');
    for (const node of [here, there]) {
      node.hear(late);
      expect(node.seen).toBe('goes on');
    }
  });

  test('that a call is settled is forgotten after a while', () => {
    const node = new Node();
    node.pauses.call(TABLE, 'pause');
    node.do('end', 0);
    node.now += 600_000;
    node.pauses.call('table9999', 'pause');
    node.pauses.forget('table9999');
    node.said.splice(0);
    node.hear([{ kind: 'ask' }]);
    expect(node.said).toMatchObject([{ kind: 'end', table: 'table9999' }, { kind: 'told' }]);
  });

  test('asking again while another node ends the pause keeps the table stopped', () => {
    const [here, there] = [new Node(), new Node()];
    here.pauses.call(TABLE, 'pause');
    there.hear(here.said.splice(0));
    here.do('end', 0);
    there.do('ready', 1);
    there.do('pause', 1);
    there.hear(here.said);
    here.hear(there.said);
    expect(here.seen).toMatchObject({ wish: 'pause', ready: [] });
    expect(there.seen).toEqual(here.seen);
  });

  /** Has three nodes do what chance says while words are on their way; what each sees in the end. */
  function crossed(whats: readonly ('skip' | 'line' | 'end')[], check: (nodes: Node[]) => void) {
    const deed = fc.record({
      at: fc.nat(2),
      what: fc.constantFrom('pause', 'adjust', 'ready', ...whats),
      seat: fc.nat(2),
      /** How many of the words on their way arrive before it is done. */
      arrive: fc.nat(4),
    });
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 15 }), (deeds) => {
        const nodes = [new Node(), new Node(), new Node()];
        // The database passes words on in one order; each node has heard so many of them.
        const line: { readonly from: Node; readonly word: PauseWord }[] = [];
        const heard = new Map<Node, number>();
        const arrive = (node: Node, most: number): void => {
          const next = line.slice(heard.get(node) ?? 0).slice(0, most);
          heard.set(node, (heard.get(node) ?? 0) + next.length);
          for (const { from, word } of next) if (from !== node) node.hear([word, word]);
        };
        for (const { at, what, seat, arrive: most } of deeds) {
          const node = nodes[at] as Node;
          arrive(node, most);
          node.do(what, seat);
          line.push(...node.said.splice(0).map((word) => ({ from: node, word })));
        }
        for (const node of nodes) arrive(node, line.length);
        check(nodes);
      }),
      { numRuns: 1_000 },
    );
  }

  test('whatever crosses on the way, all come to see the same', () => {
    crossed(['skip', 'line'], ([here, ...others]) => {
      for (const { seen } of others) expect(seen).toEqual(here?.seen);
    });
  });

  test('even if it ends meanwhile, all are stopped or none, for the same', () => {
    crossed(['skip', 'end'], ([here, ...others]) => {
      for (const { seen } of others) expect(seen).toEqual(here?.seen);
    });
  });
});
