import { type Flow, maybe } from '@tablewright/engine';
import type { Ability } from '../../abilities.ts';
import type { Danger, RollPart } from '../../content/trait.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature, RepeatedSave } from '../../model.ts';
import { has } from '../bearers/bearers.ts';
import { creatureOf } from '../creature.ts';
import { announce } from '../moments/moment.ts';
import { rerollWindow } from '../rolls/rerolls.ts';
import { rollBoth, rollD20, totalOf } from '../rolls/roll.ts';
import { shownTarget, tellRoll } from '../rolls/tell-roll.ts';

/** A saving throw that somebody has to make. */
export interface Save {
  readonly ability: Ability;
  /** What the total has to reach (DT-TN-05, -06). */
  readonly target: number;
  readonly against: Danger;
  readonly hazardLevel?: number;
  /** Damage that comes of failing it, where that is known before the roll. */
  readonly harm?: number;
  /** A willing target may let magic pass (DT-SAVE-06). */
  readonly isWilling?: boolean;
  /** Whether players see what has to be reached; as the table has set it, if left out (DT-OPT-12). */
  readonly isOpen?: boolean;
  readonly more?: readonly RollPart[];
}

/** A creature that cannot move fails these without a roll (DT-SAVE-07). */
const BODILY: readonly Ability[] = ['STR', 'DEX'];
/** By these tags and kinds of effect whoever fails loses its turns, its will or its life (DT-BOT-02). */
const DISABLING: readonly string[] = [
  'paralysis',
  'paralyzed',
  'hold',
  'sleep',
  'asleep',
  'stunned',
  'confusion',
  'mind',
  'charm',
  'death',
  'petrified',
];
const HELPLESS = ['paralyzed', 'unconscious', 'asleep', 'petrified'] as const;

/** Makes a saving throw (DT-SAVE-01); it costs no action (DT-TURN-06). Returns whether it succeeds. */
export function* saveThrow(t: D20, creature: Creature, save: Save): Flow<boolean> {
  const { ability, target, against, hazardLevel, more = [] } = save;
  if (save.isWilling === true) {
    t.tell?.({ type: 'let-pass', rule: 'DT-SAVE-06', creature: creature.id });
    return false;
  }
  if (isHelpless(t, creature, ability)) return false;
  const at = {
    kind: 'save',
    roller: creature,
    ability,
    against,
    isGrave: isGrave(creature, save),
  } as const;
  const rolled = yield* rollD20(t, hazardLevel === undefined ? at : { ...at, hazardLevel }, more);
  const succeeds = () => totalOf(rolled) >= target;
  const shown = shownTarget(t, target, save.isOpen);
  tellRoll(t, rolled, { rule: ruleOf(save), success: succeeds(), ...shown });
  yield* rerollWindow(t, rolled, succeeds);
  const success = succeeds();
  yield* maybe(announce(t, creature, 'saved', { against, success }));
  return success;
}

/** Whether failing a save would disable a creature, or fell it (DT-BOT-02). */
const isGrave = ({ hp }: Creature, { against, harm = 0 }: Save): boolean =>
  harm >= hp || against.tags.some((tag) => DISABLING.includes(tag));

/** Whether a creature fails such a save without a roll (DT-SAVE-07). */
function isHelpless(t: D20, creature: Creature, ability: Ability): boolean {
  if (!BODILY.includes(ability) || !HELPLESS.some((kind) => has(creature, kind))) return false;
  t.tell?.({ type: 'helpless', rule: 'DT-SAVE-07', creature: creature.id, ability });
  return true;
}

const ruleOf = ({ hazardLevel, against }: Save): string =>
  hazardLevel !== undefined ? 'DT-SAVE-02' : against.isMagic === true ? 'DT-SAVE-03' : 'DT-SAVE-01';

/**
 * A save that is made again and again against what lies on a creature (DT-COND-12); of a grapple a roll of the one
 * against a check of the other, a tie keeping the hold (DT-ATK-12). Returns whether it succeeds.
 */
export function* saveAgain(
  t: D20,
  creature: Creature,
  save: RepeatedSave,
  against: Danger,
): Flow<boolean> {
  const { ability, target } = save;
  if (typeof target === 'number')
    return yield* saveThrow(t, creature, { ability, target, against });
  if (isHelpless(t, creature, ability)) return false;
  const holder = creatureOf(t.state, target.grappler);
  const [own, other] = yield* rollBoth(
    t,
    { at: { kind: 'save', roller: creature, ability, target: holder, against } },
    { at: { kind: 'check', roller: holder, ability: 'STR', target: creature } },
  );
  const breaks = () => totalOf(own) > totalOf(other);
  tellRoll(t, other, { rule: 'DT-ATK-12' });
  tellRoll(t, own, { rule: 'DT-ATK-12', target: totalOf(other), success: breaks() });
  yield* rerollWindow(t, own, breaks);
  yield* rerollWindow(t, other, () => !breaks());
  return breaks();
}
