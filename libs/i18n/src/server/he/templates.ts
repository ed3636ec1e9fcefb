/**
 * The Hebrew WhatsApp templates, as submitted; numbers in double braces are variables, with words before,
 * between and after them.
 */
export const templates = {
  general:
    'שלום, יש לך הודעה חדשה מאת {{1}} בעניין הסיוע שלך: {{2}} אפשר להשיב כאן, ומי שמטפל בעניין יקרא את התשובה.',
  invitation:
    'שלום, מישהו בקרבתך צריך עזרה עכשיו, וחשבנו עליך: {{1}} אפשר להשיב בלחיצה על אחד הכפתורים שכאן למטה.',
  yes: 'כן',
  no: 'לא',
} as const;
