import type { SideCall } from '@waypost/contract/networks';
import type { Control, FaultAction } from '@waypost/sandbox';

/** What can be published, by what a network has to tell apart. */
export type Shape = 'text' | 'picture' | 'pictures' | 'video' | 'reel' | 'link';

/** A page at the fake network, and who may publish on it. */
export interface PlayedPage {
  readonly id: string;
  readonly name: string;
  readonly networkUserId: string;
  readonly token: string;
}

/** Which calls of the network a fault strikes. */
export interface Struck {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly params?: string;
}

/** What tests of the product have to know of a fake network; everything else they read in the descriptor. */
export interface Played {
  /** A page of its own, with a token that names it; `ofPerson`: the person's own profile. */
  page(control: Control, ofPerson: boolean): PlayedPage;
  /** Publishes with a token of the page; else with the person's own. */
  readonly pageTokens: boolean;
  /** The call that makes a post public: its method and the last word of its path. */
  releasedBy(shape: Shape): string;
  /** Whether a release without an answer can be looked up by an id of ours; else the person may be asked. */
  findsByOurId(shape: Shape): boolean;
  /** What is released is ready: nothing has to be settled afterwards. */
  readonly releasesReady: boolean;
  /**
   * Calls whose answers name addresses that another process goes on with. In the crash proof each process reaches the fake over
   * a wire of its own; these addresses must not lead there.
   */
  readonly lastingAddresses?: RegExp;
  /** Brings the fake into the state in which figures are asked for in the call named below. */
  beforeFigures?(control: Control): void;
  readonly calls: Readonly<Record<SideCall | 'release', Struck>>;
  /** How it refuses for want of a permission, and because the token is dead. */
  readonly forbidden: FaultAction;
  readonly deadToken: FaultAction;
}
