import type {
  ApplicationForm,
  Flag,
  RegistrationTicket,
  UserDetailCheck,
  VisitorApplicationForm,
} from '@karov/api-client';
import { isRecord } from '@karov/domain';
import { emptyRequest, parseRequest, type RequestValues } from '../values.js';

export const CHANNELS = ['is_phone', 'is_wp', 'is_sms'] as const;
type ChannelName = (typeof CHANNELS)[number];

/** The form of a signed-out person: the request, and the person. */
export interface VisitorValues extends RequestValues {
  full_name: string;
  email: string;
  disability_id: number[];
  /** asked for when "other" is chosen */
  other_disability: string;
  comments: string;
  /** in the wire's form, with its position */
  residential_address: string;
  arrival_address: string;
  is_phone: Flag;
  is_wp: Flag;
  is_sms: Flag;
  is_confirm: Flag;
  is_authorize: Flag;
  /** for a known phone: true if the stored details are used */
  usesPrevious: boolean;
}

export function emptyVisitor(): VisitorValues {
  return {
    ...emptyRequest(true),
    full_name: '',
    email: '',
    disability_id: [],
    other_disability: '',
    comments: '',
    residential_address: '',
    arrival_address: '',
    is_phone: 1,
    is_wp: 0,
    is_sms: 1,
    is_confirm: 0,
    is_authorize: 0,
    usesPrevious: true,
  };
}

/** Reads a draft; unknown values are left out. The consents must be given anew each time. */
export function parseVisitor(kept: unknown): VisitorValues {
  const raw = isRecord(kept) ? kept : {};
  const text = (name: keyof VisitorValues) => (typeof raw[name] === 'string' ? raw[name] : '');
  const flag = (name: ChannelName, otherwise: Flag): Flag =>
    ([0, 1] as const).find((value) => value === raw[name]) ?? otherwise;
  const numbers = Array.isArray(raw['disability_id'])
    ? raw['disability_id'].filter((id): id is number => typeof id === 'number')
    : [];
  return {
    ...emptyVisitor(),
    ...parseRequest(kept),
    full_name: text('full_name'),
    email: text('email'),
    disability_id: numbers,
    other_disability: text('other_disability'),
    comments: text('comments'),
    residential_address: text('residential_address'),
    arrival_address: text('arrival_address'),
    is_phone: flag('is_phone', 1),
    is_wp: flag('is_wp', 0),
    is_sms: flag('is_sms', 1),
    usesPrevious: raw['usesPrevious'] !== false,
  };
}

/** Returns the form filled with the stored details of the phone's owner, which can be changed. */
export function withPrevious(
  values: VisitorValues,
  previous: NonNullable<UserDetailCheck['previous']>,
): VisitorValues {
  return { ...values, ...previous, email: previous.email ?? '', usesPrevious: false };
}

type PersonDetails = Omit<
  VisitorApplicationForm,
  keyof ApplicationForm | 'ticket' | 'phone' | 'is_use_previous_detail'
>;

/** The person asking for help, as sent; includes the description of another disability only with "other". */
export function personToWire(values: VisitorValues, hasOther: boolean): PersonDetails {
  const {
    full_name,
    email,
    disability_id,
    other_disability,
    comments,
    residential_address,
    arrival_address,
    is_phone,
    is_wp,
    is_sms,
  } = values;
  return {
    full_name: full_name.trim(),
    email: email.trim(),
    disability_id,
    ...(hasOther && { other_disability: other_disability.trim() }),
    comments: comments.trim(),
    residential_address,
    ...(arrival_address !== '' && { arrival_address }),
    is_phone,
    is_wp,
    is_sms,
  };
}

/** The proof of a verified phone, which permits sending a request. */
export function ticketToWire({
  ticket,
  phone,
}: RegistrationTicket): Pick<VisitorApplicationForm, 'ticket' | 'phone'> {
  return { ticket, phone };
}
