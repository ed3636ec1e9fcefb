/** What is written back to people who answer an invitation by message, Hebrew. */
export const replies = {
  ready: 'קרוב: תודה! נעדכן אותך בהודעה מיד כשיהיה שיבוץ.',
  declined: 'קרוב: תודה שענית. אולי בפעם הבאה.',
  over: 'קרוב: הפנייה הזאת כבר נסגרה. תודה רבה!',
  unclear: 'קרוב: לא הצלחנו להבין את התשובה. אפשר להשיב 1 (כן) או 2 (לא).',
  nothing: 'קרוב: אין כרגע פנייה שמחכה לתשובה בהודעה. כל מה שפתוח נמצא כאן: %{url}',
  refused: 'קרוב: %{reason}',
} as const;
