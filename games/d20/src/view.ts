import type { Observer, RandomSource } from '@tablewright/engine';
import type {
  Combat,
  Creature,
  D20State,
  Effect,
  Ground,
  Handout,
  Story,
  Wound,
  Zone,
} from './model.ts';
import { isInCombat } from './rules/combat/end.ts';
import { woundOf } from './rules/harm/wound.ts';
import { isPerceived } from './rules/hiding/hush.ts';
import { maxHpOf } from './rules/numbers/hit-points.ts';
import { isKnown, knownRows } from './rules/place/known.ts';
import { contentOf, type D20Content, type World } from './table.ts';

/** A creature as an observer sees it: of others than characters no Hit Points, and what it is made from without what is its own (DT-HID-03, -04). */
export interface SeenCreature extends Creature {
  readonly wound: Wound;
  /** Whether numbers of it are not known. */
  readonly isVeiled: boolean;
}

/** What an observer sees of a session (DT-HID). */
export interface D20View extends Omit<D20State, 'creatures'> {
  readonly creatures: readonly SeenCreature[];
  /** What those are called who have left, of whom the observer has seen that they were there (DT-HID-07). */
  readonly gone: readonly Pick<Creature, 'id' | 'name' | 'number'>[];
}

/** What an observer may know (DT-HID-01 to -07, -13, -18): whoever runs the game all but what is private to seats. */
export function viewOf(state: D20State, observer: Observer, content: D20Content): D20View {
  const w: World = { state, options: state.options, content };
  const isMaster = isMasterOf(state, observer);
  const { creatures, rerolls, story, combat, sealed, handouts, ...open } = state;
  const wish = rerolls[observer];
  const shown = creatures.filter((one) => isMaster || isRunBy(one, observer) || isShown(w, one));
  const ids = new Set(shown.map(({ id }) => id));
  return {
    ...open,
    ...(isMaster ? {} : { ...seenPlace(w, shown), nextId: UNKNOWN }),
    sealed: isMaster || state.phase === 'ended' ? sealed : sealed.map(() => []),
    ...(handouts === undefined
      ? {}
      : { handouts: handouts.filter((one) => isMaster || isFor(one, observer)) }),
    ...(story === undefined ? {} : { story: isMaster ? story : seenStory(story) }),
    ...(combat === undefined ? {} : { combat: isMaster ? combat : seenCombat(combat, ids) }),
    creatures: shown.map((one) => seen(w, one, observer, isMaster)),
    gone: creatures
      .filter(({ id, isMet }) => isMet === true && !ids.has(id))
      .map(({ id, name, number }) => ({ id, name, number })),
    rerolls: wish === undefined ? {} : { [observer]: wish },
  };
}

/** In place of the id that comes next, which would tell how many are hidden; beyond all that there are. */
const UNKNOWN = 1_000_000;

/** Whether an observer is the person who runs the game. */
const isMasterOf = ({ options, seatCount }: D20State, observer: Observer): boolean =>
  options.gm === 'human' && observer === seatCount - 1;

/** Whether a creature is played from this observer’s seat. */
const isRunBy = ({ run }: Creature, observer: Observer): boolean =>
  run.by === 'seat' && run.seat === observer;

/** Whether a handout is one that an observer has (DT-GMC-01). */
const isFor = ({ to }: Handout, observer: Observer): boolean =>
  to === undefined || to.includes(observer);

/** Whether the party knows that a creature is there: what is hidden is not sent (DT-HID-07). */
function isShown(w: World, creature: Creature): boolean {
  const { side, life, place } = creature;
  if (side === 'party') return true;
  if (place.at === 'away') return false;
  if (life === 'alive') return isPerceived(w, creature);
  // The dead lie there as things do.
  return place.at !== 'square' || isKnown(w.state, place.cell);
}

/** Hit Points that stand for a wound where the number is not known, in parts of the printed maximum. */
const LOOKS = { unhurt: 1, hurt: 0.75, 'badly-hurt': 0.5, down: 0, dead: -1 } as const;

function seen(w: World, creature: Creature, observer: Observer, isMaster: boolean): SeenCreature {
  const wound = woundOf(w, creature);
  // Whoever runs a creature knows all of it, for that time (DT-HID-17).
  if (isMaster || isRunBy(creature, observer)) return { ...creature, wound, isVeiled: false };
  if (creature.character !== undefined) {
    const effects = creature.seat === observer ? creature.effects : seenEffects(creature);
    return { ...creature, effects, wound, isVeiled: false };
  }
  const isKnown = creature.isSpokenTo === true || isInCombat(w, creature);
  const { block, name, number, id, run, side, life, place, height, group } = creature;
  // How somebody stands to the party shows once they have spoken, or fight (DT-HID-06).
  const attitude = isKnown ? creature.attitude : 'neutral';
  const printed = block === undefined ? undefined : contentOf(w).blocks[block];
  const hp = printed?.hp ?? 1;
  const looks = Math.ceil(hp * LOOKS[wound]);
  return {
    ...{ id, name, number, run, side, attitude, life, place, height, group, wound },
    ...(isKnown ? { isSpokenTo: true as const } : {}),
    ...(block === undefined ? {} : { block }),
    level: printed?.level ?? 1,
    hp: looks,
    printed: {
      maxHp: hp,
      ac: printed?.ac ?? 10,
      speed: printed?.speed ?? 40,
      mods: printed?.mods ?? { STR: 0, DEX: 0, CON: 0, INT: 0, WIS: 0, CHA: 0 },
      morale: 12,
      hit: 0,
    },
    effects: seenEffects(creature),
    traits: [...(printed?.traits ?? [])],
    ...{ items: [], held: [], gp: 0, tokens: 0, used: {}, strained: [], lockedLoss: [] },
    ...{ isHidden: false, isLeader: false, hurtBy: {}, restHours: [], isVeiled: true },
  };
}

/** What lies on somebody, as others see it: that it believes something false, not what (DT-HID-12). */
const seenEffects = ({ effects }: Creature): Effect[] =>
  effects.map((effect) => {
    if (effect.kind !== 'deluded') return effect;
    const { data: _, ...open } = effect;
    return open;
  });

/**
 * The scene's place as the party knows it (DT-HID-01, -02): no square that nobody has seen, nothing that lies there or is
 * hidden, and nothing that bears on somebody who is not seen.
 */
function seenPlace(
  w: World,
  shown: readonly Creature[],
): Pick<D20State, 'ground' | 'zones' | 'lying' | 'circumstances' | 'dying'> {
  const { ground, zones, lying, circumstances, dying } = w.state;
  const { known: _, ...open } = ground;
  const rows = [...knownRows(w)];
  const there: Ground = { ...ground, known: rows };
  const ids = new Set(shown.map(({ id }) => id));
  return {
    ground: { ...open, rows },
    zones: zones.flatMap((zone) => seenZone({ ground: there }, zone, ids)),
    lying: lying.filter(
      ({ place, isHidden }) =>
        isHidden !== true && (place.at !== 'square' || isKnown({ ground: there }, place.cell)),
    ),
    circumstances: circumstances
      .map((one) => ({ ...one, who: one.who.filter((id) => ids.has(id)) }))
      .filter(({ who }, at) => who.length > 0 || circumstances[at]?.who.length === 0),
    dying: dying.filter(({ creature }) => ids.has(creature)),
  };
}

/** A zone, if the party knows any of it. */
function seenZone(
  there: Pick<D20State, 'ground'>,
  zone: Zone,
  ids: ReadonlySet<number>,
): readonly Zone[] {
  const { shape } = zone;
  if (zone.isHidden === true) return [];
  const seen = { ...zone, harmed: zone.harmed.filter((id) => ids.has(id)) };
  if (shape.is === 'around') return ids.has(shape.creature) ? [seen] : [];
  if (shape.is !== 'cells') return [seen];
  const cells = shape.cells.filter((cell) => isKnown(there, cell));
  if (cells.length === 0) return [];
  const { middle, ...open } = seen;
  return [
    {
      ...open,
      shape: { is: 'cells', cells },
      ...(middle === undefined || !isKnown(there, middle) ? {} : { middle }),
    },
  ];
}

/** What players know of how far the adventure has come: nothing of what lies ahead (DT-HID-02). */
function seenStory({ goes: _, mods: __, surprised: ___, ...open }: Story): Story {
  const ahead = { flags: [], counters: {}, rows: {}, events: [], people: {}, upon: [], gone: [] };
  return { ...open, ...ahead, surprised: [] };
}

/** A combat among those who are seen. */
function seenCombat(combat: Combat, ids: ReadonlySet<number>): Combat {
  const known = (list: readonly number[]) => list.filter((id) => ids.has(id));
  const { turn, last, ...open } = combat;
  return {
    ...open,
    participants: known(combat.participants),
    totals: Object.fromEntries(Object.entries(combat.totals).filter(([id]) => ids.has(Number(id)))),
    acted: known(combat.acted),
    surprised: known(combat.surprised),
    arrived: known(combat.arrived),
    firstOf: known(combat.firstOf),
    morale: [],
    ...(turn !== undefined && ids.has(turn.creature) ? { turn } : {}),
    ...(last !== undefined && ids.has(last) ? { last } : {}),
  };
}

/** The world as an observer sees it, for what rules compute from a view. */
export function worldOf(view: D20View, content: D20Content): World {
  return { state: view as unknown as D20State, options: view.options, content };
}

/** A state that this observer could not tell from the real one: numbers of others are drawn anew as they look (DT-HID-16). */
export function imagined(
  state: D20State,
  observer: Observer,
  random: RandomSource,
  content: D20Content,
): D20State {
  if (isMasterOf(state, observer)) return state;
  if (state.handouts !== undefined)
    state.handouts = state.handouts.filter((one) => isFor(one, observer));
  const w: World = { state, options: state.options, content };
  for (const creature of state.creatures) {
    if (creature.character !== undefined || creature.life !== 'alive') continue;
    if (isRunBy(creature, observer)) continue;
    const wound = woundOf(w, creature);
    const max = maxHpOf(w, creature);
    const half = Math.floor(max / 2);
    const [least, most] =
      wound === 'badly-hurt'
        ? [1, half]
        : wound === 'hurt'
          ? [half + 1, max - 1]
          : [creature.hp, creature.hp];
    creature.hp =
      most > least ? least + random.index(most - least + 1, 'hp', creature.id) : creature.hp;
    creature.hurtBy = {};
  }
  if (state.phase !== 'ended')
    state.sealed = state.sealed.map((faces) => faces.map(() => 1 + random.index(6, 'sealed')));
  state.rerolls =
    state.rerolls[observer] === undefined ? {} : { [observer]: state.rerolls[observer] };
  return state;
}
