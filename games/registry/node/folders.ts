import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of a game, where its RULES.md, scenarios and sources are. For Node only. */
export function folderOf(id: string): string {
  return join(fileURLToPath(new URL('../../', import.meta.url)), id);
}
