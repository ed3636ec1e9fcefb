import type { ReactNode } from 'react';
import { wayTo } from './go-there/way-to.js';
import './linked-text.css';

/**
 * What is pressed in a message: a web address, an e-mail address, a telephone number as it is written here or
 * internationally, and the words of an address behind our own "Address:".
 */
const PARTS =
  /(https?:\/\/[^\s<>"״]+)|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(\+\d[\d-]{7,15}\d|\*\d{4}|0\d{1,2}-\d{3}-?\d{4}|0\d{8,9})(?!\d)|((?:כתובת|Address): )([^.\n]+)/g;
/** What a sentence puts behind a web address. */
const BEHIND = /[.,;:!?)\]}»”’']+$/;

function phoneLink(phone: string, key: number): ReactNode {
  return (
    <a key={key} className="linked-phone" href={`tel:${phone.replace(/[^\d+*]/g, '')}`}>
      {phone}
    </a>
  );
}

/** A match as a link, with what belongs to it but is not pressed; null for what only looks like one. */
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

/** A text in which addresses and telephones are links; a telephone never breaks over two lines. */
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
