import type { LegalText } from '../legal-text.js';

/** The accessibility statement (rules 13, 112). */
export const accessibility: LegalText = {
  title: 'Accessibility statement',
  intro: [
    'This system was made first of all for people with disabilities and for elderly people. Accessibility is part of every page, not an addition.',
  ],
  sections: [
    {
      heading: 'The standard',
      blocks: [
        'The system was built to the Israeli standard IS 5568 and to the international guidelines WCAG 2.0 at level AA, as the Equal Rights for Persons with Disabilities regulations (service accessibility adjustments), 5773–2013, require.',
      ],
    },
    {
      heading: 'What was done',
      blocks: [
        {
          points: [
            'Everything can be done with the keyboard alone, and the focus is always visible.',
            'Pages are built for screen readers: headings, labels, regions, and announcements of changes.',
            'Text has a contrast of at least 4.5:1, and a dark mode follows the device.',
            'Text is large, and can be enlarged to 400% without sideways scrolling.',
            'A state is always shown by a word and a symbol, never by colour alone.',
            'Buttons are large, and movement stops when the device asks for that.',
            'Mistakes in forms are explained in words, and nothing that was typed is lost.',
            'Instead of drawing a signature you can type your name; instead of a picture puzzle the device does a check by itself.',
            'The whole site is available in Hebrew and in English.',
          ],
        },
      ],
    },
    {
      heading: 'What was tested',
      blocks: [
        "Each page was tested automatically (axe) in both languages, on a phone's screen and on a computer's, and also by keyboard alone and enlarged. The tests ran in Chromium, and run again with every change of the system.",
      ],
    },
    {
      heading: 'Known limits',
      blocks: [
        {
          points: [
            'Map tiles come from an outside provider and cannot be read by screen readers. There is a list with the same information beside each map.',
            'Files that users upload, such as scanned approvals, are not always accessible. You can ask us for their content in another way.',
            'The authorization form for printing is a PDF to be filled in by hand. Its full wording is also available by phone.',
          ],
        },
      ],
    },
    {
      heading: 'Something does not work for you? Please tell us',
      blocks: [
        'Accessibility coordinator of %{organization}: %{coordinator}.',
        {
          points: [
            'Phone and WhatsApp: %{coordinatorPhone}',
            'E-mail: %{coordinatorEmail}',
            'Office address: %{coordinatorAddress}',
            'The "Contact us" form in the menu, also without signing in',
          ],
        },
        'It helps to say what you were trying to do, on which page, and with which device or assistive technology. We will get back to you soon.',
      ],
    },
    { heading: 'Last update', blocks: ['This statement was last updated on %{statementDate}.'] },
  ],
};
