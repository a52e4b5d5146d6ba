import { altFault, type Picture } from '../picture.ts';
import { ok, type Result } from '../result.ts';
import { sha256Hex } from '../sha256.ts';
import { type StillImage, stillImage } from './image/still-image.ts';

/** The largest picture that a campaign takes, in bytes. */
export const LARGEST_PICTURE = 1024 * 1024;

/** Most pixels that it may have: 2048 by 2048, or any other shape. */
export const MOST_PIXELS = 2048 * 2048;

/** A picture as it comes to a campaign, and as it stands in the file of one. */
export interface PictureFile {
  /** What can be seen in it; see {@link Picture}. */
  readonly alt: string;
  /** The image file in base64. */
  readonly data: string;
}

/** A picture that a campaign may take. */
export interface TakenPicture extends Picture, StillImage, PictureFile {
  /** Of its file, in bytes. */
  readonly size: number;
}

/** What every engine has, browser or not. */
const { atob } = globalThis as unknown as { readonly atob: (text: string) => string };

/** Reads a picture as it comes to a campaign; says what is wrong otherwise. */
export function readPicture(value: unknown): Result<TakenPicture, string> {
  const wrong = (message: string) => ({ ok: false, error: message }) as const;
  const { alt, data } = (value ?? {}) as Partial<Record<keyof PictureFile, unknown>>;
  if (typeof alt !== 'string') return wrong('"alt" must be text');
  const fault = altFault(alt);
  if (fault !== undefined) return wrong(fault);
  if (typeof data !== 'string') return wrong('"data" must be an image file in base64');
  const tooLarge = wrong(`it has more than ${LARGEST_PICTURE} bytes; make it smaller`);
  if (data.length > base64Length(LARGEST_PICTURE)) return tooLarge;
  if (data.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(data)) {
    return wrong('"data" is no base64');
  }
  const bytes = bytesIn(data);
  if (bytes.length > LARGEST_PICTURE) return tooLarge;
  const image = stillImage(bytes);
  if (!image.ok) return image;
  const { width, height } = image.value;
  if (width === 0 || height === 0) return wrong('it has no pixels');
  if (width * height > MOST_PIXELS) {
    return wrong(`it has ${width} by ${height} pixels; together they may be ${MOST_PIXELS}`);
  }
  return ok({ picture: sha256Hex(bytes), alt, ...image.value, size: bytes.length, data });
}

function bytesIn(base64: string): Uint8Array {
  const signs = atob(base64);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return bytes;
}

/** How long so many bytes are in base64. */
export function base64Length(bytes: number): number {
  return 4 * Math.ceil(bytes / 3);
}
