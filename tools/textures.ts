/**
 * Draws the textures of boards and mats anew: tiles of grey noise, laid over a colour by
 * `background-blend-mode: soft-light`, which middle grey leaves as it is.
 *
 *     npm run textures
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium, packedAsWebp } from './draw.ts';
import { root } from './parts.ts';

const FOLDER = join(root, 'packages/table-kit/src/styles/textures');
/** Of a tile, in pixels. */
const SIDE = 256;

/** How each is made: waves per pixel across and down, layers of them, contrast. */
const TEXTURES = {
  /** Fibres of paper. */
  paper: { waves: '0.11 0.14', layers: 4, contrast: 0.2, seed: 4 },
  /** The grain of a board of wood, along the tile. */
  wood: { waves: '0.006 0.16', layers: 4, contrast: 0.6, seed: 11 },
  /** Chalk that was wiped off. */
  chalk: { waves: '0.016 0.022', layers: 5, contrast: 0.75, seed: 7 },
  /** Brushed metal. */
  brushed: { waves: '0.004 0.6', layers: 2, contrast: 0.75, seed: 3 },
} as const;

function svgOf({
  waves,
  layers,
  contrast,
  seed,
}: (typeof TEXTURES)[keyof typeof TEXTURES]): string {
  const shift = 0.5 - 0.5 * contrast;
  const grey = `${contrast} 0 0 0 ${shift}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
    <filter id="f" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency="${waves}" numOctaves="${layers}"
        seed="${seed}" stitchTiles="stitch"/>
      <feColorMatrix values="${grey} ${grey} ${grey} 0 0 0 0 1"/>
    </filter>
    <rect width="100%" height="100%" filter="url(#f)"/>
  </svg>`;
}

mkdirSync(FOLDER, { recursive: true });
const browser = await openChromium();
const page = await browser.newPage();
for (const [name, texture] of Object.entries(TEXTURES)) {
  const source = `data:image/svg+xml;base64,${Buffer.from(svgOf(texture)).toString('base64')}`;
  const size = { width: SIDE, height: SIDE, quality: 0.45 };
  const picture = await packedAsWebp(page, source, size);
  writeFileSync(join(FOLDER, `${name}.webp`), picture);
  console.log(name, `${Math.round(picture.length / 1024)} KB`);
}
await browser.close();
