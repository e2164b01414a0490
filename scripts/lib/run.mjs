import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever the working directory is. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let ending = false;

/**
 * Sends a signal to a child and everything it started: each child leads its own process group.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} name
 */
const signal = (child, name) => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // It has ended already.
  }
};

/**
 * Ends every child when the command ends. Kills a child that is still running after five seconds.
 * @param {number} exitCode the command's own, when a signal ends it
 */
export const endChildrenWithMe = (exitCode) => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(name, () => {
      process.exitCode = exitCode;
      if (children.size === 0) process.exit();
      ending = true;
      for (const child of children) signal(child, 'SIGTERM');
      setTimeout(() => {
        for (const child of children) signal(child, 'SIGKILL');
      }, 5_000).unref();
    });
};

/**
 * Runs a program with its output shown. Resolves with its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env] added to the command's own
 * @param {(text: string) => void} [print] takes the output instead of showing it
 * @param {{ cwd?: string; uid?: number; gid?: number }} [place] the project's folder and this user, unless given
 * @returns {Promise<number>}
 */
export const run = (command, args, env = {}, print, place = {}) =>
  new Promise((resolve) => {
    const output = print === undefined ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      cwd: root,
      ...place,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
      detached: true,
    });
    children.add(child);
    if (print)
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', print);
    /** @param {number} code */
    const done = (code) => {
      children.delete(child);
      if (!ending) resolve(code);
      else if (children.size === 0) process.exit();
    };
    child.on('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      done(127);
    });
    child.on(print ? 'close' : 'exit', (code) => done(code ?? 1));
  });

/**
 * Runs an installed package's program.
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 * @param {(text: string) => void} [print]
 */
export const tool = (name, args, env, print) => run(`node_modules/.bin/${name}`, args, env, print);
