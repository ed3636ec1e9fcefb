import { localDay } from '@karov/domain';
import type { FormEvent } from 'react';
import { useText } from '../../core/text.js';
import { Button } from '../../design/button/button.js';
import { Checkbox } from '../../design/choices/checkbox.js';
import { RadioGroup } from '../../design/choices/radio-group.js';
import { DateField } from '../../design/date/date-field.js';
import { Select } from '../../design/field/select.js';
import { TextField } from '../../design/field/text-field.js';
import { FieldSection } from '../../design/section/field-section.js';
import { ErrorSummary } from '../../design/summary/error-summary.js';
import { answerId } from '../../shared/answer-id.js';
import { summaryOf } from '../../shared/wizard/faults.js';
import { DayHours } from './day-hours.js';
import { fieldLabel } from './field-label.js';
import { FIRST_HOURS, timeChoices, WEEK } from './hours.js';
import type { AvailabilityForm } from './use-availability.js';

/** Pause, weekly hours, quiet hours, emergencies and the number of calls; saved together. */
export function TimesForm({ form }: { form: AvailabilityForm }) {
  const t = useText();
  const { values, problems, change } = form;
  const { calls_this_week: calls } = form.stored;
  const errorOf = (path: string) => problems.find((problem) => problem.path === path)?.text ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  const endPause = () => {
    change({ pausedUntil: '' }, ['paused_until']);
    document.getElementById(answerId('paused_until'))?.focus();
  };
  const chooseHours = (choice: 'any' | 'only' | null) =>
    change({ isAnyHour: choice !== 'only', hours: values.hours.length === 0 ? FIRST_HOURS : values.hours }, [
      'weekly_hours',
    ]);
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <ErrorSummary faults={summaryOf(problems, (path) => fieldLabel(t, path, values.hours))} />
      <FieldSection title={t('availability.pause')}>
        <DateField
          id={answerId('paused_until')}
          label={t('availability.pauseUntil')}
          hint={t('availability.pauseHint')}
          isOptional
          min={localDay(new Date())}
          value={values.pausedUntil}
          error={errorOf('paused_until')}
          onChange={(value) => change({ pausedUntil: value }, ['paused_until'])}
        />
        {values.pausedUntil !== '' && (
          <div>
            <Button kind="quiet" onClick={endPause}>
              {t('availability.pauseEnd')}
            </Button>
          </div>
        )}
      </FieldSection>
      <FieldSection title={t('availability.hours')}>
        <RadioGroup<'any' | 'only'>
          id={answerId('weekly_hours')}
          label={t('availability.hoursWhen')}
          value={values.isAnyHour ? 'any' : 'only'}
          entries={[
            { value: 'any', label: t('availability.hoursAny') },
            { value: 'only', label: t('availability.hoursOnly') },
          ]}
          error={errorOf('weekly_hours')}
          onChange={chooseHours}
        />
        {!values.isAnyHour &&
          WEEK.map((day) => (
            <DayHours
              key={day}
              day={day}
              hours={values.hours}
              errorOf={errorOf}
              onChange={(hours) => change({ hours }, ['weekly_hours'])}
            />
          ))}
      </FieldSection>
      <FieldSection title={t('availability.quiet')}>
        <Checkbox
          label={t('availability.quietOn')}
          hint={t('availability.quietHint')}
          isChecked={values.hasQuiet}
          onChange={(hasQuiet) => change({ hasQuiet }, ['quiet_from', 'quiet_to'])}
        />
        {values.hasQuiet && (
          <div className="day__span">
            <Select
              id={answerId('quiet_from')}
              label={t('availability.quietFrom')}
              value={values.quietFrom}
              choices={timeChoices(values.quietFrom, false)}
              error={errorOf('quiet_from')}
              onChange={(quietFrom) => change({ quietFrom }, ['quiet_from', 'quiet_to'])}
            />
            <Select
              id={answerId('quiet_to')}
              label={t('availability.quietTo')}
              value={values.quietTo}
              choices={timeChoices(values.quietTo, false)}
              error={errorOf('quiet_to')}
              onChange={(quietTo) => change({ quietTo }, ['quiet_from', 'quiet_to'])}
            />
          </div>
        )}
        <Checkbox
          label={t('availability.emergency')}
          hint={t('availability.emergencyHint')}
          isChecked={values.isEmergencyInQuiet}
          onChange={(isEmergencyInQuiet) => change({ isEmergencyInQuiet }, [])}
        />
      </FieldSection>
      <FieldSection title={t('availability.calls')}>
        <TextField
          id={answerId('max_calls_week')}
          label={t('availability.callsMax')}
          hint={t('availability.callsHint')}
          isOptional
          inputMode="numeric"
          maxLength={3}
          value={values.maxCalls}
          error={errorOf('max_calls_week')}
          onChange={(maxCalls) => change({ maxCalls }, ['max_calls_week'])}
        />
        <p>{calls === 0 ? t('availability.callsNone') : t('availability.callsNow', { count: calls })}</p>
      </FieldSection>
      <div>
        <Button type="submit" isBusy={form.isSaving}>
          {t('availability.save')}
        </Button>
      </div>
    </form>
  );
}
