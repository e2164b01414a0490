import type { ReactNode } from 'react';
import './art.css';
import { Awning } from './stall';

interface PartProps {
  readonly children?: ReactNode;
}

interface PlacedProps {
  readonly x: number;
  readonly y: number;
}

/** Renders a warung whose shutter is down. */
export const ClosedStall = ({ children }: PartProps) => (
  <>
    <path className="art__paper" d="M52 50h96v78H52z" />
    <path className="art__rule" d="M60 72h80M60 84h80M60 96h80M60 108h80" />
    <path className="art__line" d="M52 118h96" />
    {children}
    <Awning />
  </>
);

/** Renders the motorbike that delivers; its box has the awning. */
export const Motor = () => (
  <>
    <circle className="art__paper" cx="68" cy="114" r="14" />
    <circle className="art__mid" cx="68" cy="114" r="5" />
    <circle className="art__paper" cx="138" cy="114" r="14" />
    <circle className="art__mid" cx="138" cy="114" r="5" />
    <path
      className="art__accent art__line"
      d="M120 112a18 18 0 0 1 36-2l-15-4zM50 110c-1-17 9-28 26-28h30l3 20h10l9-42h8l8 36-10 4-4 2c-2 8-6 11-13 11H88a20 20 0 0 0-38-3z"
    />
    <path className="art__line" d="M124 62l10-3M128 60l-6-10" />
    <circle className="art__paper" cx="139" cy="68" r="5" />
    <rect className="art__mid art__line" x="62" y="76" width="48" height="8" rx="4" />
    <rect className="art__paper" x="52" y="38" width="42" height="38" rx="3" />
    <path
      className="art__accent art__line"
      d="M52 44h42v6a7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0z"
    />
  </>
);

/** Renders the open book of accounts ("buku kas"). */
export const Ledger = ({ children }: PartProps) => (
  <>
    <path className="art__accent art__line" d="M34 56h132v68H34z" />
    <path className="art__paper" d="M100 54q-30-12-60-2v66q30-10 60 2 30-12 60-2V52q-30-10-60 2z" />
    <path className="art__line" d="M100 54v66" />
    {children}
  </>
);

/** Renders entries of the ledger: what was bought, and an amount. */
export const Entries = () => (
  <path
    className="art__rule"
    d="M46 65q14-4 28-1m9 2 6 1M46 79q14-4 28-1m9 2 6 1M46 93q14-4 28-1m9 2 6 1"
  />
);

/** Renders a market basket. */
export const Basket = ({ children }: PartProps) => (
  <>
    <path className="art__line" d="M66 76V64a34 34 0 0 1 68 0v12" />
    {children}
    <path className="art__paper" d="M58 84h84l-9 44H67z" />
    <path className="art__rule" d="M64 98h72M67 112h66M86 88l3 36M114 88l-3 36" />
    <rect className="art__accent art__line" x="50" y="75" width="100" height="11" rx="5.5" />
  </>
);

/** Renders a coin. */
export const Coin = ({ x, y }: PlacedProps) => (
  <>
    <circle className="art__money art__line" cx={x} cy={y} r="11" />
    <path className="art__paper" d={`M${x} ${y - 5}l4 5-4 5-4-5z`} />
  </>
);

/** Renders a phone that shows the awning. */
export const Phone = ({ children }: PartProps) => (
  <>
    <rect className="art__paper" x="62" y="14" width="64" height="114" rx="10" />
    <path
      className="art__accent art__line"
      d="M62 28h64v10a8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0 8 8 0 0 1-16 0z"
    />
    {children}
  </>
);

/** Renders an identity card; the photo has its place on the right. */
export const IdentityCard = ({ children }: PartProps) => (
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
