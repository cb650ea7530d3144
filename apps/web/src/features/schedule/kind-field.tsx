import { Text } from '@mantine/core'
import { bookingTypes as calls, schedulePage } from '@tallgrass/brand'
import { type BookingType, bookingTypes } from '@tallgrass/domain'
import { ChoiceGrid } from '../../shared/bookings/choice-grid'

interface KindFieldProps {
  value: BookingType
  onChange: (type: BookingType) => void
}

export function KindField({ onChange, value }: KindFieldProps) {
  return (
    <ChoiceGrid
      legend={schedulePage.kind}
      name="kind"
      size="large"
      choices={bookingTypes.map((type) => ({ value: type, label: <Kind type={type} /> }))}
      value={value}
      onChange={onChange}
    />
  )
}

function Kind({ type }: { type: BookingType }) {
  const { description, label, minutes } = calls[type]
  return (
    <>
      <Text span display="block" fw={600}>
        {label}
      </Text>{' '}
      <Text span display="block" fz="sm" c="dimmed">
        {minutes} minutes. {description}
      </Text>
    </>
  )
}
