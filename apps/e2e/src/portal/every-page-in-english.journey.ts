import { expectNoSidewaysScrolling, WIDTHS } from '../support/index.js';
import { atEveryPage } from './every-page.js';

/** English texts are longer, so they show where space is short. */
atEveryPage('en-US', WIDTHS.phone, 'needs no sideways scrolling', expectNoSidewaysScrolling);
