export { readCampaign } from './campaign-store.ts';
export { addImage, imagesOf, listImages } from './image-store.ts';
export { listCampaigns } from './list-campaigns.ts';
export { presentCampaign, presentCampaignRow } from './present-campaign.ts';
export { changeCampaign, createCampaign, setCampaignDeleted } from './write-campaign.ts';
