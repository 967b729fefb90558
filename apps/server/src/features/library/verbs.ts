export { presentCampaign, presentPost } from './present.ts';
export { schedulePost } from './schedule-post.ts';
export { searchPosts } from './search-posts.ts';
export { findCampaign, listCampaigns, postingsByIds } from './store.ts';
