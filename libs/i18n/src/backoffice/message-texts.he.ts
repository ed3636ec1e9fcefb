/** Texts of the page that shows the texts of all messages. */
export const messageTextsHe = {
  message_texts: {
    title: 'נוסח ההודעות',
    intro: 'כל ההודעות שקרוב שולחת, כפי שהן מגיעות ב־SMS. השמות והמספרים הם לדוגמה.',
    search: 'חיפוש בנוסח',
    to: 'למי',
    all: 'לכולם',
    readers: { seeker: 'למבקשי עזרה', volunteer: 'למתנדבים', staff: 'לצוות', anyone: 'לכל אדם' },
    occasions: { case: 'על המקרה שלהם', invitation: 'פנייה', account: 'על החשבון', staff: 'עבודת הצוות' },
    found_one: 'הודעה אחת',
    found_two: 'שתי הודעות',
    found_other: '%{count} הודעות',
    forms: { male: 'על גבר', female: 'על אישה', count: 'למספר %{count}' },
    languages: { 'he-IL': 'עברית', 'en-US': 'אנגלית' },
    parts_one: 'חלק אחד',
    parts_two: 'שני חלקים',
    parts_other: '%{count} חלקים',
    nothing: 'אין הודעה כזאת',
    nothing_hint: 'אפשר לחפש מילה אחרת, או לבחור ״לכולם״.',
  },
} as const;
