import { choose, confirm, type Flow, type Option, parallel } from '@tablewright/engine';
import type { Ability } from '../../abilities.ts';
import { TAGS } from '../../content/tags.ts';
import type { RollPart } from '../../content/trait.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { partyOf } from '../adventure/adventure.ts';
import { isBanned } from '../bearers/bearers.ts';
import { isUp } from '../creature.ts';
import { deciderOf, masterSeat } from '../deciding/decide.ts';
import { isHere } from '../place/distance.ts';
import { saveThrow } from '../saves/save.ts';
import { type Task, tryTask } from '../tasks/task.ts';

/** A roll that whoever runs the game calls for (DT-GMC-03). */
export interface Call {
  readonly kind: 'check' | 'save';
  readonly who: readonly Creature[];
  /** A task, or the ability of a saving throw. */
  readonly tag: string;
  readonly ability?: Ability;
  readonly target: number;
  /** Who opposes it, instead of a number. */
  readonly against?: Creature | undefined;
  /** Whether players see the number before they roll (DT-OPT-12). */
  readonly isOpen: boolean;
  readonly more: readonly RollPart[];
  /** Whether one of the others may help (DT-TASK-08). */
  readonly mayHelp: boolean;
  readonly note: string;
}

/** What somebody who was called says. */
interface Said extends Option {
  readonly helper?: Creature;
}

/**
 * All who are called answer side by side, each at its own pace: it rolls, alone or with somebody's help, or lets it be;
 * then the dice are thrown, in the order in which they were called (DT-PLC-02, DT-TASK-08). A saving throw cannot be let
 * be; whoever the software or the game master plays simply rolls.
 */
export function* callFor(t: D20, call: Call): Flow<void> {
  for (const creature of call.who) tellCall(t, creature, call);
  const answers = new Map<Creature, Said>();
  const strands = call.who.flatMap((creature) => {
    const seat = deciderOf(t, creature);
    if (seat === undefined || seat === masterSeat(t)) return [];
    return [{ seat, flow: answer(t, seat, creature, call, answers) }];
  });
  if (strands.length > 0) yield* parallel(t, strands, { secret: false });
  for (const creature of call.who) {
    const said = answers.get(creature);
    if (said?.id === 'decline')
      t.tell?.({ type: 'declined', rule: 'DT-PLC-02', creature: creature.id, tag: call.tag });
    else yield* roll(t, creature, call, said?.helper);
  }
}

function tellCall(t: D20, creature: Creature, { kind, tag, target, against, isOpen, note }: Call) {
  t.tell?.({
    type: 'called',
    rule: kind === 'save' ? 'DT-SAVE-01' : 'DT-GMC-03',
    creature: creature.id,
    tag,
    ...(against === undefined ? (isOpen ? { target } : {}) : { at: against.id }),
    note,
  });
}

function* answer(
  t: D20,
  seat: number,
  creature: Creature,
  call: Call,
  answers: Map<Creature, Said>,
): Flow<void> {
  const { kind, tag, target, isOpen, against, note } = call;
  const isKnown = isOpen && against === undefined;
  const options: readonly Said[] = [
    { id: 'roll' },
    ...helpersOf(t, creature, call).map((helper) => ({
      id: `help-${helper.id}`,
      names: { creature: helper.id },
      helper,
    })),
    ...(kind === 'save' ? [] : [{ id: 'decline' }]),
  ];
  const said = yield* choose(t, seat, 'choice.call', options, {
    rule: 'DT-PLC-02',
    params: {
      creature: creature.id,
      tag,
      known: isKnown ? 'yes' : 'no',
      target: isKnown ? target : 0,
      note: { prose: note },
      noted: note === '' ? 'no' : 'yes',
    },
    fallback: 0,
    always: true,
  });
  const { helper } = said;
  const isHelped = helper !== undefined && (yield* helps(t, helper, creature, tag));
  answers.set(creature, helper === undefined || isHelped ? said : { id: 'roll' });
}

/** Who could attempt the task alone, and is there to help with it (DT-TASK-08). */
function helpersOf(t: D20, creature: Creature, { who, mayHelp }: Call): readonly Creature[] {
  if (!mayHelp) return [];
  return partyOf(t).filter(
    (one) =>
      one !== creature &&
      // Whoever is called has a roll of its own to make.
      !who.includes(one) &&
      isUp(one) &&
      isHere(one) &&
      !isBanned(t, one, 'act'),
  );
}

/** Whether somebody helps: the software always does, a player as it likes. */
function* helps(t: D20, helper: Creature, creature: Creature, tag: string): Flow<boolean> {
  const seat = deciderOf(t, helper);
  if (seat === undefined || seat === masterSeat(t)) return true;
  return yield* confirm(t, seat, 'choice.help', {
    rule: 'DT-TASK-08',
    params: { by: helper.id, creature: creature.id, tag },
    usual: true,
  });
}

function* roll(t: D20, creature: Creature, call: Call, helper: Creature | undefined): Flow<void> {
  const { kind, tag, ability, target, against, isOpen, more } = call;
  if (kind === 'save' && ability !== undefined) {
    const danger = { rule: 'DT-GMC-03', tags: [] };
    yield* saveThrow(t, creature, { ability, target, against: danger, more, isOpen });
    return;
  }
  const helped: readonly RollPart[] =
    helper === undefined ? [] : [{ is: 'advantage', rule: 'DT-TASK-08', from: 'help' }];
  const task: Task = {
    tag,
    target:
      against === undefined
        ? target
        : { by: against, ability: ability ?? TAGS[tag]?.ability ?? 'WIS', tag },
    rule: 'DT-GMC-03',
    isOpen,
    more: [...more, ...helped],
    ...(ability === undefined ? {} : { ability }),
  };
  yield* tryTask(t, creature, task);
}
