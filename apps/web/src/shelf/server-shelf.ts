import { keepBeenOnline } from '../online/kept/visitor.ts';
import { api, pictureAddress } from '../online/server/api.ts';
import type { DocumentShelf } from './document-shelf.ts';

/** The shelf of this browser's guest on the server, with the campaigns that they share with others. */
export const serverShelf: DocumentShelf = {
  where: 'online',
  look: () => api.shelf(),
  past: ({ id, campaign }) => api.document(id, campaign),
  keep: async (document, campaign) => {
    const line = await api.keep(document, campaign);
    keepBeenOnline();
    return line;
  },
  drop: async ({ id, campaign }) => {
    await api.dropDocument(id, campaign);
  },
  begin: async (wish) => {
    const { campaign } = await api.beginCampaign({ ...wish, options: { ...wish.options } });
    keepBeenOnline();
    return campaign;
  },
  campaign: (id) => api.campaign(id),
  file: (id) => api.campaignFile(id),
  take: async (file, as) => {
    const { campaign } = await api.takeCampaign(file, as);
    keepBeenOnline();
    return campaign;
  },
  remove: async (id) => {
    await api.removeCampaign(id);
  },
  pictures: (campaign) => api.pictures(campaign),
  bringPicture: (campaign, picture) => api.bringPicture(campaign, picture),
  dropPicture: async (campaign, name) => {
    await api.dropPicture(campaign, name);
  },
  pictureAddress: async (campaign, name) => pictureAddress(campaign, name),
};
