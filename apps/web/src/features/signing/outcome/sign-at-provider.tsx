import { Text, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { DocumentId } from '@tallgrass/domain'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { useGoTo } from '../../../lib/use-go-to'
import { ActionButton } from '../../../ui/action-button'
import classes from '../signing.module.css'

interface SignAtProviderProps {
  documentId: DocumentId
  token: string | undefined
}

/** Sends the signer to the e-signature provider's own pages. */
export function SignAtProvider({ documentId, token }: SignAtProviderProps) {
  const goTo = useGoTo()
  const page = trpc.portal.signing.page.useMutation({
    onSuccess: ({ url }) => goTo(url),
    onError: (error) =>
      notifyRefusal(error, {
        title: 'The signing page could not be opened',
        failed: 'Please try again in a moment.',
      }),
  })
  const isLeaving = page.isPending || page.isSuccess
  return (
    <div className={classes.outcome}>
      <Title order={2} size="h3">
        Sign this document
      </Title>
      <Text>
        Read the document here, then sign it on the website of our e-signature service. Afterward, you return
        to this page.
      </Text>
      <ActionButton
        size="lg"
        fullWidth
        disabled={isLeaving}
        rightSection={<IconExternalLink aria-hidden />}
        onClick={() => page.mutate({ documentId, ...(token !== undefined && { token }) })}
      >
        {isLeaving ? 'Opening...' : 'Go to the signing page'}
      </ActionButton>
    </div>
  )
}
