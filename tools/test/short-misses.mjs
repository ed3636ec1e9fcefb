import { configure, getConfig } from '@testing-library/react';

const IS_LOOKING = '_disableExpensiveErrorDiagnostics';
const tellWhole = getConfig().getElementError;
if (!(IS_LOOKING in getConfig()))
  throw new Error('this Testing Library tells otherwise that it is looking again and again');

/**
 * During a wait, each unsuccessful look would print the whole screen, a twelfth of the time of a screen's
 * test, for a text that nobody reads. It is printed when the wait is over, and outside of waits.
 */
configure({
  getElementError: (message, container) =>
    getConfig()[IS_LOOKING] ? new Error(message ?? '') : tellWhole(message, container),
});
