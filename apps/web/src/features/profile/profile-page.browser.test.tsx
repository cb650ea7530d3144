import { expect, test } from 'vitest'
import { renderUi } from '../../testing/render-ui'
import { ProfilePage } from './profile-page'

test('of nobody there is nothing to tell', async () => {
  const screen = await renderUi(<ProfilePage user={null} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('User information not available.')
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
})
