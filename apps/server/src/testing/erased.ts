import { ErasureService } from '../modules/privacy/index.js';
import type { TestApp } from './test-app.js';

/** Erases a person as if the day of their deletion had come. */
export function eraseNow(test: TestApp, personId: number): Promise<void> {
  return test.database.transaction((tx) => test.app.get(ErasureService).erase(tx, personId));
}
