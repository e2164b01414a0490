/** Returns the seed of FUZZ_SEED, or a new one. Prints it. */
export const seedOf = (what: string): number => {
  const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  process.stdout.write(`${what}: FUZZ_SEED=${seed}\n`);
  return seed;
};
