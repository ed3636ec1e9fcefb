import type { paths } from './generated/api.js';

/** `/events/{id}` as the texts that stand for it: `/events/${string}`. */
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}` ? `${Before}${string}${Filled<After>}` : Path;
type WithoutBase<Path> = Path extends `/api${infer Rest}` ? Rest : never;

/** A path below `/api` that the server has: a call to any other does not compile. */
export type ApiPath = Filled<WithoutBase<keyof paths>>;
