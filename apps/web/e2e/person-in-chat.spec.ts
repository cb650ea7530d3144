import { expect, test } from './fixtures.ts'
import { seeded, signInByApi } from './people.ts'

test('a visitor and an administrator talk in the chat, live, and the assistant goes on afterwards', async ({
  browser,
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open chat' }).click()
  const panel = page.getByRole('dialog', { name: 'Chat with Tally' })
  const field = panel.getByRole('textbox', { name: 'Message' })
  await field.fill('Can I talk to a real person about 14 phones?')
  await field.press('Enter')
  await expect(panel.getByRole('status').first()).toContainText(/A person will join you|We told our team/)

  const office = await browser.newContext()
  await signInByApi(office.request, seeded.admin)
  const desk = await office.newPage()
  await desk.goto('/portal/admin/conversations?show=needs-person')
  await desk.getByRole('button', { name: 'Can I talk to a real person about 14 phones?' }).click()
  const drawer = desk.getByRole('dialog', { name: 'Conversation with a visitor' })
  await expect(drawer).toContainText('Visitor is here')
  await drawer.getByRole('button', { name: 'Take Over' }).click()
  await expect(panel.getByRole('status').first()).toContainText('Ruth from Tallgrass is here')

  const answer = drawer.getByRole('textbox', { name: 'Your answer' })
  await answer.pressSequentially('Of cou', { delay: 30 })
  await expect(panel).toContainText('Ruth is typing...')
  await answer.fill('Of course. Which phones?')
  await answer.press('Enter')
  await expect(panel.getByRole('log')).toContainText('Of course. Which phones?')

  await field.fill('Fourteen old ones.')
  await field.press('Enter')
  await expect(drawer).toContainText('Fourteen old ones.')
  await drawer.getByRole('button', { name: 'Hand Back' }).click()
  await expect(panel.getByRole('log')).toContainText('The assistant answers again.')
  await office.close()
})
