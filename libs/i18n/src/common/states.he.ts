/**
 * Hebrew: states in words, the single source for the chips, filters, exports and histories of the portal and
 * the back office (rule 106).
 */
export const eventUserStatus = {
  pending: 'בהמתנה',
  assigned: 'שובצה',
  completed: 'הושלמה',
  reject: 'נדחתה',
  closed: 'נסגרה',
} as const;

export const eventVolunteerStatus = {
  pending: 'עדיין אין תשובה',
  accept: 'יש נכונות לעזור',
  reject: 'אין אפשרות לעזור',
  assigned: 'בשיבוץ',
  completed: 'הושלמה',
  closed: 'נסגרה',
} as const;

export const applicationStatus = {
  open: 'פתוחה',
  'in treatment': 'בטיפול',
  completed: 'הושלמה',
  closed: 'נסגרה',
  cancelled: 'בוטלה',
  reject: 'נדחתה',
  expired: 'פג תוקפה',
} as const;

export const approval = { waiting: 'ממתינה לאישור', approved: 'אושרה', declined: 'לא אושרה' } as const;

export const progress = { on_way: 'בדרך', arrived: 'במקום' } as const;

export const needResponse = {
  unanswered: 'עדיין אין תשובה',
  needsHelp: 'נדרשת עזרה',
  noHelp: 'אין צורך בעזרה',
} as const;

/** The prefix of a state while staff must act, or are acting. */
export const attention = {
  coordinator: 'נדרש רכז',
  takenOver: 'בטיפול של %{name}',
  notSetOut: 'שובצה, עוד לא בדרך',
  silent: 'אין סימן ממי שאושר',
  overdue: 'לא ידוע איך זה נגמר',
  leftAlone: 'נשארו בלי עזרה',
  letGo: 'השיבוץ בוטל',
} as const;

export const eventStatus = { active: 'פעיל', inactive: 'לא פעיל' } as const;

export const accountStatus = { activated: 'פעיל', deactivated: 'מושבת', deleted: 'נמחק' } as const;

export const contactStatus = { new: 'ממתינה למענה', answered: 'נענתה', closed: 'נסגרה' } as const;

export const notificationStatus = {
  queued: 'בתור',
  sending: 'בשליחה',
  sent: 'נשלחה',
  delivered: 'נמסרה',
  read: 'נקראה',
  failed: 'נכשלה',
  cancelled: 'בוטלה',
} as const;

export const priority = { none: 'לא נקבעה', low: 'נמוכה', medium: 'בינונית', high: 'גבוהה' } as const;
/** The progress of a broadcast. */
export const broadcastState = {
  waiting: 'ממתינה לבוקר',
  sending: 'בשליחה',
  stopped: 'נעצרה',
  done: 'הסתיימה',
} as const;
