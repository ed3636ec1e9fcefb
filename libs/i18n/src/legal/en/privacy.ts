import type { LegalText } from '../legal-text.js';

/**
 * The privacy policy (rule 112, rule 67). A changed text needs a new version in LEGAL_TEXTS of the domain
 * library.
 */
export const privacy: LegalText = {
  title: 'Privacy policy',
  intro: [
    'To help, we need to know, and whoever asks for help trusts us with sensitive information. Here is, in plain words, what we keep, why, and what you can do about it. %{organization} is responsible for the database.',
  ],
  sections: [
    {
      heading: 'What is collected',
      blocks: [
        {
          points: [
            'Contact details: name, phone, e-mail, home address and a second address.',
            'From people who ask for help: kind of disability, health and mobility, housing, people at home, emergency contacts and evacuation needs.',
            "From volunteers: identity number, date of birth, gender, languages, ways to help, licence and vehicle, training, signature, and approvals such as a guardian's or the police certificate.",
            'Requests and events: what was asked, who came, when, and which messages were sent.',
            'Technical data: IP address, kind of device, times of sign-in, and whether the screen is in use now.',
          ],
        },
        'The information comes from you, and sometimes from somebody who registered you or from an organization you belong to. Then you are told.',
      ],
    },
    {
      heading: 'Why',
      blocks: [
        {
          points: [
            'To find a volunteer who suits and is near, and to prepare for emergencies.',
            'To send codes, calls, reminders and news about your request.',
            'To keep everybody safe: checks of volunteers, prevention of abuse, and records.',
            'To meet duties that the law sets.',
          ],
        },
        'There is no advertising here. Personal information is never sold, nor handed on for commercial purposes.',
      ],
    },
    {
      heading: 'Who sees it',
      blocks: [
        {
          points: [
            'Volunteers: until the assignment is approved they see only the kind of help, the area and the distance. Name, address and phone come after approval, and go when the help ends.',
            'Event managers: only people in the events and regions they are responsible for.',
            'Admins: by the permissions they were given.',
            'Providers that carry messages or host the system: only what the service needs, under contract.',
            'Rescue services and authorities: when life is in danger, or when the law demands it.',
          ],
        },
        'Each time a member of staff looks at a sensitive detail of yours, it is written down who looked and when. You find the list in your profile, under "My data".',
      ],
    },
    {
      heading: 'How it is protected',
      blocks: [
        'Traffic to the system is encrypted. Identity number, signature, health and disability details are encrypted inside the database as well. Files cannot be reached by an open link.',
        'The only way in is a one-time code. In your profile you see which devices are signed in, and can sign them out.',
      ],
    },
    {
      heading: 'How long',
      blocks: [
        'Account details are kept as long as the account exists. A sign-in code is valid for 5 minutes, an answer link for 72 hours at most. Messages that were sent are kept for up to two years, conversations with the team for up to two years after what they were about has ended, records of ended sign-ins for up to 90 days.',
        'When an account is deleted, personal information is deleted or made anonymous. Only what the law obliges us to keep is kept, and only for as long as it does.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        {
          points: [
            'To see: in your profile you can read everything, and download it as a file or as a page to print.',
            'To correct: most details can be changed in the profile. For others, contact us.',
            'To delete: you can ask for deletion in the profile. It shows when that will happen; until then you can take it back.',
            'To withdraw consent: stop mailings, or ask to be taken out of the emergency database.',
            'To complain: to us, and to the Israeli Privacy Protection Authority.',
          ],
        },
        'With any question: %{phone} (%{hours}) or %{email}.',
      ],
    },
    {
      heading: 'What is kept on your device',
      blocks: [
        'Your browser keeps the language, the sign-in and drafts of forms you have begun, so that they are not lost. There are no tracking cookies. On a shared device, sign out when you are done.',
      ],
    },
  ],
};
