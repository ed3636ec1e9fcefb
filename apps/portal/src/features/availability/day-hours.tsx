import type { WeeklyHours } from '@karov/domain';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { Select } from '../../design/field/select.js';
import { answerId } from '../../shared/answer-id.js';
import { sameOnAllDays, timeChoices, type Weekday, withHoursOn } from './hours.js';

interface DayHoursProps {
  day: Weekday;
  /** the hours of the whole week; a field's path uses the index of the span in this list */
  hours: readonly WeeklyHours[];
  errorOf: (path: string) => string | null;
  onChange: (hours: readonly WeeklyHours[]) => void;
}

/** The hours of one day, each span with a start and an end, to add and remove. */
export function DayHours({ day, hours, errorOf, onChange }: DayHoursProps) {
  const t = useText();
  const name = t(`availability.day${day}`);
  const own = hours.map((span, at) => ({ ...span, at })).filter((span) => span.day === day);
  const set = (at: number, part: Partial<WeeklyHours>) =>
    onChange(hours.map((span, other) => (other === at ? { ...span, ...part } : span)));
  const addId = `add-hours-${day}`;
  const remove = (at: number) => {
    onChange(hours.filter((_, other) => other !== at));
    // The focused button disappears together with its span.
    document.getElementById(addId)?.focus();
  };
  return (
    <div className="day" role="group" aria-label={name}>
      <h3 aria-hidden="true">{name}</h3>
      {own.length === 0 && <p>{t('availability.dayOff')}</p>}
      {own.map(({ at, from, to }) => {
        const path = `weekly_hours.${at}`;
        return (
          <div className="day__span" key={at}>
            <Select
              id={answerId(`${path}.from`)}
              label={t('availability.from')}
              value={from}
              choices={timeChoices(from, false)}
              error={errorOf(`${path}.from`)}
              onChange={(value) => set(at, { from: value })}
            />
            <Select
              id={answerId(`${path}.to`)}
              label={t('availability.to')}
              value={to}
              choices={timeChoices(to, true)}
              error={errorOf(`${path}.to`)}
              onChange={(value) => set(at, { to: value })}
            />
            <Button
              kind="quiet"
              icon="cross"
              aria-label={t('availability.removeOf', { day: name, from, to })}
              onClick={() => remove(at)}
            >
              {t('availability.remove')}
            </Button>
          </div>
        );
      })}
      <div className="row">
        <Button
          id={addId}
          kind="secondary"
          aria-label={t('availability.addOf', { day: name })}
          onClick={() => onChange(withHoursOn(hours, day))}
        >
          {t('availability.add')}
        </Button>
        {own.length > 0 && (
          <Button
            kind="quiet"
            aria-label={t('availability.copyOf', { day: name })}
            onClick={() => onChange(sameOnAllDays(hours, day))}
          >
            {t('availability.copy')}
          </Button>
        )}
      </div>
    </div>
  );
}
