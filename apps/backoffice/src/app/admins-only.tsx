import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { useText } from '../shared/text.js';

/**
 * Leads a manager from a page of admins to their first screen, and says why: the specification leads to the sign-in
 * (guard 5), which leads whoever is signed in on to that screen (guard 8).
 */
export function AdminsOnly() {
  const text = useText();
  const notify = useNotify();
  useEffect(() => notify(text('app.admins_only'), { type: 'warning' }), [notify, text]);
  return <Navigate to="/" replace />;
}
