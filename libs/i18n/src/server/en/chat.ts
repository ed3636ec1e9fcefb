/** What is said about conversations, English. */
export const chat = {
  sent: 'The message is sent.',
  picture: 'Picture',
  noticePicture: 'Karov: a picture from %{name} (%{context}). See and answer: %{url}',
  noticePictureWords: 'Karov: a picture from %{name} (%{context}): “%{text}” Answer: %{url}',
  notice: 'Karov: a message from %{name} (%{context}): “%{text}” Answer: %{url}',
} as const;
