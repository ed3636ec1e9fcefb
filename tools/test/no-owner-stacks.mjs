import React from 'react';

/**
 * React's development build takes a stack trace for each of the first ten thousand elements of each second,
 * which is a tenth of a screen test's time, for messages that name an element's owner. Tests do not read
 * them. This keeps the counter at its maximum, even after React resets it.
 */
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('this React counts its stack traces elsewhere');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => undefined,
});
