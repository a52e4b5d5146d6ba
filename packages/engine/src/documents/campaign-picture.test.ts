import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { finished } from '../finished.ts';
import { IMAGES, pngOf } from '../testing/index.ts';
import { newCampaign, readCampaign, readingPictures } from './campaign.ts';
import { LARGEST_PICTURE, MOST_PIXELS, readPicture } from './campaign-picture.ts';

const bytesOf = (image: string) => Buffer.from(image, 'base64');
const read = (bytes: Uint8Array, alt = 'A mill') =>
  readPicture({ alt, data: Buffer.from(bytes).toString('base64') });
const all = Object.entries(IMAGES);

describe('a picture that is brought', () => {
  test.each<[keyof typeof IMAGES, string]>([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['lossless', 'image/webp'],
    ['alpha', 'image/webp'],
  ])('is read as what it is: %s', (kind, type) => {
    const bytes = bytesOf(IMAGES[kind]);
    const taken = read(bytes);
    expect(taken).toMatchObject({ ok: true, value: { type, width: 6, height: 4, alt: 'A mill' } });
    expect(taken).toMatchObject({ value: { size: bytes.length, data: IMAGES[kind] } });
  });

  test('is named by the SHA-256 of its file', async () => {
    const digest = await crypto.subtle.digest('SHA-256', bytesOf(IMAGES.webp));
    const picture = Buffer.from(digest).toString('hex');
    expect(read(bytesOf(IMAGES.webp), 'Another word')).toMatchObject({ value: { picture } });
  });

  test.each(all)('is refused wherever it is cut off: %s', (_, image) => {
    const bytes = bytesOf(image);
    for (let length = 0; length < bytes.length; length += 1) {
      expect(read(bytes.subarray(0, length)).ok, `${length} bytes`).toBe(false);
    }
  });

  test.each(all)('is refused if anything stands behind it: %s', (_, image) => {
    for (const behind of ['\0', '<script>alert(1)</script>', 'PK\u0003\u0004']) {
      const taken = read(Buffer.concat([bytesOf(image), Buffer.from(behind)]));
      expect(taken).toMatchObject({ ok: false, error: expect.stringMatching(/after its end$/) });
    }
  });

  test.each<[string, Uint8Array, string]>([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'no PNG, JPEG or WebP'],
    [
      'a drawing that may run',
      Buffer.from('<svg xmlns="…" onload="x()"/>'),
      'no PNG, JPEG or WebP',
    ],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0'), 'no PNG, JPEG or WebP'],
    ['a page behind a sign', Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'), 'PNG and'],
    ['nothing', Buffer.alloc(0), 'no PNG, JPEG or WebP'],
    ['a PNG without pixels', withoutPixels(), 'has no pixels'],
    ['a PNG that moves', pngWith('acTL', Buffer.alloc(8)), 'moves'],
    ['a PNG of two sizes', pngWith('IHDR', bytesOf(IMAGES.png).subarray(16, 29)), 'two sizes'],
    ['a WebP that moves', webpWith(['ANIM', Buffer.alloc(6)]), 'moves'],
    ['a WebP whose canvas is another', webpCanvas(5_000, 5_000), 'two sizes'],
    ['a JPEG of two sizes', twoFrames(), 'two sizes'],
    ['a JPEG that says its height later', laterHeight(), 'no pixels'],
    ['a JPEG with something between', jpegBetween(), 'between its parts'],
    ['too many pixels', bytesOf(pngOf(MOST_PIXELS, 2)), `${MOST_PIXELS} by 2 pixels`],
    ['far too many', bytesOf(pngOf(0xffffffff, 0xffffffff)), 'pixels'],
    ['no pixels at all', bytesOf(pngOf(0, 7)), 'no pixels'],
    ['a byte too many', tooLarge(), `more than ${LARGEST_PICTURE}`],
    ['far too many bytes', bytesOf(pngOf(1, 1, 2 * LARGEST_PICTURE)), 'more than'],
  ])('is not %s', (_, bytes, why) => {
    expect(read(bytes)).toMatchObject({ ok: false, error: expect.stringContaining(why) });
  });

  test('may be as large as that', () => {
    expect(read(bytesOf(pngOf(MOST_PIXELS, 1))).ok).toBe(true);
    const around = bytesOf(pngOf(1, 1)).length;
    expect(read(bytesOf(pngOf(1, 1, LARGEST_PICTURE - around))).ok).toBe(true);
  });

  test.each([
    [undefined, '"alt" must be text'],
    [{ data: IMAGES.png }, '"alt" must be text'],
    [{ alt: 'A mill' }, '"data" must be'],
    [{ alt: 'A mill', data: `${IMAGES.png}!` }, 'no base64'],
    [{ alt: 'A mill', data: `data:image/png;base64,${IMAGES.png}` }, 'no base64'],
    [{ alt: ' ', data: IMAGES.png }, 'say what can be seen'],
    [{ alt: 'a\u202eb', data: IMAGES.png }, 'U+202E'],
  ])('is not %j', (value, why) => {
    expect(readPicture(value)).toMatchObject({ ok: false, error: expect.stringContaining(why) });
  });
});

describe('the file of a campaign', () => {
  const campaign = newCampaign({ id: 'c', game: 'gallery', name: 'The mill' });
  const picturesIn = (pictures: unknown) =>
    finished(readingPictures({ ...campaign, pictures } as typeof campaign));

  test('has pictures, each once', () => {
    const alt = 'A mill';
    const pictures = [IMAGES.png, IMAGES.webp, IMAGES.png].map((data) => ({ alt, data }));
    expect(readCampaign({ ...campaign, pictures }).ok).toBe(true);
    const taken = picturesIn(pictures);
    expect(taken.ok && taken.value.map(({ type }) => type)).toEqual(['image/png', 'image/webp']);
  });

  test('is read without, as it was before there were any', () => {
    expect(readCampaign(campaign).ok).toBe(true);
    expect(picturesIn(undefined)).toEqual({ ok: true, value: [] });
  });

  test('is refused with what is none, and says which', () => {
    expect(readCampaign({ ...campaign, pictures: {} })).toMatchObject({ ok: false });
    const data = Buffer.from('<svg/>').toString('base64');
    expect(
      picturesIn([
        { alt: 'A mill', data: IMAGES.png },
        { alt: 'A mill', data },
      ]),
    ).toEqual({
      ok: false,
      error: 'picture 2: it is no PNG, JPEG or WebP, whatever it is called',
    });
  });
});

/** A PNG of one byte more than the largest. */
function tooLarge(): Buffer {
  const around = bytesOf(pngOf(1, 1)).length;
  return bytesOf(pngOf(1, 1, LARGEST_PICTURE - around + 1));
}

/** The PNG with one more chunk after its head. */
function pngWith(type: string, data: Uint8Array): Buffer {
  const png = bytesOf(IMAGES.png);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const chunk = Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

function withoutPixels(): Buffer {
  const png = bytesOf(IMAGES.png);
  return Buffer.concat([png.subarray(0, 33), png.subarray(png.length - 12)]);
}

/** The WebP with a chunk before its own. */
function webpWith([type, data]: readonly [string, Uint8Array]): Buffer {
  const webp = bytesOf(IMAGES.webp);
  const chunk = Buffer.alloc(8);
  chunk.write(type);
  chunk.writeUInt32LE(data.length, 4);
  const whole = Buffer.concat([webp.subarray(0, 12), chunk, data, webp.subarray(12)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

function webpCanvas(width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return webpWith(['VP8X', data]);
}

/** Where the JPEG says how large it is. */
const frame = () => bytesOf(IMAGES.jpeg).indexOf(Buffer.from([0xff, 0xc0]));

function twoFrames(): Buffer {
  const jpeg = bytesOf(IMAGES.jpeg);
  const length = 2 + jpeg.readUInt16BE(frame() + 2);
  return Buffer.concat([jpeg.subarray(0, frame() + length), jpeg.subarray(frame())]);
}

function laterHeight(): Buffer {
  const jpeg = bytesOf(IMAGES.jpeg);
  jpeg.writeUInt16BE(0, frame() + 5);
  return jpeg;
}

function jpegBetween(): Buffer {
  const jpeg = bytesOf(IMAGES.jpeg);
  return Buffer.concat([jpeg.subarray(0, frame()), Buffer.from('<?'), jpeg.subarray(frame())]);
}
