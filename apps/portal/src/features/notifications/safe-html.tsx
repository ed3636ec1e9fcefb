import { createElement, Fragment, type ReactNode } from 'react';
import { linkedText } from '../../shared/linked-text.js';

/** Elements allowed in a message; for all others only the text is kept. */
const ALLOWED: ReadonlySet<string> = new Set([
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'ul',
  'ol',
  'li',
  'div',
  'span',
]);
const HIDDEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'title',
  'head',
]);
const SAFE_ADDRESS = /^(https?:|mailto:|tel:|\/(?!\/))/i;

/** Whether a node is inside a link, because a link inside a link is not allowed. */
function isInLink({ parentElement: parent }: Node): boolean {
  return parent !== null && parent.closest('a[href]') !== null;
}

function childrenOf(node: Node): ReactNode[] {
  return Array.from(node.childNodes, (child, index) => toReact(child, index));
}

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE)
    return (
      <Fragment key={key}>{isInLink(node) ? node.textContent : linkedText(node.textContent ?? '')}</Fragment>
    );
  if (!(node instanceof Element)) return null;
  const name = node.tagName.toLowerCase();
  if (HIDDEN.has(name)) return null;
  if (name === 'br') return <br key={key} />;
  const href = node.getAttribute('href') ?? '';
  if (name === 'a' && SAFE_ADDRESS.test(href))
    return (
      <a key={key} href={href} rel="noreferrer">
        {childrenOf(node)}
      </a>
    );
  return ALLOWED.has(name) ? createElement(name, { key }, ...childrenOf(node)) : childrenOf(node);
}

/** A message's HTML, rebuilt from an allow-list; none of it is ever executed. */
export function SafeHtml({ html }: { html: string }) {
  return <>{childrenOf(new DOMParser().parseFromString(html, 'text/html').body)}</>;
}
