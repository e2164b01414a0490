import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** Starts a program, and resolves once its output matches `ready`; `found` is the first group of the pattern. */
export const startProgram = async (
  [program, ...args]: readonly [string, ...string[]],
  ready: RegExp,
  options: SpawnOptions,
) => {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'exit');
  let printed = '';
  const found = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      printed += part.toString();
      const match = ready.exec(printed);
      if (match) resolve(match[1] ?? '');
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`ended before it was ready: ${printed}`)));
  });
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await gone;
  };
  return { found, printed, gone, end };
};
