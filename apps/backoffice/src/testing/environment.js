import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the browser features that it lacks and Node has. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Request, Response, Headers, TextEncoder, TextDecoder, structuredClone });
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }
}
