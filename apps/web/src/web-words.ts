import { useWords, type Words } from '@tablewright/table-kit';
import type { WebTextKey } from './texts/en.ts';

/** The words of the pages around the table. */
export function useWebWords(): Words<WebTextKey> {
  return useWords<WebTextKey>();
}
