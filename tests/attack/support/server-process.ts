import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts the built sandbox in a separate process, with a file, at free ports of the loopback interface. */
export const startServer = async (file: string) => {
  const child = spawn(process.execPath, ['dist/sandbox/main.js'], {
    env: { ...process.env, SANDBOX_FILE: file, PORT: '0', SHOP_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  let said = '';
  const url = new Promise<string>((resolve, reject) => {
    const hear = (part: Buffer): void => {
      said += part.toString();
      const ready = /ready: (http:\S+)/.exec(said)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`ended before it was ready: ${said}`)));
  });
  return { url: await url, said, gone, kill: () => child.kill('SIGKILL') };
};
