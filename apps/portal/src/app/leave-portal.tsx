import { useEffect } from 'react';
import { leave } from '../core/leave.js';
import { Spinner } from '../design/spinner/spinner.js';

/** Goes to a page of the back office, which is another application. */
export function LeavePortal({ path }: { path: string }) {
  useEffect(() => leave.to(path), [path]);
  return <Spinner />;
}
