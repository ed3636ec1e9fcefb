import type { ReactNode } from 'react';

/** A person's typed text: it keeps the direction of its own language on a page in another. */
export function typedText(text: string): ReactNode {
  return <bdi>{text}</bdi>;
}
