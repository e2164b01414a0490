import type { PropsWithChildren } from 'react';
import './art.css';
import { Awning } from './stall';

/** Renders a warung whose shutter is down. */
export const ClosedStall = ({ children }: PropsWithChildren) => (
  <>
    <path className="art__paper" d="M52 50h96v78H52z" />
    <path className="art__rule" d="M60 72h80M60 84h80M60 96h80M60 108h80" />
    <path className="art__line" d="M52 118h96" />
    {children}
    <Awning />
  </>
);
