import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];

type Json = { readonly [key: string]: Json | string };

/** Returns whether the file belongs to the product: tests and documents do not. */
const isProduct = (file: string): boolean => !/^(?:tests|docs|screens)\/|\.md$/.test(file);

/** Puts a value at `a.b.c`, at the end of its object. */
const put = (json: Json, [key = '', ...below]: readonly string[], value: Json | string): Json => {
  const old = json[key];
  const next = below.length === 0 ? value : put(typeof old === 'object' ? old : {}, below, value);
  return { ...json, [key]: next };
};

/** A copy of the project in a temporary folder, in which a recipe is applied and tested. */
export class Tree {
  readonly folder = mkdtempSync(join(tmpdir(), 'paylater-recipe-'));

  constructor() {
    for (const file of this.git(process.cwd(), listed))
      if (file !== 'node_modules') cpSync(file, join(this.folder, file), { force: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(this.folder, 'node_modules'), 'dir');
    this.git(this.folder, ['init', '--quiet']);
    this.commit();
  }

  /** Commits everything, so that `touched` lists only later changes. */
  commit(): void {
    this.git(this.folder, ['add', '--all']);
    const author = ['-c', 'user.name=recipe', '-c', 'user.email=recipe@localhost'];
    this.git(this.folder, [...author, 'commit', '--quiet', '--no-verify', '--message', 'before']);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /**
   * Replaces the only match of `anchor`; in `by`, `$&` is the match and `$1` its first group. An anchor is the head or
   * the end of a table, a class or a list, which stays when other rows are added.
   */
  edit(file: string, anchor: RegExp, by: string): void {
    const text = this.read(file);
    const { length } = [...text.matchAll(new RegExp(anchor, `${anchor.flags}g`))];
    if (length !== 1) throw new Error(`${file} has ${length} places like ${anchor}, not one`);
    this.write(file, text.replace(anchor, by));
  }

  /** Imports names from a module, next to those that the file already imports from it. */
  importInto(file: string, from: string, ...names: readonly string[]): void {
    const text = this.read(file);
    const line = new RegExp(`import (type )?\\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`);
    const [old, type = '', list = ''] = line.exec(text) ?? [];
    const known = list.split(',').map((name) => name.trim());
    const all = [...known.filter((name) => name !== '').map((name) => type + name), ...names];
    const made = `import { ${[...new Set(all)].join(', ')} } from '${from}';`;
    this.write(file, old === undefined ? `${made}\n${text}` : text.replace(old, made));
  }

  /** Puts a message at `a.b.c` of a namespace, in both languages. */
  say(
    namespace: string,
    key: string,
    messages: Readonly<Record<'id' | 'en', Json | string>>,
  ): void {
    for (const [language, message] of Object.entries(messages)) {
      const file = `ui/messages/${language}/${namespace}.json`;
      const json = put(JSON.parse(this.read(file)) as Json, key.split('.'), message);
      this.write(file, `${JSON.stringify(json, null, 2)}\n`);
    }
  }

  /** Returns the product files that have changed. */
  touched(): readonly string[] {
    return this.git(this.folder, ['status', '--porcelain', '--untracked-files=all'])
      .map((line) => line.slice(3))
      .filter(isProduct);
  }

  /** Runs a program of the project in the copy. Throws its output when it fails. */
  run(program: string, ...args: readonly string[]): void {
    const command = program === 'node' ? process.execPath : `node_modules/.bin/${program}`;
    // A nested test run must not inherit the settings of the outer one.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^(?:VITEST|NODE_ENV|SUITE|TEST$)/.test(name),
      ),
    );
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: this.folder,
      encoding: 'utf8',
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0)
      throw new Error(`${program} ${args.join(' ')} failed\n${stdout}\n${stderr}`.slice(-8_000));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private git(cwd: string, args: readonly string[]): readonly string[] {
    return execFileSync('git', args, { cwd, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '');
  }
}
