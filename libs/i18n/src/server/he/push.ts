/**
 * The texts of notifications on a device, Hebrew: without names, places and reasons, because anybody may see
 * a locked screen (rule 186).
 */
export const push = {
  title: 'קרוב',
  urgentTitle: 'קרוב: דחוף',
  offer: 'מישהו בקרבתך צריך עזרה. אפשר לעזור?',
  offerUrgent: 'מישהו בקרבתך צריך עזרה עכשיו. אפשר לעזור?',
  event_invite: 'מחפשים מי שיעזור בקרבתך. אפשר לעזור?',
  event_need_check: 'רצינו לשאול: הכול בסדר אצלך?',
  news: 'יש חדש אצלך ב״קרוב״.',
  newsUrgent: 'יש עדכון דחוף בשבילך.',
  reminder: 'תזכורת מקרוב מחכה לך.',
  chat: 'הצוות של קרוב כתב לך.',
} as const;
