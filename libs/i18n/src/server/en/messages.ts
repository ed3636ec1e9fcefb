import type { SameKeys } from '../../catalogue.js';
import type { messages as he } from '../he/messages.js';

/** Texts of messages to people, English. */
export const messages = {
  otp: 'Your Karov sign-in code: %{code}\nIt is valid for 5 minutes. Give it to nobody.',
  eventInvite: 'Karov: the event “%{event}” has started in %{city}. Can you help? Answer here: %{link}',
  offer: 'Karov: in the event “%{event}” somebody in %{city}, about %{distance} km from you, needs help. Can you come? Answer here: %{link}',
  offerPhone: 'Karov: in the event “%{event}” somebody needs help by phone. Can you call? Answer here: %{link}',
  offerFilled: 'Karov: somebody is already on it. Thank you for answering!',
  eventNeedCheck: 'Karov: the event “%{event}” has started in your area. Do you need help? Answer here: %{link}',
  seekerFound: 'Karov: %{name} is ready to help you. We will write when the event manager has approved.',
  seekerApproved: 'Karov: %{name} is coming to help you. Phone: %{phone}',
  volunteerAssigned: 'Karov: you were assigned to help in the event “%{event}”. Details follow after approval.',
  volunteerApproved: 'Karov: your assignment is approved. %{name}, %{address}. Phone: %{phone}',
  volunteerUnassigned: 'Karov: your assignment in the event “%{event}” was cancelled. Thank you for being ready!',
  seekerUnassigned: 'Karov: the volunteer cannot come after all. We go on looking for you.',
  seekerCompleted: 'Karov: your request in the event “%{event}” has been taken care of. We hope it helped.',
  seekerCoordinator: 'Karov: a coordinator has taken your request over and will get back to you. In an emergency: 100, 101, 102.',
  staffCoordinator: 'Karov: no volunteer was found for a request in the event “%{event}”. It needs a coordinator: %{url}',
  eventStoppedVolunteer: 'Karov: the event “%{event}” has ended. Thank you!',
  eventStoppedSeeker: 'Karov: the event “%{event}” has ended and your request was closed. Still need help? Call us.',
  subject: 'A message from Karov',
  hiddenCode: '••••',
  hiddenLink: '[personal link]',
} as const satisfies SameKeys<typeof he>;
