import { tidyAddress } from '@karov/domain';

/**
 * Removes from the page's address the punctuation that followed the link in a sentence, such as a full stop
 * or a bracket, before anything reads the address.
 */
export function tidyOwnAddress(): void {
  const tidy = tidyAddress(location.pathname, location.search);
  if (tidy !== null) history.replaceState(history.state, '', `${location.origin}${tidy}${location.hash}`);
}
