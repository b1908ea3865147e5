import { Buffer } from 'node:buffer'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { EICAR, startFakeClamd, type FakeClamd } from '../apps/server/src/testing/fake-clamd.ts'
import { faultsOf } from './faults.ts'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const PATH = `/${PROJECT.url}/library`

describe('files of the library, with a scanner', () => {
  let clamd: FakeClamd
  const stage = setStage({
    configure: async () => {
      clamd = await startFakeClamd()
      // It comes later, at the same address.
      await clamd.close()
      return { SCANNER_URL: clamd.url }
    },
  })
  afterAll(() => clamd.close())

  const add = async (page: Page, title: string, text: string) => {
    await page.getByRole('button', { name: el('library.upload'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles({
      name: `${title}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })
    await dialog.getByRole('button', { name: el('library.send'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const itemOf = (page: Page, title: string) =>
    page.getByRole('listitem').filter({ hasText: title })

  it('say to who added them that they wait, and that one is infected; others see the clean one then', async () => {
    const { page: admin } = await stage.visit({ as: stage.personWith('Admin'), path: PATH })
    await add(admin, 'Πρόγραμμα', 'Κάθε Τρίτη στις πέντε.')
    await itemOf(admin, 'Πρόγραμμα').getByText(el('files.held.waiting')).waitFor()
    await add(admin, 'Πρόσκληση', EICAR)
    await itemOf(admin, 'Πρόσκληση').getByText(el('files.held.waiting')).waitFor()
    const { page: mentor } = await stage.visit({ as: stage.personWith('Mentor'), path: PATH })
    await mentor.getByRole('list').first().waitFor()
    expect(await itemOf(mentor, 'Πρόγραμμα').count()).toBe(0)

    clamd = await startFakeClamd(Number(new URL(clamd.url).port))
    await itemOf(admin, 'Πρόσκληση').getByText(el('files.held.infected')).waitFor()
    expect(await faultsOf(admin, 'an infected item in a list')).toEqual([])
    await admin.getByRole('button', { name: 'Πρόσκληση', exact: true }).click()
    const details = admin.getByRole('dialog')
    await details.getByText(el('files.held.infected')).waitFor()
    expect(await details.getByRole('link', { name: el('library.download') }).count()).toBe(0)
    expect(await faultsOf(admin, 'an infected item')).toEqual([])
    await itemOf(mentor, 'Πρόγραμμα').waitFor()
    expect(await itemOf(mentor, 'Πρόσκληση').count()).toBe(0)
  })
})
