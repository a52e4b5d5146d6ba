import type { Game } from '@tablewright/engine';
import { gallery as toyGallery } from '@tablewright/engine/testing';
import type { PictureLine } from '@tablewright/protocol';
import type { ApiClient } from './server.ts';

/** The toy of pictures: a master shows some. */
export const gallery = toyGallery as unknown as Game;

/** What a program asks of the pictures of a campaign. */
export const picturesOf = (client: ApiClient, campaign: string) => {
  const path = `/campaigns/${campaign}/pictures`;
  return {
    list: () => client.ask<PictureLine[]>('GET', path),
    bring: (data: unknown, alt: unknown = 'A mill') =>
      client.ask<PictureLine>('POST', path, { alt, data }),
    /** The reply as it comes. */
    fetch: (picture: string, init: RequestInit = {}) =>
      fetch(`${client.url}/api${path}/${picture}`, {
        headers: client.key === undefined ? {} : { authorization: `Bearer ${client.key}` },
        ...init,
      }),
    drop: (picture: string) => client.ask<true>('DELETE', `${path}/${picture}`),
  };
};
