/** What is said about conversations, Hebrew. */
export const chat = {
  sent: 'ההודעה נשלחה.',
  notice: 'קרוב: הודעה מ%{name} (%{context}): ״%{text}״ למענה: %{url}',
} as const;
