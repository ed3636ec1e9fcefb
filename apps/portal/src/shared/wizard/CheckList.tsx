import { useText } from '../../core/text.js';
import { Button } from '../../design/button/Button.js';

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

/** All answers of a form, step by step, each with a way to change it. */
export function CheckList({ steps, onChange }: { steps: readonly CheckedStep[]; onChange: (step: string) => void }) {
  const t = useText();
  return steps.map(({ step, title, answers }) => (
    <section className="checked" key={step}>
      <h2>{title}</h2>
      <dl className="facts">
        {answers.map(({ path, label, value }) => (
          <div className="facts__pair" key={path}>
            <dt>{label}</dt>
            <dd>{value || <span className="checked__nothing">{t('registration.notAnswered')}</span>}</dd>
          </div>
        ))}
      </dl>
      <Button kind="secondary" onClick={() => onChange(step)}>
        {t('registration.changeSection', { title })}
      </Button>
    </section>
  ));
}
