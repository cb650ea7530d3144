import { Text } from '@mantine/core'
import { whoHasRight } from '@tallgrass/domain'
import { choiceQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'

/** Stands where a button would be for those with the right, and says who they are. */
export function RightNote({ right }: { right: 'pays' | 'reviews' }) {
  const { data } = trpc.portal.contacts.list.useQuery(undefined, choiceQuery)
  const names = data?.filter((one) => one[right]).map(({ name }) => name)
  return (
    <Text component="p" c="dimmed" fz="sm">
      {whoHasRight(right, names ?? ['A colleague'])}
    </Text>
  )
}
