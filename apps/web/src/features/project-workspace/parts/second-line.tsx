import { Text } from '@mantine/core'

/** A dimmed line below the title of a row. */
export function SecondLine({ children }: { children: string | null }) {
  if (!children) return null
  return (
    <Text fz="sm" fw="normal" c="dimmed" lineClamp={3}>
      {children}
    </Text>
  )
}
