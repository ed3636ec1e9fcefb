import { createServer, type Server } from 'node:http';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS } from '../../apps/e2e/browser-flags.js';
import { enterContextAs, type FirstLoad, firstLoad, PEOPLE } from '../../apps/e2e/src/support/index.js';
import { startWorld } from '../../apps/e2e/src/worlds/world.js';
import { findBrowser } from '../browser/find-browser.js';
import { buildIfStale } from '../build/build.js';
import { barePage } from './support/bare-page.js';
import { report } from './support/figures.js';

/**
 * The network and the processor: "slow 3G" with 400 kbit/s and 400 ms per request, and a quarter of this
 * machine's processor speed.
 */
const SLOW = { kilobitsPerSecond: 400, latencyMs: 400, cpu: 4 };
const ROUNDS = 3;
/** The targets for each page. */
const AIM = { kilobytes: 110, requests: 12, lcpMs: 3500 };
const PAGES: readonly (readonly [path: string, isSignedIn: boolean])[] = [
  ['/', false],
  ['/user/login', false],
  ['/dashboard', true],
  ['/ask-for-help', false],
  ['/emergency', true],
  ['/help/request/unknown-code', false],
];

/**
 * Measures what a first visit to a page costs on a slow connection and processor with an empty cache:
 * requests, bytes on the wire, and the time until the page is shown; compared with a bare React page with the
 * same text.
 */
await buildIfStale();
const world = process.env['KAROV_E2E_URL'] ? null : await startWorld();
const address = world?.address ?? process.env['KAROV_E2E_URL'] ?? '';
process.env['KAROV_E2E_URL'] = address;
const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: BROWSER_FLAGS });

report(
  `${SLOW.kilobitsPerSecond} kbit/s, ${SLOW.latencyMs} ms a request, processor at 1/${SLOW.cpu}; middle of ${ROUNDS} visits; aims: ${AIM.kilobytes} kB, ${AIM.requests} requests, LCP ${AIM.lcpMs} ms`,
);
for (const [path, isSignedIn] of PAGES) {
  const load = await middleOf(address + path, isSignedIn);
  report(`${path.padEnd(28)} ${inWords(load)}`);
  const bare = await serve(await barePage(load.text));
  report(`${'  bare React, same text'.padEnd(28)} ${inWords(await middleOf(bare.address, false))}`);
  bare.server.close();
}
await browser.close();
await world?.stop();

async function middleOf(url: string, isSignedIn: boolean): Promise<FirstLoad> {
  const loads: FirstLoad[] = [];
  for (let round = 0; round < ROUNDS; round++)
    loads.push(
      await firstLoad(browser, {
        url,
        slowness: SLOW,
        ...(isSignedIn && { enter: (context) => enterContextAs(context, PEOPLE.seeker, 'user') }),
      }),
    );
  const [middle] = loads.sort((one, other) => one.lcpMs - other.lcpMs).slice(Math.floor(ROUNDS / 2));
  if (!middle) throw new Error('no visit was made');
  return middle;
}

function inWords({ fetched, bytes, later, headingMs, lcpMs }: FirstLoad): string {
  const laterBytes = later.reduce((sum, one) => sum + one.bytes, 0);
  return [
    `${fetched.length} requests`,
    `${(bytes / 1024).toFixed(1)} kB`,
    `heading ${Math.round(headingMs)} ms`,
    `LCP ${Math.round(lcpMs)} ms`,
    `later ${later.length} requests, ${(laterBytes / 1024).toFixed(1)} kB`,
  ].join(', ');
}

/** Serves a page's files from memory, compressed like those of the portal. */
async function serve(
  files: ReadonlyMap<string, { type: string; body: Buffer }>,
): Promise<{ server: Server; address: string }> {
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url);
    response.writeHead(file ? 200 : 404, file && { 'content-type': file.type, 'content-encoding': 'br' });
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return { server, address: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/` };
}
