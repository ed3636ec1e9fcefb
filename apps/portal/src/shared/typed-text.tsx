import type { ReactNode } from 'react';

/**
 * Renders the text that a person typed, in the direction of its own language even on a page in another
 * language.
 */
export function typedText(text: string): ReactNode {
  return <bdi>{text}</bdi>;
}
