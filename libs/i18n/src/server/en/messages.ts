import type { SameKeys } from '../../catalogue.js';
import type { messages as he } from '../he/messages.js';

/** The English texts of messages to people. */
export const messages = {
  otp: 'Your Karov sign-in code: %{code}\nIt is valid for 5 minutes. Do not give it to anybody.',
  signInAttempt:
    'Karov: somebody tried to sign in as you and typed wrong codes. If it was not you, there is nothing to do. To sign in at once on any device, once and within 10 minutes: %{link}',
  signInLink:
    'Karov: more codes were requested for your number than can be sent. If it was not you, there is nothing to do. To sign in at once on any device, once and within 10 minutes: %{link}',
  endTexts: 'To stop: %{url}',
  endTextsByLink: 'To stop: %{url}',
  endMails: 'To stop e-mails like this: %{url}',
  eventInvite: 'Karov: the event “%{event}” has started in %{city}. Can you help? %{reply}%{link}',
  offer:
    'Karov: in the event “%{event}” somebody in %{city}%{distance} needs help. Can you come? %{reply}%{link}',
  offerPhone: 'Karov: in the event “%{event}” somebody needs help by phone. Can you call? %{reply}%{link}',
  offerEmergency:
    'Karov, emergency! In the event “%{event}” somebody in %{city}%{distance} needs help urgently. Can you come now? %{reply}%{link}',
  offerFilled: 'Karov: somebody is already helping, so there is no need to %{come}. Thank you!',
  offerOver:
    'Karov: the request in %{city} is already closed, there is no need to %{come}. Thank you for being ready!',
  workGiven:
    'Karov: you have taken over what %{name} had in hand. Requests: %{needs}, events: %{events}, conversations: %{chats}. All of it: %{url}',
  eventGiven: 'Karov: from now on you manage the event “%{event}”. Everything about it: %{url}',
  eventTaken: 'Karov: the event “%{event}” goes on with %{name} as its manager. Thank you!',
  eventNeedCheck:
    'Karov: the event “%{event}” has started in your area. Do you need help? Answer here: %{link}',
  seekerFound: 'Karov: %{name} wants to help you. We will let you know once our team approves.',
  seekerApproved: 'Karov: %{name} will help you. Phone: %{phone}',
  seekerApproved_male: 'Karov: %{name} will help you. Phone: %{phone}',
  seekerApproved_female: 'Karov: %{name} will help you. Phone: %{phone}',
  seekerApprovedToWrite: 'Karov: %{name} will help you. You can write: %{phone}',
  seekerApprovedToWrite_male: 'Karov: %{name} will help you. You can write to him: %{phone}',
  seekerApprovedToWrite_female: 'Karov: %{name} will help you. You can write to her: %{phone}',
  volunteerAssigned:
    'Karov: you were assigned to help in the event “%{event}”. Details follow after approval.',
  volunteerApproved: 'Karov: you are approved! %{name}, %{address}, %{phone}. Updates: %{link}',
  volunteerApprovedToWrite:
    'Karov: you are approved! %{name}, %{address}. Please write, do not call: %{phone}. Updates: %{link}',
  volunteerApprovedByPhone: 'Karov: you are approved! Please call %{name}, %{phone}. Tell us: %{link}',
  volunteerApprovedByPhoneToWrite:
    'Karov: you are approved! %{name}, please write, do not call: %{phone}. Tell us: %{link}',
  volunteerUnassigned:
    'Karov: your assignment in the event “%{event}” was cancelled, there is no need to %{come}. Thank you for being ready!',
  volunteerReplaced:
    'Karov: in the event “%{event}” somebody else is helping in your place now, so there is no need to %{come}. Thank you for being ready!',
  volunteerOver:
    'Karov: the request in the event “%{event}” to which you were assigned was closed, there is no need to %{come}. Thank you!',
  volunteerDoneByStaff:
    'Karov: our team has noted that the request in the event “%{event}” to which you were assigned is done, so there is no need to %{come}. Thank you for helping!',
  volunteerWithdrew:
    'Karov: we noted that you cannot help in the event “%{event}” this time. Thank you for telling us!',
  lateThanks:
    'Karov: thank you for answering! Somebody is already helping in the event “%{event}”, so there is no need to %{come}.',
  seekerUnassigned: 'Karov: the volunteer cannot come after all. We are still looking for somebody.',
  deskGoesOn:
    'Karov: the volunteer cannot come after all. Your request is with our team now, and we will keep you posted.',
  leftWithEvent:
    'Karov: the volunteer cannot come after all, and the event “%{event}” is over. Do you still need help? You can ask: %{url}',
  seekerCompleted: 'Karov: your request in the event “%{event}” has been taken care of. We hope it helped.',
  seekerCoordinator:
    'Karov: we told our team about your request. We will let you know when somebody takes it on. In an emergency: 100, 101, 102.',
  seekerNobodyYet:
    'Karov: nobody is on the way to you yet. Our team knows, and your request is open. If it gets worse: 100, 101, 102.',
  seekerFoundUrgent: 'Karov: %{name} wants to help you. We will update you within two minutes.',
  volunteerAssignedUrgent:
    'Karov: thank you! In the event “%{event}” you are needed now. Please get ready: within two minutes we will tell you whether to %{setOut}.',
  reserve:
    'Karov: thank you! Somebody is already helping. Please stay ready: we will tell you if you are needed.',
  areYouComingSoon:
    'Karov: are you on the way? %{reply}%{link} Without an answer by %{until} we will find somebody else.',
  lapsed:
    'Karov: we had no answer from you, so your assignment in the event “%{event}” was ended. There is no need to %{come}. Thank you!',
  staffLapsed: 'Karov: %{name} – no answer in the event “%{event}”. The assignment was ended: %{url}',
  areYouComing:
    'Karov: are you on the way? Please tell us with one tap, or tell the person who is waiting for you: %{link}',
  volunteerRaised:
    'Karov, urgent: the person who is waiting for you has pressed the emergency button. You are needed there now. Tell us that you are on the way: %{link}',
  seekerCoordinatorNamed: 'Karov: %{name} from our team is now taking care of your request.',
  staffUrgentAcceptance:
    'Karov, urgent: %{name} said yes in the event “%{event}”. This is approved automatically in two minutes unless you refuse: %{url}',
  staffApproved:
    'Karov: %{name} was approved automatically in the event “%{event}” and has the address. %{url}',
  staffWorry:
    'Karov: after help in the event “%{event}” somebody said that something was wrong. Details: %{url}',
  staffEmergency:
    'Karov, urgent: the emergency button was pressed in the event “%{event}”. The search for volunteers has begun. %{url}',
  staffStillYours:
    'Karov: the request in the event “%{event}” is still yours. Unless you confirm by %{until} that you are on it, it goes back to the team: %{url}',
  deskUrgent_one:
    'Karov, urgent: an urgent request in %{city} has been waiting for %{wait}, and nobody has taken it over: %{url}',
  deskUrgent_two:
    'Karov, urgent: two urgent requests are waiting, the first for %{wait}, and nobody has taken them over: %{url}',
  deskUrgent_other:
    'Karov, urgent: %{count} urgent requests are waiting, the first for %{wait}, and nobody has taken them over: %{url}',
  deskCall:
    'Karov, urgent: an urgent request in %{city} has been waiting for %{wait}, and nobody on the team has taken it over. Will you take it over? %{url}',
  deskEvent_one:
    'Karov: in the event in %{city} somebody has been waiting for help for %{wait}, and nobody is on it yet: %{url}',
  deskEvent_two:
    'Karov: in the event in %{city} two people are waiting for help, the first for %{wait}, and nobody is on it yet: %{url}',
  deskEvent_other:
    'Karov: in the event in %{city} %{count} people are waiting for help, the first for %{wait}, and nobody is on it yet: %{url}',
  deskLeft_one:
    'Karov: since the event in %{city} ended, one person is without help: %{who}. Details, and a new request: %{url}',
  deskLeft_two:
    'Karov: since the event in %{city} ended, two people are without help: %{who}. Details, and a new request: %{url}',
  deskLeft_other:
    'Karov: since the event in %{city} ended, %{count} people are without help: %{who}. Details, and a new request: %{url}',
  deskLeftMore: '%{who} and %{count} more',
  deskWaits_one: 'Karov: one thing has been waiting for the team for %{wait}: %{url}',
  deskWaits_two: 'Karov: two things are waiting for the team, the first for %{wait}: %{url}',
  deskWaits_other: 'Karov: %{count} things are waiting for the team, the first for %{wait}: %{url}',
  staffCoordinator:
    'Karov, urgent: nobody was found for the emergency in the event “%{event}”. Please take it over: %{url}',
  ofAge:
    'Karov: happy birthday, you are 18! A guardian’s approval is no longer needed, and your account is active: %{url}',
  renewalReminder_one: 'Karov: your volunteer agreement ends tomorrow. Renew it in a few minutes: %{url}',
  renewalReminder_two: 'Karov: your volunteer agreement ends in two days. Renew it in a few minutes: %{url}',
  renewalReminder_other:
    'Karov: your volunteer agreement ends in %{count} days. Renew it in a few minutes: %{url}',
  renewalReminderPolice_one:
    'Karov: your volunteer agreement ends tomorrow. To renew it, a new police certificate is needed too: %{url}',
  renewalReminderPolice_two:
    'Karov: your volunteer agreement ends in two days. To renew it, a new police certificate is needed too: %{url}',
  renewalReminderPolice_other:
    'Karov: your volunteer agreement ends in %{count} days. To renew it, a new police certificate is needed too: %{url}',
  policeReminder_one:
    'Karov: your police certificate is valid until tomorrow. To keep volunteering, upload a new one: %{url}',
  policeReminder_two:
    'Karov: your police certificate is valid for two more days. To keep volunteering, upload a new one: %{url}',
  policeReminder_other:
    'Karov: your police certificate is valid for %{count} more days. To keep volunteering, upload a new one: %{url}',
  policeEnded:
    'Karov: your police certificate has expired. Upload a new one; once it has been checked you can help again: %{url}',
  added: {
    manager:
      'Karov: you have been added as a manager. Sign in with this phone number, a code will come by message: %{url}',
    admin:
      'Karov: you have been added as an admin. Sign in with this phone number, a code will come by message: %{url}',
  },
  providerDown: {
    sms: 'Karov: SMS have not been going out for some minutes. Urgent messages go by other channels, the rest wait. Details: %{url}',
    whatsapp:
      'Karov: WhatsApp messages have not been going out for some minutes. Urgent messages go by other channels, the rest wait. Details: %{url}',
    email:
      'Karov: e-mail has not been going out for some minutes. Urgent messages go by other channels, the rest wait. Details: %{url}',
    call: 'Karov: the system’s phone calls have not been going out for some minutes. Urgent messages go by other channels, the rest wait. Details: %{url}',
    push: 'Karov: notifications on devices have not been going out for some minutes. The messages themselves go out as always. Details: %{url}',
  },
  providerWorks: {
    sms: 'Karov: SMS are going out again, and what waited is leaving now. Details: %{url}',
    whatsapp: 'Karov: WhatsApp messages are going out again, and what waited is leaving now. Details: %{url}',
    email: 'Karov: e-mail is going out again, and what waited is leaving now. Details: %{url}',
    call: 'Karov: the system’s phone calls are going out again, and what waited is leaving now. Details: %{url}',
    push: 'Karov: notifications on devices are going out again. Details: %{url}',
  },
  policeConfirmed:
    'Karov: your police certificate has been checked and is in order. It is valid for a year. Thank you!',
  guardianConfirmed:
    'Karov: the approval of your parent or guardian has been checked, and your account is active: %{url}',
  trainingConfirmed: 'Karov: we noted your training. Thank you!',
  policeRefused: 'Karov: we could not accept the police certificate: %{reason}. Please send another: %{url}',
  guardianRefused:
    'Karov: we could not accept the approval of your parent or guardian: %{reason}. Please send another: %{url}',
  trainingRefused: 'Karov: we could not note your training: %{reason}. Your details: %{url}',
  renewalFrozen:
    'Karov: your volunteer agreement has ended and your account is frozen. Renew it and come back to help: %{url}',
  deletionAsked:
    'Karov: we received the request to delete your account. It will be deleted on %{day}. Until then you can cancel: %{url}',
  phoneChangeAsked:
    'Karov: a change of your account’s phone number to %{phone} was requested. It takes effect in 72 hours. Not you? Cancel it in your profile or call us: %{support}',
  phoneChangeWithdrawn:
    'Karov: your account’s phone number was not changed to %{phone}: the change was cancelled. Still want it? Ask again in your profile. You never asked? Call us: %{support}',
  phoneChanged:
    'Karov: the phone number of the account was changed to %{phone}. If that was not you, call us at once.',
  emailChanged:
    'Karov: the e-mail address of your account was changed. If that was not you, call us at once: %{support}',
  passkeyAdded:
    'Karov: a passkey was added to your account. Whoever has it can sign in as you. If that was not you, call us at once: %{support}',
  ownerShown:
    'Karov: somebody signed in to your account after a long time and answered the identity question. If that was not you, call us at once: %{support}',
  passkeysRemoved:
    'Karov: passkeys were removed from your account. If that was not you, call us at once: %{support}',
  staffAddressChanged:
    'Karov: %{name} has a new address, and %{volunteer} (%{phone}) is still to go to the former one. Please check with both: %{url}',
  eventStoppedVolunteer:
    'Karov: the event “%{event}” has ended and there is nothing more to do. Thank you! Questions: %{phone}',
  eventStoppedSeeker:
    'Karov: the event “%{event}” has ended, and we no longer search for volunteers through it. Still need help? Call us: %{phone}',
  eventStoppedToWrite:
    'Karov: the event “%{event}” has ended, and we no longer search for volunteers through it. Still need help? Write to us: %{url}',
  eventStoppedHeld:
    'Karov: the event “%{event}” has ended, and your request goes on: somebody wants to help, and the team will approve it. We will tell you. Questions: %{phone}',
  eventStoppedWaiting:
    'Karov: the event “%{event}” has ended, but your answer still waits for the team. We will tell you whether you are needed. Questions: %{phone}',
  eventReopenedSeeker:
    'Karov: the event “%{event}” has been opened again, and we are working on your request again. No longer needed? %{phone}',
  eventReopenedVolunteer:
    'Karov: the event “%{event}” has been opened again. You said that you can help; if that has changed: %{phone}',
  contactReply: 'Karov: we have answered your message about “%{subject}”. To read and reply: %{url}',
  contactReplyVisitor:
    'Karov: we have answered your message about “%{subject}”. To read and reply (the link works for 30 days): %{link}',
  deskContact: 'Karov: somebody wrote to support about "%{subject}". Read and answer: %{url}',
  welcomeSeeker:
    'Karov: you are registered. When you need help, ask here, and we will write to you at every step: %{url} If a life is in danger, call 100, 101 or 102.',
  welcomeCarer:
    'Karov: you are registered. You can now register the person who needs help: %{url} If a life is in danger, call 100, 101 or 102.',
  welcomeVolunteer:
    'Karov: thank you for joining as a volunteer! When somebody near you needs help, we will send you a message. You can say when it suits you, and see the requests: %{url}',
  welcomeVolunteerPolice:
    'Karov: thank you for joining as a volunteer! Before the first call we need a police certificate. How to get it: %{url} Once it has been checked, we will send you messages when somebody near you needs help.',
  welcomeVolunteerGuardian:
    'Karov: thank you for joining as a volunteer! Our team is checking the approval of your parent or guardian. Until then the account is not active; we will send you a message after that.',
  welcomeVolunteerGuardianPolice:
    'Karov: thank you for joining as a volunteer! Our team is checking the approval of your parent or guardian, and until then the account is not active. A police certificate is needed too. How to get it: %{url} We will send you a message once both have been checked.',
  registeredByOther:
    'Karov: %{name} registered you to get help. To check or object, without signing in: %{link}',
  linkedByOther:
    'Karov: %{name} asks to be registered as somebody who helps you. Your details were neither shared nor changed. To object, without signing in: %{link}',
  replyByMessage: 'Reply 1=yes, 2=no, or: ',
  replyByNumber: 'No. %{number}. Reply 1=yes, 2=no, or: ',
  replyByLink: 'To answer: ',
  about: '%{name}: %{text}',
  exercise: 'Exercise only! %{text}',
  exerciseName: 'Exercise: %{name}',
  trial: 'Karov: a test message from the people who run the system. There is nothing to do.',
  subject: 'A message from Karov',
  hiddenCode: '••••',
  hiddenLink: '[personal link]',
  hiddenWords: '[the words are in the conversation]',
  hiddenReason: '[the reason is with the request]',
  hiddenPaperReason: '[the reason is with the document]',
  noReason: 'The reason is no longer kept',
} as const satisfies SameKeys<typeof he>;
