import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlannedFile } from './plan-noun.ts'

const EXPORTED = /^export (?:async )?(?:class|const|function|interface|type) (\w+)/gm

/** A name that the new files would export although the same package already exports it. */
export function findClash(root: string, created: PlannedFile[]) {
  for (const { path, text } of created) {
    const [source] = /^packages\/\w+\/src\//.exec(path) ?? []
    if (!source) continue
    const newNames = new Set(exportsOf(text))
    for (const other of globSync(`${source}**/*.ts`, { cwd: root })) {
      const name = exportsOf(readFileSync(join(root, other), 'utf8')).find((each) => newNames.has(each))
      if (name) return { name, path: other }
    }
  }
  return undefined
}

function exportsOf(text: string): string[] {
  return [...text.matchAll(EXPORTED)].map(([, name = '']) => name)
}
