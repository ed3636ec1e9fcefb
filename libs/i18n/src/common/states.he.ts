/** States in words, Hebrew: the one place for chips, filters, exports and histories of both fronts (rule 106). */
export const eventUserStatus = { pending: 'בהמתנה', assigned: 'בטיפול', completed: 'הושלמה', reject: 'נדחתה', closed: 'נסגרה' } as const;

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
