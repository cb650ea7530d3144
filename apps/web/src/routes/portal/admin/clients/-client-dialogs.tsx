import type { OrganizationDetails } from '@tallgrass/contracts'
import { mainContactOf } from '../../../../features/clients/main-contact'
import type { Started } from '../../../../features/clients/page/client-screen'
import { NewInvoiceDialog } from '../../../../features/invoice-management/form/lazy-new-invoice-dialog'
import { lazyDialog } from '../../../../ui/lazy-dialog'

const CreateProjectDialog = lazyDialog(() =>
  import('../../../../features/project-management/create-project-dialog').then(
    (module) => module.CreateProjectDialog,
  ),
)
const CreateAgreementDialog = lazyDialog(() =>
  import('../../../../features/agreement-management/create/create-agreement-dialog').then(
    (module) => module.CreateAgreementDialog,
  ),
)

interface ClientDialogsProps {
  /** Undefined until something is started. */
  about: { what: Started; client: OrganizationDetails } | undefined
  opened: boolean
  onClose: () => void
}

/** What is started from a client's page, filled in with its contact. */
export function ClientDialogs({ about, onClose, opened }: ClientDialogsProps) {
  const suggested = about && mainContactOf(about.client)
  const dialogFor = (what: Started) => ({ opened: opened && about?.what === what, onClose })
  return (
    <>
      <CreateProjectDialog {...dialogFor('project')} suggested={suggested} />
      <CreateAgreementDialog {...dialogFor('agreement')} suggested={suggested} />
      <NewInvoiceDialog {...dialogFor('invoice')} suggested={suggested} />
    </>
  )
}
