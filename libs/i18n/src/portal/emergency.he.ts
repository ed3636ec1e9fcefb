/** Texts of the emergency's button and question, which every page may show, Hebrew. */
export const emergency = {
  title: 'במצב חירום מתקשרים מיד',
  police: 'משטרה',
  ambulance: 'מד״א',
  fire: 'כבאות והצלה',
  call: 'חיוג ל%{name}, %{number}',
  button: 'חירום: לבקש עזרה מיד',
  tellDisability: 'לספר לנו על המוגבלות',
  askTitle: 'לבקש עזרה דחופה עכשיו?',
  askText: 'נפנה מיד למתנדבים קרובים ולרכזים, והם יבואו לכתובת שלך. בסכנת חיים מתקשרים קודם לאחד המספרים שכאן.',
  confirm: 'כן, לבקש עזרה עכשיו',
  running: 'בקשת החירום שלך כבר פועלת',
  show: 'לראות מה קורה',
  offline: 'אין חיבור לאינטרנט והבקשה לא נשלחה. מתקשרים עכשיו: 100\u00a0למשטרה, 101\u00a0למד״א, 102\u00a0לכבאות.',
  refused: 'הבקשה לא נשלחה: %{reason}',
} as const;
