import { Art } from './art';
import { Stall } from './parts/stall';

/** A warung that is open: a bag and the ledger on its counter. */
export const WelcomeArt = () => (
  <Art>
    <Stall>
      <path className="art__paper" d="M77 72h24l3 22H74z" />
      <path className="art__line" d="M83 77v-6a6 6 0 0 1 12 0v6" />
      <path className="art__accent art__line" d="M108 72h18v22h-18zm5 0v22" />
    </Stall>
  </Art>
);
