import type { Source } from '../../../model.ts';
import type { Bearer } from '../../trait.ts';

/** What brought about what somebody bears. */
export const sourceOf = ({ effect, zone }: Bearer): Source | undefined =>
  effect?.source ?? zone?.source;

/** The rule of the very spell that somebody bears, as spells of two lists share a trait (DT-MAG-15). */
export const ruleOf = (self: Bearer, usual: string): string => sourceOf(self)?.rule ?? usual;

/** A key for what a creature has done about one effect or zone. */
export const keyOf = (word: string, { effect, zone }: Bearer): string =>
  `${word}/${effect?.id ?? zone?.id ?? 0}`;
