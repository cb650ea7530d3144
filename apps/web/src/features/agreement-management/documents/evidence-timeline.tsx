import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import type { DocumentDetails, Evidence } from '@tallgrass/contracts'
import { evidenceWords } from '@tallgrass/domain'
import { ExactTime } from '../../../ui/exact-time'
import { ZoneNote } from '../../../ui/zone-note'
import classes from './evidence-timeline.module.css'
import { Fingerprint } from './fingerprint'

type Proven = Pick<DocumentDetails, 'evidence' | 'isEvidenceIntact'>

/** The evidence of a document in order, and whether it is intact. */
export function EvidenceTimeline({ document: { evidence, isEvidenceIntact } }: { document: Proven }) {
  return (
    <div className={classes.evidence}>
      {isEvidenceIntact ? (
        <p className={classes.intact}>
          <IconShieldCheck aria-hidden /> The evidence chain is intact: every entry matches the one before it.
        </p>
      ) : (
        <Alert color="danger" icon={<IconAlertTriangle aria-hidden />} title="The evidence chain is broken">
          An entry was changed, removed, or inserted after the fact. Do not rely on this document until you
          have compared it with a backup.
        </Alert>
      )}
      {evidence.length === 0 && <Text c="dimmed">No events yet.</Text>}
      {evidence.length > 0 && <ZoneNote />}
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
