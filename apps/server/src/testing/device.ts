import type { SignInDoor } from '@karov/domain';
import type { TestApp } from './test-app.js';
import { sentCode, solveCaptcha } from './verified-phone.js';

interface Answer<Data = { token?: string }> {
  status: number;
  body: {
    code?: string;
    message?: string;
    retry_after_seconds?: number;
    data?: Data;
    errors?: Record<string, string[]>;
  };
}

/** A device with its own IP address and cookie, for specs about signing in. */
export class TestDevice {
  private cookie: string | null = null;

  constructor(
    private readonly test: TestApp,
    private readonly address: string,
    private readonly keepsCookies = true,
  ) {}

  /** Makes a call from this device, in English. */
  post(path: string, body: object, token?: string): Promise<Answer> {
    return this.call(path, body, token);
  }

  /**
   * Makes a call from this device and returns the data of the answer.
   * @throws when the call is refused
   */
  async read<Data>(path: string, body: object, token?: string): Promise<Data> {
    const answer = await this.call<Data>(path, body, token);
    if (!answer.body.data) throw new Error(`refused: ${answer.status} ${answer.body.code}`);
    return answer.body.data;
  }

  private async call<Data>(path: string, body: object, token?: string): Promise<Answer<Data>> {
    const call = this.test.http
      .post(`/api${path}`)
      .set('Content-Language', 'en-US')
      .set('X-Forwarded-For', this.address);
    if (this.cookie) call.set('Cookie', this.cookie);
    if (token) call.set('Authorization', `Bearer ${token}`);
    const answer = await call.send(body);
    const [given] = answer.get('Set-Cookie') ?? [];
    if (given && this.keepsCookies) this.cookie = given.split(';')[0] ?? null;
    return { status: answer.status, body: answer.body };
  }

  /** Requests a code at a door. */
  async ask(phone: string, door: SignInDoor = 'user'): Promise<Answer> {
    return this.post(`/${door}/auth/login`, { phone, captcha: await solveCaptcha(this.test) });
  }

  guess(phone: string, otp: string): Promise<Answer> {
    return this.post('/auth/verify-otp', { phone, otp });
  }

  /** Enters the code from the latest sign-in message to a phone. */
  async enter(phone: string): Promise<Answer> {
    return this.guess(phone, await sentCode(this.test, phone));
  }
}
