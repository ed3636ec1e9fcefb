import type { LegalText, PoliceFormText } from '../legal-text.js';

/** Text of the page that male volunteers get after registering (rule 127, rule 55). */
export const police: LegalText = {
  title: 'Police certificate',
  intro: [
    'Thank you for registering! Before we can call you, the law asks for a police certificate that you have no record of sex offences. It is free, and there are two ways to get it. One is enough.',
  ],
  sections: [
    {
      heading: 'Option 1: we apply for you',
      blocks: [
        {
          isOrdered: true,
          points: [
            'Download the authorization form and print it.',
            'Fill in name, identity number and date, and sign.',
            'Send a photo of the form and of your identity card to %{email}.',
            'We apply to the police, and let you know when the certificate has arrived.',
          ],
        },
      ],
    },
    {
      heading: 'Option 2: certificate for an institution',
      blocks: [
        {
          isOrdered: true,
          points: [
            'Ask at a police station, or on the Israel Police website, for a "certificate for an institution" under the law on preventing the employment of sex offenders.',
            'Name the institution: %{organization}.',
            'Attach a photo of the certificate in your profile, under "Documents", or send it to %{email}.',
          ],
        },
      ],
    },
    {
      heading: 'Until then',
      blocks: [
        'Your account exists and you can sign in. Calls for help start after the certificate has been checked. It is renewed every year. Questions? %{phone}, hours %{hours}.',
      ],
    },
  ],
};

/** The authorization form (rule 127), which is printed, filled in by hand and signed. */
export const policeForm: PoliceFormText = {
  title: 'Authorization and power of attorney for a police certificate',
  addressee: 'To the Israel Police, through %{organization}',
  paragraphs: [
    'I, the undersigned, ask to volunteer with %{organization} ("the institution"), and in doing so to come into contact with people with disabilities and with elderly people.',
    'I hereby give the institution power of attorney to turn, through whoever it has authorized, to the Israel Police in my name and to receive a certificate under the Prevention of Employment of Sex Offenders in Certain Institutions Law, 5761–2001, which says whether anything prevents my employment or volunteering.',
    'I know that the certificate is given to the institution and used only to check that I am suited to volunteer, that it is kept confidential, and that I have to renew it every year.',
    'I declare that I have not been convicted of a sex offence, and that in the 20 years before this signature I have not finished serving a sentence for one.',
    'This power of attorney is valid for one year from the day of signature. I may cancel it at any time in writing.',
  ],
  fields: [
    'First name',
    'Last name',
    'Identity number',
    'Date of birth',
    "Father's name",
    'Phone',
    'Address',
  ],
  signatureFields: ['Date', 'Signature'],
  notes: [
    'Please add a copy of your identity card.',
    'Send the signed form to %{email}. Questions: %{phone}.',
  ],
};
