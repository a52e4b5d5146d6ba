import { catalogueProblems } from '@tablewright/words/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from '../../test/own-adventure.ts';
import type { Adventure } from '../content/adventure.ts';
import { BLANK_ADVENTURE } from '../content/adventures/blank.ts';
import { ADVENTURE } from '../content/adventures/format.ts';
import { ADVENTURES } from '../content/adventures/index.ts';
import { aboutOf, type Shape } from '../content/adventures/shape.ts';
import { deadEnds, looseFlags, lostEndings, unreachable } from '../content/adventures/solve.ts';
import { readyOdds } from '../explain/party-odds.ts';
import { blankOf, completed } from './blank-part.ts';
import { graphOf } from './graph.ts';
import { calledIn, entryCalled, namesIn } from './names.ts';
import { painted, resized, zoneBetween } from './paint.ts';
import { freshId, type Path, partAt, withCopy, withEntry, withMoved, withPart } from './parts.ts';
import { renamed } from './rename.ts';
import { pathOf, sectionOf } from './sections.ts';
import { EDITOR_TEXTS_DE } from './texts/de/index.ts';
import { EDITOR_TEXTS } from './texts/index.ts';

/** Words that are the same in both languages. */
const SAME: readonly string[] = [
  'field.bonus',
  'field.countdown',
  'field.name',
  'field.person',
  'field.plus',
  'field.text',
  'map.square.zones',
  'deed.gp',
  'word.fantasy',
  'word.neutral',
  'word.CHA',
  'word.universal',
];
const [HARROW = BLANK_ADVENTURE, CUTLERS = BLANK_ADVENTURE] = ADVENTURES;

/** All parts of an adventure that can be written, with what they can be. */
function partsOf(shape: Shape, value: unknown, path: Path): readonly [Path, Shape][] {
  const about = aboutOf(shape);
  const here: readonly [Path, Shape][] = [[path, shape]];
  if (about.kind === 'list' && Array.isArray(value))
    return [...here, ...value.flatMap((one, at) => partsOf(about.of, one, [...path, at]))];
  if (about.kind !== 'record' || typeof value !== 'object' || value === null) return here;
  const fields = Object.entries({ ...about.must, ...about.may });
  return [
    ...here,
    ...fields.flatMap(([name, one]) =>
      partsOf(one, (value as Record<string, unknown>)[name], [...path, name]),
    ),
  ];
}

/** Something that can be done in the editor, by two numbers. */
function done(content: unknown, what: number, where: number): unknown {
  const parts = partsOf(ADVENTURE, content, []).filter(([path]) => path.length > 0);
  const [path, shape] = parts[where % parts.length] ?? [['title'], ADVENTURE];
  const names = namesIn(content);
  const about = aboutOf(shape);
  const blank = blankOf(shape, (kind) => names(kind, path), String(path.at(-1)));
  switch (what) {
    case 0:
      return withPart(content, path, undefined);
    case 1:
      return withPart(content, path, blank);
    case 2:
      return about.kind === 'list'
        ? withEntry(
            content,
            path,
            blankOf(about.of, () => []),
          )
        : content;
    case 3:
      return about.kind === 'list' ? withCopy(content, path, where % 3) : content;
    case 4:
      return about.kind === 'list' ? withMoved(content, path, where % 3, (where + 1) % 3) : content;
    case 5:
      return path.at(-1) === 'id'
        ? renamed(content, path.slice(0, -1), `id-${where % 7}`)
        : content;
    default:
      return withPart(content, path, '');
  }
}

describe('whatever is done in the editor', () => {
  const step = fc.tuple(fc.nat(6), fc.nat(100_000));

  test('the reader takes it or says what is wrong, and the solver looks at it all the same', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ADVENTURES),
        fc.array(step, { maxLength: 12 }),
        (from, steps) => {
          const content = steps.reduce(
            (so: unknown, [what, where]) => done(so, what, where),
            from as unknown,
          );
          const now = read(content);
          if (!now.ok) {
            expect(now.error.length).toBeGreaterThan(0);
            for (const { message } of now.error) expect(message).not.toBe('');
          }
          const names = namesIn(content);
          const whole = completed(ADVENTURE, content, (kind) => names(kind, [])) as Adventure;
          deadEnds(whole);
          unreachable(whole);
          lostEndings(whole);
          looseFlags(whole);
          readyOdds(whole);
          expect(graphOf(whole).nodes.length).toBeLessThanOrEqual(whole.scenes.length + 1);
          if (now.ok) expect(whole).toEqual(now.value);
        },
      ),
      { numRuns: 60 },
    );
  }, 120_000);
});

describe('parts', () => {
  test('are written without changing what was there', () => {
    const before = JSON.stringify(HARROW);
    const after = withPart(HARROW, ['scenes', 0, 'title'], 'Elsewhere');
    expect(partAt(after, ['scenes', 0, 'title'])).toBe('Elsewhere');
    expect(JSON.stringify(HARROW)).toBe(before);
    expect(Object.keys(after as object)).toEqual(Object.keys(HARROW));
  });

  test('come about where they are missing, and go', () => {
    const there = withPart({}, ['skip', 'do', 0, 'flag'], 'x');
    expect(there).toEqual({ skip: { do: [{ flag: 'x' }] } });
    expect(withPart(there, ['skip', 'do', 0], undefined)).toEqual({ skip: { do: [] } });
    expect(withPart({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
  });

  test('are moved and copied with ids of their own', () => {
    const list = { of: [{ id: 'a' }, { id: 'b' }] };
    expect(withMoved(list, ['of'], 0, 1)).toEqual({ of: [{ id: 'b' }, { id: 'a' }] });
    expect(withMoved(list, ['of'], 0, 2)).toBe(list);
    const copied = withCopy(withCopy(list, ['of'], 0), ['of'], 1);
    expect(copied).toEqual({ of: [{ id: 'a' }, { id: 'a-2' }, { id: 'a-3' }, { id: 'b' }] });
    expect(freshId([{ id: 'x' }], 'y')).toBe('y');
  });
});

describe('another id', () => {
  test.each(ADVENTURES.flatMap((one) => one.scenes.map((_, at) => [one.id, at] as const)))(
    'of each scene, task, exit, foe and hazard of %s, scene %i, leaves the adventure right',
    (id, at) => {
      const adventure = ADVENTURES.find((one) => one.id === id) ?? HARROW;
      let now: unknown = renamed(adventure, ['scenes', at], 'another');
      for (const list of ['tasks', 'exits', 'foes', 'hazards']) {
        const entries = partAt(adventure, ['scenes', at, list]);
        (Array.isArray(entries) ? entries : []).forEach((_, index) => {
          now = renamed(now, ['scenes', at, list, index], `other-${list}-${index}`);
        });
      }
      const after = read(now);
      expect(after.ok ? [] : after.error).toEqual([]);
    },
  );

  test('of people, facts, maps, counters and endings is followed, too', () => {
    for (const list of ['people', 'facts', 'maps', 'counters', 'endings'] as const) {
      for (const adventure of ADVENTURES) {
        let now: unknown = adventure;
        adventure[list].forEach((_, at) => {
          now = renamed(now, [list, at], `new-${at}`);
        });
        expect(read(now).ok, `${adventure.id} ${list}`).toBe(true);
      }
    }
  });

  test('that another one has is followed by nothing', () => {
    const [, second = { id: '' }] = CUTLERS.scenes;
    const after = renamed(CUTLERS, ['scenes', 0], second.id);
    expect(partAt(after, ['start'])).toBe(CUTLERS.start);
    expect(read(after)).toMatchObject({ ok: false });
  });
});

describe('a map', () => {
  test('is painted square by square, and grows with open ground', () => {
    expect(painted(['...', '...'], 1, 1, '#')).toEqual(['...', '.#.']);
    expect(resized(['##', '##'], 3, 1)).toEqual(['##.']);
    expect(resized(['##'], 1, 2)).toEqual(['#', '.']);
  });

  test('has zones between two corners in any order', () => {
    expect(zoneBetween([4, 0], [1, 3])).toEqual([1, 0, 4, 3]);
  });
});

describe('the graph', () => {
  test('has each scene by its distance from the start, and the end behind all', () => {
    const { nodes, ways, rows } = graphOf(HARROW);
    const row = (id: string) => nodes.find((one) => one.id === id)?.row;
    expect(row(HARROW.start)).toBe(0);
    expect(row('end')).toBe(rows - 1);
    expect(new Set(nodes.map(({ column: x, row: y }) => `${x}/${y}`)).size).toBe(nodes.length);
    expect(ways).toContainEqual({ from: 'green', to: 'trail', kind: 'main' });
  });

  test('has what cannot be reached before the end alone', () => {
    const [first] = BLANK_ADVENTURE.scenes;
    const lost = { ...first, id: 'lost' } as Adventure['scenes'][number];
    const { nodes } = graphOf({ ...BLANK_ADVENTURE, scenes: [...BLANK_ADVENTURE.scenes, lost] });
    expect(nodes.map((node) => [node.id, node.row])).toEqual([
      ['first', 0],
      ['lost', 1],
      ['end', 2],
    ]);
  });
});

describe('where a problem is', () => {
  test('is a part of the editor', () => {
    expect(sectionOf(pathOf('scenes.2.exits.0.to'))).toEqual({ section: 'scenes', scene: 2 });
    expect(sectionOf(pathOf('people.0.name'))).toEqual({ section: 'people' });
    expect(sectionOf(pathOf('xp'))).toEqual({ section: 'basics' });
    expect(sectionOf(pathOf('scenes'))).toEqual({ section: 'scenes' });
  });
});

describe('the words of the editor', () => {
  test('are the same in both languages', () => {
    const pair = { first: EDITOR_TEXTS, other: EDITOR_TEXTS_DE, locale: 'de', names: SAME };
    expect(Object.keys(EDITOR_TEXTS_DE)).toEqual(Object.keys(EDITOR_TEXTS));
    expect(catalogueProblems(pair)).toEqual([]);
  });

  test('name each field, word and kind of the format, and nothing else', () => {
    const wanted = wordsOfFormat();
    const known = Object.keys(EDITOR_TEXTS).filter((key) =>
      /^(field|word|deed|when|number|whom)\./.test(key),
    );
    expect([...wanted].filter((key) => !known.includes(key))).toEqual([]);
    expect(known.filter((key) => !wanted.has(key))).toEqual([]);
  });
});

/** The keys of all that the format has. */
function wordsOfFormat(): ReadonlySet<string> {
  const keys = new Set<string>(['word.attack', 'word.initiative', 'word.surprise', 'word.save']);
  keys.add('word.any');
  const seen = new Set<Shape>();
  const go = (shape: Shape): void => {
    if (seen.has(shape)) return;
    seen.add(shape);
    const about = aboutOf(shape);
    if (about.kind === 'list') go(about.of);
    if (about.kind === 'either') about.one.forEach(go);
    if (about.kind === 'word' || about.kind === 'word-or-time')
      for (const word of about.words) keys.add(`word.${word}`);
    if (about.kind === 'record') {
      for (const [name, one] of Object.entries({ ...about.must, ...about.may })) {
        keys.add(`field.${name}`);
        go(one);
      }
    }
    if (about.kind === 'variant') {
      const names = Object.keys(about.variants);
      const of = names.includes('give')
        ? 'deed'
        : names.includes('not')
          ? 'when'
          : names.includes('opposed')
            ? 'number'
            : 'whom';
      for (const [name, one] of Object.entries(about.variants)) {
        keys.add(`${of}.${name}`);
        go(one);
      }
    }
  };
  go(ADVENTURE);
  return keys;
}

describe('what stands in an adventure is called by words', () => {
  const called = calledIn(HARROW, ({ key }) => key);

  test('a map by the scenes that play on it, an event by what it says', () => {
    expect(called('map', 'wood')).toBe('Wood trail');
    const say = 'The lamp goes out.';
    expect(entryCalled(HARROW, { id: 'dark', when: {}, do: [{ gp: 1 }, { say }] })).toBe(say);
    expect(entryCalled(HARROW, { id: 'lamp-out', when: {}, do: [] })).toBe('Lamp out');
    expect(entryCalled(HARROW, {})).toBeUndefined();
  });

  test('what a scene names for itself by its label there', () => {
    const [scene = 0, task] =
      HARROW.scenes.flatMap(({ tasks }, at) =>
        tasks.slice(0, 1).map((one) => [at, one] as const),
      )[0] ?? [];
    expect(called('task', task?.id ?? '', ['scenes', scene, 'skip'])).toBe(task?.label);
    expect(called('counter', 'patience')).toBe('Patience');
  });
});
