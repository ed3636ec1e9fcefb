import { startTestApp } from '../../testing/test-app.js';

describe('notifications on devices, without keys', () => {
  it('nobody is offered notifications', async () => {
    const test = await startTestApp();
    const { token } = await test.person('user');
    const { body } = await test.http
      .get('/api/push/devices')
      .set('Authorization', `Bearer ${token}`)
      .expect(200);
    expect(body.data).toEqual({ public_key: null, devices: [] });
    const answer = await test.http
      .post('/api/push/devices')
      .set('Authorization', `Bearer ${token}`)
      .send({ endpoint: 'https://fcm.googleapis.com/x', p256dh: 'a', auth: 'b' });
    expect(answer.body.code).toBe('PUSH_NOT_OFFERED');
    await test.close();
  });
});
