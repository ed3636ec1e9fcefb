import React from 'react';

/**
 * React's development build takes a stack trace for each of the first ten thousand elements in each second,
 * for messages that name the owner of an element. This takes a tenth of a screen test's time, and tests do
 * not read those messages. So the counter is kept at its maximum, even after React resets it.
 */
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('this React counts its stack traces elsewhere');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.MAX_SAFE_INTEGER,
  set: () => undefined,
});
