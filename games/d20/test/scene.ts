import type { Sheet } from '../src/content/sheet.ts';
import type { Creature, Story } from '../src/model.ts';
import type { D20Options } from '../src/options.ts';
import { enterScene } from '../src/rules/story/scenes.ts';
import { type Script, type Sitting, sit } from './rig.ts';

/** How a test comes into a scene of an adventure. */
interface InScene extends Sitting {
  readonly adventure: D20Options['adventure'];
  readonly scene: string;
  /** The characters of the party; one if left out. */
  readonly party?: readonly Partial<Sheet>[];
  readonly story?: Partial<Story>;
  /** What is done before the scene begins. */
  before?(party: readonly Creature[]): void;
  readonly script?: Script;
}

/** A party in a scene that has just begun. */
export function inScene({
  adventure,
  scene,
  party = [{}],
  story,
  before,
  script,
  ...sitting
}: InScene) {
  const rig = sit({ ...sitting, options: { ...sitting.options, adventure } });
  const heroes = party.map((one, seat) => rig.hero(one, undefined, undefined, seat));
  rig.state.story = {
    scene,
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
    entered: rig.state.clock,
    surprised: [],
    extra: [],
    defeats: 0,
    benefits: {},
    began: rig.state.clock,
    lowest: 1,
    bargained: false,
    ...story,
  };
  before?.(heroes);
  rig.play(enterScene(rig.t, scene), script);
  const [first] = heroes;
  if (first === undefined) throw new Error('nobody plays');
  const theStory = (): Story => {
    const { story: now } = rig.state;
    if (now === undefined) throw new Error('no adventure is played');
    return now;
  };
  return {
    ...rig,
    heroes,
    first,
    story: theStory,
    /** The first creature of a row of foes. */
    row(id: string): Creature {
      const found = rig.state.creatures.find((one) => one.id === theStory().rows[id]?.[0]);
      if (found === undefined) throw new Error(`there is no row "${id}"`);
      return found;
    },
  };
}
