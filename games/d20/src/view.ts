import type { Observer } from '@tablewright/engine';
import type { Creature, D20State, Wound } from './model.ts';
import { woundOf } from './rules/harm/wound.ts';
import { sees } from './rules/place/sight.ts';
import type { D20Content, World } from './table.ts';

/** A creature as an observer sees it: of others than characters neither Hit Points nor what a stat block says (DT-HID-03, -04). */
export interface SeenCreature extends Creature {
  readonly wound: Wound;
  /** Whether numbers of it are not known. */
  readonly isVeiled: boolean;
}

/** What an observer sees of a session (DT-HID). */
export interface D20View extends Omit<D20State, 'creatures' | 'rerolls'> {
  readonly creatures: readonly SeenCreature[];
  readonly rerolls: D20State['rerolls'];
}

/** What an observer may know (DT-HID-01 to -07, -18): whoever runs the game all but what is private to seats. */
export function viewOf(state: D20State, observer: Observer, content: D20Content): D20View {
  const { options } = state;
  const w: World = { state, options, content };
  const isMaster = options.gm === 'human' && observer === state.seatCount - 1;
  const { creatures, rerolls, story, ...open } = state;
  const wish = rerolls[observer];
  return {
    ...open,
    ...(story === undefined ? {} : { story: isMaster ? story : seenStory(story) }),
    creatures: creatures
      .filter((one) => isMaster || isSeen(w, one))
      .map((one) => seen(w, one, isMaster)),
    rerolls: wish === undefined ? {} : { [observer]: wish },
  };
}

/** Whether the party knows of a creature: hidden ones are not sent (DT-HID-07). */
function isSeen(w: World, creature: Creature): boolean {
  if (creature.side === 'party' || creature.life !== 'alive') return true;
  if (creature.place.at === 'away') return false;
  return w.state.creatures.some(
    (eye) => eye.character !== undefined && eye.side === 'party' && sees(w, eye, creature),
  );
}

function seen(w: World, creature: Creature, isMaster: boolean): SeenCreature {
  const wound = woundOf(w, creature);
  if (isMaster || creature.character !== undefined) return { ...creature, wound, isVeiled: false };
  const {
    printed: _,
    lockedLoss: __,
    used: ___,
    hurtBy: ____,
    strained: _____,
    ...open
  } = creature;
  const hp = { unhurt: 4, hurt: 3, 'badly-hurt': 2, down: 0, dead: -4 }[wound];
  return {
    ...open,
    hp,
    level: 1,
    lockedLoss: [],
    used: {},
    hurtBy: {},
    strained: [],
    wound,
    isVeiled: true,
  };
}

/** What players know of how far the adventure has come: not what lies ahead (DT-HID-02). */
function seenStory(story: NonNullable<D20State['story']>): NonNullable<D20State['story']> {
  const { goes: _, ...open } = story;
  return {
    ...open,
    flags: [],
    rows: {},
    people: story.people,
    events: [],
    counters: story.counters,
  };
}

/** The world as an observer sees it, for what rules compute from a view. */
export function worldOf(view: D20View, content: D20Content): World {
  return { state: view as unknown as D20State, options: view.options, content };
}
