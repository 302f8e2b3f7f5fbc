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
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).optional(),
    }),
  ),
});
const manifest = (folder: string) =>
  z
    .object({
      dependencies: z.record(z.string(), z.string()).default({}),
      devDependencies: z.record(z.string(), z.string()).default({}),
    })
    .parse(JSON.parse(readFileSync(path.join(repository, folder, 'package.json'), 'utf8')));

it('npm run sbom lists what the image runs, each with its hash, and nothing that only builds it', () => {
  const text = execFileSync('npm', ['run', '-s', 'sbom'], { cwd: repository, encoding: 'utf8' });
  const { components } = bill.parse(JSON.parse(text));
  const hashed = components.filter(({ hashes = [] }) => hashes.length > 0).map(({ name }) => name);
  const wanted = Object.keys(manifest('apps/server').dependencies);
  expect(wanted.filter((name) => !name.startsWith('@matiz/') && !hashed.includes(name))).toEqual(
    [],
  );
  expect(components.map(({ name }) => name)).not.toContain('vitest');
  expect(components.map(({ name }) => name)).not.toContain('playwright-core');
}, 60_000);
