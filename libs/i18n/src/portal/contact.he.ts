/** Texts of the form that writes to the support desk, Hebrew. */
export const contact = {
  title: 'יצירת קשר',
  intro: 'כתבו לנו במה נוכל לעזור, ונחזור אליכם בטלפון הרשום בחשבון. אפשר גם להתקשר או לשלוח דוא״ל:',
  subject: 'נושא',
  message: 'מה תרצו לספר או לשאול?',
  send: 'לשלוח',
  sending: 'שולחים…',
  sent: 'הפנייה נשלחה בהצלחה',
  tooShort: 'צריך לכתוב לפחות %{min} תווים.',
} as const;
