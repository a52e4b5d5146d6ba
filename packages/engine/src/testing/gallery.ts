import { choose } from '../choose.ts';
import type { GameEvent } from '../events.ts';
import { blank, fillIn } from '../fill.ts';
import type { Flow } from '../flow.ts';
import { defineGame } from '../game.ts';
import type { Picture } from '../picture.ts';
import { type Seat, seatsUpTo } from '../seat.ts';
import type { Table } from '../table.ts';
import type { Text } from '../text.ts';

/** A picture that the master has shown. */
interface Shown {
  readonly picture: Picture;
  /** The seat that alone sees it; everybody does without. */
  readonly to?: Seat;
}

/** The state of {@link gallery}. */
export interface GalleryState {
  readonly seats: number;
  scenes: number;
  readonly shown: Shown[];
}

interface GalleryEvent extends GameEvent {
  readonly type: 'shown' | 'handed' | 'gone';
  readonly seat: Seat;
  readonly picture?: Picture;
  readonly way?: string;
}

type T = Table<GalleryState, Record<never, never>, GalleryEvent>;

/** So many scenes are shown. */
const SCENES = 3;
/** Who shows them. */
const MASTER: Seat = 0;

function* scene(t: T): Flow<void> {
  const { state } = t;
  const rule = 'TOY-GAL-01';
  state.scenes += 1;
  const others = seatsUpTo(t.seatCount).filter((seat) => seat !== MASTER);
  const { picture, to } = yield* fillIn(
    t,
    MASTER,
    'scene',
    {
      picture: blank.picture(),
      to: blank.one([{ id: 'all', seat: undefined }, ...others.map(handOut)], { fallback: 0 }),
    },
    { rule },
  );
  if (picture !== undefined) {
    const { seat } = to;
    state.shown.push(seat === undefined ? { picture } : { picture, to: seat });
    if (seat === undefined) t.emit({ type: 'shown', rule, seat: MASTER, picture });
    else t.emit({ type: 'handed', rule, seat, picture, only: [MASTER, seat] });
  }
  const open = to.seat === undefined ? picture : undefined;
  const [first = MASTER] = others;
  const { id } = yield* choose(
    t,
    first,
    open === undefined ? 'way' : 'way-from',
    ['in', 'away'].map((way) => ({ id: way, text: wayText(way, open) })),
    { rule, params: open === undefined ? {} : { scene: open } },
  );
  t.emit({ type: 'gone', rule, seat: first, way: id });
}

const handOut = (seat: Seat) => ({ id: `seat-${seat}`, seat, names: { seat } });

function wayText(way: string, picture: Picture | undefined): Text {
  if (picture === undefined) return { key: `option.${way}` };
  return { key: `option.${way}-from`, params: { scene: picture } };
}

/** A toy of pictures: a master shows some to all and hands some to one, and somebody goes on. */
export const gallery = defineGame({
  id: 'gallery',
  title: 'Gallery',
  version: '1',
  seats: { min: 1, max: 3, default: 2 },
  options: {},
  // Nothing outlives a match but the campaign itself, with its pictures.
  documents: { kinds: {}, slots: () => [], results: () => ({}) },
  setup: ({ seatCount }: Pick<T, 'seatCount'>): GalleryState => ({
    seats: seatCount,
    scenes: 0,
    shown: [],
  }),
  next: ({ scenes }) => (scenes < SCENES ? 'scene' : undefined),
  steps: { scene },
  outcome: ({ scenes, seats }) =>
    scenes < SCENES
      ? undefined
      : { result: 'seen', winners: [], payoffs: seatsUpTo(seats).map(() => 0.5) },
  view: ({ scenes, shown }, observer) => ({
    scenes,
    shown: shown.filter(({ to }) => to === undefined || to === observer || observer === MASTER),
  }),
  invariants: [],
  speech: {
    event: ({ type, seat, picture, way }) => ({
      key: `event.${type}`,
      params: { who: { seat }, picture: picture ?? '', way: way ?? '' },
    }),
  },
  texts: {
    scene: 'What do you show',
    'scene.picture': 'A picture',
    'scene.to': 'To whom',
    way: 'Where do you go',
    'way-from': 'You see {scene} Where do you go',
    'option.all': 'To all',
    'option.seat-1': 'To the second seat',
    'option.seat-2': 'To the third seat',
    'option.in': 'In',
    'option.away': 'Away',
    'option.in-from': 'Into {scene}',
    'option.away-from': 'Away from {scene}',
    'event.shown': '{who} shows {picture}',
    'event.handed': '{who} is handed {picture}',
    'event.gone': '{who} goes: {way}',
    'outcome.seen': 'All has been seen',
  },
  measures: { numbers: () => ({}), facets: () => ({}) },
  bots: {},
});
