/** How large an image is, in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Thrown by the readers of a format: the file is not as it must be. */
export class WrongImage extends Error {
  override readonly name = 'WrongImage';
}
