import type { Spell } from '../../content/spell.ts';

/** What a spell is good for in one of its forms. */
export const purposeOf = ({ good }: Spell, form: string): string =>
  typeof good === 'string' ? good : good(form);

/** Whether a spell is meant for enemies. */
export const isForEnemies = (spell: Spell, form: string): boolean =>
  ['area', 'disable', 'damage'].includes(purposeOf(spell, form));
