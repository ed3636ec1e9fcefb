import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with the parts of the browser that it does not bring; the calls themselves are answered by
 * test/server.ts.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Response, Headers, Request, TextEncoder, TextDecoder });
  }
}
