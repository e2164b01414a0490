import type { Plan } from '../../domain/restructure/plan';
import { Amount } from '../kit/amount';
import './instalments.css';

interface InstalmentTableProps {
  readonly plan: Plan;
  /** Whether the values are old while new ones load. */
  readonly stale: boolean;
  readonly texts: {
    readonly number: string;
    readonly due: string;
    readonly amount: string;
    /** Shown if a due date is unknown. */
    readonly unknown: string;
    /** "30 Apr 2025", for epoch ms. */
    readonly day: (at: number) => string;
  };
}

export const InstalmentTable = ({ plan, stale, texts }: InstalmentTableProps) => {
  const { instalments } = plan;
  return (
    <table className="instalments">
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.due}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {instalments.map(({ id, amount, dueTime }, at) => (
          <tr key={id} data-row="instalment" data-id={id}>
            <th scope="row">{at + 1}</th>
            <td>{dueTime === undefined ? texts.unknown : texts.day(dueTime)}</td>
            <td>
              <Amount {...{ value: amount, stale }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
