import { Anchor } from '@mantine/core'

const MIN_DIGITS = 5

/** A phone number as it was typed, to be called with a tap. Text that is no number stays text. */
export function PhoneLink({ phone }: { phone: string }) {
  const [number = ''] = phone.split(/ext|x|#/i)
  const dialed = number.replaceAll(/[^\d+]/g, '')
  if (dialed.length < MIN_DIGITS) return phone
  return (
    <Anchor inherit href={`tel:${dialed}`}>
      {phone}
    </Anchor>
  )
}
