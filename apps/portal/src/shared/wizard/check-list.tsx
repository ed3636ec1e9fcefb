import { naturally } from '../../core/direction.js';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import '../../design/section/section.css';

export interface CheckedAnswer {
  path: string;
  label: string;
  /** empty: not answered */
  value: string;
}

export interface CheckedStep {
  step: string;
  title: string;
  answers: readonly CheckedAnswer[];
}

/** Unanswered questions, in one line that can be opened, so that the page stays short. */
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

/** One step: its answers in a line or two, which opens to show each under its question and to change them. */
function CheckedPart({ part: { title, answers }, onChange }: { part: CheckedStep; onChange: () => void }) {
  const t = useText();
  const given = answers.filter(({ value }) => value !== '');
  const bare = [t('common.words.yes'), t('common.words.no')];
  // A yes or a figure means nothing without its question.
  const short = given
    .map(({ value }) => value)
    .filter((value) => !bare.includes(value) && !/^\d{1,3}$/.test(value));
  return (
    <details className="checked">
      <summary className="folded__summary">
        <div className="checked__head">
          <h2>{title}</h2>
          <p className="checked__short">{short.map(naturally).join(' · ')}</p>
        </div>
      </summary>
      <div className="stack">
        <dl className="facts facts--short">
          {given.map(({ path, label, value }) => (
            <div className="facts__pair" key={path}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <NotAnswered answers={answers.filter(({ value }) => value === '')} />
        <div>
          <Button kind="secondary" onClick={onChange}>
            {t('registration.changeSection', { title })}
          </Button>
        </div>
      </div>
    </details>
  );
}

/**
 * The answers of a form, step by step, each step with a button to change it; unanswered questions are folded.
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
