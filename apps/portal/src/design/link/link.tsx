import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { navigate, plainPath, useLocation } from '../../core/router.js';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** a path of the portal, with query and fragment */
  to: string;
  children: ReactNode;
}

/**
 * Whether the click should open the page here; the browser itself handles other buttons and modifier keys.
 */
function isPlain(event: MouseEvent<HTMLAnchorElement>): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
}

/**
 * A link to a page of the portal. wouter's own link ignores `target`, and adds a second history entry when it
 * leads to the current page.
 */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const { pathname, search } = useLocation();
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (rest.target && rest.target !== '_self')) return;
    event.preventDefault();
    navigate(to, { replace: to === pathname + search });
  };
  return (
    <a {...rest} href={to} onClick={click}>
      {children}
    </a>
  );
}

/** A {@link Link} of a menu: it marks the reader's current page and its subpages. */
export function MenuLink(props: LinkProps) {
  const path = plainPath(useLocation().pathname);
  const isHere = path === props.to || path.startsWith(`${props.to}/`);
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />;
}
