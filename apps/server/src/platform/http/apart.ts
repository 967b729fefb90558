import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { FastifyServerOptions } from 'fastify';

const { createServer } = process.getBuiltinModule('node:http');

type ServeApart = (request: IncomingMessage, response: ServerResponse) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Has all addresses under a prefix answered beside the framework: no session, no hooks, no limits but the room's own. */
    apart: (prefix: string, serve: ServeApart) => void;
  }
}

type ServerFactory = NonNullable<FastifyServerOptions['serverFactory']>;
interface ServerSettings {
  readonly http?: ServerOptions;
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
  readonly connectionTimeout?: number;
}

/** A web server that asks first whether an address is somebody's own. */
export function servesApart(): { readonly apart: (prefix: string, serve: ServeApart) => void; factory: ServerFactory } {
  const rooms: { readonly prefix: string; readonly serve: ServeApart }[] = [];
  const roomOf = (url: string | undefined) => rooms.find(({ prefix }) => url?.startsWith(prefix));
  return {
    apart: (prefix, serve) => void rooms.push({ prefix, serve }),
    factory(handle, given) {
      const { http = {}, keepAliveTimeout, requestTimeout, connectionTimeout } = given as ServerSettings;
      const server = createServer(http, (request, response) => {
        const room = roomOf(request.url);
        if (room === undefined) handle(request, response);
        else room.serve(request, response);
      });
      // What the framework sets on a server of its own (fastify, lib/server.js).
      if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
      if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
      if (connectionTimeout !== undefined) server.setTimeout(connectionTimeout);
      return server;
    },
  };
}
