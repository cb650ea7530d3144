import { Text } from '@mantine/core'
import { type ContactRight, inSeries } from '@tallgrass/domain'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'

const deeds: Record<Exclude<ContactRight, 'signs'>, string> = {
  pays: 'pays your invoices',
  reviews: 'reviews your tasks',
}

const NO_ONE: typeof deeds = {
  pays: 'No one at your company pays invoices. Ask us to change that.',
  reviews: 'No one at your company reviews tasks. Ask us to change that.',
}

/** Stands where a button would be for those with the right, and says who they are. */
export function RightNote({ right }: { right: keyof typeof deeds }) {
  const { data } = trpc.portal.contacts.list.useQuery(undefined, choiceQuery)
  const names = data?.filter((one) => one[right]).map(({ name }) => name)
  return (
    <Text component="p" c="dimmed" fz="sm">
      {names?.length === 0 ? NO_ONE[right] : `${inSeries(names ?? ['A colleague'])} ${deeds[right]}.`}
    </Text>
  )
}
