import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nothingParsed, type ParsedSource, parseSource } from './parse-source.ts'

/** A source file; `path` is relative to the repository, with slashes. */
export type SourceFile = ParsedSource & { path: string; lineCount: number }

const skipped = new Set(['node_modules', 'dist', 'dist-ssr', '.types', '.turbo', '.cache'])

export function readSourceTree(root: string): SourceFile[] {
  const paths = globSync(['*.config.ts', '{apps,packages,scripts,migrations}/**/*.{ts,tsx,mjs,css}'], {
    cwd: root,
    exclude: (path) => path.split('/').some((segment) => skipped.has(segment)),
  })
  return paths.sort().map((path) => readSource(root, path))
}

function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const parsed = path.endsWith('.css') ? nothingParsed : parseSource(path, text)
  return { path, lineCount: text.split('\n').length - (text.endsWith('\n') ? 1 : 0), ...parsed }
}
