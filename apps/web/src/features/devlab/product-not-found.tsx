import { Button } from '@mantine/core'
import { devlab } from '@tallgrass/brand'
import { Link } from '@tanstack/react-router'
import { DeadEnd } from '../../ui/dead-end'

export function ProductNotFound() {
  return (
    <DeadEnd
      {...devlab.notFound}
      action={<Button renderRoot={(props) => <Link to="/devlab" {...props} />}>{devlab.back}</Button>}
    />
  )
}
