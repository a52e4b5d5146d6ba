import type { Seat } from '@tablewright/engine';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** See `Store.beat`. */
export async function beat(db: Kysely<Schema>, node: string, until: number): Promise<void> {
  await db
    .insertInto('nodes')
    .values({ id: node, until })
    .onConflict((on) => on.column('id').doUpdateSet({ until }))
    .execute();
}

/** See `Store.leave`. */
export async function leave(db: Kysely<Schema>, node: string): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db.deleteFrom('nodes').where('id', '=', node).execute();
    await db.deleteFrom('presence').where('node', '=', node).execute();
  });
}

/** See `Store.claim`. */
export async function claim(
  db: Kysely<Schema>,
  node: string,
  now: number,
): Promise<readonly string[]> {
  await db
    .updateTable('duties')
    .set({ node })
    .where('at', '<=', now)
    .where('node', '!=', node)
    .where('node', 'not in', (db) =>
      db.selectFrom('nodes').select('nodes.id').where('nodes.until', '>', now),
    )
    .execute();
  const rows = await db
    .selectFrom('duties')
    .select('match')
    .where('node', '=', node)
    .where('at', '<=', now)
    .execute();
  return rows.map(({ match }) => match);
}

/** See `Store.setPresence`. */
export async function setPresence(
  db: Kysely<Schema>,
  match: string,
  seat: Seat,
  node: string,
  here: boolean,
): Promise<void> {
  if (here) {
    await db
      .insertInto('presence')
      .values({ match, seat, node })
      .onConflict((on) => on.columns(['match', 'seat', 'node']).doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('presence')
    .where('match', '=', match)
    .where('seat', '=', seat)
    .where('node', '=', node)
    .execute();
}

/** See `Store.present`. */
export async function present(
  db: Kysely<Schema>,
  match: string,
  now: number,
): Promise<readonly Seat[]> {
  const rows = await db
    .selectFrom('presence')
    .innerJoin('nodes', 'nodes.id', 'presence.node')
    .select('presence.seat')
    .distinct()
    .where('presence.match', '=', match)
    .where('nodes.until', '>', now)
    .orderBy('presence.seat')
    .execute();
  return rows.map(({ seat }) => seat);
}
