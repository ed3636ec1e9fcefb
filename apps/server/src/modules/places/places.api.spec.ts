import { startTestApp, type TestApp } from '../../testing/test-app.js';

describe('POST /api/dropdowns/places', () => {
  let test: TestApp;
  beforeAll(async () => (test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '6' })));
  afterAll(() => test.close());

  it('suggests places to anybody, in their language', async () => {
    const answer = await test.http
      .post('/api/dropdowns/places')
      .set('Content-Language', 'en-US')
      .send({ text: 'Herzl 10, Haifa' })
      .expect(200);
    expect(answer.body).toEqual({
      data: [
        expect.objectContaining({
          label: 'Herzl 10, Haifa, Haifa District',
          position: { lat: 32.794, lon: 34.9896 },
        }),
      ],
    });
  });

  it('says in the caller’s language which part is not known', async () => {
    const answer = await test.http
      .post('/api/dropdowns/places')
      .set('Content-Language', 'en-US')
      .send({ text: 'Herzl 10' })
      .expect(200);
    expect(answer.body).toEqual({
      data: [],
      message: 'In which town? Please add its name after “Herzl 10”.',
    });
  });

  it('finds nothing for an empty text', async () => {
    expect((await test.http.post('/api/dropdowns/places').send({ text: '' }).expect(200)).body).toEqual({
      data: [],
    });
  });

  it('accepts only text', async () => {
    expect((await test.http.post('/api/dropdowns/places').send({ text: 5 }).expect(422)).body).toMatchObject({
      code: 'VALIDATION',
      errors: { text: [expect.any(String)] },
    });
  });

  it('limits abuse', async () => {
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => test.http.post('/api/dropdowns/places').send({ text: 'חיפה' })),
    );
    expect(answers.map((answer) => answer.status)).toContain(429);
  });
});
