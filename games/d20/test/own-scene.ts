import type { Adventure, FoeRow, Person, Scene, SceneTask } from '../src/content/adventure.ts';
import type { Deed } from '../src/content/adventure-deeds.ts';
import type { Creature } from '../src/model.ts';
import { playing } from '../src/rules/adventure/adventure.ts';
import { doAll } from '../src/rules/story/doing.ts';
import { personOf } from '../src/rules/story/foes.ts';
import type { D20 } from '../src/table.ts';
import type { Script } from './rig.ts';
import { inScene } from './scene.ts';

/** A scene with nothing in it. */
const EMPTY: Scene = {
  id: 'here',
  title: 'Here',
  text: [],
  plain: 'Some place.',
  tasks: [],
  exits: [{ id: 'on', label: 'Go on', to: 'end', kind: 'main' }],
  skip: { text: 'It is over.', do: [] },
  award: { xp: 0 },
};

/** Something to try without a roll, that comes to nothing. */
const TASK: SceneTask = {
  id: 'try',
  label: 'Try it',
  tags: ['climb'],
  time: '1m',
  ok: [],
  fail: [],
};

/** A task of a test. */
export const aTask = (some: Partial<SceneTask> = {}): SceneTask => ({ ...TASK, ...some });

/** Somebody of the adventure, neutral. */
export const aPerson = (some: Partial<Person> = {}): Person => ({
  id: 'mira',
  name: 'Mira',
  plainName: 'a woman',
  base: 'bystander',
  attitude: 'neutral',
  ...some,
});

/** A row of three thugs who keep peace. */
export const aRow = (some: Partial<FoeRow> = {}): FoeRow => ({
  id: 'thugs',
  block: 'thug',
  plainName: 'some people',
  count: 3,
  scale: 'none',
  state: 'peaceful',
  ...some,
});

/** Nobody listens to a table any more, as where bots play matches only to count them (DT-SIM-01). */
export const deafen = ({ t }: { readonly t: D20 }): void => {
  Object.assign(t, { tell: undefined });
};

/** How a test comes into a scene of its own. */
type InOwn = Omit<Parameters<typeof inScene>[0], 'adventure' | 'scene'> & {
  /** What the scene has. */
  readonly here?: Partial<Scene>;
  /** Scenes besides it. */
  readonly others?: readonly (Partial<Scene> & Pick<Scene, 'id'>)[];
  /** What the adventure has besides scenes. */
  readonly adventure?: Partial<Adventure>;
};

/** A party in a scene that the test writes, of an adventure that nobody has translated. */
export function inOwn({ here = {}, others = [], adventure = {}, content, ...sitting }: InOwn = {}) {
  const scenes = [{ ...EMPTY, ...here }, ...others.map((one) => ({ ...EMPTY, ...one }))];
  const own: Adventure = {
    id: 'own',
    title: 'A test',
    genre: 'fantasy',
    level: 1,
    xp: 0,
    premise: 'It begins.',
    start: 'here',
    climax: 'peak',
    time: '00:00',
    events: [],
    counters: [],
    people: [],
    facts: [],
    maps: [],
    endings: [],
    ready: [],
    ...adventure,
    scenes,
  };
  const rig = inScene({
    ...sitting,
    adventure: 'harrow-down',
    scene: scenes[0]?.id ?? 'here',
    content: { ...content, adventures: { 'harrow-down': own } },
  });
  return {
    ...rig,
    /** Has things happen, by somebody or nobody. */
    does: (deeds: readonly Deed[], actor?: Creature, script: Script = []) =>
      rig.play(doAll(rig.t, deeds, { rule: 'DT-SCA-11', actor }), script),
    /** The second of the party. */
    get second(): Creature {
      const [, one] = rig.heroes;
      if (one === undefined) throw new Error('there is one character');
      return one;
    },
    /** The creatures of a row of foes. */
    rows: (id: string) =>
      (rig.story().rows[id] ?? []).map((at) => {
        const found = rig.state.creatures.find((one) => one.id === at);
        if (found === undefined) throw new Error(`there is no creature ${at}`);
        return found;
      }),
    /** The creature of a person, made if it was not. */
    person(id: string) {
      const found = playing(rig.t).adventure.people.find((one) => one.id === id);
      if (found === undefined) throw new Error(`there is no person "${id}"`);
      return personOf(rig.t, found);
    },
  };
}
