/**
 * Gives the focus to what stands for an agreement, in the drawer or else in the list: a change may have taken away the
 * button that led to it.
 */
export function focusAgreement(id: string) {
  const places = document.querySelectorAll<HTMLElement>(`[data-agreement="${CSS.escape(id)}"]`)
  places.item(places.length - 1)?.focus()
}
