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
  instagram: {
    blueFjord: {
      id: '17841400000000301',
      username: 'bluefjordtravel',
      name: 'Blue Fjord Travel',
      followers: 1280,
      page: 'blueFjord',
    },
    northernLights: {
      id: '17841400000000302',
      username: 'northernlightscruises',
      name: 'Northern Lights Cruises',
      followers: 5417,
      page: 'northernLights',
    },
  },
  linkedin: {
    app: { id: 'sandbox-client', secret: 'sandbox-client-secret', name: 'Waypost' },
    members: {
      marina: {
        id: 'mD7kq2RvLx',
        firstName: 'Marina',
        lastName: 'Duval',
        email: 'marina.duval@example.com',
        vanityName: 'marina-duval',
        followers: 643,
      },
      theo: {
        id: 'tM4zw9HcPa',
        firstName: 'Theo',
        lastName: 'Martin',
        email: 'theo.martin@example.com',
        vanityName: 'theo-martin',
        followers: 208,
      },
    },
    /** All roles are Marina's; Theo has only his own profile. */
    organizations: {
      blueFjord: {
        id: '90400201',
        name: 'Blue Fjord Travel',
        vanityName: 'blue-fjord-travel',
        followers: 1934,
        role: 'ADMINISTRATOR',
        state: 'APPROVED',
      },
      northernLights: {
        id: '90400202',
        name: 'Northern Lights Cruises',
        vanityName: 'northern-lights-cruises',
        followers: 3120,
        role: 'CONTENT_ADMINISTRATOR',
        state: 'APPROVED',
      },
      fjordFriends: {
        id: '90400203',
        name: 'Fjord Friends Club',
        vanityName: 'fjord-friends-club',
        followers: 77,
        role: 'ADMINISTRATOR',
        state: 'REQUESTED',
      },
    },
  },
} as const;
