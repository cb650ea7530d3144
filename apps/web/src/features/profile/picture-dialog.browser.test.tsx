import { AppError } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { expectErrorToast, expectToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

/** Red at the left, blue at the right. */
async function aFile(name = 'me.png'): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 600
  canvas.height = 200
  const context = canvas.getContext('2d')
  for (const [n, color] of ['red', 'blue'].entries()) {
    if (context) context.fillStyle = color
    context?.fillRect(n * 300, 0, 300, 200)
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  return new File([blob ?? ''], name, { type: 'image/png' })
}

async function openPictureDialog() {
  const screen = await renderApp({ path: '/portal/profile', as: 'client' })
  await screen.getByRole('button', { name: 'Add a picture' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Your picture' })
  await expect.element(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  const choose = async (file: File) => {
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (input) await userEvent.upload(input, file)
  }
  return { screen, dialog, choose, picture: dialog.getByRole('img', { name: /^The picture/ }) }
}

/** The color in the middle of what was sent. */
async function sentColor(): Promise<'red' | 'blue' | 'other'> {
  const call = trpcMock.calls.findLast(({ name }) => name === 'auth.profile.setPicture')
  const image = String(Reflect.get(Object(call?.input), 'image'))
  const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0, 1, 1)
  const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
  if (red > 200 && blue < 60) return 'red'
  return blue > 200 && red < 60 ? 'blue' : 'other'
}

test('a picture is chosen, moved with the arrow keys, enlarged and saved as a square', async () => {
  const { choose, dialog, picture, screen } = await openPictureDialog()
  await expect.element(dialog.getByRole('button', { name: 'Save picture' })).toBeDisabled()
  await choose(await aFile())
  await expect.element(picture).toBeVisible()
  await atBothWidths(() => expectAccessible('the picture', openDialog))
  picture.element().focus()
  await userEvent.keyboard('++')
  await expect
    .element(dialog.getByRole('slider', { name: 'Enlarge' }))
    .toHaveAttribute('aria-valuenow', '1.4')
  for (let n = 0; n < 20; n++) await userEvent.keyboard('{ArrowRight}')
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expectToast('Picture Saved')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await sentColor()).toBe('blue')
  await expect.element(screen.getByRole('button', { name: 'Add a picture' })).toHaveFocus()
})

test('a dropped picture is taken, and moved by dragging', async () => {
  const { dialog, picture } = await openPictureDialog()
  const transfer = new DataTransfer()
  transfer.items.add(await aFile())
  const zone = dialog.getByText('Or drop an image here, or paste one.').element()
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
  await expect.element(picture).toBeVisible()
  const canvas = picture.element()
  const { left, top } = canvas.getBoundingClientRect()
  const at = (type: string, x: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: left + x, clientY: top + 50 }),
    )
  canvas.setPointerCapture = () => {}
  at('pointerdown', 20)
  at('pointermove', 250)
  at('pointerup', 250)
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expectToast('Picture Saved')
  expect(await sentColor()).toBe('red')
})

test('a file that is no image is refused with a sentence, and the dialog stays', async () => {
  const { choose, dialog } = await openPictureDialog()
  await choose(new File(['Hello'], 'notes.png', { type: 'image/png' }))
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('This file cannot be read as an image. Choose a JPEG, PNG or WebP image.')
  await expect.element(dialog.getByRole('button', { name: 'Save picture' })).toBeDisabled()
})

test('a refused picture stays in the dialog', async () => {
  const message = 'This image is damaged or too large. Choose another one.'
  trpcMock.use({
    'auth.profile.setPicture'() {
      throw new AppError('INVALID', message)
    },
  })
  const { choose, dialog, picture } = await openPictureDialog()
  await choose(await aFile())
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expectErrorToast('Error', message)
  await expect.element(picture).toBeVisible()
})
