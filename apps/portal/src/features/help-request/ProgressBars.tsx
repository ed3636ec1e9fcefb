import { useText } from '../../core/text.js';
import type { Progress } from './progress.js';
import './help-request.css';

export interface Bar extends Progress {
  name: string;
  /** the step that is open */
  isHere?: boolean;
}

/** How far one has come, as bars and in words (part 1 §2.11). */
export function ProgressBars({ bars }: { bars: readonly Bar[] }) {
  const t = useText();
  return (
    <ul className="bars">
      {bars.map(({ name, done, count, isHere }) => (
        <li key={name} className={isHere ? 'bars__bar bars__bar--here' : 'bars__bar'} aria-current={isHere ? 'step' : undefined}>
          <span className="bars__words">
            <span>{name}</span>
            <span>{t('helpRequest.bars.filled', { done, count })}</span>
          </span>
          <span className="wizard__track" aria-hidden="true">
            <span className="wizard__bar bars__fill" style={{ inlineSize: `${(done / count) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
