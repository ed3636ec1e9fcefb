import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';

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

/** What was left out, in one line that can be opened: it does not make the way to the end longer. */
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

/** The answers of a form, step by step, each step with a way to change it; what was not answered is folded. */
export function CheckList({ steps, onChange }: { steps: readonly CheckedStep[]; onChange: (step: string) => void }) {
  const t = useText();
  return steps.map(({ step, title, answers }) => (
    <section className="checked" key={step}>
      <div className="checked__head">
        <h2>{title}</h2>
        <Button kind="quiet" onClick={() => onChange(step)}>
          {t('registration.changeSection', { title })}
        </Button>
      </div>
      <dl className="facts facts--short">
        {answers
          .filter(({ value }) => value !== '')
          .map(({ path, label, value }) => (
            <div className="facts__pair" key={path}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <NotAnswered answers={answers.filter(({ value }) => value === '')} />
    </section>
  ));
}
