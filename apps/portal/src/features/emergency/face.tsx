/** Whose initial stands there, and how sure it is that they come. */
interface FaceProps {
  name: string;
  tone: 'waiting' | 'brand' | 'done';
}

/** The initial of somebody who helps, in a disc. The sentence beside it names them, so it is not read out. */
export function Face({ name, tone }: FaceProps) {
  const [initial = ''] = name;
  return (
    <span className={`moment__mark moment__mark--${tone}`} aria-hidden="true">
      {initial}
    </span>
  );
}

/** A quiet ring while somebody is sought, with how many were asked; the words beside it say the same. */
export function SearchRing({ asked }: { asked: number }) {
  return (
    <span className="moment__mark moment__mark--search" aria-hidden="true">
      {asked > 0 && <bdi>{asked}</bdi>}
    </span>
  );
}
