import { Skeleton } from '@mantine/core'
import type { AgreementDetails, DocumentDetails } from '@tallgrass/contracts'
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
import { WithdrawDialog } from './documents/withdraw-dialog'
import { focusAgreement } from './focus-agreement'
import { PutAwayDialog } from './put-away/put-away-dialog'

interface AgreementDrawerProps extends AgreementActions {
  /** None while it is closed. */
  id: string | undefined
  onClose: () => void
  /** Another dialog stands on top of it. */
  covered: boolean
  /** Takes the focus when its card has gone. */
  fallback: RefObject<HTMLElement | null>
  /** What happened to it. */
  history: (agreement: AgreementDetails) => ReactNode
}

/** All about one agreement, and everything that may be done with it. */
export function AgreementDrawer(props: AgreementDrawerProps) {
  const { covered, fallback, history, id, onClose, ...actions } = props
  const shown = useLastDefined(id) ?? ''
  const withdrawing = useDialogAbout<DocumentDetails>()
  const puttingAway = useDialogAbout<AgreementDetails>()
  const { data, error, isPending, refetch } = trpc.admin.agreements.get.useQuery(
    { id: shown },
    { ...detailQuery, enabled: id !== undefined },
  )
  return (
    <>
      <DetailDrawer
        opened={id !== undefined}
        onClose={onClose}
        fallback={fallback}
        title={data ? `${data.type} Agreement` : 'Agreement'}
        // The dialog on top is closed first.
        closeOnEscape={!covered && !withdrawing.opened && !puttingAway.opened}
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
            onPutAway={puttingAway.open}
            {...actions}
          />
        )}
      </DetailDrawer>
      <WithdrawDialog document={withdrawing.about} opened={withdrawing.opened} onClose={withdrawing.close} />
      <PutAwayDialog
        agreement={puttingAway.about}
        opened={puttingAway.opened}
        onClose={() => {
          puttingAway.close()
          if (puttingAway.about) focusAgreement(puttingAway.about.id)
        }}
        onDeleted={onClose}
      />
    </>
  )
}
