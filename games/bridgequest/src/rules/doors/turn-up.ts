import type { Flow } from '@tablewright/engine';
import type { Card } from '../../content/card.ts';
import type { CardId, Hero } from '../../model.ts';
import { type Bridge, cardOf } from '../../table.ts';
import { ZONES } from '../../zones.ts';
import { perform } from '../acts/perform.ts';
import { portalWorks } from '../acts/portal.ts';
import { discard } from '../cards/discarding.ts';
import { foeStrength } from '../combat/foe-strength.ts';
import { cardOfFoe, enters, foeOf, isIllusion } from '../combat/foes.ts';
import { sumOf } from '../combat/terms.ts';
import { isCard } from '../combat/wards.ts';
import { curseStrikes } from '../curses/strike.ts';
import { noteCard } from '../effects/noted.ts';
import { monstersWander } from '../monsters/wandering.ts';
import { inDoorOrder } from './order.ts';

/** A card that was turned up. */
interface Turned {
  readonly id: CardId;
  readonly card: Card;
}

/** Why Doors are turned up: by a kick, or by a Power Differential (BQ-KICK, BQ-PD). */
export type Opening = 'kick' | 'differential';

/**
 * Turns up Doors and resolves them in their order (BQ-KICK-01 to -07, BQ-PD-03 to -09): wandering monsters, portals,
 * curses, other cards, monsters; each portal adds one more. Monsters enter the combat, or lie where it will be.
 * @returns how many cards were turned up
 */
export function* turnUp(t: Bridge, hero: Hero, count: number, opening: Opening): Flow<number> {
  let turned = 0;
  const monsters: Turned[] = [];
  for (let left = count; left > 0; ) {
    const cards = drawDoors(t, hero, left, opening);
    turned += cards.length;
    left = 0;
    for (const one of inDoorOrder(cards)) {
      if (one.card.type === 'monster') monsters.push(one);
      else if (yield* resolves(t, hero, one, opening)) left += 1;
    }
  }
  for (const { id } of monsters) comesIn(t, id, opening);
  return turned;
}

function drawDoors(t: Bridge, { seat }: Hero, count: number, opening: Opening): readonly Turned[] {
  const { combat } = t.state;
  const rule = opening === 'kick' ? ruleOfKick(t) : 'BQ-PD-03';
  const about = { rule, seat };
  if (opening === 'kick' || combat === undefined) {
    return known(t, ZONES.draw(t, 'door-deck', 'turned', count, about));
  }
  // The discards are shuffled in once a combat; what is missing then is waived (BQ-PD-05).
  const drawn = [...ZONES.draw(t, 'door-deck', 'turned', count, { ...about, refill: false })];
  if (drawn.length < count && !combat.isRefilled) {
    combat.isRefilled = true;
    if (ZONES.refill(t, 'door-deck', { rule: 'BQ-PD-05' })) {
      const missing = count - drawn.length;
      drawn.push(...ZONES.draw(t, 'door-deck', 'turned', missing, { ...about, refill: false }));
    }
  }
  return known(t, drawn);
}

/** A kick turns up what there is; with no Door left anywhere it yields nothing (BQ-KICK-11). */
function ruleOfKick({ state }: Bridge): string {
  const { length: undealt } = ZONES.at(state, 'door-deck');
  return undealt + ZONES.at(state, 'door-discard').length > 0 ? 'BQ-KICK-01' : 'BQ-KICK-11';
}

const known = (t: Bridge, ids: readonly CardId[]): readonly Turned[] =>
  ids.map((id) => ({ id, card: cardOf(t, id) }));

/** The rules by which kinds of cards resolve (BQ-KICK-03 to -05, BQ-PD-04, -06, -08). */
const RULES = {
  kick: { wandering: 'BQ-KICK-05', portal: 'BQ-KICK-04', curse: 'BQ-KICK-03' },
  differential: { wandering: 'BQ-PD-06', portal: 'BQ-PD-04', curse: 'BQ-PD-08' },
} as const satisfies Readonly<Record<Opening, Readonly<Record<string, string>>>>;

/** Resolves a card that is no monster; says whether one more Door is turned up for it (BQ-KICK-04). */
function* resolves(t: Bridge, hero: Hero, { id, card }: Turned, opening: Opening): Flow<boolean> {
  const { seat } = hero;
  const rules = RULES[opening];
  noteCard(t, id);
  switch (card.type) {
    case 'wandering':
      discard(t, [id], 'turned', { rule: rules.wandering });
      yield* monstersWander(t, hero, 'BQ-WAND-03');
      return false;
    case 'portal': {
      discard(t, [id], 'turned', { rule: rules.portal });
      yield* portalWorks(t, hero, id, rules.portal);
      return true;
    }
    case 'curse':
    case 'trap':
    case 'disaster':
      discard(t, [id], 'turned', { rule: rules.curse });
      yield* curseStrikes(t, { card: id, victim: hero });
      return false;
    case 'monsterEnhancer':
      if (yield* enhances(t, hero, id)) return false;
      break;
  }
  // A card that the dead would get is done with; so is none that a differential lays aside (BQ-PD-09).
  const to = opening === 'kick' ? (`hand/${seat}` as const) : (`side/${seat}` as const);
  if (hero.life !== 'alive') discard(t, [id], 'turned', { rule: 'BQ-KICK-07' });
  else
    ZONES.move(t, [id], 'turned', to, {
      rule: opening === 'kick' ? 'BQ-KICK-07' : 'BQ-PD-09',
      seat,
    });
  return false;
}

/**
 * An enhancer that is turned up in a combat goes on the monster of the highest level, the first of equals
 * (BQC-TYPE-02); where only figurines fight, on the strongest (decision 55). Without a combat it does nothing yet.
 */
function* enhances(t: Bridge, hero: Hero, id: CardId): Flow<boolean> {
  const { combat } = t.state;
  if (combat === undefined || combat.foes.length === 0) return false;
  const levels = combat.foes.map((foe) => {
    const card = cardOfFoe(t, foe);
    return card?.type === 'monster' ? card.level : Number.NEGATIVE_INFINITY;
  });
  const hasCards = levels.some((level) => level > Number.NEGATIVE_INFINITY);
  const marks = hasCards ? levels : combat.foes.map((foe) => sumOf(foeStrength(t, foe)));
  const foe = combat.foes[marks.indexOf(Math.max(...marks))];
  if (foe === undefined) return false;
  yield* putOn(t, hero, id, foe.id, 'turned');
  return true;
}

/**
 * Puts an enhancer on a monster (BQC-TYPE-02): on a card its numbers count from there, and what else it does happens now.
 * Figurines and illusions have nothing that it could lie on: it changes them for this combat, and is discarded.
 */
export function* putOn(
  t: Bridge,
  by: Hero,
  id: CardId,
  foe: string,
  from: Parameters<typeof ZONES.move>[2],
): Flow<void> {
  noteCard(t, id);
  const about = { rule: 'BQC-TYPE-02', seat: by.seat };
  const actions = cardOf(t, id).effects.flatMap((effect) => effect.do);
  const isLaid = isCard(foe) && !isIllusion({ id: foe });
  if (isLaid) ZONES.move(t, [id], from, `on/${foe}`, about);
  else discard(t, [id], from, about);
  const done = isLaid ? actions.filter(({ verb }) => verb === 'join') : actions;
  const doing = { you: by, by, source: id, rule: 'BQC-TYPE-02', isDeed: false, foe };
  yield* perform(
    t,
    done.map((action) => ({ ...action, target: 'foe' as const })),
    doing,
  );
}

/** A monster comes into the combat, or lies there for the one that begins (BQ-KICK-06, BQ-PD-07). */
function comesIn(t: Bridge, id: CardId, opening: Opening): void {
  const rule = opening === 'kick' ? 'BQ-KICK-06' : 'BQ-PD-07';
  ZONES.move(t, [id], 'turned', 'combat', { rule });
  if (t.state.combat !== undefined) enters(t, foeOf(id), rule);
}
