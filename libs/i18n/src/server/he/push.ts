/**
 * The Hebrew texts of notifications on a device: without names, places or reasons, because anybody may see a
 * lock screen (rule 186).
 */
export const push = {
  title: 'קרוב',
  urgentTitle: 'קרוב: דחוף',
  offer: 'מישהו לא רחוק ממך צריך עזרה. אפשר לעזור?',
  offerUrgent: 'מישהו לא רחוק ממך צריך עזרה עכשיו. אפשר לעזור?',
  event_invite: 'מחפשים מי שיעזור באזור שלך. אפשר לעזור?',
  event_need_check: 'רצינו לשאול: הכול בסדר אצלך?',
  news: 'יש חדש אצלך ב״קרוב״.',
  newsUrgent: 'יש עדכון דחוף בשבילך.',
  reminder: 'מחכה לך תזכורת ב״קרוב״.',
  chat: 'צוות ״קרוב״ כתב לך.',
} as const;
