/** Checks a condition repeatedly in real time, and returns whether it held within so many milliseconds. */
export const within = async (
  milliseconds: number,
  holds: () => Promise<boolean> | boolean,
): Promise<boolean> => {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    if (await holds()) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
};
