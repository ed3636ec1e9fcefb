import { jest } from '@jest/globals';
import type { ChatMessage, ChatPicture } from '@karov/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { volunteer } from '../../../test/people.js';
import { data, FakeServer, failure, invalid } from '../../../test/server.js';
import { visit } from '../../../test/visit.js';

const SEND = 'POST /chats/pictures';
const PICTURE: ChatPicture = { id: 'a1', description: '', width: 1600, height: 1200 };
const own = { as: volunteer() };

const message = (
  id: number,
  picture: ChatPicture | null,
  change: Partial<ChatMessage> = {},
): ChatMessage => ({
  id,
  need: null,
  answerer: null,
  staff_note: '',
  sender: { id: 3, full_name: 'דנה לוי' },
  is_mine: false,
  is_staff: true,
  is_read: false,
  message: '',
  time: '10:15',
  created_at: '2026-11-20T08:15:00.000Z',
  picture,
  ...change,
});

let made: Blob[];
let revoked: string[];
beforeEach(() => {
  made = [];
  revoked = [];
  URL.createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`;
  URL.revokeObjectURL = (url: string) => void revoked.push(url);
});

function serverWith(messages: readonly ChatMessage[]): FakeServer {
  return new FakeServer()
    .on('GET /chats/threads', () => data([]))
    .on('GET /chats/categories', () => data(messages))
    .on('GET /chats/pictures/a1', () => data('the bytes'))
    .on('GET /chats/unread', () => data({ total: 0 }));
}

const photo = (type = 'image/jpeg') => new File(['photo'], 'door.jpg', { type });
const input = () => screen.findByLabelText(/להוסיף תמונה|להחליף תמונה/);
const sendButton = () => screen.getByRole('button', { name: /^(לשלוח|בשליחה…)$/ });
const formOf = (server: FakeServer): Record<string, unknown>[] =>
  server
    .callsTo(SEND)
    .map(({ body }) => (body instanceof FormData ? Object.fromEntries(body.entries()) : {}));

async function conversation(messages: readonly ChatMessage[] = []) {
  const server = serverWith(messages);
  return { server, user: await visit('/messages?category_id=2', own) };
}

describe('a photograph of a telephone', () => {
  const large = (name: string, type = 'image/heic') => new File([new Uint8Array(300_000)], name, { type });
  const drawn = new Blob([new Uint8Array(1000)], { type: 'image/jpeg' });
  const pen = { fillRect: () => undefined, drawImage: () => undefined };
  const read = jest.fn<() => Promise<ImageBitmap>>();
  const canvas = Object.getOwnPropertyDescriptors(HTMLCanvasElement.prototype);
  beforeEach(() => {
    read.mockReset();
    Object.defineProperty(globalThis, 'createImageBitmap', { configurable: true, value: read });
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      configurable: true,
      value: () => pen,
    });
    Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', {
      configurable: true,
      value: (take: BlobCallback) => take(drawn),
    });
  });
  afterEach(() => {
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', canvas.getContext);
    Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', canvas.toBlob);
    Reflect.deleteProperty(globalThis, 'createImageBitmap');
  });

  it('is made smaller before it goes, and nothing goes without it meanwhile', async () => {
    const { server, user } = await conversation();
    server.on(SEND, () => data(message(1, PICTURE), 'ok'));
    let tell: (picture: ImageBitmap) => void = () => undefined;
    read.mockReturnValue(new Promise((resolve) => (tell = resolve)));
    const close = jest.fn();
    // browsers let people choose other files in spite of it
    (await input()).removeAttribute('accept');
    await user.upload(await input(), large('IMG_1.HEIC'));
    expect(await screen.findByText('מכינים את התמונה…')).toBeTruthy();
    await user.type(screen.getByLabelText(/הודעה לצוות/), 'הנה{Enter}');
    await user.click(sendButton());
    expect(server.callsTo('POST /chats')).toEqual([]);
    tell({ width: 8000, height: 6000, close });
    expect(await screen.findByAltText('התמונה שתישלח')).toBeTruthy();
    await user.click(sendButton());
    await waitFor(() => expect(formOf(server)).toHaveLength(1));
    const picture = formOf(server)[0]?.['picture'];
    if (!(picture instanceof File)) throw new Error('no file was sent');
    expect([picture.name, picture.type, picture.size]).toEqual(['IMG_1.jpg', 'image/jpeg', 1000]);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('that this browser cannot read is refused in words when it is of another kind, and goes as it is otherwise', async () => {
    const { user } = await conversation();
    read.mockRejectedValue(new Error('not a picture'));
    (await input()).removeAttribute('accept');
    await user.upload(await input(), large('IMG_2.HEIC'));
    expect(await screen.findByText(/אי אפשר לשלוח קובץ כזה/)).toBeTruthy();
    await user.upload(await input(), large('IMG_3.jpg', 'image/jpeg'));
    expect(await screen.findByAltText('התמונה שתישלח')).toBeTruthy();
    expect(made.at(-1)?.size).toBe(300_000);
  });

  it('counts for the one that was chosen last', async () => {
    const { user } = await conversation();
    let tell: (picture: ImageBitmap) => void = () => undefined;
    read.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)));
    await user.upload(await input(), large('first.jpg', 'image/jpeg'));
    await user.upload(await input(), photo());
    expect(await screen.findByAltText('התמונה שתישלח')).toBeTruthy();
    tell({ width: 10, height: 10, close: () => undefined });
    await waitFor(() => expect(screen.queryByText('מכינים את התמונה…')).toBeNull());
    expect(made).toHaveLength(1);
  });
});

describe('a picture that is sent', () => {
  it('is shown before, described, and goes without words as well', async () => {
    const { server, user } = await conversation();
    server.on(SEND, () => data(message(1, PICTURE), 'ok'));
    await user.upload(await input(), photo());
    expect(screen.getByAltText('התמונה שתישלח').getAttribute('src')).toBe('blob:1');
    expect(screen.getByText(/התמונה נוספה להודעה/).closest('[role=status]')).toBeTruthy();
    await user.type(screen.getByLabelText(/מה רואים בתמונה/), ' הדלת ');
    await user.click(sendButton());
    await waitFor(() => expect(screen.queryByAltText('התמונה שתישלח')).toBeNull());
    expect(formOf(server)).toEqual([
      {
        sms: '',
        description: 'הדלת',
        send_key: expect.stringMatching(/^[\da-f-]{36}$/),
        category_id: '2',
        picture: expect.any(File),
      },
    ]);
    expect(revoked).toEqual(['blob:1']);
  });

  it.each([
    ['a failure', failure(500), 'משהו השתבש. כדאי לנסות שוב.'],
    ['a refusal, said beside it', invalid({ picture: ['זו לא תמונה'] }), 'זו לא תמונה'],
  ])('is kept with the words by %s, and goes again under the same key', async (_what, reply, words) => {
    const { server, user } = await conversation();
    server.on(SEND, () => reply);
    await user.type(await screen.findByLabelText('הודעה לצוות'), 'זו הדלת');
    await user.upload(await input(), photo());
    await user.click(sendButton());
    await screen.findByText(words);
    expect(screen.getByAltText('התמונה שתישלח')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('הודעה לצוות').value).toBe('זו הדלת');
    server.on(SEND, () => data(message(1, PICTURE), 'ok'));
    await user.click(sendButton());
    await waitFor(() => expect(screen.queryByAltText('התמונה שתישלח')).toBeNull());
    const [first, second] = formOf(server);
    expect([first?.['sms'], first?.['send_key']]).toEqual([second?.['sms'], second?.['send_key']]);
  });

  it('can be taken away again, and the focus is back where one is chosen', async () => {
    const { server, user } = await conversation();
    await user.upload(await input(), photo());
    await user.click(screen.getByRole('button', { name: 'להסיר את התמונה' }));
    expect(screen.queryByAltText('התמונה שתישלח')).toBeNull();
    expect(document.activeElement).toBe(await input());
    await user.click(sendButton());
    expect(await screen.findByText('צריך לכתוב משהו לפני השליחה.')).toBeTruthy();
    expect(server.callsTo(SEND)).toEqual([]);
  });

  it.each([
    ['another kind of file', () => photo('image/heic'), /אי אפשר לשלוח קובץ כזה/],
    [
      'too much',
      () => Object.defineProperty(photo(), 'size', { value: 12 * 1024 * 1024 + 1 }),
      /התמונה גדולה מדי\. אפשר לשלוח תמונה עד 12/,
    ],
  ])('is not taken when it is %s, and that is said', async (_what, file, words) => {
    const { user } = await conversation();
    // browsers let people choose other files in spite of it
    (await input()).removeAttribute('accept');
    await user.upload(await input(), file());
    expect((await input()).getAttribute('aria-describedby')).toBe(screen.getByText(words).closest('p')?.id);
    expect(screen.queryByAltText('התמונה שתישלח')).toBeNull();
  });
});

describe('a picture in the log', () => {
  it('says who sent it where it is not described, keeps its place, and opens large', async () => {
    const { user, server } = await conversation([message(1, PICTURE)]);
    const button = await screen.findByRole('button', { name: /^תמונה, דנה לוי, מהצוות, 10:15/ });
    expect(button.parentElement?.style.inlineSize || button.parentElement?.getAttribute('style')).toMatch(
      /240/,
    );
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'תמונה' }));
    expect(dialog.getByAltText(/^תמונה, דנה לוי/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'סגירה' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsTo('GET /chats/pictures/a1')).toHaveLength(1);
  });

  it('is told in the words of whoever sent it', async () => {
    await conversation([message(1, { ...PICTURE, description: 'הכניסה האחורית' }, { message: 'כאן' })]);
    expect(await screen.findByRole('button', { name: /^הכניסה האחורית/ })).toBeTruthy();
    expect(screen.getByText('כאן')).toBeTruthy();
  });

  it('that did not come can be asked for again', async () => {
    const { server, user } = await conversation([message(1, { ...PICTURE, id: 'b2' })]);
    const again = await screen.findByRole('button', { name: /לא הצלחנו להציג את התמונה/ });
    server.on('GET /chats/pictures/b2', () => data('the bytes'));
    await user.click(again);
    expect(await screen.findByRole('button', { name: /להגדיל/ })).toBeTruthy();
  });
});
