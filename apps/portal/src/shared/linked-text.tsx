import type { ReactNode } from 'react';
import { wayTo } from './go-there/way-to.js';
import './linked-text.css';

/**
 * The parts of a message that become links: a web address, an e-mail address, a local or international
 * telephone number, and the address text after our own "Address:".
 */
const PARTS =
  /(https?:\/\/[^\s<>"״]+)|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(\+\d[\d-]{7,15}\d|\*\d{4}|0\d{1,2}-\d{3}-?\d{4}|0\d{8,9})(?!\d)|((?:כתובת|Address): )([^.\n]+)/g;
/** Punctuation that may follow a web address in a sentence and is not part of it. */
const BEHIND = /[.,;:!?)\]}»”’']+$/;

function phoneLink(phone: string, key: number): ReactNode {
  return (
    <a key={key} className="linked-phone" href={`tel:${phone.replace(/[^\d+*]/g, '')}`}>
      {phone}
    </a>
  );
}

/** Returns a match as a link, with adjacent text outside the link; null if the match only looks like one. */
function linkOf(match: RegExpExecArray, before: string): ReactNode {
  const [whole, web, email, phone, label = '', place] = match;
  const { index: key } = match;
  if (web !== undefined) {
    const address = web.replace(BEHIND, '');
    return [
      <a key={key} href={address} rel="noreferrer">
        {address}
      </a>,
      web.slice(address.length),
    ];
  }
  if (email !== undefined)
    return (
      <a key={key} href={`mailto:${email}`}>
        {email}
      </a>
    );
  if (phone !== undefined) return /[\w-]$/.test(before) ? null : phoneLink(phone, key);
  if (place === undefined) return whole;
  return [
    label,
    <a key={key} href={wayTo(place).google} rel="noreferrer">
      {place}
    </a>,
  ];
}

/**
 * Returns a text in which addresses and telephone numbers are links; a telephone number never breaks across
 * two lines.
 */
export function linkedText(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(PARTS)) {
    const before = text.slice(from, match.index);
    parts.push(before, linkOf(match, before) ?? match[0]);
    from = match.index + match[0].length;
  }
  return from === 0 ? text : [...parts, text.slice(from)];
}
