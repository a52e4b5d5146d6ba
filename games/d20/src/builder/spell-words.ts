import type { Reader } from '@tablewright/table-kit/builder-data';
import { namedAs } from '../called.ts';
import type { Spell } from '../content/spell.ts';
import { castingTn } from '../rules/bearers/known-spells.ts';
import { builderText } from './words.ts';

/** What casting a spell takes, and what may be saved against. */
export function spellHelp(spell: Spell, reader: Reader): string {
  const { range, save, isConcentration } = spell;
  const aim = spell.aim(spell.forms?.[0] ?? spell.id);
  const where =
    aim.at === 'self'
      ? builderText(reader, 'spell.self')
      : range === 0
        ? builderText(reader, 'spell.touch')
        : builderText(reader, 'spell.range', { feet: range });
  return [
    where,
    builderText(reader, `spell.at.${aim.at}`),
    ...(save === undefined
      ? []
      : [builderText(reader, 'spell.save', { ability: reader.say(namedAs('ability', save)) })]),
    ...(isConcentration === true ? [builderText(reader, 'spell.held')] : []),
  ].join(' ');
}

/** What its casting roll has to reach (DT-MAG-08). */
export const spellMark = (spell: Spell, reader: Reader): string =>
  builderText(reader, 'spell.mark', { level: spell.level, target: castingTn(spell) });
