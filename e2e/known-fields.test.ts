import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const MADE = '/dika-mas-onomata'

/** What a list of theirs says: two slips of the hand in the gender, all else as the field offers it. */
const GENDERS = ['Άνδρας', 'Γυναίκα', 'ΓΥΝΑΙΚΑ', 'Γυνακα', 'Ανδρα', 'Ανδρα']

function sheet(): string {
  const rows = GENDERS.map((gender, at) => [
    `Επώνυμο ${at}`,
    'Νίκη',
    `made.${at}`,
    gender,
    `77${at}`,
  ])
  const head = ['Επώνυμο', 'Όνομα', 'Όνομα χρήστη', 'Φύλο', 'Αριθμός αίτησης']
  return [head, ...rows].map((row) => row.join('\t')).join('\n')
}

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.getByRole('textbox', { name: el('imports.paste') }).focus()
  await page.keyboard.press('Control+V')
}

describe('a project whose fields are called and kept as its author likes', () => {
  const stage = setStage({ isAlone: true })

  it('says what a field means, takes its own words, and finds people by their numbers', async () => {
    const admin = stage.personWith('Admin', PROJECT.name)
    const { page } = await stage.visit({ as: admin, path: `/${PROJECT.url}/admin/project/list` })
    await page.getByRole('link', { name: el('projects.list.new') }).click()
    await page.getByRole('button', { name: el('projects.making.goOn') }).click()
    const tabs = page.getByRole('navigation', { name: el('projects.tabs') })
    // The window before has fields of the same names.
    await tabs.waitFor()
    const name = el('ui.language.el', { name: el('projects.set.name') })
    await page.getByLabel(name).fill('Δικά μας ονόματα')
    await page.getByLabel(el('projects.set.url')).fill(MADE.slice(1))
    await tabs.getByRole('button', { name: el('projects.tab.fields'), exact: true }).click()
    const fields = page.getByRole('region', { name: el('projects.fields.Fields') })
    const add = async (label: string, field: string): Promise<void> => {
      await fields.getByRole('button', { name: el('projects.fields.add') }).click()
      await page.keyboard.type(label)
      await fields.getByLabel(el('projects.field.Name')).fill(field)
    }
    const means = fields.getByLabel(el('projects.field.Means'))
    await add('Φύλο', 'Gender')
    const byName = el('projects.field.MeansByName', { meaning: el('projects.means.gender') })
    expect(await means.locator('option:checked').textContent()).toBe(byName)
    await fields.getByLabel(el('projects.field.Type')).selectOption('select')
    await fields.getByLabel(el('projects.field.Options')).fill('Άνδρας\nΓυναίκα')
    await add('Αριθμός αίτησης', 'ar_aitisis')
    expect(await means.locator('option:checked').textContent()).toBe(el('projects.field.MeansNone'))
    await means.selectOption('kayas')
    expect(await faultsOf(page, 'meaning')).toEqual([])
    await page.keyboard.press('Control+s')
    await page.waitForURL(/admin\/project\/\d+#tab=setup$/)

    await page.goto(`${MADE}/admin/project/users#mTab=import`)
    await paste(page, sheet())
    await page.getByRole('button', { name: el('imports.next.fix'), exact: true }).click()
    const reason = el('imports.reason.of', { field: 'Φύλο', reason: el('rule.invalid_value') })
    const group = page.getByRole('region', { name: reason })
    await group.waitFor()
    const fix = (number: number) =>
      group.getByRole('button', {
        name: el(number === 1 ? 'imports.fix.apply_one' : 'imports.fix.apply_other', { number }),
      })
    // Nothing is ready to be written to rows that say different things.
    expect(await group.getByLabel(el('imports.fix.value')).count()).toBe(0)
    expect(await fix(3).count()).toBe(0)
    const said = { value: 'Ανδρα', count: 2 }
    const which = el('imports.fix.which')
    await group.getByLabel(which).selectOption({ label: el('imports.fix.which.one', said) })
    expect(await group.getByLabel(el('imports.fix.value')).inputValue()).toBe('Άνδρας')
    await fix(2).click()
    await fix(1).click()
    await page.getByText(el('imports.fix.none')).waitFor()
    await page.getByRole('button', { name: el('imports.next.review'), exact: true }).click()
    await page.getByRole('button', { name: el('imports.send_other', { number: 6 }) }).click()
    await page.getByText(el('imports.finished_other', { number: 6 })).waitFor()

    await page.goto(`${MADE}/admin/project/microdata`)
    await page.getByLabel(el('people.numbers')).fill('770 775 404')
    await page.getByRole('button', { name: el('people.numbers.find'), exact: true }).click()
    await page.getByRole('status').filter({ hasText: '404' }).waitFor()
    const rows = page.getByRole('row').filter({ hasText: 'Επώνυμο' })
    await eventually(() => rows.count()).toBe(2)
  })
})
