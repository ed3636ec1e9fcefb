import type { LegalTexts } from '../legal-text.js';

/** How to use the product, for each role, in the words of its screens. */
export const instructions: LegalTexts['instructions'] = {
  user: {
    title: 'How to get help',
    intro: [
      'A few short steps. If anything is unclear, we are glad to help by phone: %{phone}, hours %{hours}.',
    ],
    sections: [
      {
        heading: 'Register',
        blocks: [
          {
            isOrdered: true,
            points: [
              'On the sign-in page choose "Need help".',
              'Type your phone number, tick "I am not a robot" and receive a 4-digit code.',
              'Fill in the details step by step. You can stop and come back: the draft is kept on your device.',
              'In a hurry? Choose the quick way, and complete the rest later.',
            ],
          },
          'You can also ask without an account: on the sign-in page choose "Ask for help without an account", fill in the request and confirm your phone.',
        ],
      },
      {
        heading: 'Sign in',
        blocks: [
          'Type your phone and the code sent to it. There is no password to remember. If the code does not arrive, you can ask for a new one after 30 seconds.',
        ],
      },
      {
        heading: 'Ask for help',
        blocks: [
          {
            isOrdered: true,
            points: [
              'In the menu choose "New help request" and the type of help.',
              'Fill in the details: for a ride where to, where from and when; for other help what is needed and until when.',
              'Send it. We ask volunteers nearby, and until one is approved they see no name, phone number or address.',
              'Under "My help requests" you can see what is happening, call the person who is coming, close the request, or ask again.',
              'At the end we ask whether everything went well. One tap is enough.',
            ],
          },
        ],
      },
      {
        heading: 'When it is urgent',
        blocks: [
          {
            isOrdered: true,
            points: [
              'Press "Emergency", which is on every page, and confirm.',
              'We ask volunteers nearby and our team right away, and help comes to your address.',
              'The page that opens shows step by step what is happening, and updates by itself.',
              'No longer needed? Close it on the same page.',
            ],
          },
        ],
      },
      {
        heading: 'When there is an event in your area',
        blocks: [
          {
            isOrdered: true,
            points: [
              'You receive a message with a link.',
              'Open the link and answer whether you need help or not.',
              'If you do, we start looking for somebody to help right away.',
              'Under "My help requests" you can see at any time what is happening and who is on the way.',
            ],
          },
        ],
      },
      {
        heading: 'Register somebody else',
        blocks: [
          'You can register a relative or friend who finds it hard alone: choose "Register somebody else" in the menu and fill in their details, with their consent. We will send them a message.',
        ],
      },
      {
        heading: 'Change your details',
        blocks: [
          'Press your name at the top, then "Edit profile". There you can change your phone, address, ways to reach you and emergency details, and see who has seen your information.',
        ],
      },
      {
        heading: 'Life in danger?',
        blocks: ['Call right away: 100 for police, 101 for an ambulance, 102 for fire and rescue.'],
      },
    ],
  },
  volunteer: {
    title: 'How to volunteer',
    intro: ['Thank you for joining. This is how it works, from registering to "thank you".'],
    sections: [
      {
        heading: 'Register',
        blocks: [
          {
            isOrdered: true,
            points: [
              'On the sign-in page choose volunteering, or open the link from your organization.',
              'Confirm your phone with a code.',
              'Fill in your details, read the volunteer terms, and sign by drawing or by typing your name.',
              'If you need a police certificate, you get an explanation and a form to download.',
            ],
          },
        ],
      },
      {
        heading: 'When you are called',
        blocks: [
          {
            isOrdered: true,
            points: [
              'A message with a link arrives.',
              'The page shows what is needed, in which town and how far away.',
              'Answer whether you can come. A quick "no" helps too.',
              'You can also reply to the message itself, by SMS or WhatsApp: 1 for yes, 2 for no. The answer is for the latest request that is still open.',
              'Once you are approved you receive the name, address and phone number.',
            ],
          },
        ],
      },
      {
        heading: 'Choose requests yourself',
        blocks: [
          {
            isOrdered: true,
            points: [
              '"Open requests" shows who needs help in your areas: what is needed, roughly where, and when.',
              'Press "I can help". The request is kept for you and waits for approval; until then you see no name, phone number or address.',
              'Once you are approved, everything is in "My basket": mark that you are on the way, that you have arrived, and that help was given.',
              'Cannot come? Press "I cannot come", and we look for somebody else right away.',
            ],
          },
        ],
      },
      {
        heading: 'Say when to call you',
        blocks: [
          'Under "My availability" choose days and hours, quiet hours, a break, or how many calls a week. We call you during quiet hours in an emergency only if you agreed to that.',
        ],
      },
      {
        heading: 'While helping, and after',
        blocks: [
          {
            isOrdered: true,
            points: [
              'Under "Event requests" press "I am on my way", "I have arrived", and "Help was given" when you are done. The person waiting and the event manager see it right away.',
              'If you cannot continue, say so there, with a reason if you like. We ask somebody else right away.',
            ],
          },
        ],
      },
      {
        heading: 'Renew once a year',
        blocks: [
          '30 days before the end of the year you receive a reminder. A link in your profile leads to the renewal: check the details and sign. Without it the account is frozen until you renew.',
        ],
      },
      {
        heading: 'Change your details',
        blocks: [
          'Press your name at the top, then "Edit profile". With an up-to-date address, you are called to help closer to home.',
        ],
      },
    ],
  },
  manager: {
    title: 'Guide for event managers',
    intro: ['How to run an event, from opening to end.'],
    sections: [
      {
        heading: 'Sign in',
        blocks: [
          'On the sign-in page choose the staff entrance, and type phone and code. The first screen shows what needs you now.',
        ],
      },
      {
        heading: 'Open an event',
        blocks: [
          {
            isOrdered: true,
            points: [
              'Under "Events" press "New event".',
              'Choose the type, address and radius, and write what happened and what help is needed.',
              'Decide whether volunteers are assigned automatically.',
              'Before anything goes out you see how many people will be asked. Messages leave only once you confirm.',
            ],
          },
        ],
      },
      {
        heading: 'Work with the map',
        blocks: [
          'Pressing an event opens its map, with lists of the same information beside it. There you mark who needs help, assign volunteers, approve, and see the timeline of each request.',
        ],
      },
      {
        heading: 'Approve assignments',
        blocks: [
          'Each waiting assignment is in the list of approvals. Once you approve, both sides receive the details.',
        ],
      },
      {
        heading: 'When no volunteer is found',
        blocks: [
          'The request is marked as needing a coordinator, with a clock. Take it over, and the person who asked sees that somebody is on it.',
        ],
      },
      {
        heading: 'End',
        blocks: [
          '"Stop" closes requests without an answer, ends links and tells everybody. You can start again: nobody is asked twice.',
        ],
      },
    ],
  },
  admin: {
    title: 'Guide for admins',
    intro: ['Everything that event managers do, and more:'],
    sections: [
      {
        heading: 'Events and assignments',
        blocks: [
          'See all events in your permitted regions, open events for other managers, approve assignments and export to Excel.',
        ],
      },
      {
        heading: 'Help requests',
        blocks: [
          {
            isOrdered: true,
            points: [
              '"Create help request" opens a request for the person on the phone.',
              'The first screen shows open requests; assign the nearest volunteers there.',
              'Under "Waiting for approval" approve or turn down volunteers who have answered. Only then do they get name, address and phone.',
              'Under "All requests" close, unassign, change the urgency and write to both sides.',
            ],
          },
          'Under "Categories" choose whether requests of a kind look for volunteers automatically, and whether approval is needed.',
        ],
      },
      {
        heading: 'Automatic assignment',
        blocks: [
          'In the auto-assign settings choose by how many kilometres the circle grows, and how many minutes pass before the next volunteer is asked. Changes apply only to the next steps.',
        ],
      },
      {
        heading: 'Import volunteers',
        blocks: [
          {
            isOrdered: true,
            points: [
              'Download the sample file on the import screen and fill it in.',
              'Upload it. If one row is wrong, nothing is saved and you see what to correct.',
              'The volunteers complete their registration themselves: their form is already filled in.',
            ],
          },
        ],
      },
      {
        heading: 'Notification log',
        blocks: [
          'The log shows every message: to whom, by which channel, and whether it arrived. Failed messages also appear on the first screen.',
        ],
      },
      {
        heading: 'Messages to support',
        blocks: ['Read what people wrote to the support desk, and mark what has been answered.'],
      },
      {
        heading: "Keep people's privacy",
        blocks: [
          'Every view of sensitive details is recorded, and the person sees who viewed them. Open only what you need.',
        ],
      },
    ],
  },
};
