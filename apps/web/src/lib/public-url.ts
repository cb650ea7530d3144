/**
 * The placeholder for the installation's origin in prerendered pages. The server replaces it.
 * The name can never exist: https://www.rfc-editor.org/rfc/rfc6761#section-6.4.
 */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid'

/** The `name` of the `<meta>` element from which the browser reads the origin. */
export const PUBLIC_URL_META = 'public-url'

/** The public origin of the site, from PUBLIC_URL. On pages that are not prerendered, the page's own origin. */
export function publicUrl(): string {
  if (import.meta.env.SSR) return PUBLIC_URL_PLACEHOLDER
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${PUBLIC_URL_META}"]`)
  return meta?.content ?? location.origin
}
