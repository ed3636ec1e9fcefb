import { useId } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { FactList } from '../../design/card/card.js';

export interface CheckedAnswer {
  path: string;
  label: string;
  /** empty if not answered */
  value: string;
}

export interface CheckedStep {
  step: string;
  title: string;
  answers: readonly CheckedAnswer[];
}

/** Unanswered questions, in one line that opens on demand, so that the page stays short. */
function NotAnswered({ answers }: { answers: readonly CheckedAnswer[] }) {
  const t = useText();
  if (answers.length === 0) return null;
  return (
    <details className="checked__nothing">
      <summary>{t('registration.notAnswered', { count: answers.length })}</summary>
      <ul>
        {answers.map(({ path, label }) => (
          <li key={path}>{label}</li>
        ))}
      </ul>
    </details>
  );
}

/** One step: each answer under its question, and a button to change the answers. */
function CheckedPart({ part: { title, answers }, onChange }: { part: CheckedStep; onChange: () => void }) {
  const t = useText();
  const titleId = useId();
  const given = answers.filter(({ value }) => value !== '');
  return (
    <section className="checked" aria-labelledby={titleId}>
      <div className="checked__head">
        <h2 id={titleId}>{title}</h2>
        <Button kind="quiet" onClick={onChange} aria-label={t('registration.changeSection', { title })}>
          {t('registration.change')}
        </Button>
      </div>
      {given.length > 0 && <FactList facts={given.map(({ label, value }) => ({ name: label, value }))} />}
      <NotAnswered answers={answers.filter(({ value }) => value === '')} />
    </section>
  );
}

/**
 * The answers of a form, step by step, with a button to change each step; unanswered questions are folded.
 */
export function CheckList({
  steps,
  onChange,
}: {
  steps: readonly CheckedStep[];
  onChange: (step: string) => void;
}) {
  return (
    <div>
      {steps.map((part) => (
        <CheckedPart key={part.step} part={part} onChange={() => onChange(part.step)} />
      ))}
    </div>
  );
}
