import type { PropsWithChildren } from 'react';
import './art.css';

/** Renders a phone that shows the awning. */
export const PhoneFrame = ({ children }: PropsWithChildren) => (
  <>
    <rect className="art__paper" x="62" y="14" width="64" height="114" rx="10" />
    <path
      className="art__accent art__line"
      d="M62 28h64v10a8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0z"
    />
    {children}
  </>
);
