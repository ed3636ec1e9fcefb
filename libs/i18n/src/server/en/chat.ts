/** What is said about conversations, English. */
export const chat = {
  sent: 'The message is sent.',
  notice: 'Karov: a message from %{name} (%{context}): “%{text}” Answer: %{url}',
} as const;
