import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const text = (name: string, bytes: number) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(bytes, 'κείμενο '),
})

describe('files of an action', () => {
  const stage = setStage()

  it('go on after a reload and a lost network, are seen by the mentor, and are deleted by who sent them', async () => {
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page } = await stage.visit({
      as,
      path: `/${PROJECT.url}/mentee/actions`,
      offline: true,
    })
    await page.locator('main a[href*="/mentee/action/"]').first().click()
    const own = page.locator('section', {
      has: page.getByRole('heading', { name: el('files.tools.title') }),
    })
    await own.getByText(el('files.tools.none')).waitFor()
    expect(await faultsOf(page, 'files of an action')).toEqual([])
    // Four parts a second: the page is left while the file is on its way.
    let sent = 0
    await page.route('**/api/files/uploadpart', async (route) => {
      sent += 1
      if (sent > 4) await route.abort('internetdisconnected')
      else await route.continue()
    })
    const chooser = page.locator('input[type=file]')
    await chooser.setInputFiles(text('έκθεση.txt', 10 * 262_144 + 5))
    await own.getByText(el('files.heldUp')).waitFor()
    await page.reload()
    await own.getByText(el('files.heldUp')).waitFor()
    const parts: string[] = []
    await page.unroute('**/api/files/uploadpart')
    page.on('request', (request) => {
      if (request.url().includes('uploadpart')) parts.push(request.url())
    })
    const link = own.getByRole('link', { name: 'έκθεση.txt' })
    await link.waitFor()
    // Only what had not arrived was sent again.
    expect(parts.length).toBeLessThan(10)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe('έκθεση.txt')

    await chooser.setInputFiles([text('ένα.txt', 1000), { ...text('κενό.txt', 0) }])
    await own.getByRole('link', { name: 'ένα.txt' }).waitFor()
    await own.getByRole('alert').getByText(el('files.empty')).waitFor()
    await own.getByRole('button', { name: el('files.dismiss.of', { name: 'κενό.txt' }) }).click()
    await own.getByRole('combobox').selectOption('latest')
    await chooser.waitFor({ state: 'detached' })
    expect(await own.getByRole('button', { name: /Διαγραφή: ένα/ }).count()).toBe(0)
    await own.getByRole('combobox').selectOption('')
    await own.getByRole('button', { name: /Διαγραφή: ένα/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: el('files.tools.delete') }).click()
    await own.getByRole('link', { name: 'ένα.txt' }).waitFor({ state: 'detached' })
    expect(await faultsOf(page, 'files of an action')).toEqual([])
  })
})
