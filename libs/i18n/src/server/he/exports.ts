/** Column heads of exports, Hebrew. */
export const exports = {
  events: {
    id: 'מספר', name: 'שם האירוע', status: 'פעיל', manager: 'מנהל/ת', address: 'כתובת', radius: 'רדיוס (ק״מ)', help: 'סוג העזרה',
    autoAssign: 'שיבוץ אוטומטי', note: 'הערת מערכת', lastStopped: 'נעצר לאחרונה', created: 'נוצר', yes: 'כן', no: 'לא',
  },
  blockedIps: { sheet: 'כתובות חסומות', user: 'משתמש', address: 'כתובת IP', path: 'נתיב', reason: 'סיבה', since: 'מתי נחסמה', until: 'עד מתי' },
  eventRequests: { sheet: 'בקשות עזרה באירועים', status: 'מצב', event: 'אירוע', user: 'מי ביקש', volunteer: 'מי מתנדב', created: 'תאריך יצירה' },
} as const;
