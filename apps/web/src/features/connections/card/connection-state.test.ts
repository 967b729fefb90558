import type { Application } from '@waypost/contract/profiles';
import { describe, expect, it } from 'vitest';
import { authorOf } from '../connected-apps.ts';
import { connectionView } from './connection-state.ts';

const data = {
  name: 'Blue Fjord Travel',
  image: null,
  page_id: '101',
  organization_urn: null,
  is_feed: null,
  followers: null,
  expires_at: null,
  days_left: null,
  late_after_minutes: 120,
};
const absent: Application = {
  is_enabled: true,
  installed: false,
  connected: false,
  active: false,
  paused: false,
  name: 'Facebook',
  connectURL: null,
  state: 'not_connected',
  data: null,
};
const live: Application = { ...absent, installed: true, connected: true, active: true, state: 'connected', data };

describe('what a connection card offers', () => {
  it('asks to connect what is not installed', () => {
    expect(connectionView('facebook', absent, true)).toEqual({
      state: 'notConnected',
      notice: null,
      actions: ['connect'],
    });
  });

  it('asks for the page once the consent was given', () => {
    expect(connectionView('instagram', { ...absent, consented: true }, true)).toEqual({
      state: 'notConnected',
      notice: 'choosePage',
      actions: ['choose', 'connect'],
    });
  });

  it('lets a live connection change its page or go', () => {
    expect(connectionView('facebook', live, true).actions).toEqual(['changePage', 'remove']);
  });

  it('offers Refresh first when the connection broke', () => {
    const broken: Application = { ...live, connected: false, state: 'disconnected' };
    expect(connectionView('facebook', broken, true)).toEqual({
      state: 'disconnected',
      notice: 'broken',
      actions: ['refresh', 'remove'],
    });
  });

  it('tells near expiry from expired', () => {
    const near: Application = { ...live, state: 'refresh_required', data: { ...data, days_left: 6 } };
    const over: Application = { ...live, state: 'refresh_required', data: { ...data, days_left: 0 } };
    expect(connectionView('linkedin', near, true).notice).toBe('nearExpiry');
    expect(connectionView('linkedin', over, true).notice).toBe('refreshNeeded');
    expect(connectionView('linkedin', over, true).actions[0]).toBe('refresh');
  });

  it('replaces Connect by Upgrade for Instagram without pro and still lets it be removed', () => {
    expect(connectionView('instagram', absent, false).actions).toEqual(['upgrade']);
    expect(connectionView('instagram', live, false).actions).toEqual(['upgrade', 'remove']);
    expect(connectionView('instagram', absent, true).actions).toEqual(['connect']);
  });

  it('explains an installation without credentials and offers nothing that cannot work', () => {
    const view = connectionView('linkedin', { ...absent, state: 'not_set_up' }, true);
    expect(view).toEqual({ state: 'notConnected', notice: 'notSetUp', actions: [] });
  });

  it('asks for the page between consent and choice', () => {
    const open: Application = { ...live, data: { ...data, page_id: null } };
    expect(connectionView('facebook', open, true).actions).toEqual(['choose', 'remove']);
  });

  it('names a LinkedIn organization a company page', () => {
    const organization: Application = { ...live, data: { ...data, organization_urn: 'urn:li:organization:77' } };
    expect(authorOf('linkedin', organization)).toBe('organization');
    expect(authorOf('linkedin', live)).toBe('person');
    expect(authorOf('linkedin', absent)).toBeNull();
  });
});
