import type { MouseEvent } from 'react';

interface TextLinkProps {
  readonly href: string;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Says where it leads when the words alone would not: "Ubah data pekerjaan". */
  readonly label?: string | undefined;
  readonly children: string;
}

/** A link that stands by itself, so it is as easy to hit as a button. Inside a sentence a plain `<a>` does. */
export const TextLink = ({ href, onClick, label, children }: TextLinkProps) => (
  <a className="text-link" href={href} onClick={onClick} aria-label={label}>
    {children}
  </a>
);
