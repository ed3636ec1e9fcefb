import { SignIn } from './SignIn.js';

/** The door of help seekers (part 1 §2.5). */
export default function UserLoginPage() {
  return <SignIn door="user" />;
}
