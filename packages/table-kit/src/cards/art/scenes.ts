import type { Scene } from '../card.ts';
import { circle, line, type Point, short, soft, star, towards } from './paths.ts';
import { between } from './seeded.ts';

/** The box that a picture is drawn in. */
export const WIDTH = 240;
/** See {@link WIDTH}. */
export const HEIGHT = 160;
const MIDDLE: Point = [WIDTH / 2, HEIGHT / 2];

/** The tones of a picture, from the farthest to the nearest; its style says the colours. */
export type Tone = 'far' | 'mid' | 'near' | 'light' | 'line';

/** One stroke of the brush: a shape in a tone. */
export interface Stroke {
  readonly tone: Tone;
  readonly path: string;
  /** Whether it lies over the emblem. */
  readonly front?: true;
}

/** Where an emblem stands, and how large it is. */
interface Stand {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The ground of a picture. */
export interface Ground {
  readonly strokes: readonly Stroke[];
  readonly stand: Stand;
}

type Random = () => number;

/** What each scene is drawn by; the numbers come from the card. */
export const SCENERY: Readonly<Record<Scene, (random: Random) => Ground>> = {
  land,
  chart,
  rays,
  rings,
  waves,
  lozenges,
  arch,
};

const CENTRED: Stand = { x: MIDDLE[0], y: MIDDLE[1], side: 104 };

/** Hills under a sun or moon; what the card is about stands on the nearest of them. */
function land(random: Random): Ground {
  const sun: Point = [between(random, 60, 180), between(random, 34, 56)];
  const radius = between(random, 20, 30);
  const isMoon = random() < 0.4;
  const bite: Point = [sun[0] + radius * 0.5, sun[1] - radius * 0.28];
  const disc = circle(sun, radius) + (isMoon ? circle(bite, radius * 0.86) : '');
  const sparks = scattered(random, isMoon ? 12 : 4, 70).map((at) =>
    isMoon ? star(at, 1.2 + random() * 2.4) : bird(at, 3 + random() * 3),
  );
  return {
    strokes: [
      { tone: 'light', path: disc },
      { tone: isMoon ? 'light' : 'line', path: sparks.join('') },
      { tone: 'far', path: ridge(random, 84, 26, between(random, 5, 8)) },
      { tone: 'mid', path: ridge(random, 106, 20, between(random, 4, 7)) },
      { tone: 'mid', path: firs(random, 112) },
      { tone: 'near', path: ridge(random, 138, 8, 4) },
      {
        tone: 'near',
        path: `M0 150Q60 ${short(140 + random() * 6)} 120 147T240 146V160H0z`,
        front: true,
      },
    ],
    stand: { x: MIDDLE[0], y: 92, side: 112 },
  };
}

/** A map of the sky: circles of height, hours, and a constellation that no other card has. */
function chart(random: Random): Ground {
  const turn = random();
  const around = [46, 62, 78, 100, 126].map((r) => circle(MIDDLE, r)).join('');
  const meridians = Array.from({ length: 12 }, (_, i) =>
    line([towards(MIDDLE, turn + i / 12, 62), towards(MIDDLE, turn + i / 12, 160)]),
  ).join('');
  const hours = Array.from({ length: 72 }, (_, i) =>
    line([
      towards(MIDDLE, turn + i / 72, 62),
      towards(MIDDLE, turn + i / 72, i % 6 === 0 ? 70 : 66),
    ]),
  ).join('');
  const side = random() < 0.5 ? -1 : 1;
  const left = constellation(random, MIDDLE[0] - side * 84);
  const right = constellation(random, MIDDLE[0] + side * 86);
  return {
    strokes: [
      { tone: 'far', path: circle(MIDDLE, 62) },
      { tone: 'line', path: around + meridians + hours + line(left) + line(right) },
      {
        tone: 'light',
        path: [...left, ...right].map((at) => star(at, 3 + random() * 3)).join(''),
      },
      {
        tone: 'light',
        path: scattered(random, 14, HEIGHT)
          .map((at) => circle(at, 0.9))
          .join(''),
      },
    ],
    stand: { ...CENTRED, side: 92 },
  };
}

/** Rays behind something that shines. */
function rays(random: Random): Ground {
  const count = between(random, 9, 14);
  const turn = random();
  const centre: Point = [MIDDLE[0], MIDDLE[1] + 6];
  const wedges = Array.from({ length: count }, (_, i) => {
    const from = turn + i / count;
    return `${line([centre, towards(centre, from, 190), towards(centre, from + 0.5 / count, 190)])}z`;
  }).join('');
  const studs = Array.from({ length: count }, (_, i) =>
    star(towards(centre, turn + (i + 0.75) / count, 74), 3.4),
  ).join('');
  return {
    strokes: [
      { tone: 'far', path: wedges },
      { tone: 'light', path: studs },
      { tone: 'mid', path: circle(centre, 60) },
      { tone: 'line', path: circle(centre, 54) + circle(centre, 65) },
    ],
    stand: { ...CENTRED, y: centre[1], side: 88 },
  };
}

/** Broken rings that draw one in: for what befalls people. */
function rings(random: Random): Ground {
  const centre: Point = [MIDDLE[0] + between(random, -10, 10), MIDDLE[1]];
  const broken = Array.from({ length: 7 }, (_, i) => {
    const r = 50 + i * 15;
    const from = random();
    const long = 0.55 + random() * 0.3;
    return arc(centre, r, from, from + long) + arc(centre, r, from + long + 0.04, from + 0.94);
  }).join('');
  const sparks = Array.from({ length: 9 }, () =>
    star(towards(centre, random(), 62 + random() * 60), 2 + random() * 3, 4, 0.2),
  ).join('');
  return {
    strokes: [
      { tone: 'far', path: circle(centre, 84) },
      { tone: 'mid', path: circle(centre, 58) },
      { tone: 'line', path: broken },
      { tone: 'light', path: sparks },
    ],
    stand: { x: centre[0], y: centre[1], side: 88 },
  };
}

/** Scales of water: for what is drunk or swims. */
function waves(random: Random): Ground {
  const r = between(random, 17, 23);
  let scales = '';
  let hearts = '';
  for (let row = 0; row * r * 0.5 < HEIGHT + r; row += 1) {
    for (let x = row % 2 === 0 ? 0 : r; x < WIDTH + r; x += 2 * r) {
      const at: Point = [x, row * r * 0.5 + r * 0.5];
      scales += arc(at, r, 0.75, 1.25) + arc(at, r * 0.66, 0.75, 1.25);
      if (random() < 0.16) hearts += `${arc(at, r * 0.36, 0.75, 1.25)}z`;
    }
  }
  const glow: Point = [MIDDLE[0], MIDDLE[1]];
  return {
    strokes: [
      { tone: 'line', path: scales },
      { tone: 'light', path: hearts },
      { tone: 'far', path: circle(glow, 62) },
      { tone: 'line', path: circle(glow, 62) + circle(glow, 57) },
    ],
    stand: { ...CENTRED, side: 90 },
  };
}

/** A heraldic field: for what is worn and wielded. */
function lozenges(random: Random): Ground {
  const w = between(random, 22, 30);
  const h = w * (1.1 + random() * 0.5);
  let field = '';
  let studs = '';
  for (let row = -1; row * h < HEIGHT + h; row += 1) {
    for (let column = -1; column * w < WIDTH + w; column += 1) {
      const at: Point = [column * w, row * h];
      const corner: Point = [at[0] + w / 2, at[1] + h / 2];
      field += `${line([at, corner, [at[0], at[1] + h], [at[0] - w / 2, at[1] + h / 2]])}z`;
      studs += star(corner, 2.2);
    }
  }
  const shield = 'M58 16H182V78C182 118 152 140 120 152C88 140 58 118 58 78z';
  return {
    strokes: [
      { tone: 'line', path: field },
      { tone: 'light', path: studs },
      { tone: 'far', path: shield },
      { tone: 'line', path: `${shield}M64 22H176V78C176 114 149 134 120 145C91 134 64 114 64 78z` },
    ],
    stand: { x: MIDDLE[0], y: 76, side: 92 },
  };
}

/** A gate in a wall: for what waits behind doors. */
function arch(random: Random): Ground {
  let courses = '';
  for (let row = 0; row < 9; row += 1) {
    const y = row * 18;
    courses += `M0 ${y}H240`;
    for (let x = between(random, -24, 0); x < WIDTH; x += between(random, 26, 42)) {
      courses += `M${x} ${y}v18`;
    }
  }
  const opening = 'M56 160V84A64 64 0 0 1 184 84V160z';
  const stones = Array.from({ length: 13 }, (_, i) => {
    const turn = 0.75 + i / 24;
    return line([towards([120, 84], turn, 64), towards([120, 84], turn, 80)]);
  }).join('');
  const eyes = Array.from({ length: between(random, 1, 3) }, () => {
    const [x, y]: Point = [between(random, 72, 164), between(random, 64, 132)];
    return circle([x, y], 1.8) + circle([x + 7, y], 1.8);
  }).join('');
  return {
    strokes: [
      { tone: 'line', path: courses },
      { tone: 'far', path: 'M40 160V84A80 80 0 0 1 200 84V160z' },
      { tone: 'line', path: `${stones}M40 160V84A80 80 0 0 1 200 84V160${opening}` },
      { tone: 'near', path: opening },
      { tone: 'light', path: eyes },
      { tone: 'mid', path: 'M56 160V148Q120 138 184 148V160z' },
    ],
    stand: { x: MIDDLE[0], y: 92, side: 100 },
  };
}

/** A line of hills at this height, down to the foot of the picture. */
function ridge(random: Random, y: number, steep: number, tops: number): string {
  const points = Array.from(
    { length: tops + 1 },
    (_, i): Point => [(WIDTH / tops) * i, y + (random() - 0.5) * 2 * steep],
  );
  return `${soft(points)}V${HEIGHT}H0z`;
}

/** A few firs at the foot of the hills. */
function firs(random: Random, y: number): string {
  return Array.from({ length: between(random, 5, 9) }, () => {
    const x = random() < 0.5 ? between(random, 4, 70) : between(random, 170, 236);
    const high = between(random, 14, 26);
    const foot = y + between(random, 8, 20);
    const wide = high * 0.22;
    const top = foot - high;
    const tier = (from: number, w: number): string =>
      `M${short(x)} ${short(top + from * high)}l${short(w)} ${short(high * 0.42)}h${short(-2 * w)}z`;
    return tier(0, wide * 0.7) + tier(0.26, wide) + tier(0.55, wide * 1.3);
  }).join('');
}

function bird([x, y]: Point, wide: number): string {
  return `M${short(x - wide)} ${short(y - wide * 0.4)}q${short(wide * 0.5)} ${short(-wide * 0.3)} ${short(wide)} ${short(wide * 0.4)}q${short(wide * 0.5)} ${short(-wide * 0.7)} ${short(wide)} ${short(-wide * 0.4)}`;
}

/** Points that keep apart from each other. */
function scattered(random: Random, count: number, high: number): readonly Point[] {
  const found: Point[] = [];
  for (let tries = 0; found.length < count && tries < count * 8; tries += 1) {
    const at: Point = [6 + random() * (WIDTH - 12), 6 + random() * (high - 12)];
    if (found.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > 18)) found.push(at);
  }
  return found;
}

/** Stars of one figure, from the top down. */
function constellation(random: Random, x: number): readonly Point[] {
  const count = between(random, 3, 5);
  return Array.from(
    { length: count },
    (_, i): Point => [
      x + (random() - 0.5) * 40,
      18 + ((i + random() * 0.7) * (HEIGHT - 36)) / count,
    ],
  );
}

function arc(centre: Point, r: number, from: number, to: number): string {
  const [sx, sy] = towards(centre, from, r);
  const [ex, ey] = towards(centre, to, r);
  const large = to - from > 0.5 ? 1 : 0;
  return `M${short(sx)} ${short(sy)}A${short(r)} ${short(r)} 0 ${large} 1 ${short(ex)} ${short(ey)}`;
}
