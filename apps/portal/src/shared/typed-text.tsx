import type { ReactNode } from 'react';

/** What somebody typed: it keeps the direction of its own language inside a page of the other. */
export function typedText(text: string): ReactNode {
  return <bdi>{text}</bdi>;
}
