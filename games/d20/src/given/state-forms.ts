import type { Picture, Prose } from '@tablewright/engine';
import { wrong } from '@tablewright/engine/given';
import { ABILITIES, type Ability } from '../abilities.ts';
import { type Campaign, FIRST_CAMPAIGN, type Session } from '../campaign/campaign.ts';
import type { Circumstance, Deed } from '../content/adventure-deeds.ts';
import {
  ATTITUDES,
  type Combat,
  type Creature,
  type D20State,
  type Dying,
  type Effect,
  type EffectData,
  type Handout,
  type Item,
  type LastingCircumstance,
  type Loan,
  type LockedLoss,
  type Lying,
  type Place,
  type RepeatedSave,
  type Run,
  type Shape,
  SIGNS,
  type Source,
  type Story,
  type Turn,
  type Until,
  type Upon,
  type Zone,
} from '../model.ts';
import type { D20Content } from '../table.ts';
import {
  byName,
  type Form,
  flag,
  list,
  literally,
  oneOf,
  record,
  text,
  whole,
  word,
} from './forms.ts';

const id = whole(0);
const LETTERS = 'ABCDEFG';

/** A seat: its letter, `A` for the first, or its number from 0. */
export const seatForm: Form<number> = (value, key) => {
  const at = typeof value === 'string' && value.length === 1 ? LETTERS.indexOf(value) : -1;
  return at >= 0 ? at : id(value, key);
};

/** Rounds in a minute, an hour and a day (DT-TIME-01). */
const [MINUTE, HOUR, DAY] = [6, 360, 8640];

/** A moment: rounds of the world clock, or a time of day, `16:00`, of the first day or of another: `day 3, 16:00`. */
export const clockForm: Form<number> = (value, key) => {
  if (typeof value !== 'string') return id(value, key);
  const found = /^(?:day ([1-9]\d*), )?([01]?\d|2[0-3]):([0-5]\d)$/.exec(value);
  if (found === null)
    wrong(key, `must be a time such as "16:00" or "day 3, 16:00", not "${value}"`);
  const [, day = '1', hour, minute] = found;
  return (Number(day) - 1) * DAY + Number(hour) * HOUR + Number(minute) * MINUTE;
};

/** The inverse of {@link clockForm}: a time of day where it is a full minute. */
export function writtenClock(clock: number): string | number {
  if (clock % MINUTE !== 0) return clock;
  const two = (count: number) => String(count).padStart(2, '0');
  const time = `${two(Math.floor((clock % DAY) / HOUR))}:${two((clock % HOUR) / MINUTE)}`;
  return clock < DAY ? time : `day ${Math.floor(clock / DAY) + 1}, ${time}`;
}

const ability: Form<Ability> = word(ABILITIES);

/** Forms of everything that lies on creatures and in scenes, as this table's content allows. */
export function formsFor(content: D20Content) {
  const traitId = word(Object.keys(content.traits));
  const gearId = word(Object.keys(content.gear));
  const zoneId = word(Object.keys(content.zones));
  return {
    effect: record<Effect>(
      {
        id,
        kind: traitId,
        source: sourceForm,
        until: untilForm,
        save: saveForm,
        concentration: literally(true),
        data: dataForm,
      },
      ['kind', 'source', 'until'],
    ),
    item: record<Item>(
      {
        id,
        kind: gearId,
        uses: id,
        isOn: flag,
        tags: list(text),
        task: text,
        borrowed: borrowedForm,
      },
      ['kind'],
    ),
    zone: record<Zone>(
      {
        id,
        kind: zoneId,
        source: sourceForm,
        until: untilForm,
        concentration: literally(true),
        isHidden: literally(true),
        shape: shapeForm,
        harmed: list(id),
        middle: id,
      },
      ['kind', 'source', 'until', 'shape'],
    ),
  };
}

const sourceForm: Form<Source> = record<Source>(
  { rule: text, by: id, level: id, isSpell: literally(true), isStory: literally(true) },
  ['rule'],
);

/** When something ends. */
export const untilForm: Form<Until> = oneOf<Until>('at', {
  time: record({ at: literally('time'), clock: id }, ['clock']),
  'next-turn': record({ at: literally('next-turn'), skipsOne: flag }, ['skipsOne']),
  combat: record({ at: literally('combat') }),
  scene: record({ at: literally('scene'), after: id }, ['at']),
  'long-rest': record({ at: literally('long-rest') }),
  cure: record({ at: literally('cure') }),
});

const saveForm: Form<RepeatedSave> = record<RepeatedSave>(
  {
    ability,
    when: word(['turn-end', 'minute']),
    target: (value, key) =>
      typeof value === 'number'
        ? whole(1)(value, key)
        : record({ grappler: id }, ['grappler'])(value, key),
    next: id,
  },
  ['ability', 'when', 'target'],
);

/** Who decides for somebody. */
export const runForm: Form<Run> = oneOf<Run>('by', {
  seat: record(
    { by: literally('seat'), seat: seatForm, lent: word(['scene', 'session'] as const) },
    ['seat'],
  ),
  master: record({ by: literally('master') }),
  companion: record({ by: literally('companion') }),
});

const wasForm = record<Pick<Creature, 'run' | 'side' | 'attitude'>>(
  { run: runForm, side: word(['party', 'foes', 'others']), attitude: word(ATTITUDES) },
  ['run', 'side', 'attitude'],
);

const dataForm: Form<EffectData> = record<EffectData>({
  amount: whole(),
  stage: id,
  next: id,
  was: wasForm,
  cells: list(id),
  item: id,
  ability,
  creature: id,
  text,
  tag: text,
});

const borrowedForm = record({ from: id, by: id }, ['from', 'by']);

const shapeForm: Form<Shape> = oneOf<Shape>('is', {
  cells: record<Extract<Shape, { is: 'cells' }>>({ is: literally('cells'), cells: list(id) }, [
    'cells',
  ]),
  around: record<Extract<Shape, { is: 'around' }>>(
    { is: literally('around'), creature: id, feet: id },
    ['creature', 'feet'],
  ),
  span: record<Extract<Shape, { is: 'span' }>>(
    { is: literally('span'), from: whole(), to: whole() },
    ['from', 'to'],
  ),
  creatures: record<Extract<Shape, { is: 'creatures' }>>(
    { is: literally('creatures'), creatures: list(id) },
    ['creatures'],
  ),
});

/** Where somebody or something is. */
export const placeForm: Form<Place> = oneOf<Place>('at', {
  square: record({ at: literally('square'), cell: id }, ['cell']),
  line: record({ at: literally('line'), feet: whole() }, ['feet']),
  away: record({ at: literally('away') }),
});

/** Loss that heals in stated ways only. */
export const lockedForm: Form<LockedLoss> = record<LockedLoss>(
  {
    trait: text,
    ways: list(word(['natural', 'magic', 'care', 'regeneration', 'blood', 'repair', 'token'])),
    amount: id,
  },
  ['trait', 'ways', 'amount'],
);

/** Something that was handed out. */
export const handoutForm: Form<Handout> = record<Handout>(
  {
    id,
    title: text,
    words: record<Prose>({ prose: text }, ['prose']),
    sign: word(SIGNS),
    picture: record<Picture>({ picture: text, alt: text }, ['picture', 'alt']),
    to: list(seatForm),
  },
  ['id', 'title', 'words', 'sign'],
);

/** Somebody whose death is not settled. */
export const dyingForm: Form<Dying> = record<Dying>(
  {
    creature: id,
    rule: text,
    tags: list(text),
    by: id,
    isFinal: literally(true),
    isMinor: literally(true),
  },
  ['creature', 'rule', 'tags'],
);

const circumstance: Form<Circumstance> = record<Circumstance>(
  {
    on: text,
    is: (value, key) =>
      typeof value === 'number'
        ? whole()(value, key)
        : word(['advantage', 'disadvantage', 'fails', 'first'])(value, key),
    for: text,
  },
  ['on', 'is', 'for'],
);

/** What bears on rolls for a while. */
export const circumstanceForm: Form<LastingCircumstance> = record<LastingCircumstance>(
  {
    id,
    rule: text,
    who: list(id),
    side: word(['party', 'foes']),
    is: circumstance,
    since: id,
    until: id,
  },
  ['id', 'rule', 'who', 'is', 'since'],
);

const turnForm: Form<Turn> = record<Turn>(
  {
    creature: id,
    moved: id,
    hurried: literally(true),
    actions: id,
    extra: id,
    extraAttacks: id,
    free: list(text),
    isOver: flag,
  },
  ['creature'],
);

/** A combat; what a position leaves out is as at the begin of one. */
export const combatForm: Form<Partial<Combat>> = record<Combat>({
  stage: word(['round', 'naming', 'turn', 'round-end']),
  round: id,
  participants: list(id),
  totals: byName(whole()),
  acted: list(id),
  surprised: list(id),
  arrived: list(id),
  turn: turnForm,
  last: id,
  firstOf: list(id),
  changed: id,
  morale: list(text),
  pointsSpent: id,
});

/** How far an adventure has come; what a position leaves out is as at its begin. */
export const storyForm: Form<Partial<Story>> = record<Story>({
  scene: text,
  from: text,
  goes: text,
  scenes: id,
  flags: list(text),
  counters: byName(id),
  facts: list(text),
  done: list(text),
  failed: byName(id),
  shares: byName(list(id)),
  works: byName(
    record<{ clock: number; count: number }>({ clock: id, count: id }, ['clock', 'count']),
  ),
  closed: list(text),
  people: byName(id),
  rows: byName(list(id)),
  left: byName(word(['paid', 'bypassed', 'skipped'])),
  events: list(text),
  upon: list(
    record<Upon>({ scene: text, actor: id, deeds: list((one) => one as Deed) }, ['scene', 'deeds']),
  ),
  gone: list(text),
  mods: byName(id),
  surprised: list(id),
  extra: list(id),
  ending: text,
  entered: id,
  deadline: id,
  defeats: id,
  fought: id,
  benefits: byName(id),
  loans: list(record<Loan>({ item: id, from: id, by: id }, ['item', 'from', 'by'])),
  began: id,
  lowest: id,
  bargained: flag,
});

/** A thing that lies about. */
export const lyingForm = (item: Form<Item>): Form<Lying> =>
  record<Lying>({ item, place: placeForm, isHidden: literally(true) }, ['item', 'place']);

const campaign = record<Campaign>({
  clock: id,
  points: id,
  attitudes: byName(word(ATTITUDES)),
  finished: list(text),
  journal: list((value) => value as Session),
});

/** The campaign that goes on, as it was before this session. */
export const campaignForm = record<NonNullable<D20State['campaign']>>(
  {
    before: (value, key) => ({ ...FIRST_CAMPAIGN, ...campaign(value, key) }),
    adventure: text,
  },
  ['before', 'adventure'],
);
