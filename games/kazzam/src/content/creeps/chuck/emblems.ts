import { cyclops } from '@tablewright/table-kit/emblems';

/** What they look like, by the id of their block. */
export const EMBLEMS: Readonly<Record<string, string>> = { chuck: cyclops };
