import { useEffect, useRef } from 'react';
import { Icon, type IconName } from '../../design/icon/icon.js';
import { usePageTitle } from '../../shared/page-heading.js';
import './answer.css';

interface AnswerGivenProps {
  title: string;
  /** what happens next, in plain words */
  next: string;
  /**
   * the number of actions so far; after each, the card takes the focus, because the pressed button is gone
   */
  fresh: number;
  tone?: keyof typeof ICONS;
}

const ICONS = { done: 'check', waiting: 'clock', neutral: 'info' } as const satisfies Record<
  string,
  IconName
>;

/**
 * The given answer as the page's heading, and what happens next; announced again when it changes. It never
 * takes the focus from somebody who did nothing.
 */
export function AnswerGiven({ title, next, fresh, tone = 'done' }: AnswerGivenProps) {
  const box = useRef<HTMLElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (fresh > 0) box.current?.focus();
  }, [fresh]);
  return (
    <section className={`given given--${tone}`} ref={box} tabIndex={-1} aria-labelledby="given-title">
      <Icon name={ICONS[tone]} />
      <div role="status">
        <h1 id="given-title">{title}</h1>
        <p>{next}</p>
      </div>
    </section>
  );
}
