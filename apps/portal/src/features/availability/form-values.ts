import type { Availability } from '@karov/api-client';
import type { DutyTimes, WeeklyHours } from '@karov/domain';

/** The form's values, except the duty, which is switched separately. */
export interface FormValues {
  pausedUntil: string;
  isAnyHour: boolean;
  hours: readonly WeeklyHours[];
  hasQuiet: boolean;
  quietFrom: string;
  quietTo: string;
  isEmergencyInQuiet: boolean;
  maxCalls: string;
}

const FIRST_QUIET = { from: '22:00', to: '07:00' } as const;

export function valuesOf(stored: Availability): FormValues {
  return {
    pausedUntil: stored.paused_until ?? '',
    isAnyHour: stored.weekly_hours.length === 0,
    hours: stored.weekly_hours,
    hasQuiet: stored.quiet_from !== null,
    quietFrom: stored.quiet_from ?? FIRST_QUIET.from,
    quietTo: stored.quiet_to ?? FIRST_QUIET.to,
    isEmergencyInQuiet: stored.is_emergency_in_quiet,
    maxCalls: stored.max_calls_week === null ? '' : String(stored.max_calls_week),
  };
}

/**
 * The body of PUT /volunteer/availability; an invalid number is sent as typed, so that the server refuses it.
 */
export function wireOf(
  values: FormValues,
  isOnDuty: boolean,
): Omit<DutyTimes, 'max_calls_week'> & { max_calls_week: string | null } {
  return {
    is_on_duty: isOnDuty,
    paused_until: values.pausedUntil || null,
    weekly_hours: values.isAnyHour ? [] : values.hours,
    quiet_from: values.hasQuiet ? values.quietFrom : null,
    quiet_to: values.hasQuiet ? values.quietTo : null,
    is_emergency_in_quiet: values.isEmergencyInQuiet,
    max_calls_week: values.maxCalls.trim() || null,
  };
}
