import { beforeEach, describe, expect, it } from 'vitest';
import { BLUE_FJORD, enc, LinkedInClient, MARINA, NORTHERN_LIGHTS } from '../testing/linkedin-client.ts';
import { sandboxOfFile } from '../testing/of-file.ts';
import { DEMO_WORLD } from '../worlds.ts';
import { LINKEDIN_ERROR_CODES } from './error-codes.ts';

const DAY = 86_400_000;
const { members, organizations } = DEMO_WORLD.linkedin;
const ACLS = '/organizationAcls?q=roleAssignee';
const sandbox = await sandboxOfFile();
let li: LinkedInClient;

beforeEach(() => {
  li = new LinkedInClient(sandbox);
});

const setClock = (text: string) => sandbox.control.clock.setOffset(Date.parse(text) - Date.now());

describe('a call below /rest', () => {
  it('needs both headers', async () => {
    const without = async (header: string) => (await li.call('GET', `/rest${ACLS}`, undefined, { [header]: '' })).body;
    expect(await without('linkedin-version')).toMatchObject({ status: 400, code: 'VERSION_MISSING' });
    expect(await without('x-restli-protocol-version')).toMatchObject({ status: 400, code: 'VERSION_MISSING' });
    expect(await without('authorization')).toEqual({
      message: 'Empty oauth2_access_token',
      serviceErrorCode: 401,
      status: 401,
    });
    expect((await li.get(ACLS)).headers.get('x-li-uuid')).toBeTruthy();
  });

  it('needs a version that lives on the sandbox clock', async () => {
    const status = async (version: string, at: string) => {
      setClock(at);
      li.version = version;
      li.token = sandbox.control.linkedin.issueToken({ memberId: members.marina.id });
      return (await li.get(ACLS)).status;
    };
    expect(await status('202609', '2026-10-01T00:00:00Z')).toBe(200);
    expect(await status('202511', '2026-11-15T23:00:00Z')).toBe(200);
    expect(await status('202511', '2026-11-16T00:10:00Z')).toBe(426);
    expect(await status('202609', '2027-09-16T00:10:00Z')).toBe(426);
    expect(await status('202701', '2026-12-31T00:00:00Z')).toBe(426);
    expect(await status('202613', '2026-12-31T00:00:00Z')).toBe(426);
    li.version = '202409';
    expect((await li.get(ACLS)).body).toEqual({
      status: 426,
      code: 'NONEXISTENT_VERSION',
      message: 'Requested version 20240901 is not active',
    });
    sandbox.control.linkedin.set({ versionsEnd: false });
    expect((await li.get(ACLS)).status).toBe(200);
  });

  it('needs encoded URNs in path and query, and raw structure around them', async () => {
    const { id } = await li.post('Encoded');
    expect((await li.get(`/posts/${id}`)).body).toEqual({ message: 'Syntax exception in path variables', status: 400 });
    expect((await li.get(`/posts/${enc(id)}`)).status).toBe(200);
    const list = async (query: string) => (await li.get(`/posts?${query}`)).status;
    expect(await list(`q=author&author=${BLUE_FJORD}`)).toBe(400);
    expect(await list(`q=author&author=${enc(BLUE_FJORD)}`)).toBe(200);
    expect(await list(`ids=List(${enc(id)})`)).toBe(200);
    expect(await list(`ids=List(${id})`)).toBe(400);
    expect(await list(new URLSearchParams({ ids: `List(${id})` }).toString())).toBe(400);
    expect(await list(`ids=List(${enc(id)}`)).toBe(400);
    expect((await li.get('/nothing')).body).toMatchObject({ status: 404, code: 'RESOURCE_NOT_FOUND' });
  });

  it('counts for the day until midnight UTC, and the end is told without more', async () => {
    setClock('2026-10-05T23:50:00Z');
    li.token = sandbox.control.linkedin.issueToken({ memberId: members.marina.id });
    sandbox.control.linkedin.set({ quota: { member: 3, app: null } });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await li.get(ACLS)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await li.get(ACLS);
    expect(refused.body).toEqual({
      message: 'Resource level throttle limit for calls to this resource is reached.',
      status: 429,
    });
    expect(refused.headers.get('retry-after')).toBeNull();
    expect(sandbox.control.linkedin.quotaUsed().members[members.marina.id]).toBe(5);
    setClock('2026-10-06T00:00:01Z');
    expect((await li.get(ACLS)).status).toBe(200);
    sandbox.control.linkedin.set({ quota: { member: null, app: 1 } });
    expect((await li.get(ACLS)).status).toBe(429);
    sandbox.control.linkedin.set({ quota: undefined, tier: 'development' });
    for (let n = 0; n < 100; n += 1) await li.get(ACLS);
    expect((await li.get(ACLS)).status).toBe(429);
  });
});

describe('organizations', () => {
  it('are those on which the member has a role', async () => {
    const roles = async (filter: string) =>
      [...((await li.get(`${ACLS}${filter}`)).body.elements ?? [])].map(
        (row) => `${row.organization} ${row.role} ${row.state}`,
      );
    const [blue, north, friends] = [
      `${BLUE_FJORD} ADMINISTRATOR APPROVED`,
      `${NORTHERN_LIGHTS} CONTENT_ADMINISTRATOR APPROVED`,
      `urn:li:organization:${organizations.fjordFriends.id} ADMINISTRATOR REQUESTED`,
    ];
    expect(await roles('')).toEqual([blue, north, friends]);
    expect(await roles('&role=ADMINISTRATOR&state=APPROVED&count=100')).toEqual([blue]);
    expect(await roles('&start=1&count=1')).toEqual([north]);
    const first = (await li.get(ACLS)).body.elements?.[0];
    expect(first).toEqual({
      organization: BLUE_FJORD,
      organizationTarget: BLUE_FJORD,
      role: 'ADMINISTRATOR',
      state: 'APPROVED',
      roleAssignee: MARINA,
    });
    const theo = new LinkedInClient(sandbox, 'theo');
    expect((await theo.get(ACLS)).body.elements).toEqual([]);
    const poor = new LinkedInClient(sandbox, 'theo', ['openid', 'w_member_social']);
    expect(await poor.get(ACLS)).toMatchObject({ status: 403, body: { code: 'ACCESS_DENIED' } });
  });

  it('have a numeric id, a name and followers', async () => {
    const { id } = organizations.blueFjord;
    const expected = { id: Number(id), localizedName: 'Blue Fjord Travel', vanityName: 'blue-fjord-travel' };
    expect((await li.get(`/organizations/${id}`)).body).toMatchObject(expected);
    expect((await li.get(`/organizations?ids=List(${id},9)`)).body).toMatchObject({
      results: { [id]: expected },
      statuses: { [id]: 200, 9: 404 },
    });
    expect((await li.get('/organizations?q=vanityName&vanityName=blue-fjord-travel')).body.elements).toMatchObject([
      expected,
    ]);
    expect((await li.get('/organizations/9')).status).toBe(404);
    const size = `/networkSizes/${enc(BLUE_FJORD)}?edgeType=COMPANY_FOLLOWED_BY_MEMBER`;
    expect((await li.get(size)).body).toEqual({ firstDegreeSize: 1934 });
    sandbox.control.linkedin.setFollowers(BLUE_FJORD, 2000);
    expect((await li.get(size)).body).toEqual({ firstDegreeSize: 2000 });
    expect((await li.get('/memberFollowersCount?q=me')).body.elements).toEqual([{ memberFollowersCount: 643 }]);
  });

  it('stop answering to a member who lost the role', async () => {
    sandbox.control.linkedin.setRole(organizations.blueFjord.id, members.marina.id);
    expect(await li.post('No more')).toMatchObject({ status: 403, body: { serviceErrorCode: 100 } });
    sandbox.control.linkedin.setRole(organizations.blueFjord.id, members.marina.id, {
      role: 'ANALYST',
      state: 'APPROVED',
    });
    expect((await li.post('Only figures')).status).toBe(403);
    expect((await li.post('Not yet', { author: `urn:li:organization:${organizations.fjordFriends.id}` })).status).toBe(
      403,
    );
  });
});

describe('every refusal of the table', () => {
  it.each(
    LINKEDIN_ERROR_CODES.map((entry) => [entry.name, entry] as const),
  )('%s can be provoked', async (name, entry) => {
    sandbox.control.addFault({ path: '/posts$', action: { kind: 'linkedin_error', name } });
    const reply = await li.post('Never there');
    expect([reply.status, reply.body]).toEqual([entry.status, entry.body]);
    expect(sandbox.control.linkedin.wall()).toEqual([]);
  });

  it('is there once', () => {
    const names = LINKEDIN_ERROR_CODES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('can be said in other words, after the side effect too', async () => {
    const action = {
      kind: 'linkedin_error',
      name: 'ACCESS_DENIED',
      message: 'Organization permissions must be used',
    } as const;
    sandbox.control.addFault({ path: '/posts$', when: 'after', action });
    expect((await li.post('There')).body).toMatchObject({ message: 'Organization permissions must be used' });
    expect(sandbox.control.linkedin.wall(BLUE_FJORD)).toHaveLength(1);
  });
});

describe('statistics', () => {
  const path = '/organizationalEntityShareStatistics?q=organizationalEntity&organizationalEntity=';
  const shares = (...urns: string[]) => `${path}${enc(BLUE_FJORD)}&shares=List(${urns.map(enc).join(',')})`;

  it('leave out posts that nobody saw, and count engagement as a fraction', async () => {
    const { id } = await li.post('Measured');
    expect((await li.get(shares(id))).body.elements).toEqual([]);
    sandbox.control.clock.advance(DAY);
    const { id: fresh } = await li.post('Fresh');
    const [element, ...others] = [...((await li.get(shares(id, fresh))).body.elements ?? [])];
    expect(others).toEqual([]);
    const figures = element?.totalShareStatistics as unknown as Record<string, number>;
    expect(element).toMatchObject({ organizationalEntity: BLUE_FJORD, share: id });
    const { impressionCount = 0, clickCount = 0, likeCount = 0, commentCount = 0, shareCount = 0 } = figures;
    expect(figures.engagement).toBeCloseTo((clickCount + likeCount + commentCount + shareCount) / impressionCount, 10);
    expect(figures.engagement).toBeLessThan(1);
    expect(figures.uniqueImpressionsCount).toBeGreaterThan(0);
    sandbox.control.linkedin.setFigures(id, { likeCount: -2 });
    expect((await li.get(shares(id))).body.elements?.[0]?.totalShareStatistics).toMatchObject({ likeCount: -2 });
  });

  it('come as series with the plural spelling and days below zero', async () => {
    const { id } = await li.post('Series');
    const start = Date.parse(new Date(sandbox.control.clock.now()).toISOString().slice(0, 10));
    sandbox.control.clock.advance(60 * DAY - 1);
    li.token = sandbox.control.linkedin.issueToken({ memberId: members.marina.id });
    const range = `&timeIntervals=(timeRange:(start:${start},end:${start + 50 * DAY}),timeGranularityType:DAY)`;
    const rows = [...((await li.get(`${shares(id)}${range}`)).body.elements ?? [])];
    expect(rows[0]?.timeRange).toEqual({ start, end: start + DAY });
    const figures = rows.map((row) => row.totalShareStatistics as unknown as Record<string, number>);
    expect(figures.every((it) => 'uniqueImpressionsCounts' in it && !('uniqueImpressionsCount' in it))).toBe(true);
    expect(figures.some((it) => Number(it.likeCount) < 0)).toBe(true);
    const month = range.replace('DAY', 'MONTH');
    expect([...((await li.get(`${path}${enc(BLUE_FJORD)}${month}`)).body.elements ?? [])].length).toBeLessThanOrEqual(
      3,
    );
    const old = `&timeIntervals=(timeRange:(start:1551398400000,end:1552003200000),timeGranularityType:DAY)`;
    expect((await li.get(`${shares(id)}${old}`)).status).toBe(400);
  });

  it('answer to administrators only, and not for the other kind of URN', async () => {
    expect((await li.get(`${path}${enc(NORTHERN_LIGHTS)}`)).status).toBe(403);
    const { id } = await li.post('Kinds');
    expect((await li.get(shares(id).replace('shares=', 'ugcPosts='))).body).toMatchObject({ code: 'INVALID_URN_TYPE' });
    sandbox.control.linkedin.addOrganization({
      id: '77',
      roles: [{ memberId: members.marina.id, role: 'ADMINISTRATOR', state: 'APPROVED' }],
      statisticsForbidden: true,
    });
    expect((await li.get(`${path}${enc('urn:li:organization:77')}`)).status).toBe(403);
  });

  it('of members are one metric per call and do not exist in the development tier', async () => {
    const { id } = await li.post('Mine', { author: MARINA });
    sandbox.control.clock.advance(DAY);
    const ask = (type: string, more = '') =>
      li.get(`/memberCreatorPostAnalytics?q=entity&entity=(share:${enc(id)})&queryType=${type}${more}`);
    const { elements } = (await ask('IMPRESSION', '&aggregation=TOTAL')).body;
    expect(elements).toEqual([
      {
        count: expect.any(Number),
        dateRange: {},
        metricType: { 'com.linkedin.adsexternalapi.memberanalytics.v1.CreatorPostAnalyticsMetricTypeV1': 'IMPRESSION' },
      },
    ]);
    expect(Number(elements?.[0]?.count)).toBeGreaterThan(0);
    for (const type of ['MEMBERS_REACHED', 'RESHARE', 'REACTION', 'COMMENT', 'POST_SAVE'])
      expect((await ask(type)).status).toBe(200);
    expect((await ask('LIKES')).status).toBe(400);
    const range = '&aggregation=DAILY&dateRange=(start:(day:1,month:10,year:2026),end:(day:4,month:10,year:2026))';
    expect((await ask('REACTION', range)).body.elements).toHaveLength(3);
    expect((await ask('MEMBERS_REACHED', range)).status).toBe(400);
    expect((await li.get('/memberCreatorPostAnalytics?q=me&queryType=COMMENT')).body.elements).toHaveLength(1);
    sandbox.control.linkedin.set({ tier: 'development' });
    expect((await ask('IMPRESSION')).status).toBe(404);
  });
});
