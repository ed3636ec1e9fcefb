import { Unsubscribe } from './Unsubscribe.js';

/** Reached from a message to many by email (part 1 §2.14). */
export default function UnsubscribeEmailPage() {
  return <Unsubscribe channel="email" />;
}
