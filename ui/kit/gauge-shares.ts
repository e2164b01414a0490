/** Returns a share in percent, kept inside the bar whatever the server sends. */
const share = (part: number, total: number): number =>
  total > 0 ? Math.min(100, Math.max(0, (part / total) * 100)) : 0;

/** Returns the parts of a limit's gauge in percent: the used part, and the temporary part over what is free and used. */
export const gaugeShares = (total: number, used: number, temporary = 0) => {
  const [usedShare, temporaryShare] = [share(used, total), share(temporary, total)];
  const begin = 100 - temporaryShare;
  const usedTemporary = Math.max(0, usedShare - begin);
  return {
    used: usedShare,
    hatched: [
      { over: 'free', from: begin + usedTemporary, width: temporaryShare - usedTemporary },
      { over: 'used', from: begin, width: usedTemporary },
    ],
  } as const;
};
