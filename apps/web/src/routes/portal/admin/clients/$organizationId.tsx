import type { OrganizationDetails } from '@tallgrass/contracts'
import { createFileRoute } from '@tanstack/react-router'
import { ClientHistory } from '../../../../features/audit/client-history'
import { clientCalls } from '../../../../features/clients/client-calls'
import { ClientNotFound } from '../../../../features/clients/client-not-found'
import { ClientScreen, type Started } from '../../../../features/clients/page/client-screen'
import { idParam } from '../../../../lib/id-param'
import { preload } from '../../../../lib/preload'
import { useDialogAbout } from '../../../../ui/use-dialog-about'
import { ClientDialogs } from './-client-dialogs'

export const Route = createFileRoute('/portal/admin/clients/$organizationId')({
  params: { parse: ({ organizationId }) => ({ organizationId: idParam('Organization', organizationId) }) },
  loader: ({ context, params }) => preload(clientCalls(context.utils, params.organizationId)),
  head: () => ({ meta: [{ title: 'Client: Admin Portal' }] }),
  component: ClientPage,
  notFoundComponent: ClientNotFound,
})

function ClientPage() {
  const { organizationId } = Route.useParams()
  const navigate = Route.useNavigate()
  const started = useDialogAbout<{ what: Started; client: OrganizationDetails }>()
  return (
    <>
      <ClientScreen
        key={organizationId}
        organizationId={organizationId}
        onStart={(what, client) => started.open({ what, client })}
        history={
          <ClientHistory
            organizationId={organizationId}
            onFollow={(entityId) => void navigate({ to: '/portal/admin/audit', search: { entityId } })}
          />
        }
      />
      <ClientDialogs about={started.about} opened={started.opened} onClose={started.close} />
    </>
  )
}
