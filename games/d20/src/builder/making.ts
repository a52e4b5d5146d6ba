import type { DraftMember, Reader } from '@tablewright/table-kit/builder-data';
import type { Draft as Creation } from '../sheets/creation.ts';
import type { Ground } from './ground.ts';

/** What parts are made of. */
export interface Making {
  readonly ground: Ground;
  readonly member: DraftMember;
  readonly creation: Creation;
  readonly reader: Reader;
}

/** Where only ids are looked at: nothing needs words, nor the numbers that these would say. */
export const WORDLESS: Reader = { locale: 'en', say: () => '' };
