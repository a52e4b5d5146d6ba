/**
 * Draws the icons of the table and the picture for links to it anew, from `apps/web/public/icon.svg` and
 * the boards of the first page.
 *
 *     npm run icons
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openChromium } from './draw.ts';
import { root } from './parts.ts';

const PUBLIC = join(root, 'apps/web/public');
const icon = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');
/** What is drawn on the ground of the icon. */
const [, , drawn = ''] = /(<rect[^>]*>\s*<path[^>]*>)([\s\S]*)<\/svg>/.exec(icon) ?? [];
const FELT = '#2c5f4d';

function svg(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`;
}

/** The icon with its ground to the edges: the device cuts it. @param share of the side for the drawing */
function full(share: number): string {
  const margin = 16 * (1 - share);
  return svg(
    `<rect width="32" height="32" fill="${FELT}"/>
    <g transform="translate(${margin} ${margin}) scale(${share})">${drawn}</g>`,
  );
}

/** The drawing in one colour on nothing, for the bar of a phone. */
const badge = svg(
  `<g transform="translate(-3 -3) scale(1.19)">${drawn
    .replaceAll(/<circle[^>]*>/g, '')
    .replaceAll(/fill="[^"]*"/g, 'fill="#fff"')}</g>`,
);

/** The icon where a turn waits: a sign in its corner. */
const turn = icon.replace(
  '</svg>',
  '  <circle cx="25" cy="7" r="7" fill="#f9f0dc"/>\n  <circle cx="25" cy="7" r="5.4" fill="#c2410c"/>\n</svg>',
);

async function shoot(page: Page, name: string, source: string, side: number): Promise<void> {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${source}`);
  await page.screenshot({ path: join(PUBLIC, name), omitBackground: true });
}

function dataOf(name: string, type: string): string {
  return `data:${type};base64,${readFileSync(name).toString('base64')}`;
}

/** The picture of 1200 by 630 for links: name, motto, and three boards as they lie on a table. */
function social(): string {
  const font = join(
    root,
    'node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  );
  const wood = join(root, 'packages/table-kit/src/styles/textures/wood.webp');
  const board = (id: string, style: string) =>
    `<img style="${style}" src="${dataOf(join(root, 'apps/web/src/parts/boards', id), 'image/webp')}">`;
  return `<style>
    @font-face { font-family: F; src: url(${dataOf(font, 'font/woff2')}); font-weight: 100 900 }
    body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative;
      font-family: F; color: #f6ead0;
      background: radial-gradient(90% 110% at 30% 20%, #0000, #0009),
        url(${dataOf(wood, 'image/webp')}), #5a3d27;
      background-blend-mode: normal, soft-light, normal }
    img { position: absolute; width: 560px; border-radius: 14px; box-shadow: 0 14px 40px #000a;
      outline: 2px solid #f6ead022 }
    svg { position: absolute; left: 72px; top: 92px; width: 168px }
    h1 { position: absolute; left: 68px; top: 276px; margin: 0; font-size: 92px; font-weight: 640;
      letter-spacing: -1px }
    p { position: absolute; left: 72px; top: 404px; margin: 0; width: 480px; font-size: 36px;
      line-height: 1.25; color: #ecdcb8 }
  </style>
  ${board('bingo-adventure-day-2x.webp', 'left: 800px; top: -44px; transform: rotate(5deg)')}
  ${board('bingo-deathmatch-dusk-2x.webp', 'left: 860px; top: 330px; transform: rotate(-4deg)')}
  ${board('kazzam-day-2x.webp', 'left: 640px; top: 160px; transform: rotate(-2deg)')}
  ${icon}<h1>Tablewright</h1><p>Tabletop games by their rules. Sit&nbsp;down and play.</p>`;
}

writeFileSync(join(PUBLIC, 'icon-turn.svg'), turn);
const browser = await openChromium();
const page = await browser.newPage();
await shoot(page, 'icon-180.png', full(0.86), 180);
await shoot(page, 'icon-192.png', icon, 192);
await shoot(page, 'icon-512.png', icon, 512);
await shoot(page, 'icon-maskable-512.png', full(0.66), 512);
await shoot(page, 'badge-96.png', badge, 96);
await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(social());
await page.evaluate('document.fonts.ready');
await page.screenshot({ path: join(PUBLIC, 'social.jpg'), type: 'jpeg', quality: 82 });
await browser.close();
