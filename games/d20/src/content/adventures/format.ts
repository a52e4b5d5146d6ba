import { ABILITIES } from '../../abilities.ts';
import { ATTITUDES } from '../../model.ts';
import { ADVENTURE_GENRES, FACT_KINDS, FLAW_TAGS, VEIL_TAGS } from '../adventure.ts';
import { BANDS } from '../bands.ts';
import { circumstance, clock, deed, deeds, duration, when } from './format-deeds.ts';
import { mapRows, zones } from './format-maps.ts';
import {
  aboutOf,
  at,
  flag,
  id,
  isRecord,
  list,
  matching,
  plainOr,
  type Reading,
  record,
  ref,
  type Shape,
  shaped,
  text,
  variant,
  whole,
  word,
  yes,
} from './shape.ts';

const rule = matching(/^[A-Z]{2}-[A-Z]+-\d+$/, 'the id of a rule, such as "DT-SCA-11"');
const attitude = word(ATTITUDES);
const ability = word(ABILITIES);
const veils = list(word(VEIL_TAGS));
const event = record({ id, when, do: deeds });
const paragraphs = list(record({ text }, { tags: veils }), 1);
const free: Shape = shaped({ kind: 'word-or-time', words: ['free'] }, (value, path, reading) =>
  value === 'free' ? undefined : duration(value, path, reading),
);
const NEAR = word(['offer', 'fail']);

const attack = record(
  {
    id,
    category: word(['light', 'dual', 'medium', 'heavy', 'unarmed']),
    use: word(['melee', 'thrown', 'ranged']),
    band: word(BANDS),
    tags: list(id),
  },
  {
    times: whole(1, 5),
    printed: record({
      hit: whole(-10, 30),
      damage: record({ d6: whole(0, 20), plus: whole(-10, 50) }, { isHalved: yes }),
    }),
  },
);

const person = record(
  { id, name: text, plainName: text, attitude },
  {
    base: ref('block', 'stat block'),
    over: record(
      {},
      {
        level: whole(1, 25),
        hp: whole(1, 1000),
        hpNow: whole(-999, 1000),
        ac: whole(1, 40),
        hit: whole(-10, 20),
        attacks: list(attack, 1),
        casts: record({
          bonus: whole(-10, 40),
          saveTn: whole(1, 40),
          spells: list(ref('spell'), 1),
        }),
      },
    ),
    isLeader: yes,
    tags: veils,
    facts: list(ref('fact')),
    moods: list(record({ when, as: attitude })),
  },
);

const number = plainOr(
  whole(1, 40),
  variant('target number', {
    opposed: record({
      opposed: ref('opponent', 'person or row of foes of this scene'),
      tag: ref('tag'),
    }),
    attitude: record({ attitude: ref('person') }),
    turning: record({ turning: ref('row', 'row of foes of this scene') }),
    casting: record({ casting: ref('spell') }),
  }),
);

const TASK = record(
  { id, label: text, tags: list(ref('tag')), time: free, ok: deeds, fail: deeds },
  {
    ability,
    tn: number,
    when,
    who: word(['one', 'each', 'lowest', 'together']),
    turns: record({ count: whole(2, 20), distinct: flag }),
    way: record({ feet: whole(5, 10_000), isDifficult: flag }),
    tool: record({
      item: ref('gear', 'thing'),
      without: word(['disadvantage', 'impossible']),
    }),
    leans: list(record({ when, is: word(['advantage', 'disadvantage']) })),
    isSingle: yes,
    isRepeated: yes,
    price: record({}, { item: ref('gear', 'thing'), gp: whole(1, 100_000) }),
    auto: when,
    near: shaped({ kind: 'either', one: [NEAR, deeds] }, (value, path, reading) =>
      (Array.isArray(value) ? deeds : NEAR)(value, path, reading),
    ),
  },
);

/** A task that is rolled needs a tag, unless a power or a spell is rolled in its place. */
const task: Shape = shaped(aboutOf(TASK), (value, path, reading) => {
  TASK(value, path, reading);
  if (!isRecord(value) || !Array.isArray(value.tags) || value.tags.length > 0) return;
  const { tn } = value;
  const isOther = isRecord(tn) && ('turning' in tn || 'casting' in tn);
  if (tn === undefined || isOther) return;
  reading.note({
    path: at(path, 'tags'),
    message: 'needs at least one tag, as the task is rolled; or leave out tn',
  });
});

const EARLIER = record({
  scene: ref('scene'),
  rows: list(ref('row', 'row of foes of that scene'), 1),
});

const earlier: Shape = shaped(aboutOf(EARLIER), (value, path, reading) => {
  const there = isRecord(value) && typeof value.scene === 'string' ? value.scene : '';
  const names = { ...reading.names, ...reading.scenes.get(there) };
  EARLIER(value, path, { ...reading, names });
});

const ROW = record(
  {
    id,
    plainName: text,
    count: plainOr(whole(1, 100), earlier),
    scale: word(['count', 'hp', 'none']),
    state: word(['awake', 'hidden', 'asleep', 'peaceful', 'away']),
  },
  {
    person: ref('person'),
    block: ref('block', 'stat block'),
    tags: veils,
    when,
    extra: list(record({ when }, { add: whole(1, 100), hp: whole(1, 1000) })),
    zone: ref('zone', 'zone of the map of this scene'),
    with: ref('person'),
    wary: when,
    leavesBy: when,
    mods: list(record({ when }, { is: circumstance, without: ref('trait') })),
  },
);

const row: Shape = shaped(aboutOf(ROW), (value, path, reading) => {
  ROW(value, path, reading);
  if (!isRecord(value) || (value.person === undefined) !== (value.block === undefined)) return;
  reading.note({ path, message: 'needs a person or a block, and not both' });
});

const hazard = record(
  {
    id,
    hazard: plainOr(
      ref('hazard', 'kind of hazard'),
      record({ level: whole(1, 40), save: ability, tags: list(id) }),
    ),
    plainName: text,
    trigger: word(['enter', 'deed']),
    target: word(['one', 'all']),
  },
  {
    tags: veils,
    zone: ref('zone', 'zone of the map of this scene'),
    by: list(ref('step', 'task or exit of this scene'), 1),
    when,
    rounds: whole(1, 1000),
    off: when,
    known: ref('task', 'task of this scene'),
    spares: ref('gear', 'thing'),
    failed: deeds,
  },
);

const EXIT = record(
  {
    id,
    label: text,
    to: ref('goal', 'scene'),
    kind: word(['main', 'side', 'retreat']),
  },
  { ending: ref('ending'), if: when, when, opensAfter: whole(1, 3), do: deeds },
);

const exit: Shape = shaped(aboutOf(EXIT), (value, path, reading) => {
  EXIT(value, path, reading);
  if (!isRecord(value) || (value.to === 'end') === (value.ending !== undefined)) return;
  const message = value.to === 'end' ? 'is missing: say how it ends' : 'belongs to exits to "end"';
  reading.note({ path: at(path, 'ending'), message });
});

const SCENE = record(
  {
    id,
    title: text,
    text: paragraphs,
    plain: text,
    tasks: list(task),
    exits: list(exit, 1),
    skip: record({ text, do: deeds }, { exit: ref('exit', 'exit of this scene') }),
    award: record({ xp: whole(0, 1_000_000) }, { when }),
  },
  {
    rule,
    map: ref('map'),
    isDark: yes,
    isOutdoors: yes,
    setting: list(id),
    people: list(ref('person')),
    onEnter: deeds,
    events: list(event),
    countdown: record({ rounds: whole(1, 1000), off: when, do: list(deed, 1) }),
    key: record({ task: ref('task', 'task of this scene'), fact: ref('fact') }),
    foes: list(row),
    hazards: list(hazard),
    bargain: record({ text, flaw: word(FLAW_TAGS), do: deeds }, { when }),
    changes: list(id),
    hasMarket: yes,
    rest: word(['allowed', 'risky', 'no']),
  },
);

/** What stands in a scene names what is in it. */
const scene: Shape = shaped(aboutOf(SCENE), (value, path, reading) => {
  const named = isRecord(value) && typeof value.id === 'string' ? value.id : '';
  const names = { ...reading.names, ...reading.scenes.get(named) };
  SCENE(value, path, { ...reading, names } satisfies Reading);
});

/** An adventure, but for what its scenes come to together. */
export const ADVENTURE: Shape = record(
  {
    id,
    title: text,
    genre: word(ADVENTURE_GENRES),
    level: whole(1, 25),
    xp: whole(0, 1_000_000),
    premise: text,
    start: ref('scene'),
    climax: ref('scene'),
    time: clock,
    events: list(event),
    counters: list(record({ id, max: whole(1, 100) })),
    people: list(person),
    facts: list(record({ id, kind: word(FACT_KINDS), text, answers: list(text, 1) })),
    maps: list(record({ id, rows: mapRows, zones })),
    scenes: list(scene, 1),
    endings: list(record({ id, title: text, text: paragraphs }), 1),
    ready: list(ref('ready', 'ready character')),
  },
  { rule },
);
