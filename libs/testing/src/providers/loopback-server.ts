import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { requestBody } from './request-body.js';

/** A request as the server receives it. */
export interface LoopbackRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
  /** the body as it arrived, for binary data */
  bytes: Buffer;
}
/** What the server answers: 'silence' never answers, 'cut' closes the connection without an answer. */
export type LoopbackAnswer =
  | { status: number; json: unknown; headers?: Record<string, string> }
  | 'silence'
  | 'cut';

/** Decides what the server answers. */
export type Answerer = (request: LoopbackRequest) => LoopbackAnswer | Promise<LoopbackAnswer>;

/** A small HTTP server on this machine that stands in for a provider. */
export class LoopbackServer {
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static start(answer: Answerer): Promise<LoopbackServer> {
    const server = createServer((request, response) => void handle(request, response, answer));
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        const port = address && typeof address === 'object' ? address.port : 0;
        resolve(new LoopbackServer(server, `http://127.0.0.1:${port}`));
      });
    });
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

async function handle(request: IncomingMessage, response: ServerResponse, answer: Answerer): Promise<void> {
  const bytes = await requestBody(request);
  if (!bytes) return;
  const result = await answer({
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://127.0.0.1'),
    headers: request.headers,
    body: bytes.toString('utf8'),
    bytes,
  });
  if (result === 'silence') return;
  if (result === 'cut') {
    request.socket.destroy();
    return;
  }
  response
    .writeHead(result.status, { 'content-type': 'application/json', ...result.headers })
    .end(JSON.stringify(result.json));
}
