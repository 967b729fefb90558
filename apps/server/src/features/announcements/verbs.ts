export { setDeleted, setOrder } from '../../platform/curated/curated.ts';
export { richText } from '../../platform/html/rich-text.ts';
export { isFor } from './announcement.ts';
export { dismissAnnouncement } from './dismiss-announcement.ts';
export { presentAnnouncement, presentShown } from './present.ts';
export { publishAnnouncement } from './publish-announcement.ts';
export { ANNOUNCEMENTS, allAnnouncements, findAnnouncement, shownAnnouncements } from './store.ts';
export { changeAnnouncement, createAnnouncement } from './write-announcement.ts';
