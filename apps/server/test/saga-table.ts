import type { Game } from '@tablewright/engine';
import { type CampaignFile, type Document, written } from '@tablewright/engine/documents';
import { type Sheet, saga as toySaga } from '@tablewright/engine/testing';
import type { CampaignView, DocumentLine, ShelfView } from '@tablewright/protocol';
import { type ApiClient, requestId, type TestServer } from './server.ts';

/** The toy of documents: heroes find gold and take it with them on their sheets. */
export const saga = toySaga as unknown as Game;

/** A sheet that somebody has written. */
export function sheet(id: string, gold = 0, name = id): Document<Sheet> {
  const content = { hero: name, gold, feats: [] };
  const written_ = written({ id, game: 'saga', kind: 'sheet', kindVersion: 2, name, content });
  return written_ as Document<Sheet>;
}

/** Plays a table of the toy to its end; every seat answers by the client that it has. */
export async function playSaga(
  { service }: TestServer,
  table: string,
  clients: readonly ApiClient[],
  answer: 'explore' | 'rest' = 'explore',
): Promise<void> {
  for (;;) {
    const asked = await service.registry.queries.inspect(table, (live) => {
      const [seat] = live.deciding;
      if (seat === undefined) return undefined;
      return { seat, choice: live.updateFor(seat, -1, live.at)?.seen.choices[0]?.name ?? '' };
    });
    if (asked === undefined) return;
    const client = clients[asked.seat] as ApiClient;
    const act = { kind: 'answer', id: requestId(), choice: asked.choice, answer } as const;
    await client.act(table, act, asked.seat);
  }
}

/** What a program asks of the shelf. */
export const shelfOf = (client: ApiClient) => ({
  look: () => client.ask<ShelfView>('GET', '/shelf'),
  keep: (document: unknown, campaign?: string) =>
    client.ask<DocumentLine>('POST', '/documents', {
      document,
      ...(campaign === undefined ? {} : { campaign }),
    }),
  past: (id: string, campaign?: string) =>
    client.ask<{ line: DocumentLine; revisions: Document<Sheet>[]; matches: unknown[] }>(
      'GET',
      `/documents/${id}${campaign === undefined ? '' : `?campaign=${campaign}`}`,
    ),
  drop: (id: string, campaign?: string) =>
    client.ask(
      'DELETE',
      `/documents/${id}${campaign === undefined ? '' : `?campaign=${campaign}`}`,
    ),
  begin: async (name: string, as: string) =>
    (await client.ask<{ campaign: string }>('POST', '/campaigns', { game: 'saga', name, as }))
      .campaign,
  campaign: (id: string) => client.ask<CampaignView>('GET', `/campaigns/${id}`),
  invite: async (id: string) =>
    (await client.ask<{ key: string }>('POST', `/campaigns/${id}/invites`)).key,
  join: (key: string, as: string) => client.ask('POST', '/campaigns/join', { key, as }),
  file: (id: string) => client.ask<CampaignFile>('GET', `/campaigns/${id}/file`),
  take: (campaign: unknown, as: string) =>
    client.ask<{ campaign: string }>('POST', '/campaigns/import', { campaign, as }),
});
