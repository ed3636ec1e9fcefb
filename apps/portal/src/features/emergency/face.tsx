/** The person whose initial is shown, and how certain it is that they are coming. */
interface FaceProps {
  name: string;
  tone: 'waiting' | 'brand' | 'done';
}

/** The helper's initial in a disc. The sentence beside it names them, so it is not read out. */
export function Face({ name, tone }: FaceProps) {
  const [initial = ''] = name;
  return (
    <span className={`moment__mark moment__mark--${tone}`} aria-hidden="true">
      {initial}
    </span>
  );
}

/**
 * A quiet ring with the number of people who were asked, shown during the search; the words beside it say the
 * same.
 */
export function SearchRing({ asked }: { asked: number }) {
  return (
    <span className="moment__mark moment__mark--search" aria-hidden="true">
      {asked > 0 && <bdi>{asked}</bdi>}
    </span>
  );
}
