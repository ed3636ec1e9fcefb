import { createStore } from '@karov/web';
import { useEffect, useRef } from 'react';
import { headingStands } from '../core/first-page.js';
import { useText } from '../core/text.js';

/** The text that the shell's polite live region announces. */
export const announcement = createStore('');

let isFirstPage = true;

interface PageHeadingProps {
  children: string;
  /** false if the step's own field takes the focus; then the heading is announced instead */
  takesFocus?: boolean;
}

/** Sets the document's title to that of the page. */
export function usePageTitle(title: string): void {
  const appName = useText()('common.appName');
  useEffect(() => {
    document.title = `${title} · ${appName}`;
  }, [title, appName]);
}

/**
 * The only h1 of a page: sets the document's title, and takes the focus after navigation so that everybody
 * knows where they are.
 */
export function PageHeading({ children: title, takesFocus = true }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);

  useEffect(() => {
    if (!takesFocus) announcement.set(title);
    else if (!isFirstPage) heading.current?.focus();
    isFirstPage = false;
    headingStands();
    // An announcement of this page is not repeated on the next.
    return () => announcement.set('');
  }, [title, takesFocus]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
}
