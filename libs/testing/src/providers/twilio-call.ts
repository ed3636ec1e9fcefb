/** A call that the product requested. */
export interface PlacedCall {
  sid: string;
  to: string;
  from: string;
  /** the URL that returns the text */
  url: string;
  statusCallback: string | null;
  detectsMachines: boolean;
  createdAt: Date;
  /** the spoken text, turn by turn */
  said: string[];
}

/**
 * How a call goes: somebody presses keys in this order (no key means that they answer and stay silent), a
 * machine answers, or nobody does. A recipient with fewer keys than the call asks for hangs up.
 */
export type CallCourse = { keys: readonly string[] } | 'machine' | 'busy' | 'no-answer' | 'failed';

/** What one TwiML answer contains: the text to speak, and the URL to call with a key. */
export interface TwimlTurn {
  said: string;
  action: string | null;
  language: string | null;
  voice: string | null;
}

/** Reads TwiML as a telephone would play it: up to the first request for a key, or to the end. */
export function readTwiml(xml: string): TwimlTurn {
  if (!xml.startsWith('<?xml') || !xml.includes('<Response>')) throw new Error(`no TwiML: ${xml}`);
  const gather = /<Gather\b([^>]*)>(.*?)<\/Gather>/s.exec(xml);
  const heard = gather?.[2] ?? xml;
  const said = [...heard.matchAll(/<Say\b[^>]*>(.*?)<\/Say>/gs)].map(([, text = '']) => plain(text));
  const say = /<Say\b([^>]*)>/.exec(heard)?.[1] ?? '';
  return {
    said: said.join(' '),
    action: attribute(gather?.[1] ?? '', 'action'),
    language: attribute(say, 'language'),
    voice: attribute(say, 'voice'),
  };
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : plain(value);
}

function plain(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
