import type { TestProject } from 'vitest/node';
import { startTable } from './served-table.ts';

/** Serves the table for as long as frames are counted. */
export default async function serve(project: TestProject): Promise<() => void> {
  const table = await startTable();
  project.provide('tableUrl', table.url);
  return table.stop;
}
