import type { ByteReader } from './byte-reader.ts';
import { type ImageSize, WrongImage } from './image-size.ts';

const START_OF_SCAN = 0xda;
const END = 0xd9;

/** The size of a JPEG, read segment by segment to its end. */
export function jpegSize(bytes: ByteReader): ImageSize {
  let size: ImageSize | undefined;
  let hasPixels = false;
  for (let at = 2; ; ) {
    if (bytes.high(at, 1) !== 0xff) throw new WrongImage('has something between its parts');
    const marker = bytes.high(at + 1, 1);
    if (marker === 0xff) {
      // Any number of these may stand before a marker.
      at += 1;
      continue;
    }
    if (marker === END) {
      if (size === undefined || !hasPixels) throw new WrongImage('has no pixels');
      if (at + 2 !== bytes.length) throw new WrongImage('goes on after its end');
      return size;
    }
    const length = bytes.high(at + 2, 2);
    if (length < 2 || isBare(marker)) throw new WrongImage('has a part that is none');
    if (isFrame(marker)) {
      if (size !== undefined) throw new WrongImage('has two sizes');
      size = { height: bytes.high(at + 5, 2), width: bytes.high(at + 7, 2) };
    }
    at += 2 + length;
    if (marker === START_OF_SCAN) {
      hasPixels = true;
      at = afterScan(bytes, at);
    }
  }
}

/** Where the next marker stands after the coded pixels, in which 0xFF is followed by 0 or a restart. */
function afterScan(bytes: ByteReader, from: number): number {
  for (let at = from; ; at += 1) {
    if (bytes.high(at, 1) !== 0xff) continue;
    const next = bytes.high(at + 1, 1);
    if (next !== 0 && !isRestart(next)) return at;
  }
}

/** Says how large the image is and how it is coded: 0xC0 to 0xCF without three that say other things. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

/** Stands without a length, where no such marker may stand. */
function isBare(marker: number): boolean {
  return marker <= 0x01 || isRestart(marker) || marker === 0xd8;
}
