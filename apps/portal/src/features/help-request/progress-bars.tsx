import { type Translate, useText } from '../../core/text.js';
import type { Progress } from './progress.js';
import './help-request.css';

export interface Bar extends Progress {
  name: string;
  /** the current step */
  isHere?: boolean;
}

function filledText(t: Translate, done: number, count: number): string {
  if (count > 1) return t('helpRequest.bars.filled', { done, count });
  return t(done === 1 ? 'helpRequest.bars.filledOne' : 'helpRequest.bars.emptyOne');
}

/** The progress as bars and in words; nothing else shows it (rule 123). */
export function ProgressBars({ bars }: { bars: readonly Bar[] }) {
  const t = useText();
  return (
    <ul className="bars">
      {bars.map(({ name, done, count, isHere }) => (
        <li
          key={name}
          className={isHere ? 'bars__bar bars__bar--here' : 'bars__bar'}
          aria-current={isHere ? 'step' : undefined}
        >
          <span className="bars__words">
            <span>{name}</span>
            <span>{filledText(t, done, count)}</span>
          </span>
          <span className="wizard__track" aria-hidden="true">
            <span className="wizard__bar bars__fill" style={{ inlineSize: `${(done / count) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
