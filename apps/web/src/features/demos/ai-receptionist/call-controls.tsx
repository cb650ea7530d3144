import { Button } from '@mantine/core'
import {
  IconArrowForwardUp,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneOff,
  IconPlayerPause,
  IconPlayerPlay,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import { aiReceptionistDemo } from '@tallgrass/brand'
import type { ReceptionistEvent, ReceptionistState } from '@tallgrass/domain'
import classes from './call.module.css'
import { CopyTranscript } from './copy-transcript'

const { controls: words } = aiReceptionistDemo

interface CallControlsProps {
  state: ReceptionistState
  onEvent: (type: ReceptionistEvent['type']) => void
}

export function CallControls({ onEvent, state }: CallControlsProps) {
  const { held, muted, spoken, voice } = state
  const isHeld = held !== null
  const switches = [
    {
      type: 'toggle-voice',
      label: voice ? words.voiceOff : words.voiceOn,
      icon: voice ? <IconVolumeOff aria-hidden /> : <IconVolume aria-hidden />,
    },
    {
      type: 'toggle-mute',
      label: muted ? words.unmute : words.mute,
      icon: muted ? <IconMicrophone aria-hidden /> : <IconMicrophoneOff aria-hidden />,
    },
    {
      type: 'toggle-hold',
      label: isHeld ? words.resume : words.hold,
      icon: isHeld ? <IconPlayerPlay aria-hidden /> : <IconPlayerPause aria-hidden />,
    },
    { type: 'transfer', label: words.transfer, icon: <IconArrowForwardUp aria-hidden /> },
  ] as const
  return (
    <section className={classes.controls} aria-label={words.group}>
      {switches.map(({ icon, label, type }, index) => (
        <Button
          key={type}
          data-autofocus={index === 0 || undefined}
          variant="default"
          leftSection={icon}
          onClick={() => onEvent(type)}
        >
          {label}
        </Button>
      ))}
      <CopyTranscript spoken={spoken} />
      <Button color="danger" leftSection={<IconPhoneOff aria-hidden />} onClick={() => onEvent('end')}>
        {words.end}
      </Button>
    </section>
  )
}
