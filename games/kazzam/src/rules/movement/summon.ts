import type { Flow } from '@tablewright/engine';
import type { Cell } from '@tablewright/geometry';
import { type Creature, type CreatureId, type KazzamState, NOBODY, NOWHERE } from '../../model.ts';
import type { Kazzam, Moment } from '../../table.ts';
import { creatureOf } from '../court/creatures.ts';
import { FRESH } from '../court/fresh-creature.ts';
import { standOn } from '../court/squeeze.ts';
import { type CompanionBlock, kindOfCompanion } from '../effects/companion-block.ts';
import { companionBlockOf, contentOf } from '../effects/content.ts';
import { STATUS, withData } from '../effects/effect-data.ts';
import { IMMUNITY, putInPlay } from '../effects/in-play.ts';
import { BITS, giveStatus, has, refreshStatuses } from '../effects/status.ts';
import { tellPlace } from '../sight/hidden-places.ts';
import { comeUpon } from './come-upon.ts';

/** What is brought into the match, by whom and to where. */
export interface Summoning {
  /** Id of a {@link CompanionBlock}. */
  readonly block: string;
  readonly owner: CreatureId;
  /** A free square. */
  readonly cell: Cell;
  readonly rule: string;
}

/** On what was brought by somebody Hidden, until it attacks (KC-SUM-07). */
const UNSEEN = 'brought-unseen';

/**
 * Brings a companion into the match (KC-SUM-10, KC-TNK-40). Its square counts as entered; its number
 * is new, and stays its own when it is gone.
 *
 * @returns its number
 * @throws RangeError for a block that nobody declared
 */
export function* summon(t: Kazzam, { block: id, owner, cell, rule }: Summoning): Flow<CreatureId> {
  const { state } = t;
  const block = contentOf(t).companions.get(id);
  if (block === undefined) throw new RangeError(`there is nothing "${id}" to bring`);
  const who = state.creatures.length;
  state.creatures.push(companionOf(state, block, owner));
  standOn(state, creatureOf(state, who), cell);
  beginTraits(t, who);
  if (block.kind === 'summoned' && has(creatureOf(state, owner), BITS.hidden)) {
    const hidden = withData(STATUS.hidden, { untilAttack: 1 });
    giveStatus(t, { ...hidden, on: who, by: owner, source: UNSEEN, until: { ends: 'match' } });
  }
  if (t.listening) tellPlace(t, { type: 'brought', rule, who, by: owner, cell });
  yield* comeUpon(t, who, NOWHERE);
  return who;
}

/** A companion before it has a square; its name is its own in its match. */
export function companionOf(
  { creatures }: KazzamState,
  block: CompanionBlock,
  owner: CreatureId,
): Creature {
  const alike = creatures.filter((other) => other.block === block.id && other.owner !== NOBODY);
  return {
    ...FRESH,
    owner,
    wards: [],
    held: [],
    spent: [],
    kind: block.kind,
    name: alike.length === 0 ? block.name : `${block.name} ${alike.length + 1}`,
    team: creatures[owner]?.team,
    build: -1,
    group: -1,
    block: block.id,
    type: undefined,
    mob: false,
    cell: NOWHERE,
    width: 1,
    height: 1,
    fullWidth: 1,
    fullHeight: 1,
    hp: block.hp,
    maxHp: block.hp,
    speed: block.speed,
    reach: block.reach ?? 1,
    implementRange: block.range ?? 0,
    implement: undefined,
  };
}

/** Puts what a companion has of itself into play, unless it is there. */
export function beginTraits(moment: Moment, id: CreatureId): void {
  const { state } = moment;
  const block = companionBlockOf(moment, id);
  if (block === undefined || state.effects.some(({ on, innate }) => on === id && innate)) return;
  const { innate = [], immune = [], on } = block;
  const until = { ends: 'match' } as const;
  const traits = [
    ...innate.map((kind) => ({ kind })),
    ...(on === undefined ? [] : [{ kind: kindOfCompanion(block.id) }]),
    ...immune.map((status) => withData(IMMUNITY, { status })),
  ];
  for (const trait of traits) {
    putInPlay(state, {
      ...trait,
      source: block.id,
      amount: 0,
      on: id,
      by: id,
      until,
      innate: true,
    });
  }
  refreshStatuses(state, id);
}
