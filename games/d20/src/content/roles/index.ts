import type { Trait } from '../trait.ts';

/** All roles (DT-ROLE). */
export const ROLES: readonly Trait[] = [];
