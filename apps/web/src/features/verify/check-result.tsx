import { IconCircleCheck, IconHelpCircle } from '@tabler/icons-react'
import { verifyPage as words } from '@tallgrass/brand'
import { DateTime } from '../../ui/date-time'
import { Facts } from '../../ui/facts'
import type { FileCheck } from './use-check-file'
import classes from './verify.module.css'

/** The result of checking a file against our records and its own seal. */
export function CheckResult({ check: { document, name, seal } }: { check: FileCheck }) {
  const { text, title } = document ? words.known : words.unknown
  return (
    <section className={classes.result} data-known={document !== null} aria-label={title}>
      <h2>
        {document ? (
          <IconCircleCheck aria-hidden stroke={1.5} />
        ) : (
          <IconHelpCircle aria-hidden stroke={1.5} />
        )}
        {title}
      </h2>
      <p className={classes.name}>{name}</p>
      <p>{text}</p>
      {document && (
        <Facts
          facts={[
            { label: words.facts.type, value: words.types[document.type] },
            { label: words.facts.status, value: words.statuses[document.status] },
            { label: words.facts.sealed, value: <DateTime at={document.sealedAt} /> },
          ]}
        />
      )}
      <p>
        {words.seal.label} {words.seal[seal.outcome]}
        {seal.outcome === 'sealed' && ` ${seal.seal.by}.`}{' '}
        {seal.outcome === 'sealed' && !document && words.seal.stranger}
      </p>
    </section>
  )
}
