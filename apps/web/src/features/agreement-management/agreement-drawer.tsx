import { Skeleton } from '@mantine/core'
import type { AgreementDetails, DocumentDetails } from '@tallgrass/contracts'
import type { AgreementId } from '@tallgrass/domain'
import { skipToken } from '@tanstack/react-query'
import type { ReactNode, RefObject } from 'react'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { errorText } from '../../lib/trpc-error'
import { useLastDefined } from '../../lib/use-last-defined'
import { DetailDrawer } from '../../ui/detail-drawer'
import { LoadError } from '../../ui/load-error'
import { useDialogAbout } from '../../ui/use-dialog-about'
import type { AgreementActions } from './agreement-card'
import { AgreementDetailsView } from './agreement-details-view'
import { DiscardDraftDialog } from './discard/discard-draft-dialog'
import { ChangeSignerDialog } from './documents/change-signer-dialog'
import { WithdrawDialog } from './documents/withdraw-dialog'
import { EditAgreementDialog } from './edit/edit-agreement-dialog'
import { useDuplicateAgreement } from './edit/use-duplicate-agreement'
import { focusAgreement } from './focus-agreement'

interface AgreementDrawerProps extends AgreementActions {
  /** Undefined while the drawer is closed. */
  id: AgreementId | undefined
  onClose: () => void
  /** Shows another agreement instead. */
  onView: (id: AgreementId) => void
  /** Another dialog is open on top. */
  covered: boolean
  /** Receives focus if the agreement's card is gone. */
  fallback: RefObject<HTMLElement | null>
  history: (agreement: AgreementDetails) => ReactNode
}

/** The details of one agreement, with every action its status allows. */
export function AgreementDrawer(props: AgreementDrawerProps) {
  const { covered, fallback, history, id, onClose, onView, ...actions } = props
  const shown = useLastDefined(id)
  const withdrawing = useDialogAbout<DocumentDetails>()
  const reassigning = useDialogAbout<DocumentDetails>()
  const discarding = useDialogAbout<AgreementDetails>()
  const editing = useDialogAbout<AgreementDetails>()
  const duplicate = useDuplicateAgreement((draft) => {
    onView(draft.id)
    editing.open(draft)
  })
  const { data, error, isPending, refetch } = trpc.admin.agreements.get.useQuery(
    shown ? { id: shown } : skipToken,
    { ...detailQuery, enabled: id !== undefined },
  )
  return (
    <>
      <DetailDrawer
        opened={id !== undefined}
        onClose={onClose}
        fallback={fallback}
        title={data ? `${data.type} Agreement` : 'Agreement'}
        // Escape closes the dialog on top first.
        closeOnEscape={
          !covered && ![withdrawing, reassigning, discarding, editing].some((dialog) => dialog.opened)
        }
      >
        {isPending && <Skeleton h="16rem" radius="lg" role="status" aria-label="Loading" />}
        {error && (
          <LoadError onRetry={() => void refetch()}>
            {errorText(error, 'Failed to load the agreement. Please try again.')}
          </LoadError>
        )}
        {data && (
          <AgreementDetailsView
            agreement={data}
            history={history(data)}
            onWithdraw={withdrawing.open}
            onChangeSigner={reassigning.open}
            onDiscard={discarding.open}
            onEdit={editing.open}
            onDuplicate={duplicate}
            {...actions}
          />
        )}
      </DetailDrawer>
      <WithdrawDialog document={withdrawing.about} opened={withdrawing.opened} onClose={withdrawing.close} />
      <ChangeSignerDialog
        document={reassigning.about}
        clientId={data?.clientId}
        opened={reassigning.opened}
        onClose={reassigning.close}
      />
      <EditAgreementDialog
        agreement={editing.about}
        opened={editing.opened}
        onClose={() => {
          editing.close()
          // Focus returns to the button that opened the dialog, unless the drawer shows another agreement now.
          if (editing.about) focusAgreement(editing.about.id)
        }}
      />
      <DiscardDraftDialog
        agreement={discarding.about}
        opened={discarding.opened}
        onClose={() => {
          discarding.close()
          if (discarding.about) focusAgreement(discarding.about.id)
        }}
        onDeleted={onClose}
      />
    </>
  )
}
