import { cleanup, configure } from '@testing-library/react';
import { cleanUpAfterEach } from '../../../../tools/test/screen/clean-up.js';
import { setWindowWidth, WINDOW_WIDTH } from './browser-parts.js';
import { forgetSockets } from './socket-stand-in.js';

/** Screens are loaded when they are first opened; a busy machine needs its time for that. */
configure({ asyncUtilTimeout: 40_000 });

cleanUpAfterEach(() => {
  cleanup();
  setWindowWidth(WINDOW_WIDTH);
  localStorage.clear();
  sessionStorage.clear();
}, forgetSockets);
