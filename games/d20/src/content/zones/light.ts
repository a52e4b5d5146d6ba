import type { ZoneKind } from '../zone-kind.ts';

/** Light of a spell: whoever is in it is lit (`rules/place/sight.ts`). */
export const LIGHT: ZoneKind = { id: 'light', rule: 'DT-DIV-104' };
