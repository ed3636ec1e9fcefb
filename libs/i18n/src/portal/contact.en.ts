/** Texts of the form that writes to the support desk, English. */
export const contact = {
  title: 'Contact us',
  intro: 'Write to us how we can help, and we will come back to you on the phone of your account. You can also call or send an e-mail:',
  introVisitor:
    'Write to us how we can help, and leave a phone number or an e-mail address so that we can come back to you. You can also call or send an e-mail:',
  fullName: 'What is your name?',
  phone: 'Phone',
  email: 'E-mail',
  reachHint: 'A phone number, an e-mail address, or both.',
  noWay: 'So that we can come back to you, please leave a phone number or an e-mail address.',
  subject: 'Subject',
  message: 'What would you like to tell or ask us?',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Contact query submitted successfully',
  tooShort: 'Please write at least %{min} characters.',
} as const;
