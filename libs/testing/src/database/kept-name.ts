/**
 * The name of a connection that is kept for the next pool (`tools/test/keep-connections.mjs`); emptying a
 * database for the next spec leaves it open.
 */
export const KEPT_NAME = 'karov-kept';
