import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const PAGE = `/${PROJECT.url}/admin/project/${PROJECT.id}`

interface Settings {
  readonly User: { readonly Fields: readonly { Name: string; Label: string; Options?: string[] }[] }
}

describe('an Admin who removes what others depend on', () => {
  const stage = setStage()
  const as = () => stage.personWith('Admin', PROJECT.name)
  const settingsOf = async (ask: (path: string, input: object) => Promise<unknown>) => {
    const { Settings } = (await ask('/api/Project/ById', { Id: PROJECT.id })) as {
      Settings: string
    }
    return JSON.parse(Settings) as Settings
  }

  it.each([1440, 390])('is told of what depends on a field first (%i)', async (width) => {
    const { page, ask } = await stage.visit({
      as: as(),
      path: `${PAGE}#tab=fields`,
      width,
      offline: true,
    })
    const before = await settingsOf(ask)
    const field = before.User.Fields.find(({ Options }) => Options)
    if (!field) throw new Error('the demonstration has no field with options')
    const open = el('projects.fields.open', { name: field.Label })
    await page.getByRole('button', { name: open }).first().click()
    const remove = page.getByRole('button', {
      name: el('projects.fields.remove', { name: field.Label }),
    })
    await remove.click()
    const dialog = page.getByRole('dialog', { name: el('removal.title', { name: field.Label }) })
    await dialog.getByText(el('projects.removal.field')).waitFor()
    expect(await dialog.textContent()).toMatch(/τιμές [\d.]+ ατόμων/)
    expect(await faultsOf(page, 'field')).toEqual([])
    await dialog.getByRole('button', { name: el('core.dialog.cancel') }).click()
    expect(await remove.count()).toBe(1)

    // Where it cannot be found out, that is said, and still asked.
    await page.route('**/api/User/FieldUses', (route) => route.abort())
    await remove.click()
    await dialog.getByText(el('projects.removal.unknown')).waitFor()
    await dialog.getByRole('button', { name: el('core.dialog.cancel') }).click()
    await page.unroute('**/api/User/FieldUses')
    expect(await settingsOf(ask)).toEqual(before)
  })

  it('is told of options before they are saved, and is not asked twice of a field', async () => {
    const { page, ask } = await stage.visit({ as: as(), path: `${PAGE}#tab=fields` })
    const before = await settingsOf(ask)
    const field = before.User.Fields.find(({ Options }) => Options)
    const [gone = '', ...rest] = field?.Options ?? []
    const label = field?.Label ?? ''
    const open = el('projects.fields.open', { name: label })
    await page.getByRole('button', { name: open }).first().click()
    const options = page.getByLabel(el('projects.field.Options'))
    await options.fill(rest.join('\n'))
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: el('removal.title', { name: gone }) })
    await dialog.getByText(el('projects.removal.options', { label })).waitFor()
    await dialog.getByRole('button', { name: el('core.dialog.cancel') }).click()
    // What was typed stays, unsaved.
    expect(await options.inputValue()).toBe(rest.join('\n'))
    expect(await settingsOf(ask)).toEqual(before)
    await options.fill([gone, ...rest].join('\n'))

    await page.getByRole('button', { name: el('projects.fields.remove', { name: label }) }).click()
    const other = page.getByRole('dialog', { name: el('removal.title', { name: label }) })
    await other.getByRole('button', { name: el('removal.confirm') }).click()
    await page.keyboard.press('Control+s')
    await page.getByText(el('projects.saved')).waitFor()
    const after = await settingsOf(ask)
    expect(after.User.Fields.some(({ Name }) => Name === field?.Name)).toBe(false)
  })

  it('is told who else has a saved view, and not of one that nobody has', async () => {
    const { page, ask } = await stage.visit({ as: as() })
    const save = (Name: string, Shared: boolean) =>
      ask<{ Id: number }>('/api/User/SavePeopleView', {
        ProjectId: PROJECT.id,
        Name,
        Shared,
        View: {},
      })
    const views = async () => {
      const found = await ask<{ Name: string }[]>('/api/User/PeopleViews', {
        ProjectId: PROJECT.id,
      })
      return found.map(({ Name }) => Name)
    }
    const shared = await save('Κοινή προβολή', true)
    const own = await save('Δική μου προβολή', false)
    const remove = async (id: number) => {
      await page.goto(`/${PROJECT.url}/admin/user/list?view=${id}`)
      await page.getByRole('button', { name: el('people.views.update') }).click()
      await page.getByRole('button', { name: el('people.views.delete'), exact: true }).click()
    }
    await remove(shared.Id)
    const dialog = page.getByRole('dialog', {
      name: el('removal.title', { name: 'Κοινή προβολή' }),
    })
    await dialog.getByText(el('people.views.removal')).waitFor()
    expect(await dialog.textContent()).toMatch(/\d+ ακόμη άτομα/)
    await dialog.getByRole('button', { name: el('removal.confirm') }).click()
    await eventually(views).not.toContain('Κοινή προβολή')
    await remove(own.Id)
    await eventually(views).not.toContain('Δική μου προβολή')
  })
})
