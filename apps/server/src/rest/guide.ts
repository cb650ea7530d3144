import { readFile } from 'node:fs/promises'
import { docsPage } from './docs-page.ts'
import { type GuidePage, guidePages } from './guide-pages.ts'
import { toHtml } from './to-html.ts'

const FOLDER = new URL('../../guide/', import.meta.url)

export function isGuidePage(name: string): name is GuidePage {
  return Object.hasOwn(guidePages, name)
}

/** A page of the guide, from its Markdown. */
export async function readGuidePage(name: GuidePage): Promise<string> {
  const text = await readFile(new URL(`${name}.md`, FOLDER), 'utf8')
  return docsPage({
    title: `${guidePages[name]} · Guide`,
    current: name,
    content: `<main id="content" class="guide" tabindex="-1">\n${await toArticle(text)}</main>`,
  })
}

async function toArticle(markdown: string): Promise<string> {
  const [{ Marked }, { highlight }] = await Promise.all([import('marked'), import('sugar-high')])
  const marked = new Marked({
    renderer: {
      code: ({ lang, text }) =>
        `<pre tabindex="0" role="region" aria-label="Code"><code>${lang === 'ts' ? highlight(text) : toHtml(text)}</code></pre>\n`,
      heading({ depth, text, tokens }) {
        const id = text.toLowerCase().replaceAll(/\W+/g, '-')
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      table(token) {
        // On a phone they are displayed as blocks and would lose their semantics; the roles keep them.
        const row = (cells: typeof token.header, start: string, end: string) =>
          `<tr role="row">${cells.map(({ tokens }) => start + this.parser.parseInline(tokens) + end).join('')}</tr>`
        const head = row(token.header, '<th role="columnheader" scope="col">', '</th>')
        const rows = token.rows.map((cells) => row(cells, '<td role="cell">', '</td>')).join('')
        return `<div class="table" role="region" aria-label="Table" tabindex="0"><table role="table"><thead role="rowgroup">${head}</thead><tbody role="rowgroup">${rows}</tbody></table></div>\n`
      },
    },
  })
  return marked.parse(markdown)
}
