import { configure, getConfig } from '@testing-library/react';

const IS_LOOKING = '_disableExpensiveErrorDiagnostics';
const tellWhole = getConfig().getElementError;
if (!(IS_LOOKING in getConfig()))
  throw new Error('this Testing Library tells otherwise that it is looking again and again');

/**
 * During a wait, each query without a match would print the whole screen for nobody to read, which takes a
 * twelfth of a screen test's time. The screen is printed only at the end of a wait, and outside waits.
 */
configure({
  getElementError: (message, container) =>
    getConfig()[IS_LOOKING] ? new Error(message ?? '') : tellWhole(message, container),
});
