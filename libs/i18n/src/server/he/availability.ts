/** Whether a volunteer may be called now, in words, Hebrew. */
export const availability = {
  saved: 'הזמינות נשמרה.',
  free: 'אפשר לפנות אליך עכשיו.',
  off_duty: 'לא בתורנות: לא נפנה אליך עד שהתורנות תופעל שוב.',
  paused: 'בהפסקה: לא נפנה אליך עד סוף ההפסקה.',
  outside_hours: 'מחוץ לשעות שנבחרו: לא נפנה אליך עכשיו.',
  quiet_hours: 'שעות שקט: לא נפנה אליך עכשיו.',
  enough_calls: 'כבר קיבלת השבוע את מספר הפניות שביקשת. לא נפנה אליך עד שיעבור שבוע מהראשונה שבהן.',
} as const;
