import { spreadReconnects } from '@karov/api-client';
import { freePort } from '@karov/testing';
import { io, type Socket } from 'socket.io-client';
import supertest from 'supertest';
import { EventWorld } from '../src/testing/event-world.js';
import { startTestApp, type TestApp } from '../src/testing/test-app.js';
import { Balancer } from './balancer.js';
import { ServerProcess } from './server-process.js';
import { Traffic } from './traffic.js';
import { until } from './until.js';

const TIME_MS = 180_000;
/** How many people read, and how many write, one call after the other. */
const PEOPLE = 4;

interface Somebody {
  token: string;
}

interface Web {
  port: number;
  process: ServerProcess;
}

function as({ token }: Somebody): { Authorization: string } {
  return { Authorization: `Bearer ${token}` };
}

describe('two web processes behind a load balancer, replaced one after the other', () => {
  let test: TestApp;
  let balancer: Balancer;
  let manager: Somebody;
  let eventId: number;
  const webs: Web[] = [];

  beforeAll(async () => {
    test = await startTestApp({ KAROV_REQUESTS_PER_MINUTE: '1000000' }, { isOnRealClock: true });
    const person = await test.person('manager');
    manager = person;
    const world = new EventWorld(test);
    await world.permit(person);
    const { body } = await test.http
      .post('/api/manager/events')
      .set(as(manager))
      .send(await world.eventForm())
      .expect(200);
    eventId = body.data.id;
    balancer = await Balancer.start();
    webs.push(await startWeb(), await startWeb());
  }, TIME_MS);
  afterAll(async () => {
    balancer.stop();
    await Promise.all(webs.map((web) => web.process.stop()));
    await test.close();
  });

  async function startWeb(): Promise<Web> {
    const port = await freePort();
    const env = { ...test.settings, KAROV_DRAIN_SECONDS: '1', KAROV_END_SECONDS: '20', PORT: String(port) };
    const process = await ServerProcess.start(env);
    await balancer.add(port);
    return { port, process };
  }

  async function replace(web: Web): Promise<void> {
    webs.push(await startWeb());
    webs.splice(webs.indexOf(web), 1);
    await web.process.stop();
    balancer.remove(web.port);
  }

  /** A page of the back office, whose socket reloads at each signal and after each connection. */
  function watch() {
    const heard = { reloads: 0, lost: new Array<string>() };
    const socket: Socket = io(`${balancer.url}/events`, {
      path: '/api/socket.io',
      transports: ['websocket'],
      auth: { token: manager.token },
    });
    spreadReconnects(socket);
    socket.on('connect', () => socket.emit('subscribe', { event_id: eventId }, () => heard.reloads++));
    socket.on('refresh', () => heard.reloads++);
    socket.on('disconnect', (reason) => heard.lost.push(reason));
    return { heard, socket };
  }

  it(
    'cuts nobody off and answers everybody',
    async () => {
      const http = supertest(balancer.url);
      const { heard, socket } = watch();
      await until('the page has loaded', () => heard.reloads === 1);
      const traffic = new Traffic();
      let written = 0;
      for (let person = 0; person < PEOPLE; person++) {
        traffic.begin(() => http.get('/api/manager/events').set(as(manager)));
        traffic.begin(() =>
          http
            .post(`/api/staff/events/${eventId}/notes`)
            .set(as(manager))
            .send({ text: `נכתב ${++written}` }),
        );
      }

      for (const web of [...webs]) {
        await replace(web);
        const before = heard.reloads;
        await http
          .put(`/api/manager/events/${eventId}`)
          .set(as(manager))
          .send({ description: String(before) })
          .expect(200);
        await until('the page hears of a change', () => heard.reloads > before);
      }
      await traffic.end();
      socket.disconnect();

      expect([...traffic.outcomes.keys()]).toEqual(['200']);
      const notes: unknown[] = await test.database.manager.query('SELECT 1 FROM staff_notes');
      expect([notes.length, written > 100]).toEqual([written, true]);
      // it moved when it was asked to, and nobody hung up on it
      expect(heard.lost.length).toBeGreaterThan(0);
      expect(new Set(heard.lost)).toEqual(new Set(['io client disconnect']));
    },
    TIME_MS,
  );
});
