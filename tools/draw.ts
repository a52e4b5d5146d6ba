/** What tools draw pictures with: Chromium, and what it can pack. */
import { type Browser, chromium, type Page } from 'playwright-core';

/** A Chromium without a window. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
}

/** In a page: the address of a picture as WebP of a size. */
const PACK = `async ({ source, width, height, quality }) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/webp', quality);
}`;

/**
 * Packs the picture at a data address as WebP.
 * @param size in pixels; the quality from 0 to 1
 */
export async function packedAsWebp(
  page: Page,
  source: string,
  size: { readonly width: number; readonly height: number; readonly quality: number },
): Promise<Buffer> {
  const asked = { ...size, source, height: Math.round(size.height) };
  const address = await page.evaluate<string>(`(${PACK})(${JSON.stringify(asked)})`);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
