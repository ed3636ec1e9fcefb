import type { SameKeys } from '../../catalogue.js';
import type { answers as he } from '../he/answers.js';

/** English: what the server answers to successful calls, and states in words. */
export const answers = {
  townMissing: 'In which town? Please add its name after “%{street}”.',
  townUnknown: 'We do not know a town called “%{town}”. Please check the spelling, or type a town nearby.',
  townUnclear:
    'No town has the full name “%{town}”. If it is in the list, choose it; if this is a street, add the name of its town.',
  townTwice: 'Several places are called “%{town}”. Choose from the list which one is meant.',
  streetUnknown:
    'We know %{town}, but found no “%{street}” there. Please check the spelling, or type only the name of the town.',
  addressUnblocked: 'Unblocked. Signing in from this address is possible again.',
  blockReasons: { wrong_codes: 'Too many wrong codes', throttled: 'Too many calls in a short time' },
  passkeySite: 'Karov',
  passkeyAdded: 'The passkey is added.',
  passkeyRemoved: 'The passkey is removed.',
  passkeysReset: 'The passkeys are removed.',
  unlocked: 'The screen is open, and your session is renewed.',
  userBlocked: 'User blocked.',
  userUnblocked: 'User unblocked.',
  phoneWaits:
    'The number will change in 72 hours. We sent a message to the registered number, and you can cancel until then.',
  phoneChangeCancelled: 'The change of the number is cancelled.',
  codeCalled: 'We will call you in a moment with the code.',
  codeSent: 'OTP sent successfully. The code is on its way to you.',
  codeVerified: 'Code verified.',
  signedIn: 'Login successful.',
  signedOut: 'You are signed out.',
  registeredAgain:
    'You have already registered with this number and name. The details were saved in that account.',
  registered: 'User registered. Welcome to Karov!',
  registeredPartly: 'The details are saved. You can complete the registration later.',
  volunteerRegistered: 'Volunteer registered. Thank you for volunteering!',
  volunteerWaits:
    'We have your details and the approval. The account is active once we have checked it, and we will send you a message.',
  documentHandedIn: 'The file has arrived. We will look at it soon.',
  approvalKept: 'The approval was uploaded.',
  personRegistered: {
    created: 'Registration complete. We sent a message to the person you registered.',
    linked:
      'Somebody with this name is already registered with this number, and their details stay as they are. We linked you and sent them a message.',
  },
  personWithoutPhone: {
    created:
      'Registration complete. Without a phone we cannot send them messages: if we need to ask something, the team will find another way.',
    linked:
      'You have already registered somebody with this name without a phone, and those details stay as they are.',
  },
  organizationSaved: 'The organization was saved.',
  organizationDeleted: 'The organization was deleted.',
  eventAdded: 'Event added.',
  eventUpdated: 'Event updated.',
  requestUpdated: 'Request status updated.',
  accepted: 'Request accepted.',
  declined: 'Request declined.',
  assigned: 'Assigned.',
  approved: 'Assignment approved.',
  completed: 'Event help request completed successfully. Thank you!',
  unassigned: 'Unassigned. The request is waiting for help again.',
  takenOver: 'You have taken this request over.',
  givenBack: 'The request waits for the whole team again.',
  settingsUpdated: 'Auto-assign settings updated.',
  imported_one: '1 volunteer imported.',
  imported_two: '2 volunteers imported.',
  imported_other: '%{count} volunteers imported.',
  unknownDevice: 'Unknown device',
  pushEnded: 'This device will get no more notifications.',
  pushMoved: 'Noted.',
  sessionEnded: 'The device is signed out.',
  signedOutEverywhere: 'You are signed out of all devices.',
  roleSwitched: 'The role was switched.',
  profileSaved: 'The details are saved.',
  sendingHeld: 'Messages are held.',
  sendingReleased: 'Messages leave again.',
  addressTriedAgain: 'Thank you. We will try again with the next message.',
  phoneChanged: 'The phone number was changed.',
  confirmed: 'Confirmed.',
  deletionAsked: 'We have your request for deletion.',
  deletionWithdrawn: 'Your request for deletion is cancelled. We are glad you stayed.',
  renewed: 'The agreement is renewed. Thank you for volunteering!',
  contactBySms: 'A message by SMS',
  contactByWhatsapp: 'A message by WhatsApp',
  mediaCame: '(A picture or a recording was sent. It cannot be opened here.)',
  contactSent: 'Contact query submitted successfully.',
  contactReplied: 'The answer is sent.',
  contactClosed: 'The conversation is closed.',
  contactAdded: 'Your message has reached us.',
  contactAnswered: 'Marked as answered.',
  unsubscribed: 'Unsubscribed.',
  subscriptionsSaved: 'Your choice was saved.',
  referenceConfirmed: 'Thank you. We noted that this is right.',
  objected: 'The connection between you was removed.',
  unreadable: '[cannot be read]',
  formerStaff: 'Staff',
  eventOfAnother: 'An event of another manager',
  somebodyOf: 'Somebody in %{town}',
  readThing: {
    signature: 'Signature',
    approval: 'Guardian’s approval',
    police: 'Police certificate',
    help_profile: 'Disability and health details',
    volunteer_information: 'Volunteer details',
    looked: 'Name, phone and address, in a list',
    exported: 'Name and details, in a downloaded file',
    other: 'Sensitive details',
  },
  readyAnswerSaved: 'The ready answer is saved.',
  readyAnswerDeleted: 'The ready answer is deleted.',
  manyDone: 'Done: %{done}.',
  manySome: 'Done: %{done}. Not done: %{refused}.',
  viewSaved: 'The view is saved.',
  viewDeleted: 'The view is deleted.',
  optionSaved: 'The option is saved.',
  categorySaved: 'The category was saved.',
  called_one: 'One volunteer was called.',
  called_two: 'Two volunteers were called.',
  called_other: '%{count} volunteers were called.',
  linkThanksReady: 'Thank you! We will send you a message as soon as somebody needs you.',
  linkThanksNotReady: 'Thank you for telling us. Maybe next time.',
  linkThanksNeed:
    'We have your request. We are already looking for somebody to help, and will send you a message.',
  linkThanksNeedDesk:
    'We have your request. It is with the team of the event, and we will send you a message when somebody is found.',
  linkThanksNoNeed: 'Thank you for telling us. Good to know that you are fine.',
  eventMessage: 'Can you help in the event “\u2068%{event}\u2069”?',
  eventNeedMessage:
    'Can you help in the event “\u2068%{event}\u2069”? Somebody in %{city}%{distance} needs help.',
  eventUserMessage: 'The event “\u2068%{event}\u2069” has started in your area. Do you need help?',
  /**
   * The question asked before an address changes (rule 61): one's own address, or another person's changed by
   * staff.
   */
  moving: {
    held_one:
      'One request is with a volunteer already and stays at the former address: please tell the volunteer.',
    held_two:
      'Two requests are with volunteers already and stay at the former address: please tell the volunteers.',
    held_other:
      '%{count} requests are with volunteers already and stay at the former address: please tell the volunteers.',
    own: {
      requests: 'You have open requests. Change the address in them too?',
      emergency:
        'Your emergency request is active. Move it to the new address too? If not, help will come to the old one.',
    },
    theirs: {
      requests: 'There are open requests at this address. Change their address too?',
      emergency:
        'There is an active emergency request. Move it to the new address too? If not, help will come to the old one.',
    },
  },
  ownState: {
    asked: 'We asked whether you need help. You have not answered yet.',
    noHelp: 'You answered that you do not need help.',
    searching: 'We are looking for somebody to help you.',
    coordinator: '%{name} from the Karov team is taking care of your request personally.',
    coordinatorAlerted: 'We have told our team, and we are still looking.',
    alertedOnly: 'We told our team about your request. We will let you know when somebody takes it on.',
    atDesk: 'Your request is with the team of the event. We will let you know when somebody is found.',
    waitingApproval: 'Somebody wants to help you! Waiting for our team to approve.',
    assigned: '%{name} will help you.',
    assigned_male: '%{name} will help you.',
    assigned_female: '%{name} will help you.',
    completed: 'Help was given.',
    closed: 'The event has ended and your request was closed.',
    withdrawn: 'You cancelled the request.',
    refused: 'Your request was closed.',
  },
} as const satisfies SameKeys<typeof he>;
