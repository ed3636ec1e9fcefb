import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';

/** By then a process that was asked to end has ended, whatever is under way. */
const SHUTDOWN_DEADLINE_MS = 10_000;
/** This long before the deadline connections are cut, so that queues and database can still be let go. */
const LEFT_FOR_THE_REST = 0.3;
const LOOK_EVERY_MS = 100;

const closing = new WeakSet<Server>();

/**
 * While the process ends, each answer tells its connection to end with it: a kept one would bring new calls
 * for ever.
 */
export function closeConnectionsWhileEnding(app: NestExpressApplication) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    const server: Server = app.getHttpServer();
    if (closing.has(server)) response.setHeader('Connection', 'close');
    next();
  };
}

/**
 * Takes no more calls, finishes those under way, drops idle connections, and by the deadline cuts the rest.
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

/** Ends the process when it is asked to, at the latest at the deadline. */
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
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
}
