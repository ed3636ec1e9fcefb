import { tidyAddress } from '@karov/domain';

/**
 * Takes from the address what stood behind the link in a sentence, a full stop or a bracket, before anybody
 * reads it.
 */
export function tidyOwnAddress(): void {
  const tidy = tidyAddress(location.pathname, location.search);
  if (tidy !== null) history.replaceState(history.state, '', `${location.origin}${tidy}${location.hash}`);
}
