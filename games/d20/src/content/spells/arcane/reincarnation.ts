import { D20 as DIE20, type Flow } from '@tablewright/engine';
import { ABILITIES } from '../../../abilities.ts';
import type { Character, Creature } from '../../../model.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { DAY } from '../../../rules/effects/afflict.ts';
import { deadFor, raise } from '../../../rules/harm/raise.ts';
import { facesOf } from '../../../rules/rolls/roll.ts';
import { contentOf, type D20 } from '../../../table.ts';
import type { Casting, Spell } from '../../spell.ts';
import type { Trait } from '../../trait.ts';
import { atOne } from './targets.ts';

/** Days within which somebody can be called back, and the heritages that are rolled for. */
const DAYS = 7;
const HERITAGES = 17;

/** The dead return in another body (DT-ARC-611). */
export const reincarnation: Spell = {
  id: 'reincarnation',
  rule: 'DT-ARC-611',
  tradition: 'arcane',
  level: 6,
  range: 0,
  reachesDead: true,
  good: 'story',
  aim: () =>
    atOne((w, _caster, target) => target.life === 'dead' && deadFor(w, target) <= DAYS * DAY),
  *cast(t, casting) {
    const { caster, spell } = casting;
    const [target] = casting.targets;
    if (target === undefined || target.life !== 'dead') return;
    const heritage = yield* heritageFor(t, casting, target);
    if (heritage !== undefined) yield* embody(t, target, heritage);
    yield* raise(t, target, spell.rule, caster);
  },
};

/** The heritages of the list, in its order. */
const heritagesOf = (t: D20): readonly Trait[] => {
  const all = Object.values(contentOf(t).traits);
  const rules = Array.from(
    { length: HERITAGES },
    (_, at) => `DT-HER-${String(at + 1).padStart(2, '0')}`,
  );
  return rules.flatMap((rule) => all.find((trait) => trait.rule === rule) ?? []);
};

/** A d20 says which; above 17 the player of the dead does. */
function* heritageFor(
  t: D20,
  { caster, spell }: Casting,
  target: Creature,
): Flow<Trait | undefined> {
  const heritages = heritagesOf(t);
  const [face = 1] = yield* facesOf(t, caster, DIE20, 1, 'reincarnation');
  if (face <= HERITAGES) {
    const rule = `DT-HER-${String(face).padStart(2, '0')}`;
    return heritages.find((trait) => trait.rule === rule);
  }
  const options = heritages.map((trait) => ({ id: trait.id, trait }));
  if (options.length === 0) return undefined;
  const question = { rule: spell.rule, usual: () => 0 };
  return (yield* decide(t, target, 'choice.heritage', options, question)).trait;
}

/** Its body is of another heritage: what the old one gave is lost, what the new one asks is chosen. Roles stay. */
function* embody(t: D20, target: Creature, { id, rule }: Trait): Flow<void> {
  const { character } = target;
  target.lockedLoss = [];
  t.tell?.({ type: 'transformed', rule: 'DT-ARC-611', creature: target.id, into: id });
  if (character === undefined) {
    if (!target.traits.includes(id)) target.traits = [...target.traits, id];
    return;
  }
  target.traits = [id, ...target.traits.filter((one) => one !== character.heritage)];
  // Roles count by the heritage of birth (DT-INV-08).
  character.birth ??= character.heritage;
  character.heritage = id;
  yield* askAnew(t, target, character, rule);
}

/** Heritages that ask for an ability, and for one of two (DT-CHAR-05). */
const ASK_ABILITY: readonly string[] = ['DT-HER-04', 'DT-HER-14', 'DT-HER-17'];
const ASK_BODY = 'DT-HER-16';
const ASK_SPELL = 'DT-HER-11';

function* askAnew(t: D20, target: Creature, character: Character, rule: string): Flow<void> {
  delete character.heritageChoice;
  const ids: readonly string[] = ASK_ABILITY.includes(rule)
    ? ABILITIES
    : rule === ASK_BODY
      ? ['STR', 'DEX']
      : rule === ASK_SPELL
        ? firstSpells(t)
        : [];
  if (ids.length === 0) return;
  const options = ids.map((id) => ({ id }));
  const question = { rule: 'DT-ARC-611', params: { heritage: character.heritage }, usual: () => 0 };
  character.heritageChoice = (yield* decide(
    t,
    target,
    'choice.heritage-choice',
    options,
    question,
  )).id;
}

const firstSpells = (t: D20): readonly string[] =>
  Object.values(contentOf(t).spells)
    .filter(({ level }) => level === 1)
    .map(({ id }) => id);
