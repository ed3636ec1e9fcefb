import { drawnPieces } from '../../testing/pdf-text.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({
    KAROV_ORGANIZATION: 'נגיש לכולם',
    KAROV_SUPPORT_PHONE: '*6050',
    KAROV_SUPPORT_EMAIL: 'desk@karov.example',
  });
});
afterAll(() => test.close());

async function form(query: string, locale = 'he-IL'): Promise<Buffer> {
  const { body, headers } = await test.http
    .get(`/api/documents/police-authorization${query}`)
    .set('Content-Language', locale)
    .responseType('blob')
    .expect(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain('police-authorization.pdf');
  return body;
}

/** Hebrew is drawn from the last character to the first, so extracted words are reversed. */
const turned = (word: string) => [...word].reverse().join('');

describe('the police authorization form', () => {
  it('is a Hebrew page with the organization, a power of attorney, and room for name, id, date and signature', async () => {
    const file = await form('?lang=he');
    const pieces = drawnPieces(file);
    const words = ['הרשאה', 'כוחו', 'נגיש', 'לכולם', 'זהות', 'תאריך', 'חתימה', 'משטרת'];
    expect(words.filter((word) => !pieces.some((piece) => piece.includes(turned(word))))).toEqual([]);
    expect(pieces.some((piece) => piece.includes('desk@karov.example'))).toBe(true);
    expect(pieces.some((piece) => piece.includes('*6050'))).toBe(true);
  });

  it('begins each Hebrew line at the right', async () => {
    const [first = '', second = ''] = drawnPieces(await form('?lang=he')).filter((piece) => piece.trim());
    expect([first, second]).toEqual([turned('משטרה'), turned('אישור')]);
  });

  it('is an English page when asked for, and follows the caller’s language when nothing is asked', async () => {
    const english = drawnPieces(await form('?lang=en')).join(' ');
    expect(english).toContain('power of attorney');
    expect(english).toContain('Signature');
    expect(drawnPieces(await form('', 'en-US')).join(' ')).toContain('power of attorney');
  });

  it('names its language and title for screen readers, and embeds its fonts', async () => {
    const text = (await form('?lang=he')).toString('latin1');
    expect(text).toContain('/Lang (he-IL)');
    expect(text).toContain('/Marked true');
    expect(text).toContain('/FontFile');
  });

  it('refuses another language', async () => {
    const { body } = await test.http.get('/api/documents/police-authorization?lang=fr').expect(422);
    expect(Object.keys(body.errors)).toEqual(['lang']);
  });
});
