import type { ByteReader } from './byte-reader.ts';
import { type ImageSize, WrongImage } from './image-size.ts';

/** Where the first chunk stands, after `RIFF`, the length and `WEBP`. */
const FIRST = 12;
/** In the flags of an extended file: it moves. */
const MOVES = 0x02;

const MOVING = 'moves; only still pictures are taken';

/** The size of a WebP, read chunk by chunk to its end. */
export function webpSize(bytes: ByteReader): ImageSize {
  const end = 8 + bytes.low(4, 4);
  if (end > bytes.length) throw new WrongImage('is cut off');
  if (end < bytes.length) throw new WrongImage('goes on after its end');
  let canvas: ImageSize | undefined;
  let image: ImageSize | undefined;
  for (let at = FIRST; at < end; ) {
    const length = bytes.low(at + 4, 4);
    const data = at + 8;
    if (data + length > end) throw new WrongImage('is cut off');
    if (bytes.has(at, 'VP8X')) {
      if (at !== FIRST) throw new WrongImage('has two sizes');
      if ((bytes.low(data, 1) & MOVES) !== 0) throw new WrongImage(MOVING);
      canvas = { width: 1 + bytes.low(data + 4, 3), height: 1 + bytes.low(data + 7, 3) };
    }
    if (bytes.has(at, 'ANIM') || bytes.has(at, 'ANMF')) throw new WrongImage(MOVING);
    const found = imageAt(bytes, at, data);
    if (found !== undefined && image !== undefined) throw new WrongImage('has two sizes');
    image ??= found;
    at = data + length + (length % 2);
  }
  if (image === undefined) throw new WrongImage('has no pixels');
  if (canvas !== undefined && !same(canvas, image)) throw new WrongImage('has two sizes');
  return image;
}

/** The size in the head of coded pixels, with losses (`VP8 `) or without (`VP8L`). */
function imageAt(bytes: ByteReader, at: number, data: number): ImageSize | undefined {
  if (bytes.has(at, 'VP8L')) {
    if (bytes.low(data, 1) !== 0x2f) throw new WrongImage('has no pixels');
    const bits = bytes.low(data + 1, 4);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (bytes.has(at, 'VP8 ')) {
    if (!bytes.has(data + 3, '\x9d\x01\x2a')) throw new WrongImage('has no pixels');
    return {
      width: bytes.low(data + 6, 2) & 0x3fff,
      height: bytes.low(data + 8, 2) & 0x3fff,
    };
  }
  return undefined;
}

function same(a: ImageSize, b: ImageSize): boolean {
  return a.width === b.width && a.height === b.height;
}
