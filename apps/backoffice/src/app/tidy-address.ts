import { tidyAddress } from '@karov/domain';

/**
 * Removes punctuation that was copied with the link, such as a full stop or a bracket, before the address is
 * read.
 */
export function tidyOwnAddress(): void {
  const tidy = tidyAddress(location.pathname, location.search);
  if (tidy !== null) history.replaceState(history.state, '', `${location.origin}${tidy}${location.hash}`);
}
