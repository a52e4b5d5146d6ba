import {
  type Answer,
  blank,
  type Choice,
  type Flow,
  maybe,
  type Seat,
  type StandingOffers,
  UNSAID,
} from '@tablewright/engine';
import { TAGS } from '../../content/tags.ts';
import type { Trait } from '../../content/trait.ts';
import type { Creature } from '../../model.ts';
import { contentOf, type D20 } from '../../table.ts';
import { adventureOf } from '../adventure/adventure.ts';
import { isBanned } from '../bearers/bearers.ts';
import { isUp } from '../creature.ts';
import { characterOf, masterChair, masterSeat } from '../deciding/decide.ts';
import { settleDeaths } from '../harm/deaths.ts';
import { tryAsRuled } from '../story/as-ruled.ts';
import { freeDeeds } from '../story/free.ts';
import { tokenOffers } from '../tokens/offers.ts';
import { callTool, hazardTool, saveTool } from './calls.ts';
import {
  attitudeTool,
  conditionTool,
  giveBackTool,
  hitPointsTool,
  itemTool,
  lendTool,
  moveTool,
  placeTool,
} from './creatures.ts';
import { diceTool, freeDiceTool } from './dice.ts';
import { editTool } from './edit.ts';
import { safetyTool } from './safety.ts';
import { handoutTool, layTool, marketTool, moodTool } from './scene.ts';
import { layHazardTool, layObjectTool, sceneryTool } from './scenery.ts';
import { awayTool, handOverTool, newcomerTool, standInTool, takeBackTool } from './seats.ts';
import {
  awardTool,
  bargainTool,
  clockTool,
  closeTool,
  describeTool,
  fightTool,
  pointActionTool,
  pointSurviveTool,
  tokenTool,
  workTool,
} from './story.ts';
import { type Tool, tool } from './tool.ts';

/** What everybody may do at any time: players their tokens and words, whoever runs the game its tools (DT-PLC, DT-GMC). */
export function offersAt(t: D20): StandingOffers {
  const tokens = tokenOffers(t);
  return {
    offersFor: (seat) => [
      ...tokens.offersFor(seat),
      ...toolsOf(t, seat).map(({ choice }) => choice),
    ],
    *use(offer: Choice, answer: Answer): Flow<void> {
      const used = toolsOf(t, offer.seat).find(({ choice }) => choice.why.key === offer.why.key);
      const flow = used === undefined ? tokens.use(offer, answer) : used.use(answer);
      // What it asks in turn has to be settled before the next tool: nobody is saved twice.
      const { isAtRest } = t.state;
      t.met?.(offer.why.key);
      t.state.isAtRest = false;
      yield* maybe(flow);
      t.state.isAtRest = isAtRest;
    },
  };
}

/** The tools of a seat. */
function toolsOf(t: D20, seat: Seat): readonly Tool[] {
  if (t.state.phase === 'lobby' || t.state.phase === 'ended') return [];
  const [chair, master] = [masterChair(t), masterSeat(t)];
  if (seat === chair)
    return master === undefined
      ? [...takeBackTool(t, seat), ...safetyTool(t, seat)]
      : masterTools(t, master);
  return [
    ...(master === undefined ? safetyTool(t, seat) : playerTools(t, seat)),
    ...(chair === undefined ? [] : whisperTool(t, seat, chair)),
    ...freeDiceTool(t, seat),
    ...awayTool(t, seat),
    ...newcomerTool(t, seat),
  ];
}

/** In the order in which they are shown (DT-GMC-01 to -13). */
function masterTools(t: D20, master: Seat): readonly Tool[] {
  const words = [
    ...safetyTool(t, master),
    ...describeTool(t, master),
    ...handoutTool(t, master),
    ...moodTool(t, master),
    ...diceTool(t, master),
  ];
  if (!t.state.isAtRest) return words;
  return [
    ...words,
    ...layTool(t, master),
    ...callTool(t, master),
    ...saveTool(t, master),
    ...fightTool(t, master),
    ...placeTool(t, master),
    ...moveTool(t, master),
    ...editTool(t, master),
    ...layHazardTool(t, master),
    ...layObjectTool(t, master),
    ...sceneryTool(t, master),
    ...hitPointsTool(t, master),
    ...conditionTool(t, master, conditionsOf(t)),
    ...hazardTool(t, master),
    ...attitudeTool(t, master),
    ...itemTool(t, master),
    ...marketTool(t, master),
    ...clockTool(t, master),
    ...workTool(t, master),
    ...bargainTool(t, master),
    ...tokenTool(t, master),
    ...pointActionTool(t, master),
    ...pointSurviveTool(t, master),
    ...awardTool(t, master),
    ...lendTool(t, master),
    ...standInTool(t, master),
    ...handOverTool(t, master),
    ...closeTool(t, master),
  ];
}

/** Conditions of the list (DT-COND). */
const conditionsOf = (t: D20): readonly Trait[] =>
  Object.values(contentOf(t).traits).filter(({ rule }) => rule.startsWith('DT-COND-'));

/** What a try that nobody has written has to reach, unless whoever runs the game says something else (DT-TN-02). */
const TARGET = 15;

/** Whether what somebody says it tries is ruled at once: outside a fight, in which trying takes an action. */
const mayTry = (t: D20, creature: Creature, tag: string): boolean =>
  tag !== 'none' &&
  t.state.isAtRest &&
  t.state.combat === undefined &&
  isUp(creature) &&
  !isBanned(t, creature, 'act');

/** Something that a player thinks of is tried as whoever runs the game rules it (DT-PLC-02, DT-GMC-04, -14). */
function* tries(t: D20, creature: Creature, tag: string): Flow<void> {
  yield* tryAsRuled(t, creature, { tag, target: TARGET, rule: 'DT-PLC-02' });
}

/** What a character does between fights where no adventure asks for it (DT-PLAY-01). */
function freeTool(t: D20, seat: Seat, creature: Creature): readonly Tool[] {
  const { isAtRest, combat, skips } = t.state;
  if (adventureOf(t) !== undefined || !isAtRest || combat !== undefined || skips === true)
    return [];
  const options = freeDeeds(t, creature);
  const why = {
    key: 'offer.free-deed',
    rule: 'DT-PLAY-01',
    params: { creature: creature.id },
  };
  return [
    {
      choice: { kind: 'one', seat, why, options },
      *use(answer): Flow<void> {
        const deed = options[answer as number];
        yield* maybe(deed?.run(t));
        yield* settleDeaths(t);
      },
    },
  ];
}

/** What a player says its character tries, where a person rules it (DT-PLC-02). */
function playerTools(t: D20, seat: Seat): readonly Tool[] {
  const creature = characterOf(t.state, seat);
  const tags = Object.keys(TAGS).map((id) => ({ id, names: { tag: id } }));
  const proposal = {
    words: blank.prose({ minLength: 1, maxLength: 500, fallback: UNSAID }),
    tag: blank.one([{ id: 'none' }, ...tags]),
  };
  return [
    ...(creature === undefined
      ? []
      : [
          tool(seat, 'propose', 'DT-PLC-02', proposal, ({ words, tag }) => {
            t.tell?.({
              type: 'said',
              rule: 'DT-PLC-02',
              creature: creature.id,
              tag: tag.id,
              words,
            });
            return mayTry(t, creature, tag.id) ? tries(t, creature, tag.id) : undefined;
          }),
          ...freeTool(t, seat, creature),
        ]),
    ...giveBackTool(t, seat),
  ];
}

/**
 * A word for whoever has the seat of the game master, also while the software runs the game (DT-PLC-01, DT-TAB-06,
 * DT-HID-09).
 */
function whisperTool(t: D20, seat: Seat, chair: Seat): readonly Tool[] {
  const fields = {
    words: blank.prose({ minLength: 1, maxLength: 500, fallback: UNSAID, whispered: true }),
  };
  return [
    tool(seat, 'whisper', 'DT-PLC-01', fields, ({ words }) => {
      t.among([seat, chair], () => t.tell?.({ type: 'whispered', rule: 'DT-PLC-01', seat, words }));
      return undefined;
    }),
  ];
}
