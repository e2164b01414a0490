import type { PropsWithChildren } from 'react';
import './art.css';

/** Renders an identity card with a photo on the right. */
export const IdentityCard = ({ children }: PropsWithChildren) => (
  <>
    <rect className="art__paper" x="32" y="36" width="136" height="84" rx="8" />
    <path className="art__accent" d="M40 37h120a7 7 0 0 1 7 7v8H33v-8a7 7 0 0 1 7-7z" />
    <path className="art__rule" d="M46 68h50M46 82h36M46 96h44M46 108h22" />
    <rect className="art__soft" x="114" y="62" width="42" height="48" rx="3" />
    {children}
  </>
);

/** Renders the picture of a face on the card. */
export const Face = () => (
  <>
    <circle className="art__mid" cx="135" cy="79" r="9" />
    <path className="art__mid" d="M118 110c0-12 7-18 17-18s17 6 17 18z" />
  </>
);
