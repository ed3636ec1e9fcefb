import { Box } from '@mui/material';
import { createElement, Fragment, type ReactNode } from 'react';

/** The few elements that messages use; everything else is shown as its text alone. */
const ELEMENTS: ReadonlySet<string> = new Set(['B', 'STRONG', 'I', 'EM', 'P', 'BR', 'UL', 'OL', 'LI']);

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || node.tagName === 'SCRIPT' || node.tagName === 'STYLE') return null;
  if (node.tagName === 'BR') return <br key={key} />;
  const children = [...node.childNodes].map(draw);
  if (node instanceof HTMLAnchorElement && /^https?:/.test(node.href))
    return (
      <a key={key} href={node.href} rel="noreferrer">
        {children}
      </a>
    );
  return createElement(ELEMENTS.has(node.tagName) ? node.tagName.toLowerCase() : Fragment, { key }, children);
}

/** A message rendered as HTML (rule 137) without trusting it: only known elements without attributes are drawn. */
export function MessageText({ html }: { html: string }) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return (
    <Box dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', minInlineSize: '14rem' }}>
      {[...parsed.body.childNodes].map(draw)}
    </Box>
  );
}
