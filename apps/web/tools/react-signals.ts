import type { Plugin } from 'vite'

const SIGNAL = /(\w+Exception) = Error\(([^;,]+)\)/g
const SIGNALS = 5

/**
 * React creates the errors that it throws as signals when it is loaded. Wherever an inspector listens (Lighthouse, the
 * developer tools, monitors), V8 then looks for the line of each and compiles the whole of React once more for it: 35 ms,
 * and 140 on the phone that Lighthouse simulates. These signals have no stack, as they are never shown.
 */
export function reactSignals(): Plugin {
  return {
    name: 'react-signals',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        let count = 0
        const changed = code.replaceAll(SIGNAL, (_, name, message) => {
          count += 1
          return `${name} = Object.create(Error.prototype, { message: { value: ${message} } })`
        })
        if (count !== SIGNALS) throw new Error(`React creates ${count} signals instead of ${SIGNALS}`)
        return { code: changed, map: null }
      },
    },
  }
}
