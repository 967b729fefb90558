import type { FacebookState } from './facebook/state.ts';
import type { InstagramState } from './instagram/state.ts';

const FULL_TASKS = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE'] as const;

/** The app, people, Pages and Instagram accounts that every fresh sandbox holds; other demo data refers to these ids. */
export const META_DEMO = {
  app: { id: '739190000000000001', secret: 'sandbox-facebook-app-secret', name: 'Waypost' },
  people: {
    marina: { id: '122090000000000101', name: 'Marina Duval' },
    theo: { id: '122090000000000102', name: 'Theo Martin' },
    nora: {
      id: '122090000000000103',
      name: 'Nora Lindqvist',
      declines: ['pages_manage_engagement', 'read_insights'],
    },
    omar: { id: '122090000000000104', name: 'Omar Haddad' },
    iris: { id: '122090000000000105', name: 'Iris Campos' },
    june: { id: '122090000000000106', name: 'June Okafor' },
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
    harbourHills: {
      id: '104200000000000205',
      name: 'Harbour and Hills',
      username: 'harbourandhills',
      category: 'Travel Agency',
      followers: 529,
      tasks: FULL_TASKS,
      person: 'nora',
    },
    coralCoast: {
      id: '104200000000000206',
      name: 'Coral Coast Getaways',
      username: 'coralcoastgetaways',
      category: 'Travel Agency',
      followers: 1106,
      tasks: ['CREATE_CONTENT'],
      person: 'omar',
    },
    costaClara: {
      id: '104200000000000207',
      name: 'Costa Clara Viajes',
      username: 'costaclaraviajes',
      category: 'Travel Agency',
      followers: 438,
      tasks: FULL_TASKS,
      person: 'iris',
    },
    firstLeg: {
      id: '104200000000000208',
      name: 'First Leg Travel',
      username: 'firstlegtravel',
      category: 'Travel Agency',
      followers: 112,
      tasks: FULL_TASKS,
      person: 'june',
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
} as const;

export function seedFacebook(state: FacebookState): void {
  for (const person of Object.values(META_DEMO.people)) {
    const declines = 'declines' in person ? { declines: [...person.declines] } : {};
    state.people.put(person.id, { id: person.id, name: person.name, ...declines });
  }
  for (const { id, name, username, category, followers, tasks, person } of Object.values(META_DEMO.pages)) {
    const roles = { [META_DEMO.people[person].id]: [...tasks] };
    state.pages.put(id, { id, name, username, category, followers, roles });
  }
}

/** Two of the demo Pages have a professional account; the others have none. */
export function seedInstagram(state: InstagramState): void {
  for (const { id, username, name, followers, page } of Object.values(META_DEMO.instagram)) {
    const { id: pageId, category: biography } = META_DEMO.pages[page];
    state.putAccount({ id, username, name, biography, followers, follows: 96, pageId });
  }
}
