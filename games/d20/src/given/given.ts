import { canonicalJson } from '@tablewright/engine';
import { readRecord, wrong } from '@tablewright/engine/given';
import { VEIL_TAGS } from '../content/adventure.ts';
import { type Combat, type D20State, type Ground, MOODS, REROLL_WISHES } from '../model.ts';
import { firstState } from '../setup.ts';
import { contentOf, type D20Content, type World } from '../table.ts';
import { laidIn } from './brief.ts';
import { layCreature, writeCreature } from './creatures.ts';
import { byName, flag, list, record, text, whole, word } from './forms.ts';
import {
  campaignForm,
  circumstanceForm,
  clockForm,
  combatForm,
  dyingForm,
  formsFor,
  handoutForm,
  lyingForm,
  seatForm,
  storyForm,
  writtenClock,
} from './state-forms.ts';

type Written = Readonly<Record<string, unknown>>;

const id = whole(0);

const ENDINGS = ['finished', 'defeated', 'left', 'closed', 'limit'] as const;

const PHASES = ['lobby', 'scene', 'combat', 'rest', 'level-up', 'ended'] as const;

const groundForm = record<Ground>({
  rows: list(text),
  known: list(text),
  isDark: flag,
  isOutdoors: flag,
  setting: list(text),
});

/** Everything that a position can say. */
const KEYS = [
  'phase',
  'steps',
  'clock',
  'ground',
  'creatures',
  'zones',
  'circumstances',
  'lying',
  'rerolls',
  'sealed',
  'isAtRest',
  'isLed',
  'mood',
  'handouts',
  'laid',
  'hasMarket',
  'skips',
  'veils',
  'scenes',
  'dying',
  'points',
  'nextId',
  'combat',
  'story',
  'ending',
  'campaign',
] as const;

/** Reads one thing that a position says. */
type Reader = <T>(
  key: (typeof KEYS)[number],
  form: (value: unknown, at: string) => T,
) => T | undefined;

/**
 * Puts a position into a state that was just set up: what it names holds, the rest is as at set-up, and the session has
 * begun. Documented in `docs/scenarios/d20.md`.
 * @throws GivenError naming what was wrong and what would be right
 */
export function given(state: D20State, position: Written, content: D20Content): void {
  const all = readRecord(position, '', KEYS) ?? {};
  const w: World = { state, options: state.options, content };
  const { zone, item } = formsFor(contentOf(w));
  const read: Reader = (key, form) => (all[key] === undefined ? undefined : form(all[key], key));
  // What lies on those who come in goes by the clock.
  state.clock = read('clock', clockForm) ?? state.clock;
  state.ground = { ...state.ground, ...read('ground', groundForm) };
  checkRows(state.ground);
  for (const [at, one] of (
    read(
      'creatures',
      list((value) => value),
    ) ?? []
  ).entries()) {
    layCreature(w, one, `creatures.${at}`);
  }
  state.steps = read('steps', id) ?? state.steps;
  state.points = read('points', id) ?? state.points;
  const { zones } = contentOf(w);
  const zoneIn = (value: unknown, at: string) => zone(laidIn(w, zones, value, at), at);
  state.zones = (read('zones', list(zoneIn)) ?? []).map((one) => ({
    ...one,
    id: one.id ?? state.nextId++,
    harmed: one.harmed ?? [],
  }));
  state.circumstances = read('circumstances', list(circumstanceForm)) ?? [];
  state.lying = read('lying', list(lyingForm(item))) ?? [];
  state.rerolls = read('rerolls', byName(word(REROLL_WISHES), seatName)) ?? {};
  state.sealed = read('sealed', list(list(id))) ?? [];
  state.isAtRest = read('isAtRest', flag) ?? false;
  layTable(state, read);
  state.dying = read('dying', list(dyingForm)) ?? [];
  layStory(state, read('story', storyForm));
  layCombat(state, read('combat', combatForm));
  state.phase = read('phase', word(PHASES)) ?? (state.combat === undefined ? 'scene' : 'combat');
  const ending = read('ending', word(ENDINGS));
  if (ending !== undefined) state.ending = ending;
  const campaign = read('campaign', campaignForm);
  if (campaign !== undefined) state.campaign = campaign;
  state.nextId = read('nextId', id) ?? nextId(state);
}

/** What has been said at the table about what is played. */
function layTable(state: D20State, read: Reader): void {
  if (read('isLed', flag) === true) state.isLed = true;
  if (read('hasMarket', flag) === true) state.hasMarket = true;
  const mood = read('mood', word(MOODS));
  if (mood !== undefined) state.mood = mood;
  const handouts = read('handouts', list(handoutForm));
  if (handouts !== undefined) state.handouts = handouts;
  const laid = read('laid', record<{ readonly title: string }>({ title: text }, ['title']));
  if (laid !== undefined) state.laid = laid;
  if (read('skips', flag) === true) state.skips = true;
  const veils = read('veils', list(word(VEIL_TAGS)));
  if (veils !== undefined) state.veils = veils;
  const scenes = read('scenes', id);
  if (scenes !== undefined) state.scenes = scenes;
}

/** Seats by letter or number, as the state has them. */
const seatName = (name: string, key: string): string =>
  String(seatForm(/^\d+$/.test(name) ? Number(name) : name, key));

function checkRows({ rows, known = rows }: Ground): void {
  const width = rows[0]?.length ?? 0;
  for (const [name, all] of Object.entries({ rows, known })) {
    const bad = all.findIndex((row) => row.length !== width);
    if (bad >= 0) wrong(`ground.${name}.${bad}`, `must be as long as the first row, ${width}`);
  }
  if (known.length !== rows.length) wrong('ground.known', `must have ${rows.length} rows`);
}

/** A number that nothing has yet. */
function nextId({ creatures, zones, circumstances, lying, nextId: now }: D20State): number {
  const used = [
    ...creatures.flatMap(({ effects, items }) => [...effects, ...items]),
    ...zones,
    ...circumstances,
    ...lying.map(({ item }) => item),
  ].map((one) => one.id + 1);
  return Math.max(now, 1, ...used);
}

/** A combat as it begins, with what a position says of it; all who are here take part if it does not say who. */
function layCombat(state: D20State, said: Partial<Combat> | undefined): void {
  if (said === undefined) return;
  const here = state.creatures.filter(
    ({ place, side }) => place.at !== 'away' && side !== 'others',
  );
  state.combat = {
    stage: said.turn === undefined ? 'round' : 'turn',
    round: said.turn === undefined ? 0 : 1,
    participants: here.map((one) => one.id),
    totals: {},
    acted: [],
    surprised: [],
    arrived: [],
    firstOf: [],
    changed: 1,
    morale: [],
    pointsSpent: 0,
    ...said,
  };
  const { turn } = state.combat;
  if (turn !== undefined) {
    const usual = { moved: 0, actions: 0, extra: 0, extraAttacks: 0, free: [], isOver: false };
    state.combat.turn = { ...usual, ...turn };
  }
}

/** How far an adventure has come, with what a position says of it. */
function layStory(state: D20State, said: ReturnType<typeof storyForm> | undefined): void {
  if (said === undefined) return;
  state.story = {
    scene: '',
    scenes: 1,
    flags: [],
    counters: {},
    facts: [],
    done: [],
    failed: {},
    shares: {},
    closed: [],
    people: {},
    rows: {},
    left: {},
    events: [],
    upon: [],
    gone: [],
    entered: state.clock,
    surprised: [],
    extra: [],
    defeats: 0,
    benefits: {},
    began: state.clock,
    lowest: Math.min(
      ...state.creatures
        .filter(({ character }) => character !== undefined)
        .map(({ level }) => level),
      25,
    ),
    bargained: false,
    ...said,
  };
}

/** The position that a state is: the inverse of {@link given}. */
export function positionOf(state: D20State, content: D20Content): Written {
  const w: World = { state, options: state.options, content };
  const { creatures, phase, clock, nextId, seatCount, options, ...rest } = state;
  const usual: Written = { ...firstState({ seatCount, options }) };
  const said = Object.entries(rest).filter(
    ([key, value]) =>
      value !== undefined && canonicalJson(value) !== canonicalJson(usual[key] ?? null),
  );
  return {
    phase,
    ...(clock === 0 ? {} : { clock: writtenClock(clock) }),
    ...Object.fromEntries(said),
    nextId,
    creatures: creatures.map((creature) => writeCreature(w, creature)),
  };
}
