import { Text } from '@mantine/core'
import type { OpenSession } from '@tallgrass/contracts/account'
import { wayWords } from './sign-in-words'

/** The device that someone signed in on, and how. */
export function DeviceAndWay({ device, way }: Pick<OpenSession, 'device' | 'way'>) {
  return (
    <>
      {device}
      <Text c="dimmed" fz="sm">
        {wayWords[way]}
      </Text>
    </>
  )
}
