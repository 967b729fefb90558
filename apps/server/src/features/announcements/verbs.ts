export { richText } from '../../platform/html/rich-text.ts';
export { isFor } from './announcement.ts';
export { deleteAnnouncement } from './delete-announcement.ts';
export { dismissAnnouncement } from './dismiss-announcement.ts';
export { orderAnnouncements } from './order-announcements.ts';
export { presentAnnouncement, presentShown } from './present.ts';
export { publishAnnouncement } from './publish-announcement.ts';
export { allAnnouncements, findAnnouncement, shownAnnouncements } from './store.ts';
export { changeAnnouncement, createAnnouncement } from './write-announcement.ts';
