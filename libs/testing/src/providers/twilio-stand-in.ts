import { createHmac, randomBytes } from 'node:crypto';
import { ownValue } from '@karov/domain';
import type { LoopbackAnswer, LoopbackRequest } from './loopback-server.js';
import { LoopbackServer } from './loopback-server.js';
import { type CallCourse, type PlacedCall, readTwiml } from './twilio-call.js';
import { WhatsappStandIn } from './whatsapp-stand-in.js';

export interface AcceptedMessage {
  sid: string;
  to: string;
  from: string;
  /** the text as the person reads it; for a template, with its variables filled in */
  body: string;
  sentAt: Date;
  statusCallback: string | null;
  /** the WhatsApp template with which the message was sent */
  contentSid: string | null;
}

/**
 * How the next messages to a number are treated. `cut`: the connection breaks before the message is accepted.
 * `accepted but cut`: the message is accepted, and the connection breaks before the sender learns of it, as
 * when a process is killed between the provider and the database.
 */
export type TwilioScenario =
  | { kind: 'accept' }
  | { kind: 'error'; status: number; code: number }
  | { kind: 'throttle' }
  | { kind: 'silence' }
  | { kind: 'cut' }
  | { kind: 'garbage' }
  | { kind: 'accepted but cut' };

const ACCEPT: TwilioScenario = { kind: 'accept' };
/** What a proxy might answer in the provider's place. */
const GARBAGE: LoopbackAnswer = { status: 200, json: '<html>Welcome to the network</html>' };

/** Twilio's messages API on this machine: answers the server's calls as Twilio does. */
export class TwilioStandIn {
  readonly accountSid = 'AC00000000000000000000000000000000';
  readonly authToken = 'twilio-stand-in-token';
  readonly accepted: AcceptedMessage[] = [];
  /** The requested telephone calls, in order. */
  readonly calls: PlacedCall[] = [];
  /** Whether it refuses to report which messages it has accepted. */
  isDeaf = false;
  /** The state of WhatsApp: who wrote when, and which templates are approved. */
  readonly whatsapp = new WhatsappStandIn(() => this.now());
  /** The provider's clock. */
  now: () => Date = () => new Date();
  /** The round-trip time of a call, in milliseconds; none unless a test sets it. */
  latency: () => number = () => 0;
  /**
   * Called with each accepted message, in place of the person's phone; the sender gets its answer only after
   * this has finished.
   */
  onAccepted: (message: AcceptedMessage) => void | Promise<void> = () => undefined;
  private readonly scenarios = new Map<string, TwilioScenario[]>();
  private rule: TwilioScenario = ACCEPT;
  private server: LoopbackServer | null = null;

  static async start(): Promise<TwilioStandIn> {
    const standIn = new TwilioStandIn();
    standIn.server = await LoopbackServer.start((request) => standIn.answer(request));
    return standIn;
  }

  get url(): string {
    if (!this.server) throw new Error('the stand-in is not running');
    return this.server.url;
  }

  async stop(): Promise<void> {
    await this.server?.stop();
  }

  /**
   * Sets what happens to the next messages to this number ("*" for any number; prefixed "call:" for calls),
   * one scenario for each; later messages are accepted.
   */
  script(to: string, ...scenarios: TwilioScenario[]): void {
    this.scenarios.set(to, [...(this.scenarios.get(to) ?? []), ...scenarios]);
  }

  /**
   * Sets the scenario for all further messages and calls; null accepts them again. The scenarios of a number
   * take precedence.
   */
  always(scenario: TwilioScenario | null): void {
    this.rule = scenario ?? ACCEPT;
  }

  /** Reports the result of a message to its status callback, signed as Twilio signs. */
  async report(
    sid: string,
    status: 'delivered' | 'read' | 'failed' | 'undelivered' | 'sent',
    errorCode?: number,
  ): Promise<Response> {
    const message = this.accepted.find((one) => one.sid === sid);
    if (!message?.statusCallback) throw new Error(`no status callback is known for ${sid}`);
    const fields: Record<string, string> = {
      MessageSid: sid,
      MessageStatus: status,
      To: message.to,
      From: message.from,
    };
    if (errorCode !== undefined) fields['ErrorCode'] = String(errorCode);
    return this.post(message.statusCallback, fields);
  }

  /**
   * Delivers a message from a person to the server, as Twilio forwards it; pass the same id again to repeat a
   * message.
   */
  receive(webhook: string, from: string, body: string, sid = newSid()): Promise<Response> {
    this.whatsapp.wrote(from);
    return this.post(webhook, { MessageSid: sid, From: from, Body: body });
  }

  /** Delivers a picture or a recording from a person, without text. */
  receiveMedia(webhook: string, from: string): Promise<Response> {
    this.whatsapp.wrote(from);
    return this.post(webhook, { MessageSid: newSid(), From: from, Body: '', NumMedia: '1' });
  }

  /** Presses a button of a template, as the person who received it. */
  press(
    webhook: string,
    message: AcceptedMessage,
    button: { text: string; payload: string },
  ): Promise<Response> {
    this.whatsapp.wrote(message.to);
    const fields = {
      ButtonText: button.text,
      ButtonPayload: button.payload,
      Body: button.text,
      OriginalRepliedMessageSid: message.sid,
    };
    return this.post(webhook, { MessageSid: newSid(), From: message.to, ...fields });
  }

  /**
   * Plays a call for its recipient: requests the text, presses the keys, and reports the end. With `isSilent`
   * the end is not reported.
   */
  async ring(call: PlacedCall, course: CallCourse, { isSilent = false } = {}): Promise<PlacedCall> {
    await this.reportCall(call, 'initiated');
    const isTaken = typeof course === 'object' || course === 'machine';
    const answeredBy = course === 'machine' ? 'machine_start' : 'human';
    if (isTaken) await this.talk(call, typeof course === 'object' ? course.keys : [], answeredBy);
    if (!isSilent)
      await this.reportCall(call, isTaken ? 'completed' : course, isTaken ? { AnsweredBy: answeredBy } : {});
    return call;
  }

  /** Requests one step of a call, as Twilio does; pass the same key again to repeat it. */
  async ask(call: PlacedCall, url: string, fields: Record<string, string> = {}): Promise<string> {
    const answer = await this.post(url, { CallSid: call.sid, To: call.to, From: call.from, ...fields });
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    return answer.text();
  }

  /** Reports the state of a call, signed as Twilio signs. */
  reportCall(call: PlacedCall, status: string, fields: Record<string, string> = {}): Promise<Response> {
    if (!call.statusCallback) throw new Error(`no status callback is known for ${call.sid}`);
    return this.post(call.statusCallback, {
      CallSid: call.sid,
      CallStatus: status,
      To: call.to,
      From: call.from,
      ...fields,
    });
  }

  private async talk(call: PlacedCall, keys: readonly string[], answeredBy: string): Promise<void> {
    let turn = readTwiml(
      await this.ask(call, call.url, { CallStatus: 'in-progress', AnsweredBy: answeredBy }),
    );
    call.said.push(turn.said);
    for (const key of keys) {
      if (turn.action === null) return;
      turn = readTwiml(await this.ask(call, turn.action, { CallStatus: 'in-progress', Digits: key }));
      call.said.push(turn.said);
    }
  }

  private post(url: string, fields: Record<string, string>): Promise<Response> {
    const signed =
      url +
      Object.keys(fields)
        .sort()
        .map((key) => key + (ownValue(fields, key) ?? ''))
        .join('');
    const signature = createHmac('sha1', this.authToken).update(signed, 'utf8').digest('base64');
    return fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': signature },
      body: new URLSearchParams(fields),
    });
  }

  private async answer(request: LoopbackRequest): Promise<LoopbackAnswer> {
    await passes(this.latency());
    const answer = await this.decide(request);
    await passes(this.latency());
    return answer;
  }

  private decide(request: LoopbackRequest): LoopbackAnswer | Promise<LoopbackAnswer> {
    const expected = `Basic ${Buffer.from(`${this.accountSid}:${this.authToken}`).toString('base64')}`;
    if (request.headers.authorization !== expected) return failure(401, 20003);
    if (request.url.pathname === `/2010-04-01/Accounts/${this.accountSid}/Calls.json`)
      return this.decideCall(request);
    if (request.url.pathname !== `/2010-04-01/Accounts/${this.accountSid}/Messages.json`)
      return failure(404, 20404);
    return request.method === 'POST'
      ? this.take(new URLSearchParams(request.body))
      : this.list(request.url.searchParams);
  }

  private async take(fields: URLSearchParams): Promise<LoopbackAnswer> {
    const to = fields.get('To') ?? '';
    const scenario = this.nextScenario(to);
    if (scenario.kind === 'silence' || scenario.kind === 'cut') return scenario.kind;
    if (scenario.kind === 'garbage') return GARBAGE;
    if (scenario.kind === 'throttle') return failure(429, 20429);
    if (scenario.kind === 'error') return failure(scenario.status, scenario.code);
    const judged = this.whatsapp.validate({
      to,
      body: fields.get('Body'),
      contentSid: fields.get('ContentSid'),
      variables: fields.get('ContentVariables'),
    });
    if (judged.kind === 'error') return failure(400, judged.code);
    const message: AcceptedMessage = {
      sid: newSid(),
      to,
      from: fields.get('From') ?? '',
      body: judged.body,
      sentAt: this.now(),
      statusCallback: fields.get('StatusCallback'),
      contentSid: fields.get('ContentSid'),
    };
    this.accepted.push(message);
    // Twilio also accepts a message that WhatsApp refuses, and reports the refusal later.
    if (judged.refusal === null) await this.onAccepted(message);
    else await this.report(message.sid, 'undelivered', judged.refusal).catch(() => undefined);
    return scenario.kind === 'accepted but cut'
      ? 'cut'
      : { status: 201, json: asResource(this.accountSid, message) };
  }

  private decideCall(request: LoopbackRequest): LoopbackAnswer {
    if (request.method !== 'POST') return this.listCalls(request.url.searchParams);
    const fields = new URLSearchParams(request.body);
    const to = fields.get('To') ?? '';
    const scenario = this.nextScenario(`call:${to}`);
    if (scenario.kind === 'silence' || scenario.kind === 'cut') return scenario.kind;
    if (scenario.kind === 'garbage') return GARBAGE;
    if (scenario.kind === 'throttle') return failure(429, 20429);
    if (scenario.kind === 'error') return failure(scenario.status, scenario.code);
    const call: PlacedCall = {
      sid: `CA${randomBytes(16).toString('hex')}`,
      to,
      from: fields.get('From') ?? '',
      url: fields.get('Url') ?? '',
      statusCallback: fields.get('StatusCallback'),
      detectsMachines: fields.get('MachineDetection') === 'Enable',
      createdAt: this.now(),
      said: [],
    };
    this.calls.push(call);
    return scenario.kind === 'accepted but cut'
      ? 'cut'
      : { status: 201, json: asCall(this.accountSid, call) };
  }

  private listCalls(query: URLSearchParams): LoopbackAnswer {
    if (this.isDeaf) return failure(503, 20503);
    const found = [...this.calls].reverse().filter((call) => call.to === query.get('To'));
    return {
      status: 200,
      json: {
        calls: found.map((call) => asCall(this.accountSid, call)),
        page: 0,
        page_size: 50,
        next_page_uri: null,
      },
    };
  }

  private list(query: URLSearchParams): LoopbackAnswer {
    if (this.isDeaf) return failure(503, 20503);
    const since = query.get('DateSent>');
    const found = [...this.accepted]
      .reverse()
      .filter((message) => message.to === query.get('To') && (!since || message.sentAt >= new Date(since)));
    return {
      status: 200,
      json: {
        messages: found.map((message) => asResource(this.accountSid, message)),
        page: 0,
        page_size: 50,
        next_page_uri: null,
      },
    };
  }

  private nextScenario(to: string): TwilioScenario {
    return this.scenarios.get(to)?.shift() ?? this.scenarios.get('*')?.shift() ?? this.rule;
  }
}

function newSid(): string {
  return `SM${randomBytes(16).toString('hex')}`;
}

function passes(milliseconds: number): Promise<void> {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}

function failure(status: number, code: number): LoopbackAnswer {
  return {
    status,
    json: {
      code,
      message: `stand-in error ${code}`,
      more_info: `https://www.twilio.com/docs/errors/${code}`,
      status,
    },
  };
}

function asResource(accountSid: string, message: AcceptedMessage): Record<string, string | null> {
  return {
    sid: message.sid,
    account_sid: accountSid,
    to: message.to,
    from: message.from,
    body: message.body,
    status: 'queued',
    error_code: null,
    error_message: null,
    date_sent: message.sentAt.toUTCString(),
    date_created: message.sentAt.toUTCString(),
    date_updated: message.sentAt.toUTCString(),
    direction: 'outbound-api',
    num_segments: '1',
    num_media: '0',
    price: null,
    price_unit: 'USD',
    api_version: '2010-04-01',
    uri: `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}.json`,
  };
}

function asCall(accountSid: string, call: PlacedCall): Record<string, string | null> {
  return {
    sid: call.sid,
    account_sid: accountSid,
    to: call.to,
    from: call.from,
    status: 'queued',
    date_created: call.createdAt.toUTCString(),
    date_updated: call.createdAt.toUTCString(),
    direction: 'outbound-api',
    api_version: '2010-04-01',
    uri: `/2010-04-01/Accounts/${accountSid}/Calls/${call.sid}.json`,
  };
}
