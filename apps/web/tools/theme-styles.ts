import type { Plugin } from 'vite'

/**
 * Writes the variables that Mantine's provider derives from our theme into `theme-styles.css`, instead of each page in its
 * document and again when it hydrates. What would compute them in the browser is left out of the build: 1.5 kB of the
 * first script. Its classes for widths (`visibleFrom`) do not exist here.
 */
export function themeStyles(): Plugin[] {
  return [
    {
      name: 'theme-styles',
      enforce: 'pre',
      transform: {
        filter: { id: /[\\/]app[\\/]theme-styles\.css$/ },
        handler: async () => ({ code: await derivedStyles(), map: null }),
      },
    },
    {
      name: 'derived-styles-apart',
      apply: 'build',
      transform: {
        filter: { id: /[\\/]Mantine(?:CssVariables|Classes)\.mjs$/ },
        handler(code) {
          const [, name] = /export \{ (\w+) \}/.exec(code) ?? []
          if (!name) throw new Error('Mantine exports its derived styles in another way')
          return { code: `export const ${name} = () => null`, map: null }
        },
      },
    },
  ]
}

async function derivedStyles() {
  const { createElement } = await import('react')
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { MantineProvider } = await import('@mantine/core')
  const { themeValues } = await import('../src/app/theme-values.ts')
  const provider = createElement(MantineProvider, { theme: themeValues, withGlobalClasses: false })
  const [, style] = /<style[^>]*>(.*?)<\/style>/s.exec(renderToStaticMarkup(provider)) ?? []
  if (!style) throw new Error('Mantine derives no style sheet')
  return style
}
