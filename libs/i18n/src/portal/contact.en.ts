/** Texts of the form that writes to the support desk, English. */
export const contact = {
  title: 'Contact us',
  intro: 'Write to us how we can help, and we will come back to you on the phone of your account. You can also call or send an e-mail:',
  subject: 'Subject',
  message: 'What would you like to tell or ask us?',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Contact query submitted successfully',
  tooShort: 'Please write at least %{min} characters.',
} as const;
