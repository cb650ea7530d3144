import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
}

/**
 * Removes `.meta(…)` from the contracts in the browser's code: descriptions and examples are for the API document, which
 * only the server creates.
 */
export function stripContractDocs(): Plugin {
  return {
    name: 'strip-contract-docs',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /packages[\\/]contracts[\\/]src[\\/].*\.ts$/, code: '.meta(' },
      handler(code) {
        const calls = metaCallsIn(this.parse(code, { lang: 'ts' }))
        const stripped = calls
          .toSorted((a, b) => b.start - a.start)
          .reduce((text, { end, start }) => text.slice(0, start) + text.slice(end), code)
        return { code: stripped, map: null }
      },
    },
  }
}

/** The part from the dot to the closing parenthesis of each outermost `.meta(…)`. */
function metaCallsIn(value: unknown): { start: number; end: number }[] {
  if (Array.isArray(value)) return value.flatMap(metaCallsIn)
  if (!isNode(value)) return []
  const object = metaObjectOf(value)
  if (object) return [{ start: object.end, end: value.end }, ...metaCallsIn(object)]
  return Object.values(value).flatMap(metaCallsIn)
}

/** The expression before `.meta(…)`. */
function metaObjectOf(node: Node): Node | undefined {
  if (node.type !== 'CallExpression' || !('callee' in node) || !isNode(node.callee)) return undefined
  const { callee } = node
  if (callee.type !== 'MemberExpression' || !('object' in callee) || !('property' in callee)) return undefined
  const { object, property } = callee
  const isMeta = isNode(property) && 'name' in property && property.name === 'meta'
  return isMeta && isNode(object) ? object : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value
}
