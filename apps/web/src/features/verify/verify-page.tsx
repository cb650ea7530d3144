import { Alert } from '@mantine/core'
import { verifyPage as words } from '@tallgrass/brand'
import { errorText } from '../../lib/trpc-error'
import { SiteHead } from '../../ui/site-head'
import { SiteWidth } from '../../ui/site-width'
import { CheckResult } from './check-result'
import { FilePicker } from './file-picker'
import { UnreadableFile } from './read-file'
import { useCheckFile } from './use-check-file'
import classes from './verify.module.css'

/** Lets anyone check whether a file is one of our documents. */
export function VerifyPage() {
  const { data, error, isPending, mutate } = useCheckFile()
  return (
    <SiteWidth className={classes.page}>
      <SiteHead title={words.title} lead={words.lead} />
      <FilePicker busy={isPending} onPick={mutate} />
      <p className={classes.private}>{words.private}</p>
      <noscript>
        <p className={classes.private}>{words.withoutScripts}</p>
      </noscript>
      <div aria-live="polite">
        {isPending && <p className={classes.private}>{words.checking}</p>}
        {error && (
          <Alert color="danger" role="alert">
            {error instanceof UnreadableFile ? words.unreadable : errorText(error, words.failed)}
          </Alert>
        )}
        {data && <CheckResult check={data} />}
      </div>
    </SiteWidth>
  )
}
