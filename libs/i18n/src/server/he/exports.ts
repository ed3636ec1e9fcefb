/** Column heads and words of the files that lists are saved as, Hebrew. */
export const exports = {
  lists: {
    acceptances: 'היענויות שממתינות לאישור', approvals: 'שיבוצים לאישור', blockedIps: 'כתובות חסומות', categories: 'קטגוריות', contacts: 'פניות לתמיכה', eventRequests: 'בקשות עזרה באירועים',
    events: 'Events', notifications: 'יומן הודעות', options: 'רשימות בחירה', organizations: 'ארגונים', pending: 'בקשות ללא מתנדב', regions: 'הרשאות אזור', requests: 'בקשות',
    users: 'משתמשים', vetting: 'ממתינים לאימות', worries: 'דאגות',
  },
  heads: {
    acceptedAt: 'מועד ההיענות', address: 'כתובת', answeredAt: 'מועד המענה', approval: 'נדרש אישור', author: 'מי הוסיף', autoAssign: 'שיבוץ אוטומטי', category: 'קטגוריה', channel: 'ערוץ', city: 'יישוב',
    country: 'מדינה', created: 'תאריך יצירה', date: 'תאריך', description: 'תיאור', disability: 'מוגבלות', distance: 'מרחק (ק״מ)', email: 'דוא״ל', error: 'תקלה', event: 'אירוע', hidden: 'מוסתרת',
    help: 'סוג העזרה', id: 'מספר', ip: 'כתובת IP', key: 'מפתח', kind: 'סוג', labelEn: 'באנגלית', labelHe: 'בעברית', lastStopped: 'נעצר לאחרונה', link: 'קישור הרשמה', list: 'רשימה', manager: 'באחריות',
    message: 'תוכן', name: 'שם', note: 'הערה', organization: 'ארגון', path: 'נתיב', phone: 'טלפון', place: 'מקום', position: 'מקום בסדר', radius: 'רדיוס (ק״מ)', reason: 'סיבה', region: 'מחוז',
    request: 'מספר בקשה', roles: 'תפקידים', sentTo: 'נשלח אל', since: 'ממתין מאז', status: 'מצב', subject: 'נושא', time: 'שעה', until: 'עד מתי', urgency: 'דחיפות', user: 'מי ביקש',
    userPhone: 'טלפון של מי שביקש', validity: 'בתוקף עד', volunteer: 'מי מתנדב', volunteerPhone: 'טלפון של מי שמתנדב', volunteers: 'מספר מתנדבים',
  },
  words: { yes: 'כן', no: 'לא', answered: 'נענתה', open: 'פתוחה', waitsForApproval: 'ממתין לאישור', wholeCountry: 'כל המדינה' },
  userStatuses: { activated: 'פעיל', deactivated: 'מושבת', deleted: 'נמחק' },
  vettingKinds: { police: 'אישור משטרה', guardian: 'הסכמת אפוטרופוס', training: 'הכשרה' },
  messageStatuses: { queued: 'בתור', sending: 'בשליחה', sent: 'נשלחה', delivered: 'נמסרה', failed: 'נכשלה', cancelled: 'בוטלה' },
  categoryTypes: { ride: 'הסעה', other: 'עזרה אחרת' },
  urgencies: { none: '–', low: 'נמוכה', medium: 'בינונית', high: 'גבוהה' },
  helpTypes: { phone: 'בטלפון', physical: 'במקום' },
} as const;
