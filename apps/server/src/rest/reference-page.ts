import { docsPage } from './docs-page.ts'
import { toHtml } from './to-html.ts'

/** Settings for Scalar. It loads nothing from other sites: no fonts, assistants or statistics. */
const CONFIGURATION = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  // The document has samples of its own, which are tested.
  hiddenClients: true,
  documentDownloadType: 'direct',
  // Without a key, requests use the reader’s session.
  authentication: { preferredSecurityScheme: 'bearer' },
}

/** The API reference: Scalar, which reads the document in the browser. The guide needs no script. */
export function referencePage(): string {
  return docsPage({
    title: 'API reference',
    current: '',
    content: `<noscript><p class="guide">The reference needs JavaScript. The guide above does not, and
<a href="/api/openapi.json">openapi.json</a> has the same content for programs.</p></noscript>
<script id="api-reference" src="/docs/reference.js" data-configuration="${toHtml(JSON.stringify(CONFIGURATION))}"></script>`,
  })
}
