import { Unsubscribe } from './Unsubscribe.js';

/** Reached from a message to many by sms (part 1 §2.14). */
export default function UnsubscribeSmsPage() {
  return <Unsubscribe channel="sms" />;
}
