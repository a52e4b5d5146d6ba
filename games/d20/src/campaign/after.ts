import type { Attitude, D20State } from '../model.ts';
import { personKey } from '../rules/adventure/campaign.ts';
import { type Campaign, FIRST_CAMPAIGN, type SessionCharacter } from './campaign.ts';

/** The campaign once a session of it is over (DT-TAB-02 to -04, DT-TOK-42). */
export function campaignAfter(state: D20State): Campaign {
  const { clock, points, ending = 'none', story, campaign, scenes = 0 } = state;
  const { before, adventure } = campaign ?? { before: FIRST_CAMPAIGN, adventure: 'free' };
  const isNew = ending === 'finished' && adventure !== 'free';
  const finished = isNew && !before.finished.includes(adventure);
  return {
    clock: Math.max(before.clock, clock),
    points,
    attitudes: { ...before.attitudes, ...attitudesNow(state, adventure) },
    finished: finished ? [...before.finished, adventure] : before.finished,
    journal: [
      ...before.journal,
      {
        adventure,
        ending,
        clock: Math.max(before.clock, clock),
        scenes: story === undefined ? scenes : Object.keys(story.left).length,
        characters: charactersOf(state),
      },
    ],
  };
}

/** How the people of the adventure stand to the party at the end. */
function attitudesNow(
  { story, creatures }: D20State,
  adventure: string,
): Readonly<Record<string, Attitude>> {
  const people = Object.entries(story?.people ?? {}).flatMap(([person, id]) => {
    const creature = creatures.find((one) => one.id === id);
    return creature === undefined
      ? []
      : [[personKey(adventure, person), creature.attitude] as const];
  });
  return Object.fromEntries(people);
}

function charactersOf({ creatures }: D20State): readonly SessionCharacter[] {
  return creatures.flatMap(({ character, seat, name, level, life }) =>
    character === undefined || seat === undefined
      ? []
      : [{ name, level, xp: character.xp, ...(life === 'alive' ? {} : { isDead: true as const }) }],
  );
}
