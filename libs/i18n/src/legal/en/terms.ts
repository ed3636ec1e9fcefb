import type { LegalText } from '../legal-text.js';

/** The terms of use (rule 112). A changed text needs a new version in LEGAL_TEXTS of the domain library. */
export const terms: LegalText = {
  title: 'Terms of use',
  intro: [
    'Welcome to the system of %{organization} ("the association"). It connects people who need help with volunteers who are near. Using it means agreeing to these terms.',
  ],
  sections: [
    {
      heading: 'Who may use it',
      blocks: [
        "Adults over 18 may use the system. Young people over 16, and adults for whom a guardian has been appointed, need the guardian's written approval. Volunteers of 16 and 17 upload it when they register.",
        'Nobody under 16 may register. A parent or guardian may register those in their care and act for them.',
        "Whoever registers somebody else declares that they have that person's consent. The person is told, and can object.",
      ],
    },
    {
      heading: 'Registration and account',
      blocks: [
        'You sign in with a phone number and a one-time code that is sent to it. Give the code to nobody, not even to somebody who claims to work for us.',
        'The details you give have to be true and up to date. A wrong address or phone can delay help.',
        'The association may suspend an account for abuse, impersonation or danger to others.',
      ],
    },
    {
      heading: 'What the system offers, and what not',
      blocks: [
        'Help is given by volunteers, when they are free. We do all we can to find help nearby, but cannot promise that it is found or that it arrives by a certain time.',
        'The system does not replace the rescue services. When life is in danger call at once: 100 for police, 101 for an ambulance, 102 for fire and rescue.',
        'Volunteers are not employees of the association, and give no medical care or professional service.',
        'The service is given as it is. There may be faults and interruptions; the association works to mend them soon.',
      ],
    },
    {
      heading: 'Personal details and details about disability',
      blocks: [
        "Registration collects personal details and details about disability, health and emergency needs, so that we know how to help. They are kept in the association's registered databases. No law obliges you to give them, but without some of them we cannot match help.",
        'What is collected, who sees it, how long it is kept and which rights you have: in the privacy policy below.',
      ],
    },
    {
      heading: 'Consent to messages',
      blocks: [
        'Registering includes consent to messages from the association by SMS, MMS, WhatsApp, in-app notifications and e-mail mailing lists.',
        'You can stop general mailings at any time, by the link in the message or in your profile. Sign-in codes and messages about your own request or task still come, because without them we cannot help.',
      ],
    },
    {
      heading: 'Fair use',
      blocks: [
        'Use is personal and non-commercial. Do not advertise, sell, look for customers or collect information about others through the system.',
        "Do not harm the system, try to enter somebody else's account, upload offensive or unlawful content, or ask for help that is not needed.",
        'Texts, design and logos belong to the association or to those who allowed it to use them, and may not be copied without written approval.',
      ],
    },
    {
      heading: 'Liability',
      blocks: [
        'Meeting people takes care. Ask whoever arrives to identify themselves, and report anything that worries you: %{phone}, %{email}.',
        'As far as the law allows, the association is not liable for indirect damage or for damage caused by another user. Nothing here waives a right that the law does not allow to be waived.',
      ],
    },
    {
      heading: 'Changes to these terms',
      blocks: [
        'These terms may be updated. You are told of any important change, and the version you agreed to is kept in your profile.',
      ],
    },
    {
      heading: 'Law and jurisdiction',
      blocks: [
        'These terms are governed by Israeli law alone. The competent courts of Tel Aviv have exclusive jurisdiction.',
      ],
    },
  ],
};
