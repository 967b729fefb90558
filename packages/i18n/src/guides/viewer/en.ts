export const guides = {
  viewer: {
    withVideos: 'Get to know Waypost',
    withVideosText: 'Short videos that show how it works.',
    withoutVideos: 'Welcome to Waypost',
    withoutVideosText: 'Videos that show how it works will appear here.',
    previous: 'Previous videos',
    next: 'Next videos',
    position: '{one, select, true {{from, number}} other {{from, number}–{to, number}}} of {count, number}',
    watch: 'Watch: {title}',
    watched: 'Watched',
    notReady: 'This video is still being prepared. Try again in a few minutes.',
    newTab: '(opens in a new tab)',
    tutorial: 'Watch a Quick Tutorial',
    learn: 'Learn more',
    setup: 'How-to setup your PRO Membership',
    info: 'About this tutorial',
  },
} as const;
