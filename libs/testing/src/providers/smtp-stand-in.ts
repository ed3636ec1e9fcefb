import { SMTPServer } from 'smtp-server';

/** A mail that was accepted: its envelope and its raw text. */
export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
}

/** A mail server on this machine that keeps the mail it gets; a test can make it refuse mail. */
export class SmtpStandIn {
  readonly mails: ReceivedMail[] = [];
  private readonly refusals = new Map<string, { code: number; enhanced: string | null }>();
  private readonly server: SMTPServer;
  url = '';

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (address, _session, callback) => callback(this.refusal(address.address)),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          this.mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map((one) => one.address),
            raw: Buffer.concat(chunks).toString('utf8'),
          });
          callback();
        });
      },
    });
    this.server.on('error', () => undefined);
  }

  static start(): Promise<SmtpStandIn> {
    const standIn = new SmtpStandIn();
    return new Promise((resolve) => {
      const listener = standIn.server.listen(0, '127.0.0.1', () => {
        const address = listener.address();
        standIn.url = `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
        resolve(standIn);
      });
    });
  }

  /**
   * Refuses mail to this address with an SMTP code: 4xx temporarily, 5xx permanently; with the enhanced code
   * of RFC 3463 if one is given.
   */
  refuse(address: string, code: number, enhanced: string | null = null): void {
    this.refusals.set(address, { code, enhanced });
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private refusal(address: string): Error | null {
    const refusal = this.refusals.get(address);
    if (!refusal) return null;
    const words = 'refused by the stand-in';
    return Object.assign(new Error(refusal.enhanced === null ? words : `${refusal.enhanced} ${words}`), {
      responseCode: refusal.code,
    });
  }
}
