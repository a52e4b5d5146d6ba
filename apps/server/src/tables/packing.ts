import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PlayedFor } from '@tablewright/engine/host';

/** The matches of tables keep what lies long ago small: a server has many of them in memory. */
export const PACKED: PlayedFor = {
  packing: {
    pack: (text) => deflateRawSync(text),
    unpack: (packed) => inflateRawSync(packed).toString(),
  },
};
