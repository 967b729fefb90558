/** The people, pages and app that every fresh sandbox holds; other demo data refers to these ids. */
const FULL_TASKS = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'] as const;

export const DEMO_WORLD = {
  app: { id: '739190000000000001', secret: 'sandbox-facebook-app-secret', name: 'Waypost' },
  people: {
    marina: { id: '122090000000000101', name: 'Marina Duval' },
    theo: { id: '122090000000000102', name: 'Theo Martin' },
  },
  pages: {
    blueFjord: {
      id: '104200000000000201',
      name: 'Blue Fjord Travel',
      username: 'bluefjordtravel',
      category: 'Travel Agency',
      followers: 812,
      tasks: FULL_TASKS,
      person: 'marina',
    },
    northernLights: {
      id: '104200000000000202',
      name: 'Northern Lights Cruises',
      username: 'northernlightscruises',
      category: 'Cruise Line',
      followers: 2431,
      tasks: FULL_TASKS,
      person: 'marina',
    },
    fjordFriends: {
      id: '104200000000000203',
      name: 'Fjord Friends Club',
      username: 'fjordfriendsclub',
      category: 'Community',
      followers: 154,
      tasks: ['ANALYZE'],
      person: 'marina',
    },
    martinVoyages: {
      id: '104200000000000204',
      name: 'Martin Voyages',
      username: 'martinvoyages',
      category: 'Travel Agency',
      followers: 367,
      tasks: FULL_TASKS,
      person: 'theo',
    },
  },
} as const;
