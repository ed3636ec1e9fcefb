import React from 'react';

/**
 * React's development build takes a stack trace for each of the first ten thousand elements, a tenth of the time of a screen's test, for messages that
 * name the owner of an element. Tests read none of them.
 */
const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!internals) throw new Error('this React counts its stack traces elsewhere');
internals.recentlyCreatedOwnerStacks = Number.MAX_SAFE_INTEGER;
