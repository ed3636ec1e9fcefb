/** Hebrew texts of the page that is shown instead of the portal on a phone without a connection. */
export const he = {
  title: 'אין חיבור ל״קרוב״',
  notPossible:
    'בלי חיבור אי אפשר לבקש כאן עזרה, ללחוץ על כפתור החירום, לענות לבקשה או לקרוא הודעות. שום דבר לא נשלח מהדף הזה.',
  possible: 'אפשר להתקשר. במצב חירום מתקשרים עכשיו:',
  police: 'משטרה',
  ambulance: 'מד״א',
  fire: 'כבאות והצלה',
  call: 'חיוג ל%{name}, %{number}',
  back: 'כשהחיבור יחזור, הדף ייפתח מעצמו.',
  again: 'לנסות שוב',
} as const;
