import { canonicalJson } from '@tablewright/engine';
import { wrong } from '@tablewright/engine/given';
import { ABILITIES, type Scores } from '../abilities.ts';
import type { AttackForm } from '../content/attack-form.ts';
import { averageDice } from '../content/ready/fitting-out.ts';
import { ABSENCES, ATTITUDES, type Character, type Creature, type Printed } from '../model.ts';
import { addCharacter, addFromBlock, addMind } from '../rules/making/creature.ts';
import { gridOf } from '../rules/place/distance.ts';
import { contentOf, type World } from '../table.ts';
import { effectsIn, itemsIn } from './brief.ts';
import { byName, type Form, flag, list, literally, record, text, whole, word } from './forms.ts';
import { formsFor, lockedForm, placeForm, runForm, seatForm } from './state-forms.ts';

const id = whole(0);
/** Six scores or modifiers; those that are not said are as usual. */
const six =
  (usual: number): Form<Scores> =>
  (value, key) => ({
    ...(Object.fromEntries(ABILITIES.map((ability) => [ability, usual])) as Scores),
    ...byName(whole(), (name, at) => word(ABILITIES)(name, at))(value, key),
  });

const anything: Form<unknown> = (value) => value;

const characterForm: Form<Character> = record<Character>({
  scores: six(10),
  heritage: text,
  heritageChoice: text,
  roles: list((value, key) =>
    typeof value === 'string'
      ? { id: value }
      : record({ id: text, choice: text }, ['id'])(value, key),
  ),
  hitDice: list((value, key) => (value === 3.5 ? 3.5 : whole(1)(value, key))),
  benefits: list(anything as Form<Character['benefits'][number]>),
  xp: id,
  birth: text,
  isWritten: literally(true),
  flaw: record({ text, tag: text }, ['text', 'tag']),
  spells: byName(list(text)),
});

/** A creature that has no stat block of its own has all of it; of others what is not said is that of its block. */
const printedForm: Form<Printed> = record<Printed>({
  maxHp: whole(1),
  ac: id,
  speed: id,
  mods: six(0),
  morale: id,
  hit: whole(),
  attacks: list(anything as Form<AttackForm>),
  casts: record({ bonus: whole(), saveTn: id, spells: list(text) }, ['bonus', 'saveTn', 'spells']),
});

/** What can be said of a creature besides what it is made from. */
function fieldsOf(w: World) {
  const { effect, item } = formsFor(contentOf(w));
  return {
    name: text,
    number: id,
    seat: seatForm,
    run: runForm,
    side: word(['party', 'foes', 'others'] as const),
    attitude: word(ATTITUDES),
    level: whole(1),
    hp: whole(),
    printed: printedForm,
    character: characterForm,
    lockedLoss: list(lockedForm),
    life: word(['alive', 'dead', 'dust'] as const),
    traits: list(text),
    effects: list(effect),
    items: list(item),
    held: list(id),
    armor: id,
    gp: id,
    tokens: id,
    used: byName(id),
    strained: list(text),
    place: placeForm,
    height: id,
    isHidden: flag,
    isMet: literally(true),
    isSpokenTo: literally(true),
    absence: word(ABSENCES),
    isLeader: flag,
    group: id,
    hurtBy: byName(id),
    restSince: id,
    restHours: list(id),
    death: record({ clock: id, tags: list(text) }, ['clock', 'tags']),
  } satisfies { [F in keyof Omit<Creature, 'id' | 'block'>]-?: Form<NonNullable<Creature[F]>> };
}

/**
 * Reads a creature: `ready`, a character that comes with the game, `block`, somebody of a stat block, one of its own
 * `character`, or `mind`, somebody without a body; then what differs from how such a one comes in. `at` is
 * where it is: `[x, y]` on a map, feet along the line without one, or `away`.
 */
export function layCreature(w: World, value: unknown, key: string): void {
  const fields = fieldsOf(w);
  const { block, ready, mind, at, id: own, ...written } = asRecord(value, key);
  const { inHand, worn, ...rest } = itemsIn(effectsIn(w, written, key));
  const said = Object.fromEntries(Object.entries(rest).filter(([, one]) => one !== null));
  const differences = record<Partial<Creature>>(fields as never)(said, key);
  const made = makeOf(w, { block, ready, mind }, differences, key);
  if (own !== undefined) Object.assign(made, { id: whole(1)(own, `${key}.id`) });
  const withIds = numbered(w, differences);
  // Of a character, or of a stat block, a position may say a part.
  const { character, printed } = made;
  Object.assign(made, withIds, {
    ...(withIds.character === undefined
      ? {}
      : { character: { ...character, ...withIds.character } }),
    ...(withIds.printed === undefined ? {} : { printed: { ...printed, ...withIds.printed } }),
  });
  // A list of things says what is in hand and worn as well, unless that is said on its own.
  if (withIds.items !== undefined) {
    const numbers = withIds.items.map((item) => item.id);
    if (withIds.held === undefined) made.held = inHand.map((place) => numbers[place] ?? 0);
    if (rest.armor === undefined) made.armor = worn === undefined ? undefined : numbers[worn];
  }
  if (at !== undefined) made.place = placeAt(w, at, `${key}.at`);
  for (const field of ['seat', 'armor', 'restSince', 'death', 'printed', 'character'] as const) {
    if (rest[field] === null) delete made[field];
  }
}

/** Effects and things without a number get the next. */
function numbered(w: World, differences: Partial<Creature>): Partial<Creature> {
  const number = <T extends { readonly id: number }>(things: readonly T[]): T[] =>
    things.map((thing) => (thing.id === undefined ? { ...thing, id: w.state.nextId++ } : thing));
  return {
    ...differences,
    ...(differences.effects === undefined ? {} : { effects: number(differences.effects) }),
    ...(differences.items === undefined ? {} : { items: number(differences.items) }),
  };
}

function makeOf(
  w: World,
  { block, ready, mind }: Readonly<Record<'block' | 'ready' | 'mind', unknown>>,
  differences: Partial<Creature>,
  key: string,
): Creature {
  const content = contentOf(w);
  if (block !== undefined) {
    return addFromBlock(w, word(Object.keys(content.blocks))(block, `${key}.block`));
  }
  if (mind !== undefined) {
    return addMind(w, text(mind, `${key}.mind`), differences.attitude ?? 'neutral');
  }
  const seat = differences.seat;
  const run = seat === undefined ? ({ by: 'companion' } as const) : ({ by: 'seat', seat } as const);
  if (ready !== undefined) {
    const known = content.ready[word(Object.keys(content.ready))(ready, `${key}.ready`)];
    if (known === undefined) return wrong(`${key}.ready`, 'is not known');
    return addCharacter(w, known.sheet, run, seat);
  }
  const { character } = differences;
  if (character === undefined) return wrong(key, 'needs one of ready, block, character or mind');
  const { level = 1, name = 'Nobody', gp = 0 } = differences;
  const sheet = { ...plainCharacter(level), ...character };
  Object.assign(character, sheet);
  return addCharacter(w, { ...sheet, name, level, gp, gear: [] }, run, seat);
}

/** What a character is that a position says nothing else of. */
const plainCharacter = (level: number) => ({
  scores: six(10)({}, ''),
  heritage: 'human',
  roles: [],
  hitDice: averageDice(level),
  flaw: { text: 'none', tag: 'pride' },
  benefits: [],
  spells: {},
  xp: 0,
});

function placeAt(w: World, at: unknown, key: string): Creature['place'] {
  if (at === 'away') return { at };
  if (typeof at === 'number') return { at: 'line', feet: whole()(at, key) };
  const [x, y] = list(id)(at, key);
  if (w.state.ground.rows.length === 0)
    return wrong(key, 'must be feet along the line, as there is no map');
  const cell = x === undefined || y === undefined ? -1 : gridOf(w.state).cellAt(x, y);
  if (cell < 0) return wrong(key, 'must be [x, y] on the map');
  return { at: 'square', cell };
}

function asRecord(value: unknown, key: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrong(key, 'must be an object');
  return value as Readonly<Record<string, unknown>>;
}

/** How {@link placeAt} is told a place; nothing for a square where there is no map. */
function writtenPlace({ state }: World, place: Creature['place']): unknown {
  if (place.at === 'away') return 'away';
  if (place.at === 'line') return place.feet;
  if (state.ground.rows.length === 0) return undefined;
  const grid = gridOf(state);
  return [grid.x(place.cell), grid.y(place.cell)];
}

/** What a creature is made from, and its character with what every sheet has. */
function baseOf(w: World, { block, character, name }: Creature): Readonly<Record<string, unknown>> {
  if (block !== undefined) return { block };
  if (character === undefined) return { mind: name };
  const ready = Object.values(contentOf(w).ready).find(({ sheet }) => sheet.name === name);
  return ready === undefined ? { character, name } : { ready: ready.id };
}

/** What may depend on who else is there, or is told by what `items` says: it is always written. */
const ALWAYS: readonly (keyof Creature)[] = ['hp', 'held', 'armor'];

/** The inverse: what a creature is made from, and what differs from how such a one comes in. */
export function writeCreature(w: World, creature: Creature): Readonly<Record<string, unknown>> {
  const blankWorld: World = { ...w, state: { ...w.state, creatures: [], nextId: 1 } };
  const base = baseOf(w, creature);
  layCreature(
    blankWorld,
    { ...base, ...(creature.seat === undefined ? {} : { seat: creature.seat }) },
    '',
  );
  const [fresh] = blankWorld.state.creatures;
  const written: Record<string, unknown> = { ...base, id: creature.id };
  for (const field of Object.keys(fieldsOf(w)) as (keyof Creature)[]) {
    const [now, usual] = [creature[field], fresh?.[field]];
    const isUsual = canonicalJson(now ?? null) === canonicalJson(usual ?? null);
    if (!isUsual || ALWAYS.includes(field)) written[field] = now === undefined ? null : now;
  }
  if (creature.seat !== undefined) written.seat = creature.seat;
  const at = writtenPlace(w, creature.place);
  if (at === undefined || written.place === undefined) return written;
  const { place: _, ...placed } = written;
  return { ...placed, at };
}
