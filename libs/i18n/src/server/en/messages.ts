import type { SameKeys } from '../../catalogue.js';
import type { messages as he } from '../he/messages.js';

/** Texts of messages to people, English. */
export const messages = {
  otp: 'Your Karov sign-in code: %{code}\nIt is valid for 5 minutes. Give it to nobody.',
  signInAttempt:
    'Karov: somebody tried to sign in as you and typed wrong codes. If it was not you, there is nothing to do. To sign in at once on any device, one time and within 10 minutes: %{link}',
  signInLink:
    'Karov: more codes were asked for your number than can be sent. If it was not you, there is nothing to do. To sign in at once on any device, one time and within 10 minutes: %{link}',
  eventInvite: 'Karov: the event “%{event}” has started in %{city}. Can you help? %{reply}%{link}',
  offer: 'Karov: in the event “%{event}” somebody in %{city}%{distance} needs help. Can you come? %{reply}%{link}',
  offerPhone: 'Karov: in the event “%{event}” somebody needs help by phone. Can you call? %{reply}%{link}',
  offerFilled: 'Karov: somebody is already on it. Thank you for answering!',
  eventGiven: 'Karov: from now on you manage the event “%{event}”. Everything about it: %{url}',
  eventTaken: 'Karov: the event “%{event}” goes on with %{name} as its manager. Thank you!',
  eventNeedCheck: 'Karov: the event “%{event}” has started in your area. Do you need help? Answer here: %{link}',
  seekerFound: 'Karov: %{name} is ready to help you. We will write when the event manager has approved.',
  seekerApproved: 'Karov: %{name} will help you. Phone: %{phone}',
  seekerApproved_male: 'Karov: %{name} will help you. Phone: %{phone}',
  seekerApproved_female: 'Karov: %{name} will help you. Phone: %{phone}',
  volunteerAssigned: 'Karov: you were assigned to help in the event “%{event}”. Details follow after approval.',
  volunteerApproved: 'Karov: your assignment is approved. %{name}, %{address}. Phone: %{phone}',
  volunteerUnassigned: 'Karov: your assignment in the event “%{event}” was cancelled. Thank you for being ready!',
  seekerUnassigned: 'Karov: the volunteer cannot come after all. We go on looking for you.',
  seekerCompleted: 'Karov: your request in the event “%{event}” has been taken care of. We hope it helped.',
  seekerCoordinator:
    'Karov: we have alerted our coordinators about your request. We will write when one of them takes care of it. In an emergency: 100, 101, 102.',
  seekerFoundUrgent: 'Karov: %{name} wants to come to you. We will write in about two minutes who is coming.',
  volunteerAssignedUrgent: 'Karov: thank you! In the event “%{event}” you are wanted now. Please get ready: name, address and phone come within two minutes.',
  reserve: 'Karov: thank you! Somebody is on it already. Please stay ready: we will write if you are needed.',
  areYouComing: 'Karov: are you on the way? Please tell us with one tap, or call the person who is waiting for you: %{url}',
  seekerCoordinatorNamed: 'Karov: %{name} of the Karov team is now taking care of your request.',
  staffUrgentAcceptance: 'Karov, urgent: %{name} said yes in the event “%{event}”. It is approved by itself in two minutes unless you refuse: %{url}',
  staffEmergencyReminder:
    'Karov, urgent: an emergency in the event “%{event}” has been waiting for %{minutes} minutes, and nobody of the team has taken it over: %{url}',
  staffApproved: 'Karov: %{name} was approved by itself in the event “%{event}” and has the address. %{url}',
  staffWorry: 'Karov: after help in the event “%{event}” somebody said that not all was well. Details: %{url}',
  staffEmergency: 'Karov, urgent: the emergency button was pressed in the event “%{event}”. The search for volunteers has begun. %{url}',
  staffCoordinator: 'Karov: no volunteer was found for a request in the event “%{event}”. It needs a coordinator: %{url}',
  renewalReminder_one: 'Karov: your volunteer agreement ends tomorrow. Renew it in a few minutes: %{url}',
  renewalReminder_two: 'Karov: your volunteer agreement ends in two days. Renew it in a few minutes: %{url}',
  renewalReminder_other: 'Karov: your volunteer agreement ends in %{count} days. Renew it in a few minutes: %{url}',
  renewalReminderPolice_one: 'Karov: your volunteer agreement ends tomorrow. To renew it, a new police certificate is needed too: %{url}',
  renewalReminderPolice_two: 'Karov: your volunteer agreement ends in two days. To renew it, a new police certificate is needed too: %{url}',
  renewalReminderPolice_other: 'Karov: your volunteer agreement ends in %{count} days. To renew it, a new police certificate is needed too: %{url}',
  policeReminder_one: 'Karov: your police certificate holds until tomorrow. To go on volunteering, upload a new one: %{url}',
  policeReminder_two: 'Karov: your police certificate holds for two more days. To go on volunteering, upload a new one: %{url}',
  policeReminder_other: 'Karov: your police certificate holds for %{count} more days. To go on volunteering, upload a new one: %{url}',
  policeEnded: 'Karov: your police certificate has run out. Upload a new one; once it has been checked you can help again: %{url}',
  added: {
    manager: 'Karov: you have been added as a manager. Sign in with this phone number, a code will come by message: %{url}',
    admin: 'Karov: you have been added as an admin. Sign in with this phone number, a code will come by message: %{url}',
  },
  policeConfirmed: 'Karov: your police certificate has been checked and is in order. It holds for a year. Thank you!',
  guardianConfirmed: 'Karov: the approval of your parent or guardian has been checked, and your account is active: %{url}',
  trainingConfirmed: 'Karov: your training is noted. Thank you!',
  policeRefused: 'Karov: we could not accept the police certificate: %{reason}. Please send another: %{url}',
  guardianRefused: 'Karov: we could not accept the approval of your parent or guardian: %{reason}. Please send another: %{url}',
  trainingRefused: 'Karov: we could not note your training: %{reason}. Your details: %{url}',
  renewalFrozen: 'Karov: your volunteer agreement has ended and your account is frozen. Renew it and come back to help: %{url}',
  deletionAsked: 'Karov: we received the wish to delete the account. It will be deleted on %{day}. Until then it can be taken back: %{url}',
  phoneChangeAsked:
    'Karov: a change of your account’s phone number to %{phone} was asked for. It takes effect in 72 hours. Not you? Cancel it in your profile or call us: %{support}',
  phoneChanged: 'Karov: the phone number of the account was changed to %{phone}. If that was not you, call us at once.',
  staffAddressChanged:
    'Karov: %{name}, in the event “%{event}”, changed their address while a volunteer is on the way to the former one. Please check with both.',
  eventStoppedVolunteer: 'Karov: the event “%{event}” has ended and there is nothing more to do. Thank you! Questions: %{phone}',
  eventStoppedSeeker: 'Karov: the event “%{event}” has ended, and we no longer search for volunteers through it. Still need help? Call us: %{phone}',
  eventReopenedSeeker: 'Karov: the event “%{event}” has been opened again, and we are working on your request again. No longer needed? %{phone}',
  eventReopenedVolunteer: 'Karov: the event “%{event}” has been opened again. You said that you can help; if that has changed: %{phone}',
  deskContact: 'Karov: somebody wrote to support about "%{subject}". Read and answer: %{url}',
  welcomeSeeker:
    'Karov: you are registered. When you need help, ask here, and we will write to you at every step: %{url} When lives are in danger, call 100, 101 or 102.',
  welcomeVolunteer:
    'Karov: thank you for joining as a volunteer! When somebody near you needs help, we will send you a message. You can say when it suits you, and see the requests: %{url}',
  welcomeVolunteerPolice:
    'Karov: thank you for joining as a volunteer! Before the first call we need a police certificate. How to get it: %{url} Once it has been checked, we will send you messages when somebody near you needs help.',
  registeredByOther: 'Karov: %{name} registered you for help from Karov. To check or to object, without signing in: %{link}',
  linkedByOther:
    'Karov: %{name} asks to be noted as somebody who assists you. Your details were neither shared nor changed. To object, without signing in: %{link}',
  replyByMessage: 'Reply 1=yes, 2=no, or: ',
  replyByLink: 'To answer: ',
  subject: 'A message from Karov',
  hiddenCode: '••••',
  hiddenLink: '[personal link]',
} as const satisfies SameKeys<typeof he>;
