import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const IMPORT = `/${PROJECT.url}/admin/project/users#mTab=import`

/** Twelve lines with three kinds of faults: roles, addresses, and one person twice. */
function sheet(): string {
  const rows = Array.from({ length: 12 }, (_, at) => [
    `Επώνυμο ${at}`,
    'Μαρία',
    at === 11 ? 'steps.10' : `steps.${at}`,
    at < 2 ? 'χωρίς παπάκι' : `steps.${at}@example.org`,
    at > 1 && at < 5 ? 'Μέντορα' : '',
    'πορτοκαλί',
  ])
  const head = ['Επώνυμο', 'Όνομα', 'Όνομα χρήστη', 'E-mail', 'Ρόλοι', 'Χρώμα']
  return [head, ...rows].map((row) => row.join('\t')).join('\n')
}

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.getByRole('textbox', { name: el('imports.paste') }).focus()
  await page.keyboard.press('Control+V')
}

describe('an import in three steps', () => {
  const stage = setStage({ isAlone: true })

  it('is mapped, fixed by one press for each kind, reviewed, carried out and undone', async () => {
    const { page, ask } = await stage.visit({ as: stage.personWith('Admin'), path: IMPORT })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const group = (field: string, rule: 'email' | 'unknown_role') =>
      page.getByRole('region', {
        name: el('imports.reason.of', { field, reason: el(`rule.${rule}`) }),
      })
    await paste(page, sheet())
    await page.getByText(el('imports.map.left', { columns: 'Χρώμα' })).waitFor()
    expect(await faultsOf(page, 'map')).toEqual([])

    await press(el('imports.next.fix'))
    const roles = group(el('imports.field.roles'), 'unknown_role')
    // What is probably meant is chosen already.
    await roles.getByRole('button', { name: el('imports.fix.apply_other', { number: 3 }) }).click()
    const addresses = group(el('imports.field.email'), 'email')
    await addresses.getByRole('button', { name: el('imports.fix.clear') }).click()
    expect(await faultsOf(page, 'fix')).toEqual([])
    await press(el('imports.clash.keep', { row: 11 }))
    await page.getByText(el('imports.fix.none')).waitFor()

    await press(el('imports.next.review'))
    await page.getByText(el('imports.review.newText')).waitFor()
    expect(await faultsOf(page, 'review')).toEqual([])
    await press(el('imports.send_other', { number: 11 }))
    await page.getByText(el('imports.finished_other', { number: 11 })).waitFor()

    await press(el('imports.undo'))
    const dialog = page.getByRole('dialog')
    await dialog.getByText(el('imports.undo.removed')).waitFor()
    await dialog.getByRole('button', { name: el('imports.undo') }).click()
    await page.getByRole('textbox', { name: el('imports.paste') }).waitFor()
    const { list } = await ask<{ list: { Added: number; Undone: { People: number } }[] }>(
      '/api/User/Imports',
      { ProjectId: PROJECT.id, page: 1 },
    )
    expect(list[0]).toMatchObject({ Added: 11, Undone: { People: 11 } })

    // The next time the column is known.
    await paste(page, sheet())
    await eventually(() => page.getByText(el('imports.map.remembered')).count()).toBeGreaterThan(3)
    await page.goto(IMPORT.replace('mTab=import', 'mTab=imports'))
    await page.getByText(el('imports.history.added', { number: 11 })).waitFor()
    expect(await faultsOf(page, 'imports')).toEqual([])
  })
})
