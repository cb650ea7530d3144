import type { AgreementId } from '@tallgrass/domain'
/**
 * Focuses an agreement in the drawer, or in the list if the drawer is closed. Call it after a change that
 * may have removed the focused button.
 */
export function focusAgreement(id: AgreementId) {
  const places = document.querySelectorAll<HTMLElement>(`[data-agreement="${CSS.escape(id)}"]`)
  places.item(places.length - 1)?.focus()
}
