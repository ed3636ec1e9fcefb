import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY } from '@karov/domain';
import sharp from 'sharp';
import { Clock } from '../../platform/clock/clock.js';
import { Failure } from '../../platform/errors/fail.js';
import { eraseNow } from '../../testing/erased.js';
import { signaturePng } from '../../testing/registration-forms.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ActivityService } from '../activity/index.js';
import { FilesService } from './index.js';

const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');

describe('files', () => {
  let test: TestApp;
  let files: FilesService;
  beforeAll(async () => {
    test = await startTestApp();
    files = test.app.get(FilesService);
  });
  afterAll(() => test.close());

  const open = (id: string, token: string) =>
    test.http.get(`/api/files/${id}`).set('Authorization', `Bearer ${token}`);
  const keep = async (ownerId: number, bytes: Buffer, kind: 'signature' | 'approval' = 'signature') =>
    files.keep({ kind, bytes, field: 'file', ownerId });
  const codeOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'kept',
      (error: unknown) => (error instanceof Failure ? error.code : 'other'),
    );
  const stored = async (id: string): Promise<Buffer> =>
    readFile(join(test.settings['KAROV_DATA'] ?? '', 'files', id.slice(0, 2), id));

  it('are shown to their owner, and never kept by a browser', async () => {
    const owner = await test.person('volunteer');
    const id = await keep(owner.id, await signaturePng());
    const answer = await open(id, owner.token).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
    });
    expect((await sharp(answer.body).metadata()).format).toBe('png');
  });

  it('are saved by a browser, not shown, when they are documents', async () => {
    const owner = await test.person('volunteer');
    const answer = await open(await keep(owner.id, PDF, 'approval'), owner.token).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="document.pdf"',
    });
    expect(PDF.equals(answer.body)).toBe(true);
  });

  it('are nobody else’s, whatever the role below admin', async () => {
    const owner = await test.person('volunteer');
    const id = await keep(owner.id, await signaturePng());
    for (const role of ['user', 'volunteer', 'manager'] as const)
      await open(id, (await test.person(role)).token).expect(404);
    await test.http.get(`/api/files/${id}`).expect(401);
    await open('00000000-0000-4000-8000-000000000000', owner.token).expect(404);
    await open('1', owner.token).expect(404);
    await open('..%2f..%2fetc%2fpasswd', owner.token).expect(404);
  });

  it('are read by admins, which is recorded', async () => {
    const [owner, admin] = [await test.person('volunteer'), await test.person('admin')];
    const id = await keep(owner.id, await signaturePng());
    await open(id, owner.token).expect(200);
    await open(id, admin.token).expect(200);
    const reads = (await test.app.get(ActivityService).history('user', owner.id)).filter(
      ({ action }) => action === 'sensitive_read',
    );
    expect(reads).toMatchObject([{ actorId: admin.id, newValues: { what: 'signature', role: 'admin' } }]);
  });

  it('of people outside the districts of an admin do not exist for them', async () => {
    const at = (state: string) => ({
      address: {
        text: `רחוב 1, ${state}`,
        street: 'רחוב 1',
        city: 'עיר',
        state,
        country: 'IL',
        lat: 32.5,
        lon: 35,
      },
    });
    const [near, far, nowhere, admin] = [
      await test.person('volunteer', at('haifa')),
      await test.person('volunteer', at('south')),
      await test.person('volunteer'),
      await test.person('admin'),
    ];
    await test.database.manager.query(
      `INSERT INTO region_permissions (user_id, country, state_key) VALUES ($1, 'IL', 'haifa')`,
      [admin.id],
    );
    const unclaimed = await files.keep({ kind: 'approval', bytes: PDF, field: 'file', claim: 'a ticket' });
    await open(await keep(near.id, await signaturePng()), admin.token).expect(200);
    await open(await keep(admin.id, await signaturePng()), admin.token).expect(200);
    for (const id of [
      await keep(far.id, await signaturePng()),
      await keep(nowhere.id, await signaturePng()),
      unclaimed,
    ])
      await open(id, admin.token).expect(404);
    expect(
      (await test.app.get(ActivityService).history('user', far.id)).filter(
        ({ action }) => action === 'sensitive_read',
      ),
    ).toEqual([]);
    const everywhere = await test.person('super_admin');
    await open(await keep(far.id, await signaturePng()), everywhere.token).expect(200);
  });

  it('are stored encrypted', async () => {
    const owner = await test.person('volunteer');
    const id = await keep(owner.id, PDF, 'approval');
    expect((await stored(id)).includes('%PDF')).toBe(false);
  });

  it('are re-encoded: bounded, and without hidden data', async () => {
    const owner = await test.person('volunteer');
    const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#336699' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'hidden words' }, IFD3: { GPSLatitude: '32/1 4/1 0/1' } })
      .toBuffer();
    const id = await keep(owner.id, photo, 'approval');
    const { body } = await open(id, owner.token).expect(200);
    const metadata = await sharp(body).metadata();
    expect(metadata).toMatchObject({ format: 'jpeg', width: 2000, height: 1500 });
    expect(metadata.exif).toBeUndefined();
    expect(body.includes('hidden words')).toBe(false);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'PICTURE_TYPE'],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'PICTURE_TYPE'],
    ['a PDF', PDF, 'PICTURE_TYPE'],
    ['nothing', Buffer.alloc(0), 'FILE_REQUIRED'],
    ['too much', Buffer.alloc(512 * 1024 + 1), 'FILE_TOO_LARGE'],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'PICTURE_TYPE'],
  ])('refuse %s as a signature', async (_what, bytes, code) => {
    expect(await codeOf(keep((await test.person('volunteer')).id, bytes))).toBe(code);
  });

  it('refuse a picture that would fill the memory', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(await codeOf(keep((await test.person('volunteer')).id, bomb))).toBe('PICTURE_PIXELS');
  });

  it('that cannot be decrypted, or whose bytes are missing or wrong, are reported as lost and do not affect the others', async () => {
    const owner = await test.person('volunteer');
    const place = (id: string) => join(test.settings['KAROV_DATA'] ?? '', 'files', id.slice(0, 2), id);
    const kept = [
      await keep(owner.id, PDF, 'approval'),
      await keep(owner.id, await signaturePng()),
      await keep(owner.id, PDF, 'approval'),
    ];
    const [closed = '', gone = '', whole = ''] = kept;
    await writeFile(place(closed), Buffer.concat([(await stored(closed)).subarray(0, -1), Buffer.from([0])]));
    await rm(place(gone));
    for (const id of [closed, gone])
      for (const who of [owner, await test.person('admin')])
        expect((await open(id, who.token).expect(410)).body).toMatchObject({
          code: 'FILE_LOST',
          message: expect.stringContaining('אי אפשר עוד לקרוא'),
        });
    expect([...(await files.bytesOfMany(kept)).keys()]).toEqual([whole]);
  });

  it('are deleted when nobody claims them for a day, and when their owner is erased', async () => {
    const owner = await test.person('volunteer');
    const own = await keep(owner.id, await signaturePng());
    const unclaimed = await files.keep({ kind: 'approval', bytes: PDF, field: 'file', claim: 'a ticket' });
    await files.sweep();
    expect(await Promise.all([stored(own), stored(unclaimed)])).toHaveLength(2);
    test.app.get(Clock).advance(DAY + 1);
    await eraseNow(test, owner.id);
    await files.sweep();
    await expect(stored(own)).rejects.toThrow('ENOENT');
    await expect(stored(unclaimed)).rejects.toThrow('ENOENT');
    expect(
      await test.database.manager.query('SELECT 1 FROM files WHERE id = ANY($1)', [[own, unclaimed]]),
    ).toEqual([]);
  });
});
