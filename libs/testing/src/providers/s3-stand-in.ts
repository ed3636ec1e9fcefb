import { createHash } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { requestBody } from './request-body.js';

/**
 * An S3-compatible store on this machine: the objects of one bucket in memory, with put, get and delete as in
 * S3 with path-style URLs.
 */
export class S3StandIn {
  readonly bucket = 'karov-stand-in';
  readonly accessKeyId = 'S3STANDINKEY';
  readonly secretAccessKey = 's3-stand-in-secret';
  /** The stored objects, by key. */
  readonly objects = new Map<string, Buffer>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static start(): Promise<S3StandIn> {
    return new Promise((resolve) => {
      const server = createServer();
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        const standIn = new S3StandIn(
          server,
          `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
        );
        server.on('request', (request, response) => void standIn.handle(request, response));
        resolve(standIn);
      });
    });
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await requestBody(request);
    if (!body) return;
    const key = this.keyOf(request);
    if (!this.isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch');
    if (key === null) return refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') return this.put(response, key, body);
    if (request.method === 'GET') return this.get(response, key);
    if (request.method !== 'DELETE') return refuse(response, 405, 'MethodNotAllowed');
    this.objects.delete(key);
    response.writeHead(204).end();
  }

  /** Whether the call is signed with the stand-in's key, and its body is the one that was signed. */
  private isSigned(request: IncomingMessage, body: Buffer): boolean {
    const hash = request.headers['x-amz-content-sha256'];
    const isBody = hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(body).digest('hex');
    return (
      isBody &&
      (request.headers.authorization ?? '').startsWith(`AWS4-HMAC-SHA256 Credential=${this.accessKeyId}/`)
    );
  }

  private keyOf(request: IncomingMessage): string | null {
    const [bucket, ...key] = new URL(request.url ?? '/', this.url).pathname.slice(1).split('/');
    return bucket === this.bucket && key.length > 0 ? decodeURIComponent(key.join('/')) : null;
  }

  private put(response: ServerResponse, key: string, body: Buffer): void {
    this.objects.set(key, body);
    response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
  }

  private get(response: ServerResponse, key: string): void {
    const found = this.objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    response
      .writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': found.length })
      .end(found);
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>stand-in</Message></Error>`,
    );
}
