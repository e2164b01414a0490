import { startProgram } from '../../support/start-program';

/** Starts the built sandbox in a separate process, with a file, at free ports of the loopback interface. */
export const startServer = async (file: string) => {
  const env = { ...process.env, SANDBOX_FILE: file, PORT: '0', SHOP_PORT: '0' };
  const command = [process.execPath, 'dist/sandbox/main.js'] as const;
  const { found, printed, gone, end } = await startProgram(command, /ready: (http:\S+)/, { env });
  return { url: found, said: printed, gone, kill: () => end('SIGKILL') };
};
