import { checkCoreImports } from './core-imports.ts'
import { checkCoreOrder } from './core-order.ts'
import { checkEnvironment } from './environment.ts'
import { checkFileNames } from './file-names.ts'
import { checkFileSizes } from './file-sizes.ts'
import { checkImportTable } from './import-table.ts'
import { checkKindCasts } from './kind-casts.ts'
import { checkRelativeImports } from './relative-imports.ts'
import { checkScopeMakers } from './scope-makers.ts'
import { readSourceTree, type SourceFile } from './source-tree.ts'
import { checkVerbGuards } from './verb-guards.ts'
import type { Violation } from './violation.ts'
import { checkWebLayers } from './web-layers.ts'

const rules = [
  checkSyntax,
  checkImportTable,
  checkRelativeImports,
  checkCoreImports,
  checkCoreOrder,
  checkEnvironment,
  checkWebLayers,
  checkFileSizes,
  checkFileNames,
  checkVerbGuards,
  checkScopeMakers,
  checkKindCasts,
]

/** All violations of the structure rules in the repository at `root`. */
export function checkStructure(root: string): Violation[] {
  const files = readSourceTree(root)
  return rules.flatMap((rule) => rule(files))
}

// A file that cannot be parsed would pass every other rule.
function checkSyntax(files: SourceFile[]): Violation[] {
  return files.flatMap(({ path, errors }) =>
    errors.map((error) => ({
      file: path,
      line: 1,
      wrong: `cannot be parsed: ${error}`,
      fix: 'fix the syntax',
    })),
  )
}
