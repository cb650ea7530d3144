import { posix } from 'node:path'
import { isForTests } from './rooms.ts'
import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

/** In the web app, features do not know each other and the ui knows no feature: routes compose them. */
export function checkWebLayers(files: SourceFile[]): Violation[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, line }) => {
      if (!specifier.startsWith('.')) return []
      const to = layerOf(posix.join(posix.dirname(path), specifier))
      const problem = problemOf(layerOf(path), to) ?? testingProblem(path, to)
      return problem ? [{ file: path, line, ...problem }] : []
    }),
  )
}

type Layer = { name: string; feature: string } | undefined

function layerOf(path: string): Layer {
  const [, name, feature] = /^apps\/web\/src\/([^/]+)\/([^/]+)/.exec(path) ?? []
  return name && feature ? { name, feature } : undefined
}

function problemOf(from: Layer, to: Layer) {
  if (from?.name === 'features' && to?.name === 'features' && from.feature !== to.feature) {
    return {
      wrong: `feature ${from.feature} imports feature ${to.feature}`,
      fix: 'compose the two in a route, or move what both need to ui or lib',
    }
  }
  if (from?.name === 'ui' && (to?.name === 'features' || to?.name === 'routes')) {
    return {
      wrong: `ui imports from ${to.name}`,
      fix: 'hand it in as a prop, or move this file to its feature',
    }
  }
  return undefined
}

function testingProblem(path: string, to: Layer) {
  if (to?.name !== 'testing' || isForTests(path)) return undefined
  return {
    wrong: 'only tests import from testing',
    fix: 'move this into a test: what stands there never reaches the product',
  }
}
