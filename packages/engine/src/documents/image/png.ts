import type { ByteReader } from './byte-reader.ts';
import { type ImageSize, WrongImage } from './image-size.ts';

/** Where the first chunk stands, after the signature. */
const FIRST = 8;
/** What a chunk has beside its data: length, type, checksum. */
const AROUND = 12;

/** The size of a PNG, read chunk by chunk to its end. */
export function pngSize(bytes: ByteReader): ImageSize {
  if (!bytes.has(FIRST + 4, 'IHDR') || bytes.high(FIRST, 4) !== 13) {
    throw new WrongImage('does not say how large it is');
  }
  const size = { width: bytes.high(FIRST + 8, 4), height: bytes.high(FIRST + 12, 4) };
  let hasPixels = false;
  for (let at = FIRST; ; ) {
    const next = at + AROUND + bytes.high(at, 4);
    if (next > bytes.length) throw new WrongImage('is cut off');
    if (bytes.has(at + 4, 'IHDR') && at !== FIRST) throw new WrongImage('has two sizes');
    if (bytes.has(at + 4, 'acTL')) throw new WrongImage('moves; only still pictures are taken');
    if (bytes.has(at + 4, 'IDAT')) hasPixels = true;
    if (bytes.has(at + 4, 'IEND')) {
      if (!hasPixels) throw new WrongImage('has no pixels');
      if (next !== bytes.length) throw new WrongImage('goes on after its end');
      return size;
    }
    at = next;
  }
}
