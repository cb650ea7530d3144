import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { changeRoleByApi, type Person } from './people.ts'
import { expectErrorToast, expectToast, leaveSite, openLogin } from './screens.ts'

const SIGN_IN_OPTIONS = /auth\.passkeys\.signInOptions/

/** A device with a fingerprint reader, on which every touch is right. */
async function addDevice(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** False: no one touches it, as while a list of passkeys is open. */
    touch: (enabled: boolean) =>
      session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

type Device = Awaited<ReturnType<typeof addDevice>>

/** Opens the dialog and presses its button. */
async function pressPasskey(page: Page, device: Device, dialogName: 'Admin Login' | 'Customer Login') {
  // Until the button is pressed: otherwise the list below the field would be answered.
  await device.touch(false)
  await page.goto('/')
  const offered = page.waitForResponse(SIGN_IN_OPTIONS)
  const dialog = await openLogin(page, dialogName)
  await offered
  // A question that has begun does not notice a device that is touched later.
  const beforeQuestion = async (route: Route) => {
    await device.touch(true)
    await route.continue()
  }
  await page.route(SIGN_IN_OPTIONS, beforeQuestion, { times: 1 })
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
}

async function signOut(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Customer Login' })).toBeVisible()
}

test('a passkey is added on the profile, and opens the account in both dialogs', async ({
  page,
  newClient,
  office,
}) => {
  const client: Person = await newClient()
  const device = await addDevice(page)
  await page.goto('/')
  // Otherwise the list below the field would be answered at once.
  await device.touch(false)
  const login = await openLogin(page, 'Customer Login')
  await login.getByLabel('Email').fill(client.email)
  await login.getByLabel('Password', { exact: true }).fill(client.password)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Welcome back!', 'Successfully logged in to your account.')

  await page.goto('/portal/profile')
  await device.touch(true)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Work laptop')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('row', { name: /Work laptop/ })).toContainText('Not yet')

  await signOut(page)
  await pressPasskey(page, device, 'Admin Login')
  await expectErrorToast(page, 'Access denied', 'Admin access required.')
  await pressPasskey(page, device, 'Customer Login')
  await expect(page).toHaveURL(/\/portal$/)

  await signOut(page)
  // The device answers at once: as if its owner chose the passkey in the list below the field. The dialog may be gone
  // before it is seen.
  await page.getByRole('button', { name: 'Customer Login' }).click()
  await expect(page).toHaveURL(/\/portal$/)

  // The role ends the session, of which an open page would hear.
  await leaveSite(page.context())
  await changeRoleByApi(office, client.email, 'ADMIN')
  await pressPasskey(page, device, 'Admin Login')
  await expectToast(page, 'Welcome back!', 'Successfully logged in as admin.')
  await expect(page.getByRole('link', { name: 'Admin Portal' })).toBeVisible()
})
