import type { LegalText } from '../legal-text.js';

/**
 * The agreement that volunteers sign (rule 135 "Volunteer terms"). A changed text needs a new version in
 * LEGAL_TEXTS of the domain library.
 */
export const volunteerTerms: LegalText = {
  title: 'Volunteer terms',
  intro: [
    'Thank you for wanting to help. Please read these terms to the end before you start: they protect the people who ask for help, the people who volunteer, and %{organization} ("the association").',
    'Your signature on the registration form, and once a year on the renewal form, means that you agree to everything below.',
  ],
  sections: [
    {
      heading: '1. Who can volunteer',
      blocks: [
        'You can volunteer from the age of 16. Volunteers of 16 and 17 add the written approval of a parent or guardian. Without it the registration cannot be completed.',
        'Male volunteers over 16 hand in a police certificate that they have no record of sex offences, as the Israeli law on preventing the employment of sex offenders in certain institutions requires, and a declaration that they have no criminal record. Both are renewed every year.',
        'The association may ask any volunteer for such a certificate, may accept or decline anyone, and decides which tasks suit each volunteer.',
        'Volunteering does not create an employment relationship. There is no pay, refund of expenses or other reward, unless the association has approved it in writing beforehand.',
      ],
    },
    {
      heading: '2. Training',
      blocks: [
        "Before your first task you take part in the association's training, and in refresher sessions when they are needed. The place and date of the training are written on the registration form, and the association confirms that you took part.",
        'Follow what you were taught and what the event manager tells you, and take only tasks that you were trained for and are able to do.',
      ],
    },
    {
      heading: '3. Using the system',
      blocks: [
        'You sign in with your own phone and a one-time code. Never pass on the code, the links you were sent, or access to your account.',
        'Answer calls soon, even when the answer is "not this time": a quick answer lets us ask somebody else.',
        'Keep your details right: phone, address, languages, driving licence and ways to reach you. Change them in your profile.',
        'The system is for voluntary help alone. Neither it nor any details received through it may be used for commercial, political or personal purposes.',
      ],
    },
    {
      heading: '4. Reporting arrival and end',
      blocks: [
        'Report when you reach the person who asked for help, and mark in the system when the help has ended. If you cannot come, say so at once, so that somebody else can be asked.',
        "Report any difficulty, damage, injury or concern for somebody's safety at once to the event manager or to support: %{phone}.",
      ],
    },
    {
      heading: '5. Confidentiality and privacy',
      blocks: [
        'Everything you learn while volunteering is confidential: name, address, phone, health, disability, family and money, and what you see and hear in a home. This stays so after your volunteering has ended.',
        'Do not photograph, record or publish a person, their home or their documents without their clear consent beforehand.',
        'Details are given for the task alone, and disappear from the system when it ends. Do not copy them or keep them anywhere else.',
        'You agree to receive calls and messages from the association by SMS, WhatsApp, automatic dialling and e-mail. You can leave general mailings at any time; messages about tasks you took will still come.',
      ],
    },
    {
      heading: '6. Social media',
      blocks: [
        "Do not publish on social media, in groups or in the press anything by which a person who was helped could be recognised. Speak in the association's name only with its approval beforehand.",
        'Do not contact people who were helped privately on social media, unless they asked for it.',
      ],
    },
    {
      heading: '7. Safety',
      blocks: [
        'Your own safety comes first. Do not enter dangerous places, do not ignore the instructions of the Home Front Command and the rescue services, and do not do work that needs a professional.',
        'In an emergency call at once:',
        { points: ['100 – police', '101 – ambulance (Magen David Adom)', '102 – fire and rescue'] },
        'Only then tell the event manager. The system does not replace the rescue services.',
        'Drive by the law, with a valid licence and insurance. Do not volunteer under the influence of alcohol or drugs, and do not carry a weapon while helping unless both the law and the association allow it.',
      ],
    },
    {
      heading: '8. Relations with the people you help',
      blocks: [
        'Be respectful, patient and free of judgement. Ask before you help, and accept a no.',
        'Do not help minors under 18 without the consent of a parent or guardian.',
        'Do not give medicine or medical, legal or financial advice, do not handle money, cards or bank accounts, and do not bring anybody else into a home without permission.',
        'Do not press religious or political views on anybody, and do not use the contact for your own ends.',
      ],
    },
    {
      heading: '9. Preventing sexual harassment',
      blocks: [
        'Sexual harassment and persecution, as defined in the Prevention of Sexual Harassment Law, 5758–1998, are strictly forbidden, towards anyone and in any form, messages and calls included.',
        'Whoever is harmed by such a case or learns of one is asked to contact the association at once: %{phone}, %{email}. The report is handled discreetly. The association may end the volunteering immediately and turn to the authorities.',
      ],
    },
    {
      heading: '10. Liability',
      blocks: [
        'Each volunteer is responsible for their own acts and for keeping these terms and the law. The association is not liable for damage caused by acts that go beyond them.',
        "Nothing here takes away rights that the law gives to volunteers, including those under the volunteers' chapter of the National Insurance Law.",
        'Equipment received from the association belongs to it, and is returned at the end or when it asks.',
      ],
    },
    {
      heading: '11. Copyright',
      blocks: [
        'The system, its texts, logos and training materials belong to the association or to those who allowed it to use them. They may be used for volunteering only, and not copied, passed on or changed without written approval.',
      ],
    },
    {
      heading: '12. Gifts and donations',
      blocks: [
        "Do not ask for or accept money, gifts, loans, legacies or other benefits from people who are helped or from their families. Do not collect donations in the association's name; refer whoever wants to donate to the association.",
      ],
    },
    {
      heading: '13. Ending the volunteering',
      blocks: [
        'Either side may end the volunteering at any time, without giving a reason. We only ask you to finish a task that has begun, or to tell us in time so that it can be passed on.',
        'When it ends, stop using the system, return equipment and documents, and delete any personal details you still have.',
      ],
    },
    {
      heading: '14. Exceptional events',
      blocks: [
        'Report an exceptional event – harm to a person, an accident, violence, a suspected offence, a complaint or lost information – to the association at once, and cooperate in looking into it. Volunteering may be suspended until that is done.',
        'Whoever is placed under investigation or charged tells the association immediately.',
      ],
    },
    {
      heading: '15. Changes to these terms',
      blocks: [
        'The association may update these terms. You are told of any important change, and asked to agree to the new text. Whoever does not agree may end the volunteering.',
      ],
    },
    {
      heading: '16. Declarations',
      blocks: [
        'By signing I declare:',
        {
          points: [
            'I have read and understood these terms, and will act by them.',
            'The details I gave are true, and I will report any change.',
            'I have no criminal record, and no investigation or trial is pending against me for violence, sex, drug or property offences.',
            'I have not been convicted of a sex offence, and in the 20 years before this signature I have not finished serving a sentence for one.',
            'I give the association power of attorney to ask the Israel Police in my name for a certificate under the law on preventing the employment of sex offenders in certain institutions, and add a copy of my identity card.',
            'I know that volunteering is renewed once a year: after a reminder in the app I will sign again, and until I do the account is frozen and I will not be called.',
            'I am 16 or older. If I am not yet 18, a parent or guardian has approved my volunteering in writing.',
          ],
        },
      ],
    },
  ],
};
