import type { EventVolunteerRequest } from '@karov/api-client';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../shared/text.js';
import { HiddenText } from '../../shared/ui/hidden-text.js';

/** Announces politely who has said yes since the screen was opened, for people who do not see the list grow. */
export function NewYeses({ calls }: { calls: readonly EventVolunteerRequest[] }) {
  const text = useText();
  const [told, setTold] = useState('');
  const ready = useMemo(() => calls.filter(({ status }) => status === 'accept'), [calls]);
  const known = useRef<ReadonlySet<number>>(new Set(ready.map(({ id }) => id)));
  useEffect(() => {
    const fresh = ready.filter(({ id }) => !known.current.has(id));
    known.current = new Set(ready.map(({ id }) => id));
    const [first] = fresh;
    if (first) setTold(text('console.new_yes', { count: fresh.length, name: first.volunteer.full_name }));
  }, [ready, text]);
  return <HiddenText role="status">{told}</HiddenText>;
}
