import { Unsubscribe } from './unsubscribe.js';

/** Reached from a broadcast by email (rule 126). */
export default function UnsubscribeEmailPage() {
  return <Unsubscribe channel="email" />;
}
