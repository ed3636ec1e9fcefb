import { useId } from 'react';
import { useText } from '../../core/text.js';

interface DutySwitchProps {
  isOnDuty: boolean;
  onChange: (isOnDuty: boolean) => void;
}

/** Switches duty on or off, effective at once. */
export function DutySwitch({ isOnDuty, onChange }: DutySwitchProps) {
  const t = useText();
  const hintId = useId();
  return (
    <div className="duty">
      <label className="duty__label">
        <input
          className="duty__switch"
          type="checkbox"
          role="switch"
          checked={isOnDuty}
          aria-describedby={hintId}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{t('availability.duty')}</span>
        <span aria-hidden="true">{t(isOnDuty ? 'common.words.yes' : 'common.words.no')}</span>
      </label>
      <p className="field__hint" id={hintId}>
        {t('availability.dutyHint')}
      </p>
    </div>
  );
}
