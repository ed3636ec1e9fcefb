/** A call that the stand-in was asked to make. */
export interface PlacedCall {
  sid: string;
  to: string;
  from: string;
  /** where is asked what to say */
  url: string;
  statusCallback: string | null;
  detectsMachines: boolean;
  createdAt: Date;
  /** what was said in it, turn by turn */
  said: string[];
}

/**
 * What becomes of a call: keys pressed one after the other (none: somebody picks up and stays silent), a machine, or nobody. A caller who presses fewer
 * keys than are asked for hangs up.
 */
export type CallCourse = { keys: readonly string[] } | 'machine' | 'busy' | 'no-answer' | 'failed';

/** One answer of TwiML: what is said, and where a key leads. */
export interface TwimlTurn {
  said: string;
  action: string | null;
  language: string | null;
  voice: string | null;
}

/** Reads TwiML as a telephone plays it: up to the first thing that waits for a key, or to the end. */
export function readTwiml(xml: string): TwimlTurn {
  if (!xml.startsWith('<?xml') || !xml.includes('<Response>')) throw new Error(`no TwiML: ${xml}`);
  const gather = /<Gather\b([^>]*)>(.*?)<\/Gather>/s.exec(xml);
  const heard = gather?.[2] ?? xml;
  const said = [...heard.matchAll(/<Say\b[^>]*>(.*?)<\/Say>/gs)].map(([, text = '']) => plain(text));
  const say = /<Say\b([^>]*)>/.exec(heard)?.[1] ?? '';
  return { said: said.join(' '), action: attribute(gather?.[1] ?? '', 'action'), language: attribute(say, 'language'), voice: attribute(say, 'voice') };
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : plain(value);
}

function plain(xml: string): string {
  return xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
}
