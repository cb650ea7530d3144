import { roomOf } from './rooms.ts'
import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

// Transports and vendors, which belong to the server, the api and the adapters.
const foreign = /^((node:)?(http|https|http2)|fastify|@fastify\/.+|@trpc\/.+|stripe|boldsign|nodemailer)$/

export function checkCoreImports(files: SourceFile[]): Violation[] {
  return files
    .filter(({ path }) => roomOf(path) === 'core')
    .flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => foreign.test(specifier))
        .map(({ specifier, line }) => ({
          file: path,
          line,
          wrong: `core names ${specifier}`,
          fix: 'core must not depend on transports or vendors: define a port and implement it in adapters',
        })),
    )
}
