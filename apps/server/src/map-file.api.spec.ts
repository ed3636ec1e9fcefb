import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streetFile } from '@karov/testing';
import { mapFileFault } from './platform/config/map-file.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

const folder = mkdtempSync(join(tmpdir(), 'karov-map-'));
const vectors = join(folder, 'streets.pmtiles');
const file = streetFile();
let test: TestApp;
beforeAll(async () => {
  writeFileSync(vectors, file);
  test = await startTestApp({ KAROV_MAP_FILE: vectors });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

async function address(): Promise<string> {
  const { body } = await test.http.get('/api/config').expect(200);
  return String(body.data.map_file.url);
}

describe('the file of streets', () => {
  it('is announced to the fronts with its deepest zoom and its attribution', async () => {
    const { body } = await test.http.get('/api/config').expect(200);
    expect(body.data.map_file).toEqual({
      url: expect.stringMatching(/^\/map\/streets\.pmtiles\?v=/),
      max_zoom: 14,
    });
    expect(body.data.tiles_attribution).toBe('© OpenStreetMap');
  });

  it('is served in ranges, byte for byte, to anybody', async () => {
    const answer = await test.http
      .get(await address())
      .set({ Range: 'bytes=2-9', 'Accept-Encoding': 'gzip, br' })
      .buffer()
      .expect(206);
    expect(answer.headers['content-range']).toBe(`bytes 2-9/${file.length}`);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['cache-control']).toContain('max-age=3600');
    expect(answer.headers['content-length']).toBe('8');
  });

  it.each([
    '/map',
    '/map/',
    '/map/streets.pmtiles/../../x',
    '/map/other.pmtiles',
    '/map/streets.pmtiles/more',
  ])('serves nothing else: %s', async (path) => {
    expect((await test.http.get(path).set('Accept', 'application/json')).status).toBe(404);
  });

  it('accepts no upload', async () => {
    expect((await test.http.put(await address()).send({})).status).toBe(404);
  });

  it('must be a vector archive', () => {
    const pictures = join(folder, 'pictures.pmtiles');
    writeFileSync(pictures, streetFile({ hasVectors: false }));
    expect(mapFileFault(pictures)).toBe('must be a PMTiles file with vector tiles');
    expect(mapFileFault(vectors)).toBeNull();
  });
});
