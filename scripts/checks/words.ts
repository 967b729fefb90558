import path from 'node:path';
import type { SourceFile } from './files.ts';
import type { Outcome } from './outcome.ts';

type Rule = { name: string; pattern: RegExp; in: RegExp; except?: RegExp };

const code = /\.(tsx?|mjs|cjs|js)$/;

/** Rules about single lines; their patterns are written so that they do not find themselves. */
function rules(root: string, registry: string | undefined): Rule[] {
  const machine = ['work', 'home/(?!waypost/)\\w+', 'Users/\\w+', 'root'].join('|');
  const registryHost = registry && URL.canParse(registry) ? [new URL(registry).host] : [];
  const hosts = [...registryHost.map(escapeRegExp), 'registry\\.npmjs\\.org', 'registry\\.yarnpkg\\.com'].join('|');
  return [
    {
      name: 'environment-in-config-only',
      pattern: /\bprocess\s*(\.\s*env\b|\[\s*['"`]env)|\benv\b[^;]*\bfrom\s+['"]node:process['"]/,
      in: code,
      // Tests, the sandbox and the programs that drive the product from outside are no part of it.
      except: /^apps\/server\/src\/platform\/config\/|^packages\/sandbox\/src\/main\.ts$|\.test\.tsx?$|^e2e\/|^bench\//,
    },
    { name: 'machine-path', pattern: new RegExp(`(?<![\\w.$}-])/(?:${machine})/`), in: /./ },
    { name: 'machine-path', pattern: new RegExp(escapeRegExp(`${root}${path.sep}`)), in: /./ },
    { name: 'registry-host', pattern: new RegExp(`//(?:[^/\\s]*@)?(?:${hosts})`), in: /./ },
    { name: 'unfinished', pattern: /\b(?:TO[D]O|FIX[M]E|X[X]X)\b/, in: code },
    { name: 'types-switched-off', pattern: /@ts-(?:ignore|nocheck|expect-error)|\bas any\b|biome-[i]gnore/, in: code },
  ];
}

export function checkWords(root: string, files: SourceFile[], registry: string | undefined): Outcome {
  const all = rules(root, registry);
  const details = files.flatMap((file) => {
    const own = all.filter((rule) => rule.in.test(file.path) && !rule.except?.test(file.path));
    return file.text
      .split('\n')
      .flatMap((line, index) =>
        own
          .filter((rule) => rule.pattern.test(line))
          .map((rule) => `${rule.name}: ${file.path}:${index + 1}: ${line.trim().slice(0, 120)}`),
      );
  });
  return { name: 'forbidden words', ok: details.length === 0, summary: `${files.length} files`, details };
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
