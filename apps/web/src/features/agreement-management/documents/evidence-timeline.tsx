import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import type { DocumentDetails, Evidence } from '@tallgrass/contracts'
import { evidenceWords } from '@tallgrass/domain'
import { ExactTime } from '../../../ui/exact-time'
import classes from './evidence-timeline.module.css'
import { Fingerprint } from './fingerprint'

type Proven = Pick<DocumentDetails, 'evidence' | 'isEvidenceIntact'>

/** What happened to a document, in its order, and whether the record of it is whole. */
export function EvidenceTimeline({ document: { evidence, isEvidenceIntact } }: { document: Proven }) {
  return (
    <div className={classes.evidence}>
      {isEvidenceIntact ? (
        <p className={classes.holds}>
          <IconShieldCheck aria-hidden /> The chain holds: every entry still fits the one before.
        </p>
      ) : (
        <Alert
          color="danger"
          icon={<IconAlertTriangle aria-hidden />}
          title="The chain of evidence is broken"
        >
          An entry was changed, removed or put between after it was written. Do not rely on this document
          before you have compared it with a backup.
        </Alert>
      )}
      {evidence.length === 0 && <Text c="dimmed">Nothing has happened yet.</Text>}
      <ol className={classes.timeline}>
        {evidence.map((entry) => (
          <EvidenceEntry key={entry.seq} entry={entry} />
        ))}
      </ol>
    </div>
  )
}

function EvidenceEntry({ entry }: { entry: Evidence }) {
  const { actorName, at, detail, event, hash, ip, sha256After, userAgent } = entry
  return (
    <li>
      <p className={classes.what}>
        <b>{evidenceWords[event]}</b> {actorName}
      </p>
      <p className={classes.quiet}>
        <ExactTime at={at} />
      </p>
      {detail && <p className={classes.detail}>{detail}</p>}
      {(ip || userAgent) && (
        <p className={classes.quiet}>{[ip && `From ${ip}`, userAgent].filter(Boolean).join(', ')}</p>
      )}
      <p className={classes.prints}>
        {sha256After && <Fingerprint label="File" value={sha256After} />}
        <Fingerprint label="Entry" value={hash} />
      </p>
    </li>
  )
}
