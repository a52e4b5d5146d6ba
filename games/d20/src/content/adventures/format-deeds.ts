import { ABILITIES } from '../../abilities.ts';
import { ATTITUDES } from '../../model.ts';
import { ABLE, ENDS, SPANS } from '../adventure-deeds.ts';
import {
  aboutOf,
  flag,
  id,
  isRecord,
  list,
  matching,
  plainOr,
  record,
  ref,
  type Shape,
  shaped,
  share,
  text,
  variant,
  whole,
  word,
  yes,
} from './shape.ts';

const TIME = /^[1-9]\d{0,2}[rmhd]$/;
const CLOCK = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** A time: `2r`, `10m`, `1h`, `1d`. */
export const duration = matching(TIME, 'a time such as "2r", "10m", "1h" or "1d"');
/** A time of day. */
export const clock = matching(CLOCK, 'a time of day such as "16:00"');
const moment = matching(
  /^(\+[1-9]\d{0,2}[rmhd]|([01]\d|2[0-3]):[0-5]\d|24:00)$/,
  'a time of day such as "20:00", or one after the beginning such as "+3h"',
);
const passing = matching(
  /^(\+?[1-9]\d{0,2}[rmhd]|([01]\d|2[0-3]):[0-5]\d|24:00)$/,
  'a time such as "1h", or when it ends such as "20:00" or "+3h"',
);

function timeOr(words: readonly string[], others: RegExp): Shape {
  const known = word(words);
  return shaped({ kind: 'word-or-time', words }, (value, path, reading) => {
    if (typeof value === 'string' && (TIME.test(value) || others.test(value))) return;
    known(value, path, {
      ...reading,
      note: ({ message }) => reading.note({ path, message: `${message}; or a time such as "2r"` }),
    });
  });
}

const never = /^$/;
const attitude = word(ATTITUDES);
const ability = word(ABILITIES);

/** See `When`. */
export const when: Shape = shaped(
  () => aboutOf(WHEN),
  (value, path, reading) => WHEN(value, path, reading),
);
const WHEN = variant('condition', {
  all: record({ all: list(when) }),
  any: record({ any: list(when) }),
  not: record({ not: when }),
  flag: record({ flag: id }),
  counter: record({ counter: ref('counter'), atLeast: whole(1, 100) }),
  fact: record({ fact: ref('fact') }),
  past: record({ past: moment }),
  round: record({ round: whole(1, 1000) }),
  attitude: record({ attitude: ref('person'), is: attitude }),
  person: record({ person: ref('person'), is: word(['alive', 'down', 'here']) }),
  foes: record({ foes: ref('row', 'row of foes of this scene'), down: share(0, 1) }),
  quiet: record({ quiet: yes }),
  flame: record({ flame: yes }),
  from: record({ from: ref('scene') }),
  has: record({ has: ref('gear', 'thing') }),
  party: record({ party: whole(1, 10) }),
  task: record({ task: ref('task', 'task of this scene'), is: word(['done', 'failed']) }),
  can: record({ can: word(ABLE) }),
});

const whom: Shape = plainOr(
  word(['actor', 'party', 'foes']),
  variant('target', {
    person: record({ person: ref('person') }),
    row: record({ row: ref('row', 'row of foes of this scene') }, { one: yes }),
    zone: record({ zone: ref('zone', 'zone of the map of this scene') }),
  }),
);

const LEAN = word(['advantage', 'disadvantage', 'fails', 'first']);

/** See `Circumstance`. */
export const circumstance = record({
  on: ref('roll', 'kind of roll'),
  is: shaped({ kind: 'either', one: [LEAN, whole(-20, 20)] }, (value, path, reading) =>
    (typeof value === 'number' ? whole(-20, 20) : LEAN)(value, path, reading),
  ),
  for: timeOr(SPANS, never),
});

/** See `Deed`. */
export const deed: Shape = shaped(
  () => aboutOf(DEED),
  (value, path, reading) => {
    const there = isRecord(value) && typeof value.upon === 'string' ? value.upon : undefined;
    const names = there === undefined ? undefined : reading.scenes.get(there);
    DEED(
      value,
      path,
      names === undefined ? reading : { ...reading, names: { ...reading.names, ...names } },
    );
  },
);
/** See `Deed`. */
export const deeds = list(deed);

const DEED = variant('deed', {
  flag: record({ flag: id }, { is: flag }),
  counter: record({ counter: ref('counter'), add: whole(-100, 100) }),
  learn: record({ learn: ref('fact') }),
  attitude: record({ attitude: ref('person'), to: attitude }),
  give: record(
    { give: ref('gear', 'thing') },
    { count: whole(1, 100), to: word(['actor', 'each']) },
  ),
  lose: record({ lose: ref('gear', 'thing') }),
  gp: record({ gp: whole(-100_000, 100_000) }),
  condition: record(
    { condition: ref('condition'), who: whom, until: timeOr(ENDS, CLOCK) },
    { ability },
  ),
  lift: record({ lift: ref('condition'), who: whom }),
  circumstance: record({ circumstance, who: whom }),
  pass: record({ pass: passing }),
  foes: record(
    { foes: ref('row', 'row of foes of this scene'), how: word(['come', 'wake', 'leave']) },
    { count: whole(1, 100) },
  ),
  person: record({ person: ref('person'), how: word(['join', 'leave', 'die']) }),
  hazard: record({ hazard: ref('hazard-row', 'hazard of this scene'), who: whom }),
  hurt: record({ hurt: whole(1, 1000), who: whom }),
  surprised: record({ surprised: whom }),
  extra: record({ extra: word(['actor']) }),
  answer: record({ answer: word(['actor']) }),
  token: record({ token: word(['actor']) }),
  points: record({ points: whole(1, 10) }),
  fight: record({ fight: word(['begin', 'end']) }),
  say: record({ say: text }),
  choose: record({ choose: list(record({ label: text, do: deeds }), 2) }),
  upon: record({ upon: ref('scene'), do: deeds }),
  go: record({ go: ref('scene') }),
  end: record({ end: ref('ending') }),
});
