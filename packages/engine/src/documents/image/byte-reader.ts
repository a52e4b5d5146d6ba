/** Reads numbers and signs at places of a file. Throws a RangeError where the file has ended. */
export interface ByteReader {
  readonly length: number;
  /** Whether these signs, one for each byte, stand there. */
  has(at: number, signs: string): boolean;
  /** A number of so many bytes, the highest first. */
  high(at: number, bytes: 1 | 2 | 4): number;
  /** A number of so many bytes, the lowest first. */
  low(at: number, bytes: 1 | 2 | 3 | 4): number;
}

/** A reader of the bytes of a file. */
export function readerOf(file: Uint8Array): ByteReader {
  const byte = (at: number): number => {
    const value = file[at];
    if (value === undefined) throw new RangeError(`the file has no byte ${at}`);
    return value;
  };
  return {
    length: file.length,
    has: (at, signs) => [...signs].every((sign, i) => file[at + i] === sign.charCodeAt(0)),
    high: (at, bytes) => {
      let number = 0;
      for (let i = 0; i < bytes; i += 1) number = number * 256 + byte(at + i);
      return number;
    },
    low: (at, bytes) => {
      let number = 0;
      for (let i = bytes - 1; i >= 0; i -= 1) number = number * 256 + byte(at + i);
      return number;
    },
  };
}
