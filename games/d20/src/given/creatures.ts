import { wrong } from '@tablewright/engine/given';
import { ABILITIES, type Scores } from '../abilities.ts';
import type { AttackForm } from '../content/attack-form.ts';
import { ATTITUDES, type Character, type Creature, type Printed } from '../model.ts';
import { addCharacter, addFromBlock } from '../rules/making/creature.ts';
import { gridOf } from '../rules/place/distance.ts';
import { contentOf, type World } from '../table.ts';
import { byName, type Form, flag, list, literally, record, text, whole, word } from './forms.ts';
import { formsFor, lockedForm, placeForm, runForm } from './state-forms.ts';

const id = whole(0);
const scores = record<Scores>(
  Object.fromEntries(ABILITIES.map((ability) => [ability, whole()])) as {
    [A in keyof Scores]: Form<number>;
  },
  ABILITIES,
);

const anything: Form<unknown> = (value) => value;

const characterForm: Form<Character> = record<Character>(
  {
    scores,
    heritage: text,
    heritageChoice: text,
    roles: list(record({ id: text, choice: text }, ['id'])),
    hitDice: list((value, key) => (value === 3.5 ? 3.5 : whole(1)(value, key))),
    benefits: list(anything as Form<Character['benefits'][number]>),
    xp: id,
    birth: text,
    isWritten: literally(true),
    flaw: record({ text, tag: text }, ['text', 'tag']),
    spells: byName(list(text)),
  },
  ['scores', 'heritage', 'roles', 'hitDice'],
);

const printedForm: Form<Printed> = record<Printed>(
  {
    maxHp: whole(1),
    ac: id,
    speed: id,
    mods: scores,
    morale: id,
    hit: whole(),
    attacks: list(anything as Form<AttackForm>),
    casts: record({ bonus: whole(), saveTn: id, spells: list(text) }, [
      'bonus',
      'saveTn',
      'spells',
    ]),
  },
  ['maxHp', 'ac', 'speed', 'mods'],
);

/** What can be said of a creature besides what it is made from. */
function fieldsOf(w: World) {
  const { effect, item } = formsFor(contentOf(w));
  return {
    name: text,
    number: id,
    seat: id,
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
    isLeader: flag,
    group: id,
    hurtBy: byName(id),
    restSince: id,
    restHours: list(id),
    death: record({ clock: id, tags: list(text) }, ['clock', 'tags']),
  } satisfies { [F in keyof Omit<Creature, 'id' | 'block'>]-?: Form<NonNullable<Creature[F]>> };
}

/** How a position names where somebody is: `[x, y]` on a map, feet along the line without one. */
const AT = 'at';

/**
 * Reads a creature: `ready`, a character that comes with the game, `block`, somebody of a stat block, or `sheet`-less
 * with its own `character`; then what differs from how such a one comes in.
 */
export function layCreature(w: World, value: unknown, key: string): void {
  const fields = fieldsOf(w);
  const { block, ready, at, id: own, ...rest } = asRecord(value, key);
  const differences = record<Partial<Creature>>(fields as never)(rest, key);
  const made = makeOf(w, block, ready, differences, key);
  if (own !== undefined) Object.assign(made, { id: whole(1)(own, `${key}.id`) });
  const withIds = numbered(w, differences);
  Object.assign(made, withIds);
  if (at !== undefined) made.place = placeAt(w, at, `${key}.${AT}`);
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
  block: unknown,
  ready: unknown,
  differences: Partial<Creature>,
  key: string,
): Creature {
  const content = contentOf(w);
  if (block !== undefined) {
    return addFromBlock(w, word(Object.keys(content.blocks))(block, `${key}.block`));
  }
  const seat = differences.seat;
  const run = seat === undefined ? ({ by: 'companion' } as const) : ({ by: 'seat', seat } as const);
  if (ready !== undefined) {
    const known = content.ready[word(Object.keys(content.ready))(ready, `${key}.ready`)];
    if (known === undefined) return wrong(`${key}.ready`, 'is not known');
    return addCharacter(w, known.sheet, run, seat);
  }
  const { character } = differences;
  if (character === undefined) return wrong(key, 'needs one of ready, block or character');
  const { level = 1, name = 'Nobody', gp = 0 } = differences;
  const { flaw = { text: 'none', tag: 'pride' }, benefits = [], spells = {}, xp = 0 } = character;
  Object.assign(character, { flaw, benefits, spells, xp });
  return addCharacter(
    w,
    { ...character, flaw, benefits, spells, xp, name, level, gp, gear: [] },
    run,
    seat,
  );
}

function placeAt(w: World, at: unknown, key: string): Creature['place'] {
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

/** The inverse: what a creature is made from, and what differs from how such a one comes in. */
export function writeCreature(w: World, creature: Creature): Readonly<Record<string, unknown>> {
  const blankWorld: World = { ...w, state: { ...w.state, creatures: [], nextId: 1 } };
  const base =
    creature.block !== undefined
      ? { block: creature.block }
      : { character: creature.character, name: creature.name };
  layCreature(
    blankWorld,
    { ...base, ...(creature.seat === undefined ? {} : { seat: creature.seat }) },
    '',
  );
  const [fresh] = blankWorld.state.creatures;
  const written: Record<string, unknown> = { ...base, id: creature.id };
  for (const field of Object.keys(fieldsOf(w)) as (keyof Creature)[]) {
    const [now, usual] = [creature[field], fresh?.[field]];
    if (JSON.stringify(now) === JSON.stringify(usual)) continue;
    written[field] = now === undefined ? null : now;
  }
  if (creature.seat !== undefined) written.seat = creature.seat;
  return written;
}
