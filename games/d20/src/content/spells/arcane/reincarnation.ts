import { D20 as DIE20, type Flow } from '@tablewright/engine';
import type { Character, Creature } from '../../../model.ts';
import { deadFor, raise } from '../../../rules/combat/raise.ts';
import { decide } from '../../../rules/deciding/decide.ts';
import { DAY } from '../../../rules/effects/afflict.ts';
import { choicesWith } from '../../../rules/levels/chosen.ts';
import { layFirst } from '../../../rules/making/creature.ts';
import { rollDice } from '../../../rules/rolls/roll.ts';
import { contentOf, type D20 } from '../../../table.ts';
import type { Casting, Spell } from '../../spell.ts';
import type { Trait } from '../../trait.ts';
import { atOne } from '../shared/aims.ts';

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
  const [face = 1] = yield* rollDice(t, caster, DIE20, 1, 'reincarnation');
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
function* embody(t: D20, target: Creature, { id }: Trait): Flow<void> {
  const { character } = target;
  target.lockedLoss = [];
  t.tell?.({ type: 'transformed', rule: 'DT-ARC-611', creature: target.id, into: id });
  if (character === undefined) {
    if (!target.traits.includes(id)) target.traits = [...target.traits, id];
    return;
  }
  const old = contentOf(t).traits[character.heritage]?.atFirst?.(t, target) ?? [];
  const kinds = old.map(({ kind }) => kind);
  target.effects = target.effects.filter(({ kind }) => !kinds.includes(kind));
  target.traits = [id, ...target.traits.filter((one) => one !== character.heritage)];
  // Roles count by the heritage of birth (DT-INV-08).
  character.birth ??= character.heritage;
  character.heritage = id;
  yield* askAnew(t, target, character);
  layFirst(t, target, id);
}

function* askAnew(t: D20, target: Creature, character: Character): Flow<void> {
  delete character.heritageChoice;
  const options = choicesWith(t, character.heritage).map((id) => ({ id }));
  if (options.length === 0) return;
  const question = { rule: 'DT-ARC-611', params: { heritage: character.heritage }, usual: () => 0 };
  const { id } = yield* decide(t, target, 'choice.heritage-choice', options, question);
  character.heritageChoice = id;
}
