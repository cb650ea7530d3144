import { Center, Loader } from '@mantine/core'

/** The whole page waits. */
export function PageSpinner({ label = 'Loading' }: { label?: string }) {
  return (
    <Center mih="60vh" role="status" aria-label={label}>
      <Loader />
    </Center>
  )
}
