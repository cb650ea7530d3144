import { Alert, Card, Skeleton, Text, Title } from '@mantine/core'
import type { Role } from '@tallgrass/domain'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { viewToken } from '../../lib/view-token'
import { LoadError } from '../../ui/load-error'
import { PageHeader } from '../../ui/page-header'
import { MailChoice } from './mail-choice'
import classes from './mail-choice.module.css'
import { mailGroups } from './mail-groups'
import { useSetMail } from './use-set-mail'

const ALWAYS: Record<Role, string> = {
  ADMIN:
    'Messages about your password, your role, the address of your calendar, new administrators and invitations are always sent.',
  CLIENT:
    'Messages about your password, your role, your rights and your calls are always sent, and so are documents, invoices and receipts to the person who signs or pays.',
}

/** When the reader gets mail about what. Every choice is saved at once. */
export function MailPreferencesScreen({ reader }: { reader: Role }) {
  const { data, error, refetch } = trpc.portal.notifications.mail.useQuery(undefined, detailQuery)
  const { mutate } = useSetMail()
  return (
    <>
      <PageHeader title="Email notifications">
        Choose when we email you. The bell shows you everything, whatever you choose here.
      </PageHeader>
      {data && !data.emailEnabled && (
        <Alert color="amber">No mail server is set up, so no email is sent at present.</Alert>
      )}
      {data &&
        mailGroups(data.items).map(({ items, title }) => (
          <Card key={title} component="section" aria-label={title}>
            <Title order={2} size="h3" mb="sm">
              {title}
            </Title>
            <ul className={classes.list}>
              {items.map((preference) => (
                <MailChoice
                  key={preference.kind}
                  preference={preference}
                  disabled={viewToken() !== null}
                  onChange={(mail) => mutate({ kind: preference.kind, mail })}
                />
              ))}
            </ul>
          </Card>
        ))}
      {!data &&
        (error ? (
          <LoadError onRetry={() => void refetch()}>Failed to load your choices. Please try again.</LoadError>
        ) : (
          <Skeleton h="20rem" radius="lg" aria-label="Loading your choices" role="status" />
        ))}
      <Text c="dimmed" maw="var(--measure)">
        A daily summary arrives at eight in the morning, with what you have not read by then. {ALWAYS[reader]}
      </Text>
    </>
  )
}
