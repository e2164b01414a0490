/** Returns whether a status means that the due day is past. */
export const isLateStatus = (status: string | undefined): boolean =>
  status === 'OVERDUE' || status === 'OVERDUE_WITH_LATE_FEE';
