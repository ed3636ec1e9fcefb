/** The English texts about conversations. */
export const chat = {
  sent: 'Message sent.',
  picture: 'Picture',
  noticePicture: 'Karov: a picture from %{name} (%{context}). See and answer: %{url}',
  noticePictureWords: 'Karov: a picture from %{name} (%{context}): “%{text}” Answer: %{url}',
  needOf: 'Request from %{day}, %{time}',
  answersYou: 'From now on %{name} answers you here.',
  answersHere: 'From now on %{name} answers here.',
  handedOver: 'The conversation has been handed over.',
  taken: 'The conversation is yours.',
  given: 'Karov: %{name} handed you the conversation with %{person} (%{context}). Open it: %{url}',
  notice: 'Karov: a message from %{name} (%{context}): “%{text}” Answer: %{url}',
} as const;
