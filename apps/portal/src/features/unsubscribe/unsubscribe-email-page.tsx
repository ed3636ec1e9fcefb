import { Unsubscribe } from './unsubscribe.js';

/** Reached from a message to many by email (rule 126). */
export default function UnsubscribeEmailPage() {
  return <Unsubscribe channel="email" />;
}
