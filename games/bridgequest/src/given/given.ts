import { GivenError } from '@tablewright/engine';
import { readCount, readRecord, wrong } from '@tablewright/engine/given';
import { invariantsOf } from '../invariants.ts';
import { PHASES } from '../model.ts';
import { layBridge, layDiscards } from './bridge.ts';
import { CAMPAIGN_KEYS, layCampaign } from './campaign.ts';
import { checkCombat, layCombat } from './combat.ts';
import { COURSE_KEYS, layCourse, readPhase } from './course.ts';
import { layEffects } from './effects.ts';
import type { Written } from './fields.ts';
import { cardsInCombat } from './foes.ts';
import { layHeroes } from './heroes.ts';
import { Laying, readDecks, type Told } from './laying.ts';
import { layOwn } from './own.ts';
import { laySecrets } from './secrets.ts';
import { layFigures } from './where.ts';

const KEYS = [
  ...COURSE_KEYS,
  ...CAMPAIGN_KEYS,
  'heroes',
  'figures',
  'bridge',
  'dropped',
  'doorways',
  'tokens',
  'decks',
  'own',
  'discards',
  'cards',
  'combat',
  'lasting',
  'nextLasting',
  'turnBegan',
  'used',
  'created',
  'secrets',
] as const;

/** Places of the table whose cards a position seldom has to name. */
const TABLE = ['combat', 'turned', 'played', 'loose'] as const;

/**
 * Puts a scenario's position into a state that was just set up: what it names holds, the rest is as at set-up.
 * `position.ts` writes the same form. Documented in `docs/scenarios/bridgequest.md`.
 * @throws GivenError naming what was wrong and what would be right
 */
export function given(setUp: Told, position: Written): void {
  const all = readRecord(position, '', KEYS) ?? {};
  const told = layOwn(setUp, all.own);
  const { state } = told;
  state.phase = readPhase(all);
  const hasBegun = PHASES.indexOf(state.phase) > PHASES.indexOf('set-up');
  const laying = new Laying(told);
  layFigures(told, all.figures);
  layHeroes(laying, all.heroes, hasBegun);
  layCourse(told, all, hasBegun);
  layCampaign(told, all);
  layBridge(laying, all);
  layDiscards(laying, all.discards);
  layCombat(laying, all.combat);
  layTable(laying, all.cards);
  laying.finish(readDecks(told, all.decks));
  state.created = readCount(all.created, 'created', laying.created) ?? laying.created;
  layEffects(told, all);
  laySecrets(told, all.secrets);
  checkCombat(state);
  check(told, hasBegun);
}

/** What lies in a combat and loose are the monsters there, unless something else is said. */
function layTable(laying: Laying, value: unknown): void {
  const cards = readRecord(value, 'cards', TABLE) ?? {};
  for (const place of TABLE) laying.lay(place, cards[place], `cards.${place}`);
  const usual = usualCards(laying);
  for (const place of ['combat', 'loose'] as const) {
    const own = usual[place];
    if (cards[place] === undefined && own.length > 0) laying.put(place, own, place);
  }
}

/** What lies in a combat and loose where nothing is said of it. */
export function usualCards(told: Told): Readonly<Record<'combat' | 'loose', readonly string[]>> {
  const loose = Object.values(told.state.figures)
    .filter(({ kind }) => kind === 'loose')
    .map(({ id }) => id);
  return { combat: cardsInCombat(told), loose };
}

/** What always holds must hold here (BQ-INV). @throws GivenError with the rule */
function check({ state, content }: Told, hasBegun: boolean): void {
  for (const foe of state.combat?.foes ?? []) {
    const isThere = foe.id.includes('#') || Object.hasOwn(state.figures, foe.id);
    if (!isThere) wrong('combat.foes', `names ${foe.id}, which figures does not`);
  }
  // What sheets say of one another is settled by the meetings of the set-up.
  for (const { rule, text, check: broken } of hasBegun ? invariantsOf(content) : []) {
    const found = broken(state);
    if (found !== undefined) throw new GivenError(`given breaks ${rule} (${text}): ${found}`);
  }
}
