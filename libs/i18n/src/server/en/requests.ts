import { applicationStatus } from '../../common/states.en.js';
/** The English texts about single help requests. `%{link}` is filled in when the message is sent. */
export const requests = {
  messages: {
    received: 'Karov: we have your request: %{category}. We will keep you posted at every step.',
    goesOn:
      'Karov: the event has ended, but your emergency goes on: we are looking for somebody to help, and the team knows. If a life is in danger: 100, 101, 102.',
    asked:
      'Karov: we have asked volunteers near you: %{category}. We will let you know when somebody answers.',
    found: 'Karov: %{name} wants to help you: %{category}. We will let you know once our team approves.',
    coming: 'Karov: %{name} will help you: %{category}. Phone: %{phone}',
    coming_male: 'Karov: %{name} will help you: %{category}. Phone: %{phone}',
    coming_female: 'Karov: %{name} will help you: %{category}. Phone: %{phone}',
    comingToWrite: 'Karov: %{name} will help you: %{category}. You can write: %{phone}',
    comingToWrite_male: 'Karov: %{name} will help you: %{category}. You can write to him: %{phone}',
    comingToWrite_female: 'Karov: %{name} will help you: %{category}. You can write to her: %{phone}',
    onWay: 'Karov: %{name} is on the way to you.',
    arrived: 'Karov: %{name} has arrived.',
    searchGoesOn: 'Karov: %{name} cannot help this time. We are already looking for somebody else.',
    deskGoesOn:
      'Karov: %{name} cannot help this time. Your request is with our team now, and we will keep you posted.',
    done: 'Karov: your request is done: %{category}. Did everything go well? Answer in two taps: %{url}',
    closed: 'Karov: your request was closed: %{category}. Need anything else? %{url}',
    cancelled: 'Karov: you cancelled your request: %{category}. Need anything else? %{url}',
    refused: 'Karov: we cannot take care of your request: %{category}. %{note}',
    expired: 'Karov: we are sorry, nobody was found in time: %{category}. You can ask again: %{url}',
    expiredUnconfirmed:
      'Karov: somebody offered to help, and we are sorry that it was not approved in time: %{category}. You can ask again: %{url}',
    coordinator:
      'Karov: we told our team about your request: %{category}. We will let you know when somebody takes it on. In an emergency: 100, 101, 102.',
    coordinatorNamed: 'Karov: %{name} from our team is now taking care of your request: %{category}.',
    offer:
      'Karov: somebody in %{city}%{distance} needs help: %{category}%{when}. Can you help? %{reply}%{link}',
    offerPhone: 'Karov: somebody needs help by phone: %{category}%{when}. Can you help? %{reply}%{link}',
    offerEmergency:
      'Karov, emergency! Somebody in %{city}%{distance} needs help urgently. Can you come now? %{reply}%{link}',
    held: 'Karov: thank you for answering! %{category}, %{city}. We will send the details once it is approved.',
    approved:
      'Karov: you are approved to help %{name}: %{category}%{when}. Address: %{address}. Phone: %{phone}',
    approvedUrgent: 'Karov: you are approved! %{name}, %{address}, %{phone}. Updates: %{link}',
    approvedToWrite:
      'Karov: you are approved to help %{name}: %{category}%{when}. Address: %{address}. Please write, do not call: %{phone}',
    approvedUrgentToWrite:
      'Karov: you are approved! %{name}, %{address}. Please write, do not call: %{phone}. Updates: %{link}',
    approvedByPhone:
      'Karov: you are approved to help %{name} by phone: %{category}%{when}. Please call: %{phone}',
    approvedByPhoneToWrite:
      'Karov: you are approved to help %{name} from afar: %{category}%{when}. Please write, do not call: %{phone}',
    rejected:
      'Karov: this time help in %{city} was arranged differently, so there is no need to %{come}. Thank you for being ready!',
    released:
      'Karov: your assignment in %{city} was cancelled, there is no need to %{come}: %{category}. Thank you for being ready!',
    over: 'Karov: the request in %{city} was closed, there is no need to %{come}: %{category}. Thank you!',
    unconfirmed:
      'Karov: sorry, your offer in %{city} was not approved in time. There is no need to %{come}: %{category}. Thank you for being ready!',
    volunteerDone: 'Karov: thank you for helping! Did everything go well? Answer in two taps: %{url}',
    doneByStaff:
      'Karov: our team has noted that the request in %{city} is done, so there is no need to %{come}: %{category}. Thank you for helping!',
    lateThanks:
      'Karov: thank you for answering! Somebody is already helping in %{city}, so there is no need to %{come}.',
    openNear_one: 'Karov: one request is open near you. Can you help? %{url}',
    openNear_two: 'Karov: two requests are open near you. Can you help? %{url}',
    openNear_other: 'Karov: %{count} requests are open near you. Can you help? %{url}',
    come: 'come',
    comePhone: 'call',
    setOut: 'go',
    volunteerAddressChanged:
      'Karov: the person you are helping has changed their address. Where you are going has not changed; please check with them.',
    staffAcceptance:
      'Karov, urgent: a volunteer was found for a request in %{city}: %{category}. It waits for your approval: %{url}',
    staffStillYours:
      'Karov: the request in %{city} is still yours: %{category}. Unless you confirm by %{until} that you are on it, it goes back to the team: %{url}',
    staffCoordinator:
      'Karov: no volunteer was found for a request in %{city}: %{category}. A coordinator is needed: %{url}',
    foundUrgent: 'Karov: %{name} wants to help you. We will update you within two minutes.',
    heldUrgent:
      'Karov: thank you for answering! Somebody in %{city} needs help now. Please get ready: within two minutes we will tell you whether to %{setOut}.',
    reserve:
      'Karov: thank you! Somebody is already helping. Please stay ready: we will tell you if you are needed.',
    rideTomorrow: 'Karov: tomorrow at %{time} %{category} with %{name}. All as planned? %{reply}%{url}',
    rideToday: 'Karov: today at %{time} %{category} with %{name}. All as planned? %{reply}%{url}',
    rideTomorrowSeeker:
      'Karov: tomorrow at %{time} %{category} with %{name}. Do you still need it? %{reply}%{url}',
    rideTodaySeeker: 'Karov: today at %{time} %{category} with %{name}. Do you still need it? %{reply}%{url}',
    staffNoAnswer:
      'Karov: %{name} has not answered the reminder of %{category}%{when}, %{city}. Better call: %{url}',
    areYouComingSoon:
      'Karov: today %{category}. All as planned? %{reply}%{url} Without an answer by %{until} we will find somebody else.',
    lapsed:
      'Karov: we have not heard from you, so we will find somebody else for %{category} in %{city}. There is no need to %{come}. Thank you for being ready!',
    staffLapsed:
      'Karov: %{name} – no answer ahead of %{category}%{when}, %{city}. The assignment was ended and the request is open again: %{url}',
    staffUnconfirmed:
      'Karov: the time of a request in %{city} has passed, and the offer to help was not confirmed: %{category}. Details: %{url}',
    areYouComing:
      'Karov: are you on the way? Please tell us with one tap, or tell the person who is waiting for you: %{link}',
    replaced:
      'Karov: somebody else is helping in %{city} now, so there is no need to %{come}. Thank you for being ready!',
    staffUrgentAcceptance:
      'Karov, urgent: %{name} said yes to an emergency in %{city}. This is approved automatically in two minutes unless you refuse: %{url}',
    staffApproved:
      'Karov: %{name} was approved automatically for the emergency in %{city} and has the address. %{url}',
    staffEmergency:
      'Karov, urgent: the emergency button was pressed in %{city}. The search for volunteers has begun. %{url}',
    staffAddressChanged:
      'Karov: %{name} changed their address while a volunteer is helping: %{category}. Please check with both sides. %{url}',
    staffWorry: 'Karov: after %{category} somebody said that something was wrong. Details: %{url}',
    when: ', %{day} %{time}',
    until: ', until %{day}',
  },
  state: {
    none: 'There is no active request.',
    received: 'We have your request. We will let you know when somebody is found.',
    receivedDispatch: 'We have your request and are already looking for somebody to help.',
    searching: 'We are looking for somebody to help you.',
    nobodyYet: 'Nobody is on the way to you yet. Our team knows, and your request is open.',
    resting:
      'We have your request. We do not disturb volunteers at night and on days of rest: we will ask them on %{day} at %{time}.',
    found: '%{name} wants to help. Waiting for our team to approve.',
    foundUrgent: '%{name} wants to help you. We will update you within two minutes.',
    coming: '%{name} will help you.',
    coming_male: '%{name} will help you.',
    coming_female: '%{name} will help you.',
    on_way: '%{name} is on the way to you.',
    arrived: '%{name} has arrived.',
    coordinator: '%{name} from the Karov team is taking care of your request personally.',
    alerted: 'We have told our team, and we are still looking.',
    alertedOnly: 'We told our team about your request. We will let you know when somebody takes it on.',
    atDesk: 'Your request is with our team. We will let you know when somebody is found.',
    completed: 'Help was given.',
    closed: 'Our team closed the request.',
    cancelled: 'You cancelled the request.',
    reject: 'Our team cannot take care of the request.',
    expired: 'The time for this request has passed.',
    expiredUnconfirmed:
      'The time for this request has passed. Somebody offered to help, and we are sorry that it was not approved in time.',
  },
  basket: {
    reserve: 'In reserve',
    waiting: 'Waiting for admin approval',
    waitingUrgent: 'Within two minutes we will tell you whether to %{setOut}',
    approved: 'Approved, you can set out',
    approvedEarly: 'Approved, no need to set out yet',
    approvedByPhone: 'Approved, you can call',
    on_way: 'On the way',
    arrived: 'Arrived',
    overdue: 'The time has passed and it is not done yet',
    declined: 'You declined',
    rejected: 'Not approved this time',
    withdrawn: 'You said that you cannot %{come}',
    released: 'The assignment was cancelled',
    replaced: 'Somebody else has taken your place',
    completed: 'Done. Thank you!',
    over: 'The request was closed',
    unconfirmed: 'The time passed without our approval',
  },
  link: {
    reserve: 'Somebody is already helping. Please stay ready: we will tell you if you are needed.',
    open: 'Waiting for your answer',
    waiting:
      'Thank you! Waiting for our team to approve. The name, address and phone number will appear here, and we will send you a message.',
    waitingByPhone:
      'Thank you! Waiting for a coordinator to approve. The name and phone number will appear here, and we will send you a message.',
    waitingUrgent:
      'Please get ready: within two minutes we will tell you, here and by message, whether to %{setOut}.',
    approved: 'Everything you need on the way is here.',
    approvedByPhone: 'Everything you need for the call is here.',
    onWay: 'We noted that you are on the way, and told the person who is waiting.',
    arrived: 'We noted that you have arrived. At the end, mark here that help was given.',
    completed: 'We noted that help was given. There is nothing more to do.',
    withdrawn: 'We noted that you cannot %{come}. Thank you for telling us, there is nothing more to do.',
    rejected:
      'This time help was arranged differently, so there is no need to %{come}. Thank you for being ready!',
    released: 'Your assignment was cancelled, there is no need to %{come}. Thank you for being ready!',
    replaced: 'The request is no longer yours, so there is no need to %{come}. Thank you for being ready!',
    unconfirmed:
      'The time for this request has passed, and your offer was not approved in time. There is no need to %{come}. We are sorry, and thank you!',
    ended: 'The request was closed, there is no need to %{come}. Thank you!',
    declined: 'You answered that you cannot this time.',
    filled: 'Somebody has already been found. Thank you!',
  },
  obstacle: {
    notValidated: 'To help, first we need a checked police certificate',
    vehicle: 'A driving licence and a vehicle are needed',
    busy: 'You already have another request',
    askedBefore: 'You have had this request before',
    own: 'This is your own request',
    helpType: 'Not the way you chose to help',
  },
  unprovenEmergencyDescription:
    'The emergency button was pressed, perhaps by somebody who got this number only recently: ask who it is',
  emergencyDescription: 'The emergency button was pressed',
  fit: { fitting: 'fits', saidNo: 'said no', nobody: 'Nobody suitable is left nearby.' },
  statuses: applicationStatus,
  answers: {
    lateKept: 'Kept in reserve, and the volunteer was told.',
    lateThanked: 'Thanks sent.',
    wordsSeen: 'Marked as read.',
    noteWritten: 'Note written.',
    noteTakenBack: 'The note was removed.',
    handedOver: 'Everything was handed over, and your colleague was told.',
    wordsKept:
      'Thank you! We passed this on to our team, and will answer if needed. You can still say yes or no.',
    filed: 'Your request was sent.',
    statusUpdated: 'Help request status successfully updated.',
    accepted: 'User help request accepted successfully. Thank you!',
    reserve: 'Thank you! Somebody is already helping. Please stay ready: we will tell you if you are needed.',
    acceptedUrgent: 'Thank you! Please get ready: within two minutes we will tell you whether to go.',
    acceptedApproved: 'Thank you! The name, address and phone number are waiting for you in your basket.',
    alreadyYours: 'This request is already yours, in your basket. There is no need to answer again.',
    declined: 'You declined the request successfully.',
    completed: 'We noted that help was given. Thank you!',
    withdrawn: 'Noted. Thank you for telling us!',
    progress: 'Noted. Thank you!',
    onWayRecorded: 'We noted that the volunteer is on the way, and told the person.',
    closed: 'The request was closed.',
    unassigned: 'The volunteer was unassigned and the request is waiting again.',
    approved: 'The volunteer was approved.',
    rejectedVolunteer: 'The assignment was rejected and the search goes on.',
    assigned: 'The volunteer was assigned.',
    priority: 'The urgency was updated.',
    rejected: 'Request rejected successfully.',
    takenOver: 'You have taken the request over.',
    feedback: 'Thank you for telling us.',
    worrySeen: 'Marked as handled.',
    emergencyRaised: 'Your emergency request was sent. We are looking for somebody to come to you.',
    emergencyClosed: 'The emergency request was closed.',
    visitorFiled: 'Your request was sent. We will keep you posted by message.',
  },
} as const;
