import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { Ending } from '../clock/ending.js';
import { Realtime } from '../realtime/realtime.js';

/** How long a process that was asked to end takes. */
export interface EndingTimes {
  /**
   * the time for which it says that it wants no more calls before it refuses them, and then for which its
   * sockets move to other processes
   */
  drainMs: number;
  /** the longest time in all, whatever is in progress */
  totalMs: number;
}

/**
 * The proportion of the whole time that is left for running jobs, queues and database after connections have
 * been cut.
 */
const LEFT_FOR_THE_REST = 0.3;
const LOOK_EVERY_MS = 100;
/**
 * For how long a connection may rest between two calls: longer than proxies keep one (Caddy two minutes), which
 * would otherwise send a call into a connection that is being closed, and not dare to repeat it.
 */
const KEEP_ALIVE_MS = 150_000;

const closing = new WeakSet<Server>();

/** Keeps connections longer than the proxies in front of this server do. */
export function outlastProxies(app: NestExpressApplication): void {
  const server: Server = app.getHttpServer();
  server.keepAliveTimeout = KEEP_ALIVE_MS;
}

/**
 * While the process ends, each answer closes its connection: a persistent connection would keep bringing new
 * calls.
 */
export function closeConnectionsWhileEnding(app: NestExpressApplication) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    const server: Server = app.getHttpServer();
    if (closing.has(server)) response.setHeader('Connection', 'close');
    next();
  };
}

/**
 * Ends a process that serves people without cutting anybody off: it first says that it wants no more calls
 * (readiness), then accepts no more, lets its sockets move and its calls finish, and cuts what is left before it
 * ends its jobs.
 */
export async function closeGently(
  app: NestExpressApplication,
  { drainMs, totalMs }: EndingTimes,
): Promise<void> {
  const server: Server = app.getHttpServer();
  const cutAt = performance.now() + totalMs * (1 - LEFT_FOR_THE_REST);
  app.get(Ending).announce();
  closing.add(server);
  await pause(drainMs);
  await finishCalls(app, server, drainMs, cutAt - performance.now());
  await app.close();
}

/** Resolves when no connection is left. */
async function finishCalls(
  app: NestExpressApplication,
  server: Server,
  moveMs: number,
  withinMs: number,
): Promise<void> {
  const realtime = app.get(Realtime);
  const ended = new Promise<void>((resolve) => server.close(() => resolve()));
  realtime.sayLeaving(moveMs);
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const stayed = setTimeout(() => realtime.cutOwn(), moveMs + LOOK_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), withinMs);
  await ended;
  clearInterval(idle);
  clearTimeout(stayed);
  clearTimeout(cut);
}

/** Ends a process that serves nobody: its running jobs are finished first. */
export function closeWorker(app: INestApplicationContext): Promise<void> {
  app.get(Ending).announce();
  return app.close();
}

/**
 * Ends the process at once when the process is gone that started it with a channel, as `npm start` does.
 * {@link endOnSignals} replaces this as soon as there is something to finish.
 */
export function exitWithParent(): void {
  if (process.connected === false) exitAtOnce();
  process.on('disconnect', exitAtOnce);
}

function exitAtOnce(): void {
  process.exit(1);
}

/** Ends the process on signals, or when its parent is gone, by the deadline at the latest. */
export function endOnSignals({ totalMs }: EndingTimes, close: () => Promise<void>): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), totalMs).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
  process.off('disconnect', exitAtOnce);
}
