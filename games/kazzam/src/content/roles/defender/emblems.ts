import { positionMarker } from '@tablewright/table-kit/emblems';

/** What the Defender can do. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'defenders-mark': positionMarker,
};
