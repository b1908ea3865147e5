import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { listRows, theFirst } from './programme.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const OWN = `/${PROJECT.url}/userinfo`

interface Values {
  readonly Values: Readonly<Record<string, string>>
}

/** Who saved the other, and when. */
const OTHER_WRITER = /Το άλλο: \S+ \S+, \d\d\/\d\d\/\d{4}/

describe('the profile', () => {
  const stage = setStage()

  it('is a mentee’s own: what is wrong is said, what is right is saved, by the keys alone', async () => {
    const as = stage.personWith('Mentee', PROJECT.name)
    const { page, ask } = await stage.visit({ as, path: OWN, width: 390, refusals: [400] })
    const { Id } = await ask<{ Id: number }>('/api/User/getcurrent', {})
    const stored = async (name: string) =>
      (await ask<Values>('/api/User/GetFieldValues', { UserId: Id, Fields: [name] })).Values[name]
    const phone = page.getByLabel('Κινητό τηλέφωνο')
    await phone.waitFor()
    // What the level hides is not even named, and what it does not let change is no field.
    expect(await page.getByText('ΑΦΜ').count()).toBe(0)
    expect(await page.getByLabel('Δήμος', { exact: true }).count()).toBe(0)
    expect(await faultsOf(page, 'own profile')).toEqual([])

    const before = await stored('phone')
    await phone.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('12345')
    await page.keyboard.press('Enter')
    await page.getByText(el('rule.phone')).waitFor()
    expect(await stored('phone')).toBe(before)
    // On another tab and back: what was typed is still there.
    await page.getByRole('tab', { name: el('users.person.tab.fields') }).focus()
    await page.keyboard.press('ArrowRight')
    await page.getByRole('heading', { name: el('identity.profile.roles') }).waitFor()
    await page.keyboard.press('ArrowLeft')
    expect(await phone.inputValue()).toBe('12345')

    await phone.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('694 555 1234')
    await page.keyboard.press('Enter')
    await page.getByText(el('users.fields.saved'), { exact: true }).waitFor()
    expect(await stored('phone')).toBe('6945551234')
    expect(await phone.inputValue()).toBe('6945551234')

    const goal = page.getByLabel('Επαγγελματικός στόχος')
    await goal.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('κάτι άλλο')
    await page.keyboard.press('Escape')
    expect(await goal.inputValue()).toBe((await stored('goal')) ?? '')
  })

  it('shows an Admin what is masked, takes a change, and gives and takes back a role', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const admin = await stage.visit({ as, path: OWN, refusals: [400] })
    const { page, ask } = admin
    const { Id, LastName } = theFirst(await listRows(admin), ({ Active }) => Active)
    await page.goto(`/${PROJECT.url}/admin/user/${Id}`)
    await page.getByRole('heading', { level: 1, name: LastName }).waitFor()
    expect(await faultsOf(page, 'profile')).toEqual([])

    const hidden = page.getByText(/^•{5}\d{4}$/)
    await hidden.waitFor()
    await page.getByRole('button', { name: el('users.fields.show', { label: 'ΑΦΜ' }) }).click()
    await page.getByText(/^\d{9}$/).waitFor()
    await page.getByRole('button', { name: el('users.fields.hide', { label: 'ΑΦΜ' }) }).click()
    await hidden.waitFor()

    await page.getByRole('button', { name: el('users.fields.replace', { label: 'ΑΦΜ' }) }).click()
    const afm = page.getByLabel('ΑΦΜ', { exact: true })
    await eventually(() => afm.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.type('094429813')
    await page.keyboard.press('Enter')
    await page.getByText(el('rule.afm')).waitFor()
    await afm.fill('094429812')
    await page.keyboard.press('Enter')
    await page.getByText('•••••9812', { exact: true }).waitFor()

    const born = page.getByRole('group', { name: 'Ημερομηνία γέννησης' })
    await born.getByLabel(el('ui.birth.year')).selectOption('2004')
    await born.getByLabel(el('ui.birth.month')).selectOption('2')
    await born.getByLabel(el('ui.birth.day')).selectOption('29')
    await eventually(() =>
      ask<Values>('/api/User/GetFieldValues', { UserId: Id, Fields: ['birth_date'] }),
    ).toEqual({ Values: { birth_date: '2004-02-29' } })

    await page.getByRole('tab', { name: el('users.person.tab.roles') }).click()
    await page.getByLabel(el('identity.role.Translator')).check()
    await page.getByRole('button', { name: el('users.roles.save') }).click()
    const sure = page.getByRole('dialog')
    await sure.getByText(el('users.roles.gets')).waitFor()
    expect(await faultsOf(page, 'before roles change')).toEqual([])
    await sure.getByRole('button', { name: el('users.roles.save') }).click()
    const held = page.getByRole('list', { name: el('users.person.rolesLabel') })
    await held.getByText(el('identity.role.Translator')).waitFor()
    expect(await faultsOf(page, 'roles')).toEqual([])
    await page.getByRole('button', { name: el('ui.undo') }).click()
    await held.getByText(el('identity.role.Translator')).waitFor({ state: 'detached' })

    await page.getByRole('tab', { name: el('users.person.tab.activity') }).click()
    await page
      .getByText(/είδε ολόκληρο έναν αριθμό ταυτοποίησης/)
      .first()
      .waitFor()
    const [person] = await ask<{ Roles: string[] }[]>('/api/User/GetByIds', {
      ProjectId: PROJECT.id,
      Ids: [Id],
    })
    expect(person?.Roles).toEqual(['Mentee'])
  })

  it('tells of what somebody else has changed meanwhile, and asks whose is to stay', async () => {
    const as = stage.personWith('Admin', PROJECT.name)
    const first = await stage.visit({ as, path: OWN, refusals: [409] })
    const { Id } = theFirst(await listRows(first), ({ Active }) => Active)
    const { page, ask } = first
    await page.goto(`/${PROJECT.url}/admin/user/${Id}`)
    const address = page.getByLabel('Διεύθυνση', { exact: true })
    await address.fill('Σόλωνος 5')
    await ask('/api/User/UpdateField', { UserId: Id, Name: 'address', Value: 'Ομήρου 12' })
    await address.press('Enter')
    const note = page.getByRole('alert').filter({ hasText: el('ui.conflict.title') })
    await note.getByRole('row', { name: 'Διεύθυνση Σόλωνος 5 Ομήρου 12' }).waitFor()
    await note.getByText(OTHER_WRITER).waitFor()
    expect(await address.inputValue()).toBe('Σόλωνος 5')
    await page.getByRole('button', { name: el('ui.conflict.keepMine') }).click()
    await page.getByText(el('users.fields.saved'), { exact: true }).waitFor()
    const { Values } = await ask<Values>('/api/User/GetFieldValues', {
      UserId: Id,
      Fields: ['address'],
    })
    expect(Values).toEqual({ address: 'Σόλωνος 5' })
  })

  it('keeps from a mentor what the level hides', async () => {
    const as = stage.personWith('Mentor', PROJECT.name)
    const mentor = await stage.visit({ as, path: OWN })
    const { Id } = theFirst(await listRows(mentor), ({ Active }) => Active)
    const ask = (Fields: string[]) =>
      mentor.post('/api/User/GetFieldValues', { UserId: Id, Fields })
    expect((await ask(['phone'])).status()).toBe(200)
    const [hidden, unknown] = await Promise.all([ask(['afm']), ask(['no_such_field'])])
    expect([hidden.status(), unknown.status()]).toEqual([400, 400])
    await mentor.page.goto(`/${PROJECT.url}/mentor/mentee/${Id}`)
    await mentor.page.getByRole('heading', { level: 1 }).waitFor()
    await mentor.page.getByText('Κινητό τηλέφωνο').first().waitFor()
    expect(await mentor.page.getByText(/ΑΦΜ|ΑΜΚΑ|ΚΑΥΑΣ/).count()).toBe(0)
    // The page of profiles is not for mentors (spec §6): the way leads to sign-in.
    await mentor.page.goto(`/${PROJECT.url}/admin/user/${Id}`)
    await mentor.page.waitForURL((url) => !url.pathname.includes('/admin/user'))
  })
})
