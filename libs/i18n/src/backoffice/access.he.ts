/** Who gets in: blocked addresses. */
export const accessHe = {
  blocked_ips: {
    title: 'כתובות חסומות',
    intro: 'מכתובות שהגיעו מהן יותר מדי קודים שגויים או פניות אי אפשר להיכנס למערכת במשך זמן מה.',
    user: 'משתמש',
    nobody: 'לא ידוע',
    address: 'כתובת IP',
    path: 'נתיב',
    reason: 'סיבה',
    since: 'מתי נחסמה',
    until: 'עד מתי',
    unblock: 'הסרת החסימה',
    unblock_of: 'הסרת החסימה של %{address}',
    question: 'להסיר את החסימה של %{address}?',
    consequence: 'מיד אחרי ההסרה יהיה אפשר שוב להיכנס מהכתובת הזאת.',
    done: 'החסימה של %{address} הוסרה.',
    empty: 'אין כתובות חסומות.',
    empty_hint: 'כתובת שנחסמת תופיע כאן עד שהחסימה תסתיים או תוסר.',
  },
} as const;
