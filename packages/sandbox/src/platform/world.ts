import type { FastifyInstance } from 'fastify';
import type { WorldCard } from '../pages/routes.ts';
import type { Blobs } from './blobs.ts';
import type { SandboxClock } from './clock.ts';
import type { Journal } from './journal.ts';
import type { ArrivedPost, PlacedPost } from './past.ts';
import type { OwnWords, Wire } from './wire.ts';

/** What every world stands on. */
export type Ground = {
  journal: Journal;
  clock: SandboxClock;
  blobs: Blobs;
  /** Address under which people open the sandbox's pages. */
  publicUrl: () => string;
  /** Credentials that the product uses, by the name of their variable; where one is missing, the demo app's count. */
  credentials: Readonly<Record<string, string | undefined>>;
  /** Where servers of another protocol listen. */
  host: string;
  smtpPort: number;
  dnsPort: number;
};

/** A post alike for all networks, for tests that compare what is out with what the product believes. */
export type ShownPost = {
  /** As the product stores it. */
  id: string;
  /** The page, account or profile. */
  owner: string;
  text: string;
  comments: string[];
  visible: boolean;
};

/** A world while it is played. */
export type Playing<Controls extends object, Refusal extends OwnWords> = {
  /** The hand of a test on it; joins `sandbox.control`. */
  controls: Controls;
  /** The same over HTTP, below `/__control`. */
  serveControl: (app: FastifyInstance) => void;
  /** Its machine interface, behind faults, latency and the record of calls. */
  wire?: Wire<Refusal>;
  /** What people open: consent dialogs, walls, an inbox. */
  servePages: (app: FastifyInstance) => void;
  /** Its cards on the start page. */
  cards: readonly WorldCard[];
  /** What was posted on it, newest first per owner; with `all` also what visitors do not see. */
  posts?: (all: boolean) => ShownPost[];
  /** Puts a post of the past on a wall; undefined when the owner is nobody here. */
  place?: (post: ArrivedPost) => PlacedPost | undefined;
  /** Who is drawn under `/media/avatar/{id}`. */
  nameOf?: (id: string) => string | undefined;
  /** Back to the demo's people and the switches of the start. */
  reset: () => void;
  /** Ends the mishaps of its own protocol; those of calls end for all worlds together. */
  clearFaults?: () => void;
  /** Servers of another protocol than HTTP. */
  open?: () => Promise<void>;
  close?: () => Promise<void>;
};

/** One part of the outside world, with the people that it holds when it is fresh. */
export type World<Demo extends object, Controls extends object, Refusal extends OwnWords> = {
  demo: Demo;
  play: (ground: Ground) => Playing<Controls, Refusal>;
};

export const world = <Demo extends object, Controls extends object, Refusal extends OwnWords = never>(
  parts: World<Demo, Controls, Refusal>,
): World<Demo, Controls, Refusal> => parts;
