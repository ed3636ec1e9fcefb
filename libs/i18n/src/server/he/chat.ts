/** The Hebrew texts about conversations. */
export const chat = {
  sent: 'ההודעה נשלחה.',
  picture: 'תמונה',
  noticePicture: 'קרוב: תמונה מ%{name} (%{context}). לצפייה ולמענה: %{url}',
  noticePictureWords: 'קרוב: תמונה מ%{name} (%{context}): ״%{text}״ למענה: %{url}',
  needOf: 'בקשה מיום %{day}, שעה %{time}',
  answersYou: 'מעכשיו %{name} עונה לך כאן.',
  answersHere: 'מעכשיו %{name} עונה כאן.',
  handedOver: 'השיחה עברה.',
  taken: 'השיחה אצלך.',
  given: 'קרוב: השיחה עם %{person} (%{context}) עברה אליך מ%{name}. לשיחה: %{url}',
  notice: 'קרוב: הודעה מ%{name} (%{context}): ״%{text}״ למענה: %{url}',
} as const;
