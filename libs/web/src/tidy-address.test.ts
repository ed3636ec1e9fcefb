import { tidyOwnAddress } from './tidy-address.js';

it.each([
  ['/v/Ab_9-x).', '/v/Ab_9-x'],
  ['/contact-us?conversation=5.#top', '/contact-us?conversation=5#top'],
  ['/messages/12345', '/messages/12345'],
])('%s is read as %s', (address, tidy) => {
  history.replaceState({ kept: 1 }, '', address);
  tidyOwnAddress();
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(tidy);
  expect(history.state).toEqual({ kept: 1 });
});
