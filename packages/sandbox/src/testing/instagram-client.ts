import type { Sandbox } from '../sandbox.ts';
import { DEMO_WORLD } from '../worlds.ts';
import { GraphClient, type GraphReply } from './graph-client.ts';

/** Posts on a demo account with the token of its Page, as a Graph client does. */
export class InstagramClient extends GraphClient {
  readonly account: string;

  constructor(sandbox: Sandbox, account: keyof typeof DEMO_WORLD.instagram = 'blueFjord') {
    const { id } = DEMO_WORLD.instagram[account];
    super(sandbox, sandbox.control.instagram.issueToken({ personId: DEMO_WORLD.people.marina.id, accountId: id }));
    this.account = id;
  }

  container = (params: Record<string, string>): Promise<GraphReply> => this.post(`/${this.account}/media`, params);

  publish = (creation_id: string): Promise<GraphReply> => this.post(`/${this.account}/media_publish`, { creation_id });

  async status(id: string): Promise<string> {
    return String((await this.get(`/${id}`, { fields: 'status_code' })).body.status_code);
  }

  /** A picture post from container to post; answers the id of the post. */
  async picture(image_url: string, params: Record<string, string> = {}): Promise<string> {
    const id = String((await this.container({ image_url, ...params })).body.id);
    this.sandbox.control.clock.advance(2_000);
    return String((await this.publish(id)).body.id);
  }
}
