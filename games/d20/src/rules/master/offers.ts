import {
  type Answer,
  blank,
  type Choice,
  type Flow,
  type Seat,
  type StandingOffers,
} from '@tablewright/engine';
import { TAGS } from '../../content/tags.ts';
import { contentOf, type D20 } from '../../table.ts';
import { characterOf, masterSeat } from '../deciding/decide.ts';
import { tokenOffers } from '../tokens/offers.ts';
import { callTool, hazardTool, saveTool } from './calls.ts';
import {
  attitudeTool,
  conditionTool,
  hitPointsTool,
  itemTool,
  lendTool,
  moveTool,
  placeTool,
} from './creatures.ts';
import { safetyTool } from './safety.ts';
import {
  awardTool,
  bargainTool,
  clockTool,
  closeTool,
  describeTool,
  diceTool,
  fightTool,
  tokenTool,
} from './story.ts';
import { type Tool, tool } from './tool.ts';

/** What everybody may do at any time: players their tokens and words, whoever runs the game its tools (DT-PLC, DT-GMC). */
export function offersAt(t: D20): StandingOffers {
  const tokens = tokenOffers(t);
  return {
    offersFor: (seat) => [
      ...(seat === masterSeat(t) ? [] : tokens.offersFor(seat)),
      ...toolsOf(t, seat).map(({ choice }) => choice),
    ],
    *use(offer: Choice, answer: Answer): Flow<void> {
      const used = toolsOf(t, offer.seat).find(({ choice }) => choice.why.key === offer.why.key);
      if (used === undefined) return yield* tokens.use(offer, answer);
      const flow = used.use(answer);
      if (flow !== undefined) yield* flow;
    },
  };
}

/** The tools of a seat. */
function toolsOf(t: D20, seat: Seat): readonly Tool[] {
  if (t.state.phase === 'lobby' || t.state.phase === 'ended') return [];
  const master = masterSeat(t);
  if (master === undefined) return safetyTool(t, seat);
  return seat === master ? masterTools(t, master) : playerTools(t, seat, master);
}

/** In the order in which they are shown (DT-GMC-01 to -13). */
function masterTools(t: D20, master: Seat): readonly Tool[] {
  const words = [...safetyTool(t, master), ...describeTool(t, master), ...diceTool(t, master)];
  if (!t.state.isAtRest) return words;
  return [
    ...words,
    ...callTool(t, master),
    ...saveTool(t, master),
    ...fightTool(t, master),
    ...placeTool(t, master),
    ...moveTool(t, master),
    ...hitPointsTool(t, master),
    ...conditionTool(t, master, conditionsOf(t)),
    ...hazardTool(t, master),
    ...attitudeTool(t, master),
    ...itemTool(t, master),
    ...clockTool(t, master),
    ...bargainTool(t, master),
    ...tokenTool(t, master),
    ...awardTool(t, master),
    ...lendTool(t, master),
    ...closeTool(t, master),
  ];
}

/** Conditions of the list, by id (DT-COND). */
const conditionsOf = (t: D20): readonly string[] =>
  Object.values(contentOf(t).traits)
    .filter(({ rule }) => rule.startsWith('DT-COND-'))
    .map(({ id }) => id);

/** What a player says: what its character tries, and words for whoever runs the game alone (DT-PLC-01, -02). */
function playerTools(t: D20, seat: Seat, master: Seat): readonly Tool[] {
  const creature = characterOf(t.state, seat);
  const tags = Object.keys(TAGS).map((id) => ({ id, names: { tag: id } }));
  const proposal = {
    words: blank.prose({ minLength: 1, maxLength: 500, fallback: '…' }),
    tag: blank.one([{ id: 'none' }, ...tags]),
  };
  const whisper = { words: blank.prose({ minLength: 1, maxLength: 500, fallback: '…' }) };
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
            return undefined;
          }),
        ]),
    tool(seat, 'whisper', 'DT-PLC-01', whisper, ({ words }) => {
      t.among([seat, master], () =>
        t.tell?.({ type: 'whispered', rule: 'DT-PLC-01', seat, words }),
      );
      return undefined;
    }),
  ];
}
