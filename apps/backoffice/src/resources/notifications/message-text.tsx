import { Box } from '@mui/material';
import { createElement, Fragment, type ReactNode } from 'react';
import { TypedText } from '../../shared/ui/typed-text.js';

/** The few elements that messages use; of any other element only the text is shown. */
const ELEMENTS: ReadonlySet<string> = new Set(['B', 'STRONG', 'I', 'EM', 'P', 'BR', 'UL', 'OL', 'LI']);

/** Elements that contain lines of text, and elements that are lines of their own. */
const LINES: ReadonlySet<string> = new Set(['P', 'LI']);
const BLOCKS: ReadonlySet<string> = new Set(['P', 'UL', 'OL']);

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
  const shown = LINES.has(node.tagName) ? <TypedText>{children}</TypedText> : children;
  return createElement(ELEMENTS.has(node.tagName) ? node.tagName.toLowerCase() : Fragment, { key }, shown);
}

const hasLines = ({ children }: Element): boolean => [...children].some((child) => BLOCKS.has(child.tagName));

/**
 * Renders a message as HTML (rule 137) without trusting it: only known elements are rendered, and without
 * attributes.
 */
export function MessageText({ html }: { html: string }) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const drawn = [...parsed.body.childNodes].map(draw);
  return (
    <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', minInlineSize: '14rem' }}>
      {hasLines(parsed.body) ? drawn : <TypedText>{drawn}</TypedText>}
    </Box>
  );
}
