import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { repository } from '../lib/repository.ts';

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string().min(1),
      purl: z.string().startsWith('pkg:npm/'),
      properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
    }),
  ),
});
const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(repository, 'apps/server/package.json'), 'utf8')));

// `npm sbom --omit dev` leaves out what something else needs for development only, zod and sharp too.
it('npm run sbom lists all that the server runs with its hash, and marks what only builds it', () => {
  const text = execFileSync('npm', ['run', '-s', 'sbom'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  const { components } = bill.parse(JSON.parse(text));
  const building = components
    .filter(({ properties }) =>
      properties.some(({ name }) => name === 'cdx:npm:package:development'),
    )
    .map(({ name }) => name);
  const hashed = components.filter(({ hashes = [] }) => hashes.length > 0).map(({ name }) => name);
  const needed = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@'));
  expect(needed.filter((name) => !hashed.includes(name) || building.includes(name))).toEqual([]);
  expect(building).toContain('vitest');
}, 60_000);
