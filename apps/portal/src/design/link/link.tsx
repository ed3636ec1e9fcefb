import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** a path of the portal, with the parts after it */
  to: string;
  children: ReactNode;
}

/**
 * A link to a page of the portal. The router's own component includes code to prefetch pages, which the
 * portal never does.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target });
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  );
}

/** A {@link Link} of a menu: it marks the page of the reader, and its subpages, as current. */
export function MenuLink(props: LinkProps) {
  const isHere = useMatch({ path: props.to, end: false }) !== null;
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}
