/**
 * How a form saves: without a connection it fails at once, instead of being queued where nobody sees it. The
 * form reports the failure itself.
 */
export const SAVES_AT_ONCE = { networkMode: 'always', onError: () => undefined } as const;
