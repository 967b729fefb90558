import { SOCIAL_APPS, type SocialApp } from '@waypost/contract/networks';
import type { PreflightMessage } from '@waypost/contract/posts';
import type { Application } from '@waypost/contract/profiles';
import { describe, expect, it } from 'vitest';
import { type DraftContent, emptyContent, shownLink, shownMedia, withMedia } from '../draft/draft-content.ts';
import { blankApps, hasErrors, localMessages, mergeMessages, missingRequirements } from './checks.ts';
import { preflightPayload, schedulePayload } from './payloads.ts';

const image = {
  id: 1,
  kind: 'image' as const,
  seconds: null,
  url: '/a.jpg',
  thumbnail: '/a.jpg',
  width: 1200,
  height: 800,
  alt: '',
};
const ready: DraftContent = { ...emptyContent(['facebook']), message: 'Alaska by sea', media: [image] };
const application: Application = {
  is_enabled: true,
  installed: true,
  connected: true,
  active: true,
  paused: false,
  name: 'Facebook',
  connectURL: null,
  state: 'connected',
  data: {
    name: 'Blue Fjord',
    image: null,
    page_id: '1',
    organization_urn: null,
    is_feed: null,
    followers: 1,
    expires_at: null,
    days_left: null,
    late_after_minutes: 120,
  },
};
const NOW = Date.parse('2026-11-20T15:00:00Z');
const world = {
  applications: Object.fromEntries(SOCIAL_APPS.map((app) => [app, application])) as Record<SocialApp, Application>,
  pro: true,
  signature: null,
  now: NOW,
};

describe('what a post needs', () => {
  it('is a network, a message that is not blank, and a picture', () => {
    expect(missingRequirements({ ...emptyContent([]), message: '  ' }, false)).toEqual(['network', 'message', 'media']);
    expect(missingRequirements(ready, false)).toEqual([]);
  });

  it('is a link that brings its picture, where the plan has no images', () => {
    const without = (content: DraftContent, page?: Parameters<typeof missingRequirements>[2]) =>
      missingRequirements(content, false, page, false);
    expect(without({ ...ready, media: [] })).toEqual(['linkAlone']);
    const link: DraftContent = { ...ready, media: [], shows: 'link', link: 'https://fjords.example' };
    expect(without(link, { reading: false, preview: null })).toEqual(['linkAlone']);
  });

  it('is a message for each network, where each has its own', () => {
    const own: DraftContent = { ...ready, applications: ['facebook', 'linkedin'], ownTexts: true };
    expect(missingRequirements(own, false)).toEqual([]);
    const blank = { ...own, messageByApp: { linkedin: ' ' } };
    expect(missingRequirements(blank, false)).toEqual(['message']);
    expect(blankApps(blank)).toEqual(['linkedin']);
  });

  it('waits for pictures that are on their way', () => {
    expect(missingRequirements({ ...ready, media: [] }, true)).toEqual(['upload']);
  });
});

describe('a link', () => {
  const link: DraftContent = { ...ready, media: [], link: 'www.example.com/fjords', shows: 'link' };
  const read = { link: link.link, title: 'Fjords', description: null, image: null };
  const shown = { ...image, thumbnail_url: '/a.jpg', duration: null };

  it('has the picture of its page as its image, and asks for one where there is none (GEN-024)', () => {
    expect(missingRequirements({ ...link, link: ' ' }, false)).toEqual(['link']);
    expect(missingRequirements(link, false, { reading: true, preview: null })).toEqual(['reading']);
    expect(missingRequirements(link, false, { reading: false, preview: read })).toEqual(['linkPicture']);
    expect(missingRequirements(link, false, { reading: false, preview: { ...read, image: shown } })).toEqual([]);
    expect(missingRequirements({ ...link, media: [image] }, false)).toEqual([]);
  });

  it('needs a picture of its own on Instagram, and Facebook shows the page’s', () => {
    const codes = (content: DraftContent) => localMessages(content, world).map(({ app, code }) => `${app} ${code}`);
    const everywhere: DraftContent = { ...link, applications: ['facebook', 'instagram', 'linkedin'] };
    expect(codes(everywhere)).toEqual(['instagram link_needs_picture']);
    expect(codes({ ...everywhere, media: [image] })).toEqual([
      'facebook link_own_picture',
      'instagram images_and_link',
    ]);
  });

  it('is kept while pictures are shown, and the pictures while it is', () => {
    const both: DraftContent = { ...link, media: [image] };
    const wire = (shows: DraftContent['shows']) => schedulePayload({ ...both, shows });
    expect(wire('pictures')).toMatchObject({ shows: 'pictures', link: link.link, custom_image_ids: [1] });
    expect(shownLink({ ...both, shows: 'pictures' })).toBeNull();
    expect(shownLink(both)).toBe('https://www.example.com/fjords');
    const video = { ...image, id: 2, kind: 'video' as const, seconds: 9 };
    expect(withMedia(both, [video])).toEqual({ shows: 'video', media: [image, video] });
    expect(shownMedia({ ...both, ...withMedia(both, [video]), shows: 'link' })).toEqual([image]);
  });
});

describe('a video', () => {
  const video = { ...image, kind: 'video' as const, width: 1080, height: 1920, seconds: 30 };
  const reel: DraftContent = { ...ready, media: [video], applications: ['facebook', 'instagram', 'linkedin'] };
  const found = (content: DraftContent) => localMessages(content, world).map(({ app, code }) => [app, code]);

  it('goes to all networks, whatever was chosen for networks that leave no choice', () => {
    expect(found(reel)).toEqual([]);
    const chosen = { ...reel, mediaTypes: { facebook: 'reel', instagram: 'post', linkedin: 'reel' } } as const;
    expect(found(chosen)).toEqual([]);
    expect(preflightPayload(1, chosen).media_types).toEqual({ facebook: 'reel' });
  });

  it('is held to what a reel may be where one was chosen', () => {
    const wide = { ...video, width: 1920, height: 1080 };
    expect(found({ ...reel, media: [wide], mediaTypes: { facebook: 'reel' } })).toEqual([
      ['facebook', 'reel_not_upright'],
      ['instagram', 'reel_not_upright'],
    ]);
    expect(found({ ...reel, media: [{ ...video, seconds: 2 }] })).toEqual([
      ['instagram', 'video_too_short'],
      ['linkedin', 'video_too_short'],
    ]);
  });

  it('is what a reel asks for, instead of any picture', () => {
    const empty: DraftContent = { ...ready, media: [], mediaTypes: { facebook: 'reel' } };
    expect(missingRequirements(empty, false)).toEqual([]);
    expect(found(empty)).toEqual([['facebook', 'reel_needs_video']]);
  });
});

describe('the checks', () => {
  it('pass a complete post', () => {
    expect(localMessages(ready, world)).toEqual([]);
  });

  it('count the signature too', () => {
    const signature = { hashtag_signature: '#Fjord', hashtag_enabled_apps: ['linkedin' as const] };
    const long: DraftContent = { ...ready, applications: ['linkedin'], message: 'a'.repeat(2_995) };
    expect(localMessages(long, world)).toEqual([]);
    expect(localMessages(long, { ...world, signature })[0]?.code).toBe('message_too_long');
  });

  it('measure the first comment', () => {
    const content: DraftContent = { ...ready, applications: ['facebook', 'linkedin'], firstComment: 'a'.repeat(1_251) };
    expect(localMessages(content, world).map(({ app, code }) => [app, code])).toEqual([
      ['linkedin', 'first_comment_too_long'],
    ]);
  });

  it('measure the text of each network', () => {
    const own: DraftContent = {
      ...ready,
      applications: ['facebook', 'linkedin'],
      ownTexts: true,
      messageByApp: { facebook: 'a'.repeat(3_001) },
    };
    expect(localMessages(own, world)).toEqual([]);
    const swapped = { ...own, messageByApp: { linkedin: 'a'.repeat(3_001) } };
    expect(localMessages(swapped, world).map(({ app, code }) => [app, code])).toEqual([
      ['linkedin', 'message_too_long'],
    ]);
  });

  it('refuse a time that is too near and warn about a paused connection', () => {
    const soon = { ...ready, fireAt: new Date(NOW + 60_000).toISOString() };
    expect(hasErrors(localMessages(soon, world))).toBe(true);
    const paused = { ...application, paused: true };
    const found = localMessages(ready, { ...world, applications: { ...world.applications, facebook: paused } });
    expect(found.map(({ code, level }) => [code, level])).toEqual([['connection_paused', 'warning']]);
  });

  it('take from the server only what the browser cannot know, errors first', () => {
    const own: PreflightMessage[] = [{ app: 'facebook', code: 'connection_paused', level: 'warning' }];
    const server: PreflightMessage[] = [
      { app: 'facebook', code: 'message_too_long', level: 'error' },
      { app: 'facebook', code: 'message_blank', level: 'error' },
      { app: 'facebook', code: 'same_text', level: 'error' },
    ];
    expect(mergeMessages(own, server).map(({ code }) => code)).toEqual(['same_text', 'connection_paused']);
  });
});
