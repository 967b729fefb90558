import { type Saving, type SavingEvent, type Stored, savingOf, startSaving } from '../../../platform/saving/machine.ts';
import { type CampaignContent, sameContent } from './campaign-content.ts';

export type StoredCampaign = Stored<CampaignContent>;
export type CampaignDraft = Saving<CampaignContent>;
export type CampaignEvent = SavingEvent<CampaignContent>;

export const campaignSaving = savingOf(sameContent);
export const { isDirty, wantsSave, reduce: reduceCampaign } = campaignSaving;
export const startCampaign = startSaving<CampaignContent>;
