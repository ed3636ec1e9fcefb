/** How many days before the freeze the volunteer is reminded (rule 53). */
export const REMINDER_DAYS = [30, 14, 3] as const;
/** The number of days before the freeze from which the account can be renewed (rule 53). */
export const WINDOW_DAYS = 30;
/** How long a checked police certificate is valid (rule 85). */
export const POLICE_MONTHS = 12;
/** The morning hour of reminders, in Israel's time. */
export const REMINDER_HOUR = 9;

/**
 * The day on which an agreement ends: twelve months after its signature; 29 February becomes the 28th. Days
 * are `YYYY-MM-DD`.
 */
export function renewalDay(signedOn: string): string {
  const [year = 0, month = 1, day = 1] = signedOn.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + 1, month - 1, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** Whether an agreement can be renewed on a day, given its end. */
export function isRenewable(endsOn: string, today: string): boolean {
  const opens = new Date(`${endsOn}T00:00:00Z`);
  opens.setUTCDate(opens.getUTCDate() - WINDOW_DAYS);
  return today >= opens.toISOString().slice(0, 10);
}
