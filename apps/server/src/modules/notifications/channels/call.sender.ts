import type { Twilio } from 'twilio';
import type { ChannelSender, OutgoingMessage, SendResult } from './channel-sender.js';
import {
  CLOCK_TOLERANCE_MS,
  RECENT,
  type TwilioAccount,
  twilioClient,
  twilioFailure,
  twilioTaken,
} from './twilio-client.js';

/** The number from which calls are made, and the address at which Twilio asks what to say. */
export interface CallSettings extends TwilioAccount {
  from: string;
  /** the address for the steps of a call; the message's id and the step are appended to it */
  callUrl: string;
}

/** The number of seconds a call rings: six rings, and less than the delay of most mailboxes. */
const RING_SECONDS = 30;

/** Telephone calls through Twilio (rule 180). The provider asks what to say when somebody picks up. */
export class CallSender implements ChannelSender {
  readonly channel = 'call';
  readonly tellsReceipt = true;
  private readonly client: Twilio;

  constructor(
    private readonly settings: CallSettings,
    timeoutMs?: number,
  ) {
    this.client = twilioClient(settings, timeoutMs);
  }

  async send(message: OutgoingMessage): Promise<SendResult> {
    const address = `${this.settings.callUrl}/${message.notificationId}`;
    try {
      const call = await this.client.calls.create({
        to: message.to,
        from: this.settings.from,
        url: `${address}/begin`,
        statusCallback: `${address}/status`,
        statusCallbackEvent: ['initiated', 'completed'],
        machineDetection: 'Enable',
        timeout: RING_SECONDS,
      });
      return twilioTaken(call);
    } catch (error) {
      return twilioFailure(error);
    }
  }

  /**
   * Returns the newest calls to the number of the message. Twilio does not report what a call is about; calls
   * for other messages are recognized by their own rows.
   */
  async findSent(message: OutgoingMessage, since: Date): Promise<readonly string[] | 'unknown'> {
    const earliest = since.getTime() - CLOCK_TOLERANCE_MS;
    const recent = await this.client.calls.list({ to: message.to, limit: RECENT }).catch(() => null);
    if (recent === null) return 'unknown';
    return recent
      .filter((call) => call.from === this.settings.from && call.dateCreated.getTime() >= earliest)
      .map((call) => call.sid);
  }
}
