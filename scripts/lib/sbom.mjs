import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * @typedef {object} Bom
 * @property {{ component: { 'bom-ref': string; name: string }; timestamp?: string; tools?: unknown }} metadata
 * @property {readonly { 'bom-ref': string; name: string; version: string; scope: string }[]} components
 * @property {readonly { ref: string; dependsOn: readonly string[] }[]} dependencies
 * @property {string} [serialNumber]
 */

/**
 * Returns npm's bill of materials without what only tools need and what differs between two runs: the serial number,
 * the time, npm's version and the folder. `npm sbom --omit dev` would also leave out what tools share, such as React.
 * @param {Bom} printed
 * @param {string} name the package's
 */
export const sbomOf = ({ serialNumber: _, ...printed }, name) => {
  const { timestamp: _timestamp, tools: _tools, component, ...metadata } = printed.metadata;
  const components = printed.components.filter(({ scope }) => scope === 'required');
  const kept = new Set(components.map((it) => it['bom-ref']));
  return {
    ...printed,
    metadata: { ...metadata, component: { ...component, name } },
    components,
    dependencies: printed.dependencies
      .filter(({ ref }) => ref === component['bom-ref'] || kept.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((it) => kept.has(it)) })),
  };
};

/** Writes the software bill of materials of the client and the elements (CycloneDX), from the lockfile. */
export const writeSbom = () => {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--silent'];
  const printed = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const bom = `${JSON.stringify(sbomOf(JSON.parse(printed), name), undefined, 2)}\n`;
  writeFileSync(join(root, 'dist/sbom.cdx.json'), bom);
};
