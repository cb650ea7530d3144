import { isTest } from './rooms.ts'
import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

export function checkFileSizes(files: SourceFile[]): Violation[] {
  return files.flatMap(({ path, lineCount }) => {
    const { kind, limit } = limitOf(path)
    if (lineCount <= limit) return []
    return [
      {
        file: path,
        line: limit + 1,
        wrong: `${kind} has ${lineCount} lines, ${limit} are allowed`,
        fix: 'split it by idea',
      },
    ]
  })
}

function limitOf(path: string) {
  if (/\.gen\.tsx?$/.test(path)) return { kind: 'a generated file', limit: Number.POSITIVE_INFINITY }
  if (isTest(path)) return { kind: 'a test file', limit: 400 }
  if (/^apps\/web\/src\/routes\/.+\.tsx?$/.test(path)) return { kind: 'a route file', limit: 60 }
  if (/^apps\/web\/src\/(features|ui)\/.+\.tsx$/.test(path)) return { kind: 'a component file', limit: 120 }
  return { kind: 'a source file', limit: 250 }
}
