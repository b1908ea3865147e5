import { describe, expect, it } from 'vitest'
import { faultsOf } from './faults.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** The project of the demonstration whose mentees have a home of their own. */
const WITH_HOME = { name: 'Νέο Ξεκίνημα', url: 'xekinima', id: 3, view: 'my-progress' }

const EDITOR = `/${PROJECT.url}/admin/views`

describe('views of authors', () => {
  const stage = setStage()

  it('are a home with what their viewer sees, reached and left by the keyboard', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Mentee', WITH_HOME.name),
      path: `/${WITH_HOME.url}/home`,
    })
    const frame = page.frameLocator('iframe')
    await frame.getByRole('heading', { name: 'Η πορεία μου' }).waitFor()
    await frame.getByRole('progressbar').waitFor()
    await page.locator('iframe').focus()
    await page.keyboard.press('Tab')
    await eventually(() => frame.locator('a:focus').count()).toBe(1)
    for (let at = 0; at < 4; at += 1) await page.keyboard.press('Tab')
    await eventually(() => frame.locator('a:focus').count()).toBe(0)
    await frame.getByRole('link').first().click()
    await eventually(() => new URL(page.url()).pathname).toMatch(
      /\/(mentee\/action\/\d+|calendar)$/,
    )
  })

  it('are the home of the roles that are chosen in the settings, and of no others', async () => {
    const home = `/${WITH_HOME.url}/home`
    const mentor = await stage.visit({ as: stage.personWith('Mentor', WITH_HOME.name), path: home })
    await mentor.page.getByRole('heading', { level: 1 }).waitFor()
    await mentor.rest()
    expect(await mentor.page.locator('iframe').count()).toBe(0)

    const { page, ask } = await stage.visit({
      as: stage.personWith('SuperAdmin'),
      path: `/${WITH_HOME.url}/admin/project/${WITH_HOME.id}`,
    })
    const homeOf = async () => {
      const { Settings } = await ask<{ Settings: string }>('/api/Project/ById', {
        Id: WITH_HOME.id,
      })
      return (JSON.parse(Settings) as { Config: { HomeCustomView?: unknown } }).Config
        .HomeCustomView
    }
    const byRole = page.getByRole('group', { name: el('projects.set.home.byRole') })
    const mentors = byRole.getByRole('combobox', { name: el('identity.role.Mentor') })
    await mentors.click()
    await mentors.pressSequentially('progress')
    await page.getByRole('option', { name: WITH_HOME.view }).click()
    await page.keyboard.press('Control+s')
    await eventually(homeOf).toEqual({ Mentee: WITH_HOME.view, Mentor: WITH_HOME.view })
    await mentor.page.reload()
    await mentor.page.locator('iframe').waitFor()

    await page.getByLabel(el('projects.set.home')).selectOption('all')
    const view = page.getByRole('combobox', { name: el('projects.set.home.view') })
    await view.click()
    await page.getByRole('option', { name: WITH_HOME.view }).click()
    await page.keyboard.press('Control+s')
    await eventually(homeOf).toBe(WITH_HOME.view)
  })

  it.each(['light', 'dark'] as const)('have no fault that rules can see: %s', async (scheme) => {
    const { page, rest } = await stage.visit({
      as: stage.personWith('Admin', PROJECT.name),
      scheme,
      path: `${EDITOR}/gallery`,
    })
    await eventually(() => page.locator('iframe').count()).toBe(6)
    await page.frameLocator('iframe >> nth=5').getByText('Μέντορας').waitFor()
    await rest()
    const [whole = page, ...frames] = page.frames()
    expect(await faultsOf(whole, scheme)).toEqual([])
    for (const frame of frames) expect(await faultsOf(frame, `${scheme} frame`)).toEqual([])
  })

  it('are said to be missing where there is none for the role', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Mentee', PROJECT.name),
      path: `/${PROJECT.url}/views/nothing-here`,
      refusals: [404],
    })
    await page.getByText(el('views.notFound')).waitFor()
  })

  it('are left out of the home of those for whom they are not, without a word', async () => {
    const { ask } = await stage.visit({ as: stage.personWith('SuperAdmin') })
    const project = await ask<Readonly<Record<string, unknown>> & { readonly Settings: string }>(
      '/api/Project/ById',
      { Id: PROJECT.id },
    )
    const { Id, url, Descr, Revision } = project
    const settings = JSON.parse(project.Settings) as { Config: object }
    const Config = { ...settings.Config, HomeCustomView: WITH_HOME.view }
    const Settings = JSON.stringify({ ...settings, Config })
    await ask('/api/project/set', { Project: { Id, url, Descr, Revision, Settings } })
    const { page, rest } = await stage.visit({
      as: stage.personWith('Microdata', PROJECT.name),
      path: `/${PROJECT.url}/home`,
      refusals: [404],
    })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await rest()
    expect(await page.getByText(el('views.notFound')).count()).toBe(0)
  })
})
