import { Card, Title } from '@mantine/core'
import type { Agreement } from '@tallgrass/contracts'
import { formatMoney, type ProjectId } from '@tallgrass/domain'
import { agreementNames } from '../../lib/agreement-words'
import { useProjectSummary } from '../../lib/use-project-summary'
import { AgreementStatusBadge } from '../../shared/agreements/agreement-status-badge'
import { DocumentLink } from '../../shared/agreements/document-link'
import { EndingNote, hasEnded } from '../../shared/agreements/ending-note'
import { SignOffer } from '../../shared/agreements/sign-offer'
import { SignerWord } from '../../shared/agreements/signer-word'
import { RelativeTime } from '../../ui/relative-time'
import classes from './project-agreements.module.css'

/** The agreements of a project with their documents. Renders nothing if there are none. */
export function ProjectAgreements({ projectId }: { projectId: ProjectId }) {
  const { data } = useProjectSummary(projectId)
  if (!data || data.agreements.length === 0) return null
  return (
    <Card component="section" aria-labelledby="agreements-of-project">
      <Title order={2} size="h4" id="agreements-of-project">
        Agreements
      </Title>
      <ul className={classes.list}>
        {data.agreements.map((agreement) => (
          <li key={agreement.id}>
            <AgreementRow agreement={agreement} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function AgreementRow({ agreement }: { agreement: Agreement }) {
  const { createdAt, price, projectName, signedAtClient, status, type, url } = agreement
  const { signerId, signerName, signingUrl } = agreement
  const what = `${type} Agreement, ${projectName}`
  return (
    <>
      <div className={classes.what}>
        <div className={classes.head}>
          <b>{type} Agreement</b>
          <AgreementStatusBadge status={status} toClient />
        </div>
        <p>
          {agreementNames[type]}
          {price && `, ${formatMoney(price)}`},{' '}
          {signedAtClient ? (
            <>
              signed by <SignerWord id={signerId} name={signerName} /> <RelativeTime at={signedAtClient} />
            </>
          ) : (
            <>
              created <RelativeTime at={createdAt} />
            </>
          )}
        </p>
        {hasEnded(agreement) && (
          <p>
            <EndingNote ended={agreement} />
          </p>
        )}
      </div>
      <div className={classes.actions}>
        {status === 'SENT' && <SignOffer url={signingUrl} signerName={signerName} what={what} />}
        {status !== 'DRAFT' && url && <DocumentLink url={url} what={what} />}
      </div>
    </>
  )
}
