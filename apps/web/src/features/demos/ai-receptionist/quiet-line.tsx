import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { aiReceptionistDemo as words } from '@tallgrass/brand'
import classes from './call.module.css'

export function QuietLine({ onCall }: { onCall: () => void }) {
  return (
    <div className={classes.screen}>
      <p className={classes.business}>{words.business}</p>
      <p className={classes.state}>{words.quiet}</p>
      <Button data-autofocus leftSection={<IconPhone aria-hidden />} onClick={onCall}>
        {words.call}
      </Button>
    </div>
  )
}
