import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const OTHER = 'Μαζί στο Σχολείο'

describe('people of another project', () => {
  const stage = setStage()
  const path = `/${PROJECT.url}/admin/project/users#mTab=existing`

  it('are added by name, and all who match, by who administers both', async () => {
    const { page, ask } = await stage.visit({ as: stage.personWith('SuperAdmin'), path })
    const count = async () =>
      (await ask<{ count: number }>('/api/User/PeopleCount', { ProjectId: PROJECT.id })).count
    const before = await count()
    const known = stage.personWith('Mentee', PROJECT.name)
    const other = stage.personWith('Mentee', OTHER)
    const byName = page.getByRole('form', { name: el('existing.names.title') })
    await byName.getByRole('textbox').fill(`${known}\n${other}, nobody.at.all`)
    await byName.getByRole('button', { name: el('existing.names.add') }).press('Enter')
    await byName.getByText(el('existing.done_one', { number: 1, already: 1 })).waitFor()
    // Who is refused stays, to be corrected.
    expect(await byName.getByRole('textbox').inputValue()).toBe('nobody.at.all')
    expect(await count()).toBe(before + 1)
    expect(await faultsOf(page, 'people of another project')).toEqual([])

    const matching = page.getByRole('region', { name: el('existing.matching.title') })
    await matching.getByLabel(el('existing.matching.from')).selectOption({ label: OTHER })
    await matching.getByRole('searchbox', { name: el('existing.matching.search') }).fill(other)
    await matching.getByText(el('existing.matching.count_one', { number: 1 })).waitFor()
    // From where and into where is said before, when it is confirmed with the number, and after.
    const route = { from: OTHER, into: PROJECT.name }
    await matching.getByRole('definition').getByText(PROJECT.name, { exact: true }).waitFor()
    const add = matching.getByRole('button', { name: el('existing.matching.add', route) })
    await eventually(() => add.isEnabled()).toBe(true)
    await add.press('Enter')
    const dialog = page.getByRole('dialog', {
      name: el('existing.matching.sure_one', { number: 1, ...route }),
    })
    await dialog.getByText(el('existing.matching.sureText', route)).waitFor()
    await dialog.getByRole('button', { name: el('existing.matching.add', route) }).click()
    const done = el('existing.matching.done_other', { number: 0, already: 1, ...route })
    await matching.getByText(done).waitFor()
    expect(await count()).toBe(before + 1)
  })

  it('are invited by who has no say over them, and join by accepting', async () => {
    const mentor = stage.personWith('Mentor', OTHER)
    const manager = await stage.visit({
      as: stage.personWith('ProjectManager'),
      path: `/${PROJECT.url}/admin/project/users#mTab=import`,
    })
    await manager.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const rows = [
      ['Επώνυμο', 'Όνομα', 'Όνομα χρήστη', 'E-mail'],
      ['Άγνωστος', 'Άγνωστος', mentor, `${mentor}@example.org`],
    ]
    const text = rows.map((row) => row.join('\t')).join('\n')
    await manager.page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await manager.page.getByRole('textbox', { name: el('imports.paste') }).focus()
    await manager.page.keyboard.press('Control+V')
    for (const step of ['imports.next.fix', 'imports.next.review'] as const) {
      await manager.page.getByRole('button', { name: el(step) }).click()
    }
    const send = el('imports.send_one', { number: 1 })
    await manager.page.getByRole('button', { name: send, exact: true }).click()
    await manager.page.getByText(el('imports.waiting_one', { number: 1 })).waitFor()
    await manager.page.getByText(el('imports.state.invited')).waitFor()

    const { page } = await stage.visit({ as: mentor, path: '/', width: 390 })
    const banner = page.getByRole('complementary', { name: el('invitations.title') })
    await banner.getByRole('link', { name: el('invitations.open') }).click()
    const invitation = page.getByRole('article', { name: PROJECT.name })
    await invitation.waitFor()
    expect(await faultsOf(page, 'invitations')).toEqual([])
    await invitation.getByRole('button', { name: el('invitations.accept') }).click()
    await page.getByText(el('invitations.none')).waitFor()
    const { ask } = await stage.visit({ as: mentor, path: `/${PROJECT.url}/home` })
    const { Projects } = await ask<{ Projects: { Id: number }[] }>('/Account/Identity', {})
    expect(Projects.map(({ Id }) => Id)).toContain(PROJECT.id)
  })

  it.each([1440, 390])(
    'are listed while they have not answered, until withdrawn, at %i',
    async (width) => {
      const other = stage.personWith('Coordinator', OTHER)
      const { page, ask } = await stage.visit({
        as: stage.personWith('ProjectManager'),
        path: `/${PROJECT.url}/admin/project/users#mTab=invitations`,
        width,
      })
      await page.getByText(el('invitations.sent.none')).waitFor()
      const Fields = { first_name: 'Ευθαλία-Παρασκευή', last_name: 'Παπαδημητρακοπούλου-Οικονόμου' }
      const name = `${Fields.first_name} ${Fields.last_name}`
      await ask('/api/User/ImportUsers', {
        ProjectId: PROJECT.id,
        Users: [
          {
            Username: other,
            Roles: 'Mentor',
            Fields: { ...Fields, email: `${other}@example.org` },
          },
        ],
      })
      await page.reload()
      const waiting = page.getByRole('article', { name })
      await waiting.getByText(/Περιμένει από \d\d\/\d\d\/\d{4} \(0 ημέρες\)/).waitFor()
      const again = waiting.getByRole('button', { name: el('invitations.sent.againOf', { name }) })
      expect(await again.isDisabled()).toBe(true)
      expect(await faultsOf(page, `sent invitations ${width}`)).toEqual([])
      await waiting
        .getByRole('button', { name: el('invitations.sent.withdrawOf', { name }) })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: el('invitations.sent.withdraw') })
        .click()
      await page.getByText(el('invitations.sent.none')).waitFor()
    },
  )

  it('are not offered to who has one project', async () => {
    const as = stage.personWith('ProjectManager')
    const { page } = await stage.visit({ as, path })
    await page.getByRole('tab', { name: el('imports.title') }).waitFor()
    expect(await page.getByRole('tab', { name: el('imports.tab.existing') }).count()).toBe(0)
  })
})
