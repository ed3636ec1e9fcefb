import { Unsubscribe } from './unsubscribe.js';

/** Reached from a message to many by sms (rule 126). */
export default function UnsubscribeSmsPage() {
  return <Unsubscribe channel="sms" />;
}
