import { bundled, type Nudge } from './bundles.js';

const nudge = (id: number, more: Partial<Nudge> = {}): Nudge => ({ data: { id }, key: `key-${id}`, ...more });
const ids = (nudges: readonly Nudge[]) => bundled('spec', nudges).map((job) => job.data.items.map((item) => item.id));

describe('bundles of nudges', () => {
  it('put together what is to be done now, up to ten', () => {
    expect(ids(Array.from({ length: 12 }, (_, n) => nudge(n)))).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [10, 11]]);
  });

  it('keep urgent and other apart, the urgent first in the queue', () => {
    const jobs = bundled('spec', [nudge(1), nudge(2, { isUrgent: true }), nudge(3), nudge(4, { isUrgent: true })]);
    expect(jobs.map((job) => [job.data.items.map((item) => item.id), job.data.isUrgent, job.opts.priority])).toEqual([
      [[2, 4], true, 0],
      [[1, 3], false, 10],
    ]);
  });

  it('leave an alarm that rings alone under its key, once', () => {
    const jobs = bundled('spec', [nudge(3), nudge(1, { delayMs: 500 }), nudge(2, { delayMs: 900 }), nudge(1, { delayMs: 500 })]);
    expect(jobs.map((job) => [job.data.items.map((item) => item.id), job.opts.jobId, job.opts.delay])).toEqual([
      [[3], 'key-3', 0],
      [[1], 'key-1', 500],
      [[2], 'key-2', 900],
    ]);
  });

  it('ring alarms of the same tenth of a second together, none before its moment', () => {
    const jobs = bundled('spec', [nudge(1, { delayMs: 310 }), nudge(2, { delayMs: 390 }), nudge(3, { delayMs: 401 })]);
    expect(jobs.map((job) => [job.data.items.map((item) => item.id), job.opts.delay])).toEqual([
      [[1, 2], 390],
      [[3], 401],
    ]);
  });

  it('that hold several stand under no key, so that none of them keeps the others out', () => {
    expect(bundled('spec', [nudge(1), nudge(2)])[0]?.opts).not.toHaveProperty('jobId');
  });
});
