import { runInNewContext } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';

/** What Node brings itself stays Node's: its timers, what jsdom lacks, and what jsdom takes from Node by these very names. */
const NODES_OWN = new Set([
  ...Object.getOwnPropertyNames(runInNewContext('globalThis')),
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'performance', 'crypto', 'structuredClone'],
  ...['fetch', 'Request', 'Response', 'Headers', 'TextEncoder', 'TextDecoder', 'atob', 'btoa', 'constructor'],
]);

// what jsdom does not know, such as a page that is left, is not told: tests look at what happens
const { window: page } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true, virtualConsole: new VirtualConsole() });

for (const name of namesOf(page)) if (!NODES_OWN.has(name) && !/^\d+$/.test(name)) Object.defineProperty(globalThis, name, partOf(name));
for (const name of ['window', 'self', 'parent', 'top', 'frames']) put(name, globalThis);
// React says where a test changes a screen without waiting for it
put('IS_REACT_ACT_ENVIRONMENT', true);

/** Where tests put something of theirs in the place of the browser's. */
export const PARTS: readonly object[] = [
  globalThis,
  page,
  page.navigator,
  page.Element.prototype,
  page.HTMLElement.prototype,
  page.HTMLCanvasElement.prototype,
  page.HTMLAnchorElement.prototype,
];

const underWay = new Set<NodeJS.Timeout>();
const { setTimeout, setInterval } = globalThis;
put('setTimeout', (...args: Parameters<typeof setTimeout>) => kept(setTimeout(...args)));
put('setInterval', (...args: Parameters<typeof setInterval>) => kept(setInterval(...args)));
// the runner lets go of its processes, which pages would keep alive
process.once('disconnect', () => process.exit());

/** Ends what the pages of a file still wait for, as closing their window does. */
export function endTimers(): void {
  for (const timer of underWay) clearTimeout(timer);
  underWay.clear();
}

function kept(timer: NodeJS.Timeout): NodeJS.Timeout {
  underWay.add(timer);
  return timer;
}

function put(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true, enumerable: true });
}

function namesOf(object: object): Set<string> {
  const names = new Set<string>();
  for (let one: unknown = object; one instanceof Object && one !== Object.prototype; one = Object.getPrototypeOf(one))
    for (const name of Object.getOwnPropertyNames(one)) names.add(name);
  return names;
}

/** A part of the window under its own name, read and written there; its functions are called on the window, whoever they are called on. */
function partOf(name: string): PropertyDescriptor {
  const own: unknown = Reflect.get(page, name);
  const bound: unknown = typeof own === 'function' && /^[a-z]/.test(name) ? own.bind(page) : own;
  return {
    configurable: true,
    enumerable: true,
    get() {
      const now: unknown = Reflect.get(page, name);
      return now === own ? bound : now;
    },
    set: (value: unknown) => void Reflect.set(page, name, value),
  };
}
