import type { Flow } from '@tablewright/engine';
import type { Session } from '../../campaign/campaign.ts';
import type { D20 } from '../../d20-table.ts';
import type { Creature } from '../../model.ts';
import { adventureOf, partyOf } from '../adventure/adventure.ts';
import { beginCampaign, campaignBrought } from '../adventure/campaign.ts';
import { momentAfter } from '../rolls/written.ts';
import { characters, NEW_TOKENS } from '../setup/characters.ts';

/** Whether it is still the session of before for a character: no scene was finished in the last one (DT-TOK-01). */
const goesOn = (last: Session | undefined, { name }: Creature): boolean =>
  last !== undefined && last.scenes === 0 && last.characters.some((one) => one.name === name);

/** The session begins: characters, tokens, and the first scene of the adventure (DT-TAB-03, -04). */
export function* begin(t: D20): Flow<void> {
  beginCampaign(t);
  const adventure = adventureOf(t);
  // The clock never goes back (DT-INV-28); it stands before anybody comes in, as what lies on them goes by it.
  if (adventure !== undefined) t.state.clock = momentAfter(t.state.clock, adventure.time);
  yield* characters(t);
  const last = campaignBrought(t)?.journal.at(-1);
  for (const creature of partyOf(t)) {
    if (goesOn(last, creature)) continue;
    creature.tokens = t.options.tokenCarryover ? Math.max(NEW_TOKENS, creature.tokens) : NEW_TOKENS;
  }
  t.state.phase = 'scene';
  if (adventure === undefined) return;
  t.state.story = {
    scene: adventure.start,
    goes: adventure.start,
    scenes: 0,
    flags: [],
    counters: {},
    facts: [],
    done: [],
    failed: {},
    shares: {},
    closed: [],
    people: {},
    rows: {},
    left: {},
    events: [],
    upon: [],
    gone: [],
    entered: t.state.clock,
    surprised: [],
    extra: [],
    defeats: 0,
    benefits: {},
    began: t.state.clock,
    lowest: Math.min(...partyOf(t).map(({ level }) => level)),
    bargained: false,
  };
}
