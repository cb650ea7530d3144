import type { Plugin } from 'vite'

const MOCK = /[\\/](node_modules[\\/]@?msw|packages[\\/]testing|apps[\\/]web[\\/]src[\\/]testing)[\\/]/

/** What answers in place of the server never reaches the product: a build that would take it along fails. */
export function noMocks(): Plugin {
  return {
    name: 'no-mocks',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const mock = file.type === 'chunk' && file.moduleIds.find((id) => MOCK.test(id))
        if (mock) this.error(`${mock} is for tests alone and would be part of ${file.fileName}`)
      }
    },
  }
}
