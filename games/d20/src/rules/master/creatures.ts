import { blank, confirm, type Flow, type Option, type Seat } from '@tablewright/engine';
import { ABILITIES, type Ability } from '../../abilities.ts';
import type { Trait } from '../../content/trait.ts';
import { ATTITUDES, type Creature, type Effect, type Until } from '../../model.ts';
import { contentOf, type D20 } from '../../table.ts';
import { joinCombat, leave } from '../combat/end.ts';
import { isUp } from '../creature.ts';
import { isLentTo, lendTo, takeBack } from '../deciding/lent.ts';
import { afflict, forRounds, HOUR, MINUTE } from '../effects/afflict.ts';
import { setAttitude } from '../effects/attitude.ts';
import { relieve } from '../effects/relieve.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { heal } from '../harm/heal.ts';
import { hurt } from '../harm/hurt.ts';
import { hush, isPerceived, unhush } from '../hiding/hush.ts';
import { addFromBlock, newItem } from '../making/creature.ts';
import { gridOf, isHere } from '../place/distance.ts';
import { terrainOf } from '../place/terrain.ts';
import { mayEnd } from '../place/ways.ts';
import { placeIn } from '../story/areas.ts';
import { takeAway } from '../story/doing.ts';
import { characters, note, others, subjects, type Tool, tool, whoAll, whom, word } from './tool.ts';

const SEEN = ['seen', 'hidden'] as const;

/** Somebody comes in (DT-GMC-02). */
export function placeTool(t: D20, master: Seat): readonly Tool[] {
  const kinds = Object.keys(contentOf(t).blocks).map((id) => ({ id, names: { block: id } }));
  if (kinds.length === 0) return [];
  const fields = {
    kind: blank.one(kinds),
    name: blank.text({ minLength: 0, maxLength: 40, fallback: '' }),
    count: blank.amount({ min: 1, max: 8, fallback: 1 }),
    hp: blank.amount({ min: 0, max: 500, fallback: 0 }),
    ac: blank.amount({ min: 0, max: 40, fallback: 0 }),
    hit: blank.amount({ min: -20, max: 20, fallback: 0 }),
    attitude: word(ATTITUDES),
    seen: word(SEEN),
  };
  return [
    tool(
      master,
      'place',
      'DT-GMC-02',
      fields,
      function* ({ kind, name, count, hp, ac, hit, attitude, seen }): Flow<void> {
        let group: number | undefined;
        for (let at = 0; at < count; at += 1) {
          const creature = addFromBlock(t, kind.id, {
            attitude: attitude.id,
            number: count === 1 ? 0 : at + 1,
            hit,
            ...(name === '' ? {} : { name }),
            ...(hp === 0 ? {} : { hp }),
            ...(ac === 0 ? {} : { ac }),
            ...(group === undefined ? {} : { group }),
          });
          group ??= creature.group;
          creature.isHidden = seen.id === 'hidden';
          placeIn(t, creature, undefined);
          tellPlaced(t, master, creature);
          if (t.state.combat !== undefined && creature.side !== 'others')
            yield* joinCombat(t, creature);
        }
      },
    ),
  ];
}

/** Who is hidden is told to whoever runs the game alone (DT-HID-07). */
function tellPlaced(t: D20, master: Seat, { id, isHidden }: Creature): void {
  const tell = () => t.tell?.({ type: 'placed', rule: 'DT-GMC-02', creature: id });
  if (isHidden) t.among([master], tell);
  else tell();
}

/**
 * Somebody is moved, hidden, shown or taken away (DT-GMC-02). As long as the party does not perceive it, only whoever runs
 * the game hears of it (DT-HID-07).
 */
export function moveTool(t: D20, master: Seat): readonly Tool[] {
  const all = subjects(t);
  if (all.length === 0) return [];
  const { rows } = t.state.ground;
  const fields = {
    who: whom(all),
    how: word(['here', 'hide', 'show', 'away']),
    // Counted from 1, as squares are called.
    x: blank.amount({ min: 1, max: rows[0]?.length ?? 1, fallback: 1 }),
    y: blank.amount({ min: 1, max: Math.max(1, rows.length), fallback: 1 }),
    note: note(),
  };
  return [
    tool(master, 'move', 'DT-GMC-02', fields, ({ who: { creature }, how, x, y }) => {
      const wasSeen = isPerceived(t, creature);
      const isOfHiding = how.id === 'hide' || how.id === 'show';
      hush(t, creature);
      if (isOfHiding) creature.isHidden = how.id === 'hide';
      else if (how.id === 'away') leave(t, creature);
      else putAt(t, creature, x - 1, y - 1);
      // It may have come into sight.
      if (!wasSeen) hush(t, creature);
      if (isOfHiding) t.reveal();
      t.tell?.({ type: 'moved-by-master', rule: 'DT-GMC-02', creature: creature.id, how: how.id });
      unhush(t);
      return undefined;
    }),
  ];
}

function putAt(t: D20, creature: Creature, x: number, y: number): void {
  const { rows } = t.state.ground;
  if (rows.length === 0) {
    creature.place = { at: 'line', feet: x * 5 };
    return;
  }
  const cell = gridOf(t.state).cellAt(x, y);
  const isFree = terrainOf(rows[y]?.[x]).isClosed !== true && mayEnd(t, creature, cell);
  if (isFree) creature.place = { at: 'square', cell };
  else placeIn(t, creature, 'start');
}

/** Hit Points are given or taken, with a reason (DT-GMC-06). */
export function hitPointsTool(t: D20, master: Seat): readonly Tool[] {
  const all = subjects(t);
  if (all.length === 0) return [];
  const fields = {
    who: whoAll(all),
    change: blank.amount({ min: -200, max: 200, fallback: -1 }),
    reason: note(),
  };
  return [
    tool(master, 'hit-points', 'DT-GMC-06', fields, function* ({ who, change }): Flow<void> {
      for (const { creature } of who) {
        const danger = { rule: 'DT-GMC-06', tags: [] };
        hush(t, creature);
        if (change < 0) yield* hurt(t, creature, { danger, isDamage: false, amount: -change });
        else yield* heal(t, creature, { amount: change, way: 'care', rule: 'DT-GMC-06' });
      }
      unhush(t);
      yield* settleDeaths(t);
    }),
  ];
}

const LASTS = ['rounds', 'minutes', 'hours', 'scene', 'cure'] as const;

/** A condition is laid on somebody, or lifted (DT-GMC-06). */
export function conditionTool(t: D20, master: Seat, conditions: readonly Trait[]): readonly Tool[] {
  const all = subjects(t);
  if (all.length === 0 || conditions.length === 0) return [];
  const fields = {
    who: whoAll(all),
    condition: blank.one(conditions.flatMap(asLaid)),
    how: word(['apply', 'lift']),
    lasts: word(LASTS),
    count: blank.amount({ min: 1, max: 100, fallback: 1 }),
    note: note(),
  };
  return [
    tool(
      master,
      'condition',
      'DT-GMC-06',
      fields,
      function* ({ who, condition, how, lasts, count }): Flow<void> {
        for (const { creature } of who) {
          const { kind, ability } = condition;
          const there = creature.effects.find(
            (one) => one.kind === kind && (ability === undefined || one.data?.ability === ability),
          );
          hush(t, creature);
          if (how.id === 'lift') {
            if (there !== undefined && !liesDown(creature, there))
              yield* relieve(t, creature, there, 'cure', 'DT-GMC-06');
          } else {
            const until = untilOf(t, lasts.id, count);
            yield* afflict(t, creature, {
              kind,
              source: { rule: 'DT-GMC-06' },
              until,
              ...(ability === undefined ? {} : { data: { ability } }),
            });
          }
        }
        unhush(t);
      },
    ),
  ];
}

/** A condition to lay or lift; one that is of an ability once for each (DT-COND-13). */
interface Laid extends Option {
  readonly kind: string;
  readonly ability?: Ability;
}

function asLaid({ id, isOfAbility }: Trait): readonly Laid[] {
  if (isOfAbility !== true) return [{ id, kind: id, names: { effect: id } }];
  return ABILITIES.map((ability) => ({
    id: `${id}-${ability}`,
    kind: id,
    ability,
    names: { effect: id, ability },
  }));
}

/** Whoever is at 0 or less wakes by Hit Points alone (DT-HP-08, DT-HP-11). */
const liesDown = ({ hp }: Creature, { kind }: Effect): boolean => kind === 'unconscious' && hp <= 0;

function untilOf(t: D20, lasts: (typeof LASTS)[number], count: number): Until {
  if (lasts === 'scene' || lasts === 'cure') return { at: lasts };
  return forRounds(t, count * { rounds: 1, minutes: MINUTE, hours: HOUR }[lasts]);
}

/** How somebody stands to the party (DT-GMC-07). */
export function attitudeTool(t: D20, master: Seat): readonly Tool[] {
  const all = others(t);
  if (all.length === 0) return [];
  const fields = { who: whom(all), attitude: word(ATTITUDES), note: note() };
  return [
    tool(master, 'attitude', 'DT-GMC-07', fields, ({ who: { creature }, attitude }) => {
      hush(t, creature);
      setAttitude(t, creature, attitude.id, 'DT-GMC-07');
      unhush(t);
      if (attitude.id === 'hostile' && creature.side === 'others') creature.side = 'foes';
      if (attitude.id !== 'hostile' && creature.side === 'foes') creature.side = 'others';
      // Whoever turns on the party in a fight takes part in it (DT-INIT-01, -10).
      const joins = creature.side === 'foes' && isUp(creature) && isHere(creature);
      return joins ? joinCombat(t, creature) : undefined;
    }),
  ];
}

/** Things are given and taken (DT-GMC-10). */
export function itemTool(t: D20, master: Seat): readonly Tool[] {
  const all = characters(t);
  const kinds = Object.keys(contentOf(t).gear).map((id) => ({ id, names: { item: id } }));
  if (all.length === 0 || kinds.length === 0) return [];
  const fields = {
    who: whom(all),
    item: blank.one(kinds),
    how: word(['give', 'take']),
    note: note(),
  };
  return [
    tool(master, 'item', 'DT-GMC-10', fields, ({ who: { creature }, item: { id: kind }, how }) => {
      if (how.id === 'give') {
        creature.items.push(newItem(t, kind));
        t.tell?.({ type: 'given', rule: 'DT-GMC-10', creature: creature.id, item: kind, count: 1 });
        return undefined;
      }
      const item = creature.items.find((one) => one.kind === kind);
      if (item === undefined) return undefined;
      takeAway(creature, item.id);
      t.tell?.({ type: 'lost-item', rule: 'DT-GMC-10', creature: creature.id, item: kind });
      return undefined;
    }),
  ];
}

const SPANS = ['scene', 'session'] as const;

/** Somebody of whoever runs the game is played by a seat for a while, if that agrees (DT-PLAY-04, DT-GMC-11). */
export function lendTool(t: D20, master: Seat): readonly Tool[] {
  const all = others(t);
  if (all.length === 0) return [];
  const seats = Array.from({ length: master }, (_, seat) => ({
    id: `seat-${seat}`,
    names: { seat },
    seat,
  }));
  const fields = {
    who: whom(all),
    to: blank.one([{ id: 'nobody', seat: undefined }, ...seats]),
    lasts: word(SPANS),
  };
  return [
    tool(
      master,
      'lend',
      'DT-GMC-11',
      fields,
      function* ({ who: { creature }, to: { seat }, lasts }): Flow<void> {
        if (seat === undefined) return takeBack(t, creature);
        const params = { creature: creature.id, lasts: lasts.id };
        const agrees = yield* confirm(t, seat, 'choice.lent', { rule: 'DT-PLAY-04', params });
        if (agrees) lendTo(t, creature, seat, lasts.id);
      },
    ),
  ];
}

/** Whoever plays somebody of whoever runs the game may give it back at any time (DT-PLAY-04). */
export function giveBackTool(t: D20, seat: Seat): readonly Tool[] {
  const lent = subjects(t).filter((one) => isLentTo(one, seat));
  if (lent.length === 0) return [];
  return [
    tool(seat, 'give-back', 'DT-PLAY-04', { who: whom(lent) }, ({ who: { creature } }) => {
      takeBack(t, creature);
      return undefined;
    }),
  ];
}
