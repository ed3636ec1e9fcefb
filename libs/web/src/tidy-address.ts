import { tidyAddress } from '@karov/domain';

/**
 * Removes the punctuation after a link in a sentence, such as a full stop or a bracket, from the address
 * before anything reads it.
 */
export function tidyOwnAddress(): void {
  const tidy = tidyAddress(location.pathname, location.search);
  if (tidy !== null) history.replaceState(history.state, '', `${location.origin}${tidy}${location.hash}`);
}
