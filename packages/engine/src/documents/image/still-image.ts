import { ok, type Result } from '../../result.ts';
import { type ByteReader, readerOf } from './byte-reader.ts';
import { type ImageSize, WrongImage } from './image-size.ts';
import { jpegSize } from './jpeg.ts';
import { pngSize } from './png.ts';
import { webpSize } from './webp.ts';

/** The kinds of image files that are taken, as HTTP names them. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
/** See {@link IMAGE_TYPES}. */
export type ImageType = (typeof IMAGE_TYPES)[number];

/** What a file of an image says of itself. */
export interface StillImage extends ImageSize {
  readonly type: ImageType;
}

/** How a file of each kind begins, and what walks through it from there to its last byte. */
const FORMATS: readonly {
  readonly type: ImageType;
  readonly begins: (bytes: ByteReader) => boolean;
  readonly size: (bytes: ByteReader) => ImageSize;
}[] = [
  { type: 'image/png', begins: (bytes) => bytes.has(0, '\x89PNG\r\n\x1a\n'), size: pngSize },
  { type: 'image/jpeg', begins: (bytes) => bytes.has(0, '\xff\xd8\xff'), size: jpegSize },
  {
    type: 'image/webp',
    begins: (bytes) => bytes.has(0, 'RIFF') && bytes.has(8, 'WEBP'),
    size: webpSize,
  },
];

/**
 * What a file is, by its content, if it is a still image of a kind that is taken. It is read part by
 * part from its first byte to its last: nothing is cut off, and nothing stands before the image or
 * behind it. What its parts hold beside the size, such as remarks and pixels, is not read.
 */
export function stillImage(file: Uint8Array): Result<StillImage, string> {
  const bytes = readerOf(file);
  const format = FORMATS.find(({ begins }) => begins(bytes));
  if (format === undefined) {
    return { ok: false, error: 'it is no PNG, JPEG or WebP, whatever it is called' };
  }
  try {
    return ok({ type: format.type, ...format.size(bytes) });
  } catch (thrown) {
    if (thrown instanceof WrongImage || thrown instanceof RangeError) {
      const name = format.type.slice('image/'.length).toUpperCase();
      const why = thrown instanceof WrongImage ? thrown.message : 'is cut off';
      return { ok: false, error: `it begins like a ${name} and ${why}` };
    }
    throw thrown;
  }
}
