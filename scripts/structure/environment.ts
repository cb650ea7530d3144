import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

const reader = 'apps/server/src/env.ts'

export function checkEnvironment(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => path !== reader && /^(apps\/server|packages)\//.test(path))
    .flatMap(({ path, environmentReads }) =>
      environmentReads.map((line) => ({
        file: path,
        line,
        wrong: 'reads the environment',
        fix: `take the value as a parameter: only ${reader} reads it`,
      })),
    )
}
