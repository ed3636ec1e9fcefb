const PREFIX = 'whatsapp:';
const WINDOW_MS = 86_400_000;
/** The maximum length of a filled-in template that WhatsApp accepts. */
const TEMPLATE_MAX = 1024;
const NOT_IN_VARIABLES = /[\n\r\t]| {5}/;

const UNKNOWN_TEMPLATE = 21655;
const WRONG_VARIABLES = 21656;
const NO_WORDS = 21619;
/** The error code for a free text outside the window. */
const OUTSIDE_OF_WINDOW = 63016;
const TOO_LONG = 63021;

/** A message that Twilio is asked to send. */
interface Asked {
  to: string;
  body: string | null;
  contentSid: string | null;
  variables: string | null;
}

/**
 * Twilio either refuses a message at once or accepts it. WhatsApp may still refuse an accepted message;
 * `refusal` then arrives by the status callback.
 */
type Judgement = { kind: 'error'; code: number } | { kind: 'taken'; body: string; refusal: number | null };

/**
 * WhatsApp behind Twilio: people who wrote within the last 24 hours can get free text, all others only
 * approved templates.
 */
export class WhatsappStandIn {
  private readonly lastWrote = new Map<string, Date>();
  private readonly templates = new Map<string, { body: string; refusal: number | null }>();

  constructor(private readonly now: () => Date) {}

  /** Records that a person wrote by WhatsApp; numbers without the prefix of WhatsApp are ignored. */
  wrote(from: string, at = this.now()): void {
    if (from.startsWith(PREFIX)) this.lastWrote.set(from, at);
  }

  /**
   * Approves a template, with `{{1}}` for its first variable; if a code is given, the template was approved
   * once but is refused now.
   */
  approve(contentSid: string, body: string, refusal: number | null = null): void {
    this.templates.set(contentSid, { body, refusal });
  }

  validate({ to, body, contentSid, variables }: Asked): Judgement {
    if (contentSid !== null) return this.validateTemplate(contentSid, variables ?? '{}');
    if (body === null || body === '') return { kind: 'error', code: NO_WORDS };
    return {
      kind: 'taken',
      body,
      refusal: to.startsWith(PREFIX) && !this.isOpen(to) ? OUTSIDE_OF_WINDOW : null,
    };
  }

  private validateTemplate(contentSid: string, variables: string): Judgement {
    const template = this.templates.get(contentSid);
    if (!template) return { kind: 'error', code: UNKNOWN_TEMPLATE };
    const values = readVariables(variables);
    const places = [...template.body.matchAll(/\{\{(\d+)\}\}/g)].map(([, place = '']) => place);
    const isFit =
      values !== null &&
      values.size === new Set(places).size &&
      places.every((place) => isTaken(values.get(place)));
    if (!isFit) return { kind: 'error', code: WRONG_VARIABLES };
    const body = template.body.replace(/\{\{(\d+)\}\}/g, (_, place: string) => values.get(place) ?? '');
    return {
      kind: 'taken',
      body,
      refusal: template.refusal ?? (body.length > TEMPLATE_MAX ? TOO_LONG : null),
    };
  }

  private isOpen(to: string): boolean {
    const wrote = this.lastWrote.get(to);
    return wrote !== undefined && this.now().getTime() - wrote.getTime() < WINDOW_MS;
  }
}

function isTaken(value: string | undefined): boolean {
  return value !== undefined && value !== '' && !NOT_IN_VARIABLES.test(value);
}

function readVariables(json: string): Map<string, string> | null {
  try {
    const read: unknown = JSON.parse(json);
    if (typeof read !== 'object' || read === null) return null;
    const entries: [string, unknown][] = Object.entries(read);
    return new Map(
      entries.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : [])),
    );
  } catch {
    return null;
  }
}
