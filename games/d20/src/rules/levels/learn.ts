import type { Flow, Option } from '@tablewright/engine';
import type { Character, Creature } from '../../model.ts';
import { type D20, oneOf, type World } from '../../table.ts';
import { decide, decideSome } from '../deciding/decide.ts';
import { learnable } from './spells.ts';

/** A spell book or focus, which exchanging a spell needs (DT-EQ-37). */
const BOOK_RULE = 'DT-EQ-37';

/** For each role that casts, spells up to as many as Levels: one, or all at once for a role that is new (DT-LVL-05, DT-MAG-02). */
export function* learnSpells(t: D20, creature: Creature, character: Character): Flow<void> {
  for (const [role, known] of Object.entries(character.spells)) {
    const offers = optionsOf(t, creature, role, known);
    const count = Math.min(creature.level - known.length, offers.length);
    if (count <= 0) continue;
    const learned = yield* decideSome(t, creature, 'choice.learn', offers, {
      rule: 'DT-MAG-04',
      params: { creature: creature.id, role, count },
      min: count,
      max: count,
      usual: () => Array.from({ length: count }, (_, at) => at),
    });
    const spells = learned.map(({ id }) => id);
    known.push(...spells);
    t.tell?.({ type: 'spells-learned', rule: 'DT-MAG-04', creature: creature.id, role, spells });
  }
}

/** What can be learned now, in the order of the ledger: the first is the usual one (DT-LVL-04). */
function optionsOf(
  w: Pick<World, 'content'>,
  { level }: Creature,
  role: string,
  known: readonly string[],
): readonly Option[] {
  return learnable(w, role, level, known).map(({ id }) => ({ id, names: { spell: id } }));
}

/** A spell that could be given up. */
interface Known extends Option {
  readonly role?: string;
  readonly spell?: string;
}

/** One known spell may be exchanged for another that could be learned, with a spell book or focus (DT-MAG-04, DT-EQ-37). */
export function* exchangeSpell(t: D20, creature: Creature, character: Character): Flow<void> {
  const held = Object.entries(character.spells).flatMap(([role, known]) =>
    optionsOf(t, creature, role, known).length === 0
      ? []
      : known.map(
          (spell): Known => ({ id: `${role}/${spell}`, names: { spell, role }, role, spell }),
        ),
  );
  if (held.length === 0 || !hasBook(t, creature)) return;
  const params = { creature: creature.id };
  const { role, spell: old } = yield* decide<Known>(
    t,
    creature,
    'choice.exchange',
    [{ id: 'none' }, ...held],
    { rule: 'DT-MAG-04', params, usual: () => 0 },
  );
  if (role === undefined || old === undefined) return;
  const known = character.spells[role] ?? [];
  const offers = optionsOf(t, creature, role, known);
  const question = { rule: 'DT-MAG-04', params: { ...params, old }, usual: () => 0 };
  const { id: spell } = yield* decide(t, creature, 'choice.exchange-for', offers, question);
  character.spells[role] = known.map((one) => (one === old ? spell : one));
  creature.strained = creature.strained.filter((one) => one !== old);
  t.tell?.({
    type: 'spell-exchanged',
    rule: 'DT-MAG-04',
    creature: creature.id,
    role,
    old,
    spell,
  });
}

const hasBook = (w: Pick<World, 'content'>, { items }: Creature): boolean =>
  items.some(({ kind }) => oneOf(w, 'gear', kind).rule === BOOK_RULE);
