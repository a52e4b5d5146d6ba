import { ABILITIES } from '../../abilities.ts';
import { contentOf, type World } from '../../table.ts';

/** The terrains that one can be at home in (DT-ROLE-24). */
export const TERRAINS = [
  'forest',
  'mountain',
  'plain',
  'desert',
  'arctic',
  'swamp',
  'coast',
  'underground',
  'ruins',
  'alien',
] as const;

/** What is chosen for good when a heritage or a role is taken. */
export interface Chosen {
  readonly rule: string;
  readonly what: 'ability' | 'casting' | 'spell' | 'terrain';
  /** Says nothing new if it is left out: there is only one. */
  readonly isOptional?: true;
}

/** Which traits ask for something when they are taken (DT-CHAR-05, DT-MAG-06). */
const CHOSEN: Readonly<Record<string, Chosen & { readonly of?: readonly string[] }>> = {
  demigod: { rule: 'DT-HER-04', what: 'ability', of: ABILITIES },
  mutant: { rule: 'DT-HER-11', what: 'spell' },
  superhuman: { rule: 'DT-HER-14', what: 'ability', of: ABILITIES },
  werebeast: { rule: 'DT-HER-16', what: 'ability', of: ['STR', 'DEX'] },
  vampire: { rule: 'DT-HER-17', what: 'ability', of: ABILITIES },
  'arcane-magic': { rule: 'DT-MAG-06', what: 'casting', of: ['INT', 'CHA'] },
  'divine-magic': { rule: 'DT-MAG-06', what: 'casting', of: ['WIS'], isOptional: true },
  'wilderness-expert': { rule: 'DT-ROLE-24', what: 'terrain', of: TERRAINS },
};

/** What has to be chosen with a heritage or a role; nothing for most. */
export function chosenWith(trait: string): Chosen | undefined {
  return Object.hasOwn(CHOSEN, trait) ? CHOSEN[trait] : undefined;
}

/** What can be chosen with a heritage or a role, in the order of the ledger. */
export function choicesWith(w: Pick<World, 'content'>, trait: string): readonly string[] {
  if (chosenWith(trait) === undefined) return [];
  return CHOSEN[trait]?.of ?? firstLevelSpells(w);
}

/** Either tradition's spells of the first level (DT-HER-11). */
function firstLevelSpells(w: Pick<World, 'content'>): readonly string[] {
  return Object.values(contentOf(w).spells)
    .filter(({ level }) => level === 1)
    .map(({ id }) => id);
}
