import { readView } from './show-view'
import { VIEW_KEY } from './view-token'

/** Takes the tab of a view back to the client's page, with the administrator's own rights. */
export function endView(): void {
  sessionStorage.removeItem(VIEW_KEY)
  location.replace(`/portal/admin/clients/${readView()?.organizationId ?? ''}`)
}
