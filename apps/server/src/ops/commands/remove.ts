import { randomHex } from '../../auth/keys.ts';
import type { Expiry } from '../../store/store.ts';
import { PostgresPubSub } from '../../tables/postgres-pubsub.ts';
import { EXIT, type ExitCode, WrongUsage } from '../exit.ts';
import { openPlace, withPlace } from '../open-place.ts';
import { retain as retainIn } from '../retention.ts';
import { type CommandContext, counted } from './context.ts';

/** Deletes a table with everything that belongs to it. */
export function remove(context: CommandContext, id: string): Promise<ExitCode> {
  return withPlace(openPlace(context.place), async ({ store }) => {
    await withNews(context, async (gone) => {
      if (!(await store.remove(id))) throw new Error(`there is no table ${id}`);
      gone(id);
    });
    context.out(`${id} is deleted`);
    return EXIT.done;
  });
}

/** Deletes the tables that need not be kept any longer. */
export function retain(context: CommandContext): Promise<ExitCode> {
  const { retention, now, out, place } = context;
  if (Object.keys(retention).length === 0) {
    throw new WrongUsage(
      'everything is kept for ever; set RETAIN_FINISHED_DAYS, RETAIN_IDLE_DAYS, RETAIN_GATHERING_DAYS or RETAIN_GUESTS_DAYS',
    );
  }
  return withPlace(openPlace(place), async ({ store }) => {
    const deleted = await withNews(context, (gone) => {
      const take = async (id: string, before: Expiry): Promise<boolean> => {
        const removed = await store.remove(id, before);
        if (removed) gone(id);
        return removed;
      };
      return retainIn({ store, remove: take, retention, now });
    });
    out(`${counted(deleted, 'table')} deleted`);
    return EXIT.done;
  });
}

/** Lets the nodes that share a database hear of tables that are gone. */
async function withNews<T>(
  { place, err }: CommandContext,
  work: (gone: (id: string) => void) => Promise<T>,
): Promise<T> {
  // A server over a file notices it when somebody acts there.
  if (place.kind === 'sqlite') return work(() => {});
  const report = (what: string): void => err(`the nodes could not be told (${what})`);
  const pubsub = new PostgresPubSub(place.address, randomHex(8), () => {}, report);
  await pubsub.start();
  try {
    return await work((id) => pubsub.publish(id, 'log'));
  } finally {
    await pubsub.close();
  }
}
