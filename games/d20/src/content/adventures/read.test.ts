import type { ContentProblem } from '@tablewright/engine/documents';
import { expect, test } from 'vitest';
import { ADVENTURES } from './index.ts';
import { readAdventure } from './read.ts';
import { KNOWN } from './testing/known.ts';

/** What is wrong with Harrow Down once something at a path is another value; undefined takes it away. */
function faultsWith(path: string, value: unknown): readonly ContentProblem[] {
  const copy: unknown = JSON.parse(JSON.stringify(ADVENTURES[0]));
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let part = copy as Record<string, unknown>;
  for (const step of steps) part = part[step] as Record<string, unknown>;
  if (value === undefined) delete part[last];
  else part[last] = value;
  const read = readAdventure(copy, KNOWN);
  return read.ok ? [] : read.error;
}

/** By path, what is put there, where the fault is, and what is said of it. */
const FAULTS: readonly (readonly [string, string, unknown, string, RegExp])[] = [
  [
    'an unknown tag',
    'scenes.2.tasks.0.tags',
    ['find-traps', 'find-trap'],
    'scenes.2.tasks.0.tags.1',
    /did you mean "find-traps"/,
  ],
  ['a field that is missing', 'scenes.0.plain', undefined, 'scenes.0.plain', /is missing/],
  [
    'a field that nobody knows',
    'scenes.0.isdark',
    true,
    'scenes.0.isdark',
    /did you mean "isDark"/,
  ],
  ['a wrong type', 'level', '1', 'level', /whole number from 1 to 25, not "1"/],
  ['an empty text', 'title', ' ', 'title', /must be a text/],
  ['a text that turns its direction', 'title', 'a\u202eb', 'title', /reading direction/],
  ['an id that is none', 'scenes.0.tasks.0.id', 'Win Hild', 'scenes.0.tasks.0.id', /small letters/],
  [
    'two of one id',
    'scenes.0.tasks.1.id',
    'win-hild',
    'scenes.0.tasks.1.id',
    /as scenes\.0\.tasks\.0\.id is/,
  ],
  [
    'an unknown block',
    'scenes.1.foes.0.block',
    'dire-wolff',
    'scenes.1.foes.0.block',
    /did you mean "dire-wolf"/,
  ],
  [
    'a person that nobody declares',
    'scenes.3.foes.0.person',
    'snikk',
    'scenes.3.foes.0.person',
    /did you mean "snik"/,
  ],
  [
    'a row without anybody',
    'scenes.1.foes.0.block',
    undefined,
    'scenes.1.foes.0',
    /a person or a block/,
  ],
  [
    'an unknown hazard',
    'scenes.2.hazards.0.hazard',
    'coverd-pit',
    'scenes.2.hazards.0.hazard',
    /did you mean "covered-pit"/,
  ],
  [
    'an unknown thing',
    'scenes.0.events.0.do.0.give',
    'healing-potion',
    'scenes.0.events.0.do.0.give',
    /no thing is called "healing-potion".*healing-draught/,
  ],
  [
    'an unknown condition',
    'scenes.0.bargain.do.1.condition',
    'accursed',
    'scenes.0.bargain.do.1.condition',
    /did you mean "cursed"/,
  ],
  [
    'an unknown spell',
    'people.0.over',
    { casts: { bonus: 1, saveTn: 11, spells: ['slep'] } },
    'people.0.over.casts.spells.0',
    /did you mean "sleep"/,
  ],
  ['an unknown character', 'ready.0', 'bryn', 'ready.0', /did you mean "bryn-oakshield"/],
  [
    'a fact that nobody declares',
    'scenes.0.key.fact',
    'bell-hush',
    'scenes.0.key.fact',
    /did you mean "bell-hushes"/,
  ],
  [
    'a key task of another scene',
    'scenes.0.key.task',
    'follow',
    'scenes.0.key.task',
    /task of this scene/,
  ],
  [
    'a counter that nobody declares',
    'scenes.3.tasks.0.fail.0.counter',
    'patients',
    'scenes.3.tasks.0.fail.0.counter',
    /did you mean "patience"/,
  ],
  [
    'an unknown veil',
    'scenes.0.text.2.tags.0',
    'undeath',
    'scenes.0.text.2.tags.0',
    /did you mean "undead"/,
  ],
  [
    'an unknown flaw',
    'scenes.0.bargain.flaw',
    'greedy',
    'scenes.0.bargain.flaw',
    /did you mean "greed"/,
  ],
  [
    'a deed that is none',
    'scenes.0.tasks.1.ok.0',
    { lern: 'hymn' },
    'scenes.0.tasks.1.ok.0',
    /is no deed \(did you mean "learn"/,
  ],
  [
    'a condition that is none',
    'scenes.0.exits.0.when',
    { flagg: 'x' },
    'scenes.0.exits.0.when',
    /is no condition \(did you mean "flag"/,
  ],
  [
    'a row of another scene',
    'scenes.1.tasks.1.ok.0.foes',
    'skeletons',
    'scenes.1.tasks.1.ok.0.foes',
    /row of foes of this scene/,
  ],
  [
    'a row of an earlier scene that it has not',
    'scenes.6.foes.0.count.rows.1',
    'raiders',
    'scenes.6.foes.0.count.rows.1',
    /row of foes of that scene/,
  ],
  [
    'a task that is rolled by nothing',
    'scenes.0.tasks.0.tags',
    [],
    'scenes.0.tasks.0.tags',
    /at least one tag/,
  ],
  [
    'a time that is none',
    'scenes.0.tasks.0.time',
    '10 minutes',
    'scenes.0.tasks.0.time',
    /such as "2r"/,
  ],
  ['a time of day that is none', 'time', '25:00', 'time', /time of day/],
  [
    'an exit that leads nowhere',
    'scenes.1.exits.0.to',
    'barow',
    'scenes.1.exits.0.to',
    /did you mean "barrow"/,
  ],
  [
    'an end without an ending',
    'scenes.7.exits.0.ending',
    undefined,
    'scenes.7.exits.0.ending',
    /say how it ends/,
  ],
  [
    'an ending that nobody declares',
    'scenes.7.exits.0.ending',
    'bell-hang',
    'scenes.7.exits.0.ending',
    /did you mean "bell-hangs"/,
  ],
  ['a start that is no scene', 'start', 'gren', 'start', /did you mean "green"/],
  [
    'a patience that is too long',
    'scenes.0.exits.0.opensAfter',
    4,
    'scenes.0.exits.0.opensAfter',
    /from 1 to 3/,
  ],
  [
    'a map with a ragged row',
    'maps.0.rows.2',
    '..o',
    'maps.0.rows.2',
    /has 3 squares, and the first row has 12/,
  ],
  [
    'a letter that means nothing',
    'maps.0.rows.2',
    '..o....?.,..',
    'maps.0.rows.2',
    /"\?", which means nothing/,
  ],
  [
    'a zone outside of its map',
    'maps.0.zones.wolves',
    [9, 1, 12, 4],
    'maps.0.zones.wolves',
    /outside of the map/,
  ],
  [
    'a zone inside of a wall',
    'maps.1.zones.captain',
    [0, 0, 3, 0],
    'maps.1.zones.captain',
    /no square on which/,
  ],
  ['a zone that is none', 'maps.0.zones.wolves', [9, 1], 'maps.0.zones.wolves', /\[x, y, x, y\]/],
  [
    'a map without a start',
    'maps.0.zones.start',
    undefined,
    'maps.0.zones.start',
    /where the party begins/,
  ],
  [
    'a zone that its map has not',
    'scenes.1.foes.0.zone',
    'wolvess',
    'scenes.1.foes.0.zone',
    /did you mean "wolves"/,
  ],
  ['awards that come to something else', 'scenes.0.award.xp', 300, 'xp', /come to 2100/],
];

test.each(FAULTS)('%s is refused with its path', (_, where, value, path, message) => {
  const faults = faultsWith(where, value);
  const found = faults.find((one) => one.path === path);
  expect(found, JSON.stringify(faults)).toBeDefined();
  expect(found?.message).toMatch(message);
});

test('a scene to which no exit leads is refused', () => {
  const faults = faultsWith('scenes.2.exits.0.to', 'hall');
  expect(faults).toEqual([
    { path: 'scenes.3', message: '"camp" cannot be reached: no exit leads to it' },
  ]);
});

test('[DT-AGM-11] scenes from which no way leads to an end are refused', () => {
  const copy = JSON.parse(JSON.stringify(ADVENTURES[0]));
  copy.scenes[7].exits = [{ id: 'done', label: 'Again', to: 'green', kind: 'main' }];
  const read = readAdventure(copy, KNOWN);
  expect(read.ok ? [] : read.error.map(({ path }) => path)).toEqual(
    ADVENTURES[0]?.scenes.map((_, index) => `scenes.${index}`),
  );
});

test('[DT-SHOT-02] a scene of which no exit is sure to open is refused', () => {
  expect(faultsWith('scenes.0.exits.0.opensAfter', undefined)).toEqual([
    {
      path: 'scenes.0.exits',
      message:
        'no exit is sure to open: give a main or side exit opensAfter, at most 3, or no when',
    },
  ]);
});

test('all that is wrong is named at once', () => {
  const copy = JSON.parse(JSON.stringify(ADVENTURES[0]));
  copy.level = 0;
  copy.xp = 1;
  copy.scenes[0].tasks[0].tn = 99;
  copy.scenes[0].exits[0].opensAfter = undefined;
  copy.scenes[2].exits[0].to = 'hall';
  copy.scenes[4].map = 'hal';
  const read = readAdventure(JSON.parse(JSON.stringify(copy)), KNOWN);
  const paths = read.ok ? [] : read.error.map(({ path }) => path);
  expect(paths.sort()).toEqual(
    [
      'level',
      'scenes.0.exits',
      'scenes.0.tasks.0.tn',
      'scenes.3',
      'scenes.4.foes.0.zone',
      'scenes.4.foes.1.zone',
      'scenes.4.map',
      'xp',
    ].sort(),
  );
});

test.each([
  [undefined],
  [null],
  [3],
  ['x'],
  [[]],
  [{}],
  [{ scenes: 3 }],
  [{ scenes: [null, 1, {}], maps: [{}] }],
])('%j is no adventure, and is told so', (content) => {
  const read = readAdventure(content, KNOWN);
  expect(read.ok ? 0 : read.error.length).toBeGreaterThan(0);
});

test('parts within parts end somewhere', () => {
  let when: unknown = { flag: 'paid' };
  for (let deep = 0; deep < 2000; deep += 1) when = { not: when };
  const faults = faultsWith('scenes.0.exits.0.when', when);
  expect(faults.map(({ message }) => message)).toEqual([
    'stands too deep in other parts; make it flatter',
  ]);
});

/** Each path of an adventure at which something stands. */
function pathsIn(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([field, one]) =>
    pathsIn(one, path === '' ? field : `${path}.${field}`),
  );
  return path === '' ? inside : [path, ...inside];
}

test('whatever stands at whatever place, it is read or refused, with faults that say where', () => {
  const odd = [null, {}, [], -1, 'constructor', [[[]]], { all: [] }];
  pathsIn(ADVENTURES[0]).forEach((path, index) => {
    if (index % 3 !== 0) return;
    for (const fault of faultsWith(path, odd[(index / 3) % odd.length])) {
      expect(fault.message, path).not.toBe('');
    }
  });
});
