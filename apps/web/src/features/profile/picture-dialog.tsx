import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core'
import type { Profile } from '@tallgrass/contracts/account'
import { type FormEvent, useRef, useState } from 'react'
import { useDroppedFiles } from '../../shared/files/use-dropped-files'
import { DialogForm } from '../../ui/dialog-form'
import { FormModal } from '../../ui/form-modal'
import { type Crop, WHOLE } from './crop'
import { CropArea } from './crop-area'
import { CurrentPicture } from './current-picture'
import classes from './picture-dialog.module.css'
import { openPicture, toBase64 } from './read-picture'
import { useSetPicture } from './use-profile-changes'

interface PictureDialogProps {
  profile: Profile
  opened: boolean
  onClose: () => void
}

/** Chooses a picture from a file, by dropping or by pasting, and the part of it that is shown. */
export function PictureDialog({ onClose, opened, profile }: PictureDialogProps) {
  const { isPending, mutateAsync } = useSetPicture()
  return (
    <FormModal opened={opened} onClose={onClose} title="Your picture" pending={isPending}>
      <PictureForm
        profile={profile}
        pending={isPending}
        save={(image) => mutateAsync({ image })}
        onDone={onClose}
      />
    </FormModal>
  )
}

interface PictureFormProps {
  profile: Profile
  pending: boolean
  save: (image: string) => Promise<unknown>
  onDone: () => void
}

function PictureForm({ onDone, pending, profile, save }: PictureFormProps) {
  const zone = useRef<HTMLDivElement>(null)
  const [image, setImage] = useState<ImageBitmap>()
  const [crop, setCrop] = useState<Crop>(WHOLE)
  const [fault, setFault] = useState<string>()
  const isOver = useDroppedFiles(zone, ({ files: [file] }) => void open(file))

  async function open(file: File | null | undefined) {
    if (!file || pending) return
    try {
      setImage(await openPicture(file))
      setCrop(WHOLE)
      setFault(undefined)
    } catch (error) {
      setFault(error instanceof Error ? error.message : undefined)
    }
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!image || pending) return
    try {
      await save(toBase64(image, crop))
      onDone()
    } catch {
      // A toast has said why; the picture is still here.
    }
  }
  return (
    <DialogForm
      onCancel={onDone}
      onSubmit={(event) => void submit(event)}
      submitLabel="Save picture"
      pendingLabel="Saving..."
      pending={pending}
      disabled={!image}
    >
      <div ref={zone} className={classes.zone} data-over={isOver || undefined}>
        <Stack align="center">
          {image ? (
            <CropArea image={image} crop={crop} onChange={setCrop} />
          ) : (
            <CurrentPicture profile={profile} onRemoved={onDone} />
          )}
          <Group justify="center">
            <FileButton accept="image/jpeg,image/png,image/webp" onChange={(file) => void open(file)}>
              {(props) => (
                <Button {...props} variant="default" disabled={pending} data-autofocus={!image || undefined}>
                  {image ? 'Choose another file' : 'Choose a file'}
                </Button>
              )}
            </FileButton>
          </Group>
          <Text c="dimmed" fz="sm" ta="center">
            Or drop an image here, or paste one.
          </Text>
        </Stack>
      </div>
      {fault && (
        <Alert color="danger" role="alert">
          {fault}
        </Alert>
      )}
    </DialogForm>
  )
}
