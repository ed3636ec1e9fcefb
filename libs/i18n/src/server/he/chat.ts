/** What is said about conversations, Hebrew. */
export const chat = {
  sent: 'ההודעה נשלחה.',
  picture: 'תמונה',
  noticePicture: 'קרוב: תמונה מ%{name} (%{context}). לצפייה ולמענה: %{url}',
  noticePictureWords: 'קרוב: תמונה מ%{name} (%{context}): ״%{text}״ למענה: %{url}',
  notice: 'קרוב: הודעה מ%{name} (%{context}): ״%{text}״ למענה: %{url}',
} as const;
