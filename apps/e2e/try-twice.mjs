import { jest } from '@jest/globals';

// A browser on a busy machine now and then loses a race with its own timeouts. A journey is tried a second time; the first failure is printed all the same.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
