import { posix } from 'node:path'
import { isForTests } from './rooms.ts'
import type { SourceFile } from './source-tree.ts'
import type { Violation } from './violation.ts'

/**
 * Each layer of the web app may import the layers after it: routes compose features, and features share business
 * components.
 */
const LAYERS = ['routes', 'features', 'shared', 'ui', 'lib']

/** Packages about the business; the ui must work for any business. It may know the types of times and amounts. */
const BUSINESS = /^@tallgrass\/(brand|contracts|domain)$/

export function checkWebLayers(files: SourceFile[]): Violation[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, line, typeOnly }) => {
      const from = layerOf(path)
      if (!specifier.startsWith('.')) {
        const isKnown = typeOnly && specifier === '@tallgrass/domain'
        const problem = isKnown ? undefined : businessProblem(path, from, specifier)
        return problem ? [{ file: path, line, ...problem }] : []
      }
      const to = layerOf(posix.join(posix.dirname(path), specifier))
      const problem = problemOf(from, to) ?? testingProblem(path, to)
      return problem ? [{ file: path, line, ...problem }] : []
    }),
  )
}

function businessProblem(path: string, from: Layer, specifier: string) {
  if (from?.name !== 'ui' || isForTests(path) || !BUSINESS.test(specifier)) return undefined
  return {
    wrong: `ui imports ${specifier}`,
    fix: 'move this to shared: the ui must not depend on the business',
  }
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
      fix: 'compose the two in a route, or move what both need to shared',
    }
  }
  if (!from || !to || !LAYERS.includes(from.name)) return undefined
  const isUpward = LAYERS.includes(to.name) && LAYERS.indexOf(to.name) < LAYERS.indexOf(from.name)
  if (isUpward) {
    return {
      wrong: `${from.name} imports from ${to.name}`,
      fix: `pass it in as a prop, or move this file to ${to.name}`,
    }
  }
  return undefined
}

function testingProblem(path: string, to: Layer) {
  if (to?.name !== 'testing' || isForTests(path)) return undefined
  return {
    wrong: 'only tests import from testing',
    fix: 'move this into a test: code in testing is never part of the product',
  }
}
