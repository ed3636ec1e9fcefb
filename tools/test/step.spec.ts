import { check, runSteps, type Step } from './step.js';

const counted = (passed: number, failed = 0, skipped = 0): Step => ({
  name: 'x',
  run: async () => ({ passed, failed, skipped }),
});

describe('runSteps', () => {
  it('adds up all steps of all groups, after any failure', async () => {
    const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('a step that breaks')) };
    await expect(runSteps([[counted(2, 1), broken, counted(3)], [counted(4, 0, 5)]])).resolves.toEqual({
      passed: 9,
      failed: 2,
      skipped: 5,
    });
  });

  it('runs two steps of a group side by side, and a group only after the one before', async () => {
    const order: string[] = [];
    let meet = (): void => undefined;
    const met = new Promise<void>((resolve) => (meet = resolve));
    const one = check('one', async () => {
      await met;
      order.push('one');
      return 0;
    });
    const other = check('other', async () => {
      meet();
      return 0;
    });
    const after = check('after', async () => {
      order.push('after');
      return 0;
    });
    await expect(runSteps([[one, other], [after]])).resolves.toEqual({ passed: 3, failed: 0, skipped: 0 });
    expect(order).toEqual(['one', 'after']);
  });
});
