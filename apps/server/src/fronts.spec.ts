import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { serveFront } from './fronts.js';

describe('a built front end', () => {
  let folder: string;
  const app = express();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'karov-front-'));
    await mkdir(join(folder, 'assets'));
    await mkdir(join(folder, 'user/login'), { recursive: true });
    await writeFile(join(folder, 'index.html'), 'first page');
    await writeFile(join(folder, 'page.html'), 'any page');
    await writeFile(join(folder, 'user/login/index.html'), 'login page');
    await writeFile(join(folder, 'assets/a.js'), 'plain script');
    await writeFile(join(folder, 'assets/a.js.br'), brotliCompressSync('small script'));
    await writeFile(join(folder, 'assets/b.css'), 'style');
    await mkdir(join(folder, 'api'));
    await writeFile(join(folder, 'api/call'), 'a file');
    app.use((_request, response, next) => {
      response.setHeader('Content-Security-Policy', "default-src 'self'");
      response.setHeader('Permissions-Policy', 'camera=()');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      next();
    });
    serveFront(app, '/', folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const get = (path: string, accepts: string) =>
    request(app).get(path).set('Accept-Encoding', accepts).set('Accept', 'text/html, */*');
  const textOf = (path: string, accepts: string) =>
    get(path, accepts)
      .buffer(true)
      .parse((response, done) => {
        let all = '';
        response.on('data', (part) => {
          all += String(part);
        });
        response.on('end', () => done(null, all));
      });

  it.each([
    ['/', 'first page'],
    ['/user/login', 'login page'],
    ['/user/login/', 'login page'],
    ['/user/login/code-5', 'login page'],
    ['/user', 'any page'],
    ['/messages', 'any page'],
    ['/user/login/code/5', 'any page'],
    ['/unknown/../user/login/x', 'any page'],
    ['/user/login/%2e%2e/x', 'any page'],
  ])('answers %s with its page, which must not be cached', async (path, text) => {
    const answer = await get(path, 'identity');
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('serves the compressed form to clients that accept it, cacheable for ever, with its content type', async () => {
    const answer = await textOf('/assets/a.js', 'gzip, deflate, br');
    expect(answer.body).toBe('small script');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('sends a page its full policy headers, and its files only the headers they need', async () => {
    const page = await get('/messages', 'identity');
    expect(page.headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'permissions-policy': 'camera=()',
    });
    const file = await get('/assets/b.css', 'identity');
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect([file.headers['content-security-policy'], file.headers['permissions-policy']]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['/assets/a.js', 'gzip', 'plain script'],
    ['/assets/b.css', 'br', 'style'],
  ])('serves %s to a client that accepts %s', async (path, accepts, text) => {
    const answer = await textOf(path, accepts);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(text);
  });

  it.each([
    '/assets/gone.js',
    '/assets/',
    '/assets/none',
    '/gone.js',
    '/favicon.ico',
    '/.env',
    '/.git/config',
    '/user/login/old.css',
  ])('has no page for %s', async (path) => {
    await get(path, 'identity').expect(404);
  });

  it.each(['/messages/12345.', '/volunteer/login/050-123.4567890123', '/v1.x.y.'])(
    'has a page for %s',
    async (path) => {
      await get(path, 'identity').expect(200);
    },
  );

  it('lets calls of the API pass by, whatever files exist', async () => {
    await get('/api/call', 'identity').expect(404);
  });
});
