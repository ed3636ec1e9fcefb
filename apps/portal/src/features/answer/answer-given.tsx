import { useEffect, useRef } from 'react';
import { Icon } from '../../design/icon/icon.js';
import './answer.css';

interface AnswerGivenProps {
  title: string;
  /** what happens next, in plain words */
  next: string;
  /** given just now: takes the focus, since the buttons are gone */
  isFresh: boolean;
}

/** The answer that was given, and what happens next. */
export function AnswerGiven({ title, next, isFresh }: AnswerGivenProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFresh) box.current?.focus();
  }, [isFresh]);
  return (
    <section className="given" ref={box} tabIndex={-1} aria-labelledby="given-title">
      <Icon name="check" />
      <div>
        <h2 id="given-title">{title}</h2>
        <p>{next}</p>
      </div>
    </section>
  );
}
