import { isRecord, ownValue } from '@karov/domain';
import { pageOfShort } from '../../modules/notifications/index.js';

/** The answer to one call of a story, without the values that differ each time. */
export interface RecordedCall {
  /** the caller, the language and the call, such as `seeker en POST /applications` */
  call: string;
  status: number;
  body: unknown;
}

const ID_KEY = /(^|_)ids?$/i;
/**
 * Matches the names of values that are generated anew each time: session tokens, keys, and the codes of
 * links.
 */
const RANDOM_KEY = /token|idempotency/i;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/;
const LINK_CODE =
  /(\/(?:help\/request|volunteer\/update-status|user\/update-event-respond|unsubscribe)\/)[\w-]{8,}/g;
/**
 * Matches links in messages, which are short since rule 163; they are recorded as the pages to which they
 * lead.
 */
const SHORT_LINK = /(?<=:\d+)\/[a-z]\/[\w-]{22}(?![\w-])/g;
/** Matches paths in messages that lead to the page of one record. */
const LINK_NUMBER = /(\/(?:requests|events|applications|emergencies)\/)\d+/g;
/** Lists of the people asked in an event, with the field of a row that contains the person. */
const PARTY_OF: ReadonlyMap<string, string> = new Map([
  ['event_user_requests', 'user'],
  ['event_volunteer_requests', 'volunteer'],
]);
/** Matches the id in a path for repeating a request. */
const AGAIN_NUMBER = /(again=)\d+/g;
const SECOND_MS = 1000;

/**
 * Records the answers of calls so that two runs can be compared field by field: row ids become names in the
 * order of their first appearance, link codes become a word, and times become the seconds since the story
 * began. Everything else stays unchanged.
 */
export class Recorder {
  readonly calls: RecordedCall[] = [];
  private readonly names = new Map<string, Map<unknown, string>>();

  constructor(private readonly begins: Date) {}

  note(call: string, status: number, body: unknown): void {
    this.calls.push({ call, status, body: this.plain(body, call.replace(/\d+/g, 'n'), '') });
  }

  private plain(value: unknown, place: string, key: string): unknown {
    if (Array.isArray(value)) return inOneOrder(value, key).map((item) => this.plain(item, place, key));
    if (value instanceof Date) return this.plain(value.toISOString(), place, key);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, this.plain(item, `${place}.${name}`, name)]),
      );
    }
    if (value === null || typeof value === 'boolean') return value;
    if (RANDOM_KEY.test(key)) return '(random)';
    if (ID_KEY.test(key)) return this.nameOf(value, place, key);
    if (typeof value !== 'string') return value;
    if (MOMENT.test(value)) return `${Math.round((Date.parse(value) - this.begins.getTime()) / SECOND_MS)} s`;
    const whole = value.replaceAll(SHORT_LINK, (short) => pageOfShort(short) ?? short);
    return whole
      .replaceAll(LINK_CODE, '$1(code)')
      .replaceAll(LINK_NUMBER, '$1(number)')
      .replaceAll(AGAIN_NUMBER, '$1(number)');
  }

  private nameOf(value: unknown, place: string, key: string): string {
    const known = this.names.get(place) ?? new Map<unknown, string>();
    this.names.set(place, known);
    const name = known.get(value) ?? `${key} ${known.size + 1}`;
    known.set(value, name);
    return name;
  }
}

/**
 * Sorts people who were asked in an event at the same time by person, because they have no guaranteed order.
 */
function inOneOrder(list: readonly unknown[], key: string): readonly unknown[] {
  const party = PARTY_OF.get(key) ?? (list.every(isQuestion) ? 'user' : undefined);
  return party === undefined ? list : list.toSorted((a, b) => (nameIn(a, party) < nameIn(b, party) ? -1 : 1));
}

function isQuestion(row: unknown): boolean {
  return (
    isRecord(row) &&
    Object.hasOwn(row, 'event') &&
    Object.hasOwn(row, 'user') &&
    Object.hasOwn(row, 'is_approved')
  );
}

function nameIn(row: unknown, party: string): string {
  const person = isRecord(row) ? ownValue(row, party) : null;
  return isRecord(person) ? `${String(person.full_name)} ${String(person.id)}` : '';
}
