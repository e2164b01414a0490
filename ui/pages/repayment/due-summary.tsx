import type { DueLines } from './due-lines';
import './bill-tabs.css';

/** Renders the lines below a total. */
export const DueSummary = ({ late, included, due, unlistedFee }: DueLines) =>
  (late ?? due) !== undefined && (
    <div className="due-summary">
      {late !== undefined && <p className="due-summary__late">{late}</p>}
      {included !== undefined && <p className="due-summary__fee">{included}</p>}
      {due !== undefined && <p>{due}</p>}
      {unlistedFee !== undefined && <p>{unlistedFee}</p>}
    </div>
  );
