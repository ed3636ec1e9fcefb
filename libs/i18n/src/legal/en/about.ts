import type { LegalText } from '../legal-text.js';

/** Text about the product and its users (rule 112). */
export const about: LegalText = {
  title: 'About Karov',
  intro: [
    'Sometimes all it takes is somebody nearby. Karov (Hebrew for "near") connects people with disabilities and elderly people with volunteers who live close by.',
  ],
  sections: [
    {
      heading: 'Who we are',
      blocks: [
        'Karov is run by %{organization}, a non-profit association that works for accessibility. Nobody pays for help here, and nobody is paid for it.',
      ],
    },
    {
      heading: 'How it works',
      blocks: [
        {
          isOrdered: true,
          points: [
            'People who need help register once and tell us what is important to know.',
            'When there is a need or an emergency, the system asks suitable volunteers nearby, one after another, until somebody says yes.',
            'Our team follows every request. If no volunteer is found, somebody from the team takes care of it.',
          ],
        },
      ],
    },
    {
      heading: 'In an emergency',
      blocks: [
        'In events such as fires, earthquakes or rocket fire we ask the people in the area whether they need help, and call volunteers. Karov does not replace the rescue services: 100, 101 and 102.',
      ],
    },
    {
      heading: 'Privacy and respect',
      blocks: [
        'Volunteers see a name and address only after the assignment has been approved, and only while the help lasts. Sensitive details are encrypted, and every view of them is recorded.',
      ],
    },
    { heading: 'Talk to us', blocks: ['Phone %{phone}, e-mail %{email}, hours %{hours}.'] },
  ],
};
