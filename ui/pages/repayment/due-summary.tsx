import type { DueLines } from './due-lines';
import { said } from '../../kit/said';
import './bill-tabs.css';

/** Renders the lines below a total. */
export const DueSummary = ({ late, included, due, unlistedFee }: DueLines) =>
  (late ?? due) !== undefined && (
    <div className="due-summary">
      {late !== undefined && <p className="due-summary__late">{said(late)}</p>}
      {included !== undefined && <p className="due-summary__fee">{said(included)}</p>}
      {due !== undefined && <p>{said(due)}</p>}
      {unlistedFee !== undefined && <p>{said(unlistedFee)}</p>}
    </div>
  );
