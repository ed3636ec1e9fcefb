/** Texts of the demo: its accounts and its outbox, Hebrew. */
export const demo = {
  accounts: {
    superAdmin: 'ניהול ראשי',
    admin: 'ניהול המערכת',
    managerNorth: 'ניהול אירועים בצפון ובחיפה',
    managerCenter: 'ניהול אירועים במרכז ובדרום',
    seeker: 'בקשת עזרה, חשבון פעיל',
    seekerWithoutDisability: 'בקשת עזרה, עדיין בלי סוג מוגבלות',
    seekerInactive: 'בקשת עזרה, חשבון לא פעיל',
    volunteer: 'התנדבות, חשבון פעיל',
    volunteerFrozen: 'התנדבות, חשבון מוקפא',
    volunteerNotValidated: 'התנדבות, עדיין בלי אישור משטרה',
    volunteerImported: 'התנדבות, יובא מקובץ ועוד לא נרשם',
  },
  outbox: {
    title: 'ההודעות של ההדגמה',
    intro: 'כאן מופיעות כל ההודעות שקרוב שולח בהדגמה, החדשה ראשונה. שום הודעה לא יוצאת לאנשים אמיתיים.',
    filter: 'רק הודעות למספר או לכתובת',
    empty: 'עוד לא נשלחו הודעות. מבקשים קוד כניסה, והוא יופיע כאן.',
    to: 'אל',
    fresh: 'הגיעה הודעה חדשה',
    otherLanguage: 'English',
  },
  events: {
    storm: 'סערה חזקה בבאר שבע: הפסקות חשמל ועצים שנפלו. בודקים מי צריך עזרה בבית.',
    parcels: 'חלוקת חבילות מזון לקראת החג, כולל הבאה עד הבית.',
  },
} as const;
