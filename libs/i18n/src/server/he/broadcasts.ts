/** The Hebrew texts about broadcasts. */
export const broadcasts = {
  sent: 'ההודעה בדרך.',
  sentBefore: 'ההודעה הזאת כבר נשלחה, ולא נשלחה שוב.',
  stopped: 'מה שלא יצא כבר לא יישלח.',
  leftOut: {
    out_of_reach: 'מחוץ לאזורים שלך',
    deleted: 'חשבון שנמחק',
    blocked: 'חשבון חסום',
    unsubscribed: 'ביקשו לא לקבל הודעות כאלה',
    no_address: 'אין כתובת דוא״ל',
    no_number: 'אין מספר טלפון',
    no_texts: 'לא מקבלים SMS',
    bounced: 'הכתובת או המספר לא מקבלים הודעות',
    no_telephone: 'לא מקבלים SMS ולא שיחות',
  },
} as const;
