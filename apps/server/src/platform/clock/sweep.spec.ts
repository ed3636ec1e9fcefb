import 'reflect-metadata';
import { HOUR, MINUTE } from '@karov/domain';
import { Global, type INestApplicationContext, Inject, Injectable, Module } from '@nestjs/common';
import { CronExpression, SchedulerRegistry } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import { QueryFailedError } from 'typeorm';
import { CONFIG } from '../config/config.module.js';
import { LogModule } from '../logging/log.module.js';
import { Ending } from './ending.js';
import { Sweep, SweepsModule } from './sweep.js';
import { SweepAges } from './sweep-ages.js';

type Role = 'all' | 'web' | 'worker';
const FAULT = new QueryFailedError('SELECT', [], new Error('0501234567 is taken'));

/** Creates a promise and the function that resolves it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

@Injectable()
class Broom {
  rounds = 0;
  ended = 0;
  work: () => Promise<void> = () => Promise.resolve();

  constructor(@Inject('WORK') work: () => Promise<void>) {
    this.work = work;
  }

  @Sweep('crumbs', CronExpression.EVERY_HOUR)
  async sweep(): Promise<void> {
    this.rounds++;
    await this.work();
    this.ended++;
  }
}

@Injectable()
class Torn {
  @Sweep('torn', CronExpression.EVERY_HOUR)
  sweep(): Promise<void> {
    return Promise.reject(FAULT);
  }
}

const started: INestApplicationContext[] = [];

async function start(
  role: Role,
  work: () => Promise<void> = () => Promise.resolve(),
): Promise<INestApplicationContext> {
  @Global()
  @Module({ providers: [{ provide: CONFIG, useValue: { role, logLevel: 'error' } }], exports: [CONFIG] })
  class Settings {}
  const module = await Test.createTestingModule({
    imports: [Settings, LogModule, SweepsModule],
    providers: [Torn, Broom, { provide: 'WORK', useValue: work }],
  }).compile();
  const app = await module.init();
  started.push(app);
  return app;
}

const tick = (app: INestApplicationContext) => app.get(SchedulerRegistry).getCronJob('crumbs').fireOnTick();

describe('sweeps', () => {
  let lines: string[];

  beforeEach(() => {
    lines = [];
    jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await Promise.all(started.splice(0).map((app) => app.close()));
  });

  it.each(['all', 'worker'] as const)(
    'do a round as soon as a process of the kind "%s" starts',
    async (role) => {
      const app = await start(role);
      expect(app.get(Broom).rounds).toBe(1);
    },
  );

  it('do not run in a process that only answers HTTP', async () => {
    const app = await start('web');
    expect(app.get(Broom).rounds).toBe(0);
    expect(app.get(SchedulerRegistry).getCronJobs().size).toBe(0);
  });

  it('begin no round while one is running, and the next after it', async () => {
    const first = gate();
    const app = await start('all', () => first.opened);
    await tick(app);
    expect(app.get(Broom).rounds).toBe(1);
    first.open();
    await first.opened;
    await new Promise(setImmediate);
    await tick(app);
    expect(app.get(Broom).rounds).toBe(2);
  });

  it('pass over a round that hangs, and tell before that it is late', async () => {
    const repeated = jest.spyOn(globalThis, 'setInterval');
    const hangs = gate();
    const app = await start('all', () => hangs.opened);
    const look = repeated.mock.calls.find(([, every]) => every === 5000)?.[0];
    const { rounds, late } = { rounds: () => app.get(Broom).rounds, late: () => app.get(SweepAges).late() };
    const begun = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(begun);
    look?.();
    expect([rounds(), late()]).toEqual([1, []]);
    now.mockReturnValue(begun + (HOUR + 2 * MINUTE) * 1000);
    expect(late()).toContain('crumbs');
    now.mockReturnValue(begun + (HOUR + 4 * MINUTE) * 1000);
    look?.();
    expect(rounds()).toBe(2);
    hangs.open();
  });

  it('let a running round finish before the process ends, and begin no other', async () => {
    const round = gate();
    const app = await start('worker', () => round.opened);
    const broom = app.get(Broom);
    let isClosed = false;
    const closing = app.close().then(() => (isClosed = true));
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(isClosed).toBe(false);
    round.open();
    await closing;
    expect(broom.ended).toBe(1);
    expect(app.get(SchedulerRegistry).getCronJobs().size).toBe(0);
  });

  it('report a failure in the log without the values that the database quotes, and the others go on', async () => {
    const app = await start('all');
    await app.close();
    expect(app.get(Broom).ended).toBe(1);
    const told = lines.filter((line) => line.includes('QueryFailedError'));
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0] ?? '')).toMatchObject({
      level: 'error',
      part: 'Scheduler',
      error: 'QueryFailedError',
      detail: null,
    });
    expect(lines.join('')).not.toContain('0501234567');
  });

  it('stops when the process ends, where its round is long and checks for that', async () => {
    const begun = gate();
    let ending: Ending | null = null;
    const app = await start('worker', async () => {
      begun.open();
      while (!ending?.isNear) await new Promise(setImmediate);
    });
    ending = app.get(Ending);
    await begun.opened;
    await app.close();
    expect(app.get(Broom).ended).toBe(1);
  });
});
