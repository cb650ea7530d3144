/**
 * Stands in prerendered pages for the origin of the installation, which the server fills in.
 * A name that cannot exist: https://www.rfc-editor.org/rfc/rfc6761#section-6.4.
 */
export const PUBLIC_URL_PLACEHOLDER = 'https://public-url.invalid'

/** The `name` of the `<meta>` that tells the browser what was filled in. */
export const PUBLIC_URL_META = 'public-url'

/** The origin under which the site is known outside, as PUBLIC_URL says; without prerendering, our own. */
export function publicUrl(): string {
  if (import.meta.env.SSR) return PUBLIC_URL_PLACEHOLDER
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${PUBLIC_URL_META}"]`)
  return meta?.content ?? location.origin
}
