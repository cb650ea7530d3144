import { Button, Text } from '@mantine/core'
import { IconUserCircle } from '@tabler/icons-react'
import type { YourData } from '@tallgrass/contracts/account'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '../../ui/action-button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Facts } from '../../ui/facts'
import { QuietNotice } from '../../ui/quiet-notice'
import { factsOf } from './facts-of'
import { useCopyYourData, type useDeleteYourData } from './use-your-data'

interface KeptDataProps {
  token: string
  data: YourData
  deletion: ReturnType<typeof useDeleteYourData>
}

/** What is kept of an address, to take along or delete. */
export function KeptData({ data, deletion, token }: KeptDataProps) {
  const [asks, setAsks] = useState(false)
  const copy = useCopyYourData()
  if (data.isClient) return <HasAccount email={data.email} />
  const facts = factsOf(data)
  return (
    <>
      <QuietNotice
        icon={<IconUserCircle aria-hidden />}
        title="Your data"
        text={
          facts.length > 0
            ? `This is what we keep about ${data.email}.`
            : `We keep nothing about ${data.email}.`
        }
        actions={
          facts.length > 0 && (
            <>
              <ActionButton loading={copy.isPending} onClick={() => copy.mutate({ token })}>
                Download a copy
              </ActionButton>
              <Button variant="default" onClick={() => setAsks(true)}>
                Delete it
              </Button>
            </>
          )
        }
      >
        {facts.length > 0 && <Facts facts={facts} />}
      </QuietNotice>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => deletion.mutate({ token }, { onError: () => setAsks(false) })}
        title="Delete your data?"
        confirmLabel="Delete My Data"
        destructive
        pending={deletion.isPending}
      >
        <Text>
          We delete your contact details, conversations, past calls and our emails to you. This cannot be
          undone.
        </Text>
      </ConfirmDialog>
    </>
  )
}

function HasAccount({ email }: { email: string }) {
  return (
    <QuietNotice
      icon={<IconUserCircle aria-hidden />}
      title="You have an account with us"
      text={`Sign in as ${email}, and find everything under My data in your profile.`}
      actions={
        <Button renderRoot={(props) => <Link to="/portal/profile" {...props} />}>Go to my profile</Button>
      }
    />
  )
}
