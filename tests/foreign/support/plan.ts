const DAY = 24 * 3_600_000;
const MONTHLY_FEE_PERCENT = 2;

/** Holds an instalment plan for what is due now. */
export interface Plan {
  tenor: number;
  principal: number;
  fee: number;
  discount: number;
  total: number;
  instalments: { number: number; dueAt: number; principal: number; fee: number; amount: number }[];
}

/** Returns the plan for a sum; the last instalment takes what division leaves. */
export function planOf(principal: number, tenor: number, discounted: boolean, today: number): Plan {
  const fee = Math.round((principal * MONTHLY_FEE_PERCENT) / 100) * tenor;
  const discount = discounted ? Math.round(fee / 2) : 0;
  const total = principal + fee - discount;
  const share = (amount: number, number: number): number => {
    const each = Math.floor(amount / tenor);
    return number === tenor ? amount - each * (tenor - 1) : each;
  };
  const instalments = Array.from({ length: tenor }, (_, index) => {
    const number = index + 1;
    const own = share(principal, number);
    const amount = share(total, number);
    const dueAt = today + (3 + 30 * number) * DAY;
    return { number, dueAt, principal: own, fee: amount - own, amount };
  });
  return { tenor, principal, fee, discount, total, instalments };
}
