import type { Schemas } from '@karov/api-client';

/** The fields of answers that contain a person's number or address. */
type ContactField =
  | 'phone'
  | 'email'
  | 'send_to'
  | 'residential_address'
  | 'arrival_address'
  | 'origin_address'
  | 'destination_address'
  | 'kept_address'
  | 'import_address'
  | 'ip_address'
  | 'address'
  | 'street';

/** `true` if an answer has such a field at any depth, otherwise `never`. */
type Tells<Answer> = Answer extends readonly (infer Item)[]
  ? Tells<Item>
  : Answer extends object
    ? {
        [Field in keyof Answer]-?: Field extends ContactField
          ? string extends NonNullable<Answer[Field]>
            ? true
            : Tells<Answer[Field]>
          : Tells<Answer[Field]>;
      }[keyof Answer]
    : never;

type TellingName = {
  [Name in keyof Schemas]: [Tells<Schemas[Name]>] extends [never] ? never : Name;
}[keyof Schemas];

/**
 * How to find the people whose number or address an answer shows; `path` means the person whose `id` is in
 * the call's path.
 */
export type Whose<Answer> = 'path' | ((answer: Answer) => readonly number[]);

interface Reached {
  id: number | null;
  phone?: string | null;
  email?: string | null;
  send_to?: string;
  address?: string | null;
}

/** Returns the people whose number or address is really shown: details that are withheld are empty. */
function shown(...people: readonly (Reached | null | undefined)[]): number[] {
  return people.flatMap((person) =>
    person?.id && (person.phone || person.email || person.send_to || person.address) ? [person.id] : [],
  );
}

const pin = (person: Schemas['PersonPin']): Reached => ({ ...person, address: person.street });
const inApplication = ({ user, volunteer, origin_address }: Schemas['AdminApplication']): number[] =>
  shown({ ...user, address: user.residential_address || user.arrival_address || origin_address }, volunteer);
const inEvent = (
  event: Pick<Schemas['EventDetail'], 'event_user_requests' | 'event_volunteer_requests'>,
): number[] => [
  ...event.event_user_requests.flatMap(({ user, volunteer }) => shown(pin(user), volunteer)),
  ...event.event_volunteer_requests.flatMap(({ volunteer }) => shown(pin(volunteer))),
];
const itself = (person: Reached): number[] => shown(person);
/** For the address of a place or of the service itself: no person is shown. */
const nobody = (): number[] => [];
/**
 * For the caller's own details, or those of a person who holds a code or ticket that was sent to them: nobody
 * is recorded.
 */
const caller = nobody;
/** For health and signed documents: the handler itself records the view, as a sensitive read (rule 67). */
const notedAsSensitive = nobody;

/**
 * The people whose number or address each answer shows, for the audit log (rule 83). A handler does not
 * compile if its answer shows any and is missing here ({@link Accounted}), so that nobody can add a list that
 * is not logged.
 */
export const PEOPLE_SHOWN = {
  AdminApplication: inApplication,
  ApplicationDropdowns: ({ only_users: people = [] }: Schemas['ApplicationDropdowns']) => shown(...people),
  ApprovalRow: ({ user }: Schemas['ApprovalRow']) => shown(user),
  BasketRow: ({ contact }: Schemas['BasketRow']) =>
    shown(contact && { id: contact.user_id, phone: contact.phone }),
  BroadcastPeople: ({ people }: Schemas['BroadcastPeople']) => shown(...people),
  BroadcastPreview: ({ samples }: Schemas['BroadcastPreview']) => shown(...samples),
  BroadcastReceiver: ({ user_id: id, send_to }: Schemas['BroadcastReceiver']) => shown({ id, send_to }),
  ContactRow: ({ sender }: Schemas['ContactRow']) => shown(sender),
  ContactThread: ({ sender }: Schemas['ContactThread']) => shown(sender),
  EmergencyStatus: ({ volunteer }: Schemas['EmergencyStatus']) => shown(volunteer),
  EventChanges: inEvent,
  EventDetail: inEvent,
  EventRow: nobody,
  EventUserLink: nobody,
  EventUserRequest: ({ user, volunteer }: Schemas['EventUserRequest']) => shown(pin(user), volunteer),
  EventVolunteerLink: caller,
  HelpRequestLink: caller,
  ListedApplication: (row: Schemas['ListedApplication']) => ('volunteer' in row ? shown(row.volunteer) : []),
  NotificationRow: ({ receiver_id: id, send_to, about_id: about }: Schemas['NotificationRow']) => [
    ...shown({ id, send_to }),
    ...(about === null ? [] : [about]),
  ],
  OpenVolunteer: itself,
  OwnApplication: ({ volunteer }: Schemas['OwnApplication']) => shown(volunteer),
  OwnData: caller,
  OwnEventRequest: caller,
  PairsPreview: ({ pairs }: Schemas['PairsPreview']) => shown(...pairs.map(({ volunteer }) => volunteer)),
  PendingAcceptance: ({ application, volunteer }: Schemas['PendingAcceptance']) => [
    ...inApplication(application),
    ...shown(volunteer),
  ],
  Profile: caller,
  PublicConfig: nobody,
  ReachRow: itself,
  ReadyVolunteer: ({ volunteer }: Schemas['ReadyVolunteer']) => shown(pin(volunteer)),
  RegistrationTicket: caller,
  SeekerDetails: notedAsSensitive,
  StaffAnswer: ({ volunteer }: Schemas['StaffAnswer']) => shown(volunteer),
  StaffForm: 'path',
  UserAgreement: notedAsSensitive,
  UserDetailCheck: caller,
  UserRecord: (person: Schemas['UserRecord']) =>
    shown({ ...person, address: person.residential_address || person.arrival_address }),
  UserRow: itself,
  VerifyOutcome: caller,
  VettingRow: ({ user }: Schemas['VettingRow']) => shown(user),
  VolunteerEventRequestRow: caller,
  VolunteerLoad: itself,
  VolunteerLookup: caller,
  WaitingMatter: ({ person }: Schemas['WaitingMatter']) => shown(person),
  WaitingNeed: ({ person }: Schemas['WaitingNeed']) => shown(person),
  Worry: ({ person }: Schemas['Worry']) => shown(person),
} satisfies { readonly [Name in TellingName]?: Whose<Schemas[Name]> };

/**
 * The name of an answer that shows no numbers or addresses, or that is registered with the people it shows.
 */
export type Accounted<Name extends keyof Schemas> = Name extends TellingName
  ? Name extends keyof typeof PEOPLE_SHOWN
    ? Name
    : 'say in PEOPLE_SHOWN whose number or address it holds'
  : Name;

/** The metadata key of the people that a handler's answer shows. */
export const PEOPLE_OF_ANSWER = 'karov:people-of-answer';
