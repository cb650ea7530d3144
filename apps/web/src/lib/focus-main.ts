/** Focuses the page, unless something on it has the focus: what had it before may no longer exist. */
export function focusMain() {
  const main = document.getElementById('main')
  if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true })
}
