import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';

/** The deadline for a process that was asked to end, whatever is in progress. */
const SHUTDOWN_DEADLINE_MS = 10_000;
/**
 * The proportion of the remaining time that is left for closing queues and database after connections have
 * been cut.
 */
const LEFT_FOR_THE_REST = 0.3;
const LOOK_EVERY_MS = 100;

const closing = new WeakSet<Server>();

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
 * Accepts no more calls, finishes those in progress, drops idle connections, and cuts the rest at the
 * deadline.
 */
export async function closeByDeadline(
  app: NestExpressApplication,
  deadlineMs = SHUTDOWN_DEADLINE_MS,
): Promise<void> {
  const server: Server = app.getHttpServer();
  closing.add(server);
  server.close();
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), deadlineMs * (1 - LEFT_FOR_THE_REST));
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
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
export function endOnSignals(close: () => Promise<void>): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), SHUTDOWN_DEADLINE_MS).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
  process.off('disconnect', exitAtOnce);
}
