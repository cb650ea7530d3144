import { expect, type Page } from '@playwright/test'
import { expectErrorToast, expectNoHorizontalScroll } from '../screens.ts'
import { bookkeeper, PROJECT, visitor } from './cast.ts'

/** Adds a second contact to the client, who only pays. Returns the invitation link. */
export async function inviteBookkeeper(desk: Page): Promise<string> {
  await desk.goto('/portal/admin/clients')
  await desk.getByRole('table', { name: 'Clients' }).getByRole('link', { name: visitor.name }).click()
  await desk.getByRole('button', { name: 'Add Contact' }).click()
  const dialog = desk.getByRole('dialog', { name: `New Contact of ${visitor.name}` })
  await dialog.getByLabel('First name').fill(bookkeeper.firstName)
  await dialog.getByLabel('Last name').fill('Lindqvist')
  await dialog.getByLabel('Email').fill(bookkeeper.email)
  await dialog.getByRole('checkbox', { name: 'Signs' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Reviews' }).uncheck()
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  const link = desk.getByRole('dialog', { name: 'Invitation link' }).getByLabel('Link', { exact: true })
  await expectErrorToast(
    desk,
    'Invitation Created',
    'Invitation created but email service is not configured. Share the invitation link manually.',
  )
  return link.inputValue()
}

/** The colleague reads what is the client's, and is not asked for a signature. */
export async function expectOnlyReads(phone: Page, title: string) {
  await expect(phone.getByRole('link', { name: PROJECT }).first()).toBeVisible()
  await expectNoHorizontalScroll(phone)
  await phone.goto('/portal/agreements?tab=signatures')
  const document = phone.getByRole('article', { name: title })
  await expect(document).toContainText(`Waiting for ${visitor.name} to sign.`)
  await expect(document.getByRole('link', { name: /^Sign Document/ })).toHaveCount(0)
  await expectNoHorizontalScroll(phone)
}
