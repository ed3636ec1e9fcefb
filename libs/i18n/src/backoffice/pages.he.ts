/** The texts that concern everybody, and messages to the support desk. */
export const pagesHe = {
  texts: {
    failed: 'לא הצלחנו לטעון את הטקסט.',
    print: 'הדפסה',
    version: 'גרסה %{version}',
    readers: 'ההוראות מיועדות ל',
    reader: { user: 'מי שמבקש עזרה', volunteer: 'מי שמתנדב', manager: 'מי שמנהל אירועים', admin: 'מי שמנהל את המערכת' },
  },
  contact: {
    title: 'יצירת קשר עם התמיכה',
    intro: 'כתבו לנו, ונחזור אליכם בטלפון הרשום בחשבון. התמיכה זמינה בשעות %{hours}.',
    subject: 'נושא',
    message: 'הודעה',
    send: 'שליחה',
    sent: 'הפנייה נשלחה בהצלחה.',
    too_short: 'יש לכתוב לפחות %{min} תווים.',
  },
  contacts: {
    title: 'פניות לתמיכה',
    sender: 'מאת',
    subject: 'נושא',
    message: 'הודעה',
    created: 'נשלחה',
    state: 'מצב',
    mark: 'סימון כנענתה',
    mark_of: 'סימון הפנייה ״%{subject}״ כנענתה',
    marked: 'הפנייה סומנה כנענתה.',
    empty: 'אין פניות.',
    empty_hint: 'פנייה של משתמש מופיעה כאן, ונשלחת גם בדוא״ל לתמיכה.',
  },
} as const;
