import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const COMPONENT = /@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/
const SHEET = /@mantine[\\/]core[\\/]styles[\\/]([\w-]+)\.css$/

// The theme has its own colors, so nothing uses these palettes.
const PALETTES =
  /--mantine-color-(?:red|pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-[\w-]+:[^;]+;/g

/**
 * Imports the stylesheet of each Mantine component with the component, so that CSS follows tree shaking and code
 * splitting. Each sheet becomes a cascade sub-layer. The base sheet declares all layers in the order of the complete
 * styles.css, so that the order in which chunks load does not matter.
 */
export function mantineCss(): Plugin {
  const styles = path.dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'))
  const order = sheetsInOrder(styles)
  return {
    name: 'mantine-css',
    enforce: 'pre',
    config(_, { command }) {
      // The dev server pre-bundles Mantine into one module, so it serves all styles together.
      if (command === 'build') return
      const base = /^@mantine\/core\/styles\/(baseline|default-css-variables|global)\.css$/
      return { resolve: { alias: [{ find: base, replacement: '@mantine/core/styles.layer.css' }] } }
    },
    transform(code, id) {
      const component = COMPONENT.exec(id)?.[1]
      if (component && order.includes(component)) {
        return { code: `import '@mantine/core/styles/${component}.css'\n${code}`, map: null }
      }
      const sheet = SHEET.exec(id)?.[1]
      if (!sheet) return
      const layers =
        sheet === 'baseline' ? `@layer ${order.map((name) => `mantine.${name}`).join(',')};\n` : ''
      const used = sheet === 'default-css-variables' ? code.replaceAll(PALETTES, '') : code
      return { code: `${layers}@layer mantine.${sheet}{${used}}`, map: null }
    },
  }
}

function sheetsInOrder(styles: string): string[] {
  const complete = readFileSync(path.join(styles, 'styles.css'), 'utf8')
  return readdirSync(path.join(styles, 'styles'))
    .filter((file) => file.endsWith('.css') && !file.endsWith('.layer.css'))
    .map((file) => {
      const start = readFileSync(path.join(styles, 'styles', file), 'utf8')
        .trim()
        .slice(0, 60)
      return { name: file.slice(0, -'.css'.length), at: complete.indexOf(start) }
    })
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
}
