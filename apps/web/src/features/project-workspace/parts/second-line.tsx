import { Text } from '@mantine/core'

/** Below the title of a row, quieter. */
export function SecondLine({ children }: { children: string | null }) {
  if (!children) return null
  return (
    <Text fz="sm" fw="normal" c="dimmed" lineClamp={3}>
      {children}
    </Text>
  )
}
