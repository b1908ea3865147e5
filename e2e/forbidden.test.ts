import type { Role } from '@telemachos/contract/core/roles'
import { describe, expect, it } from 'vitest'
import { listRows, theFirst, type Row } from './programme.ts'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

const ADMIN_HOME = `/${PROJECT.url}/admin/home`
const GRID = `/${PROJECT.url}/mentor/action/list`
const MENTEES = `/${PROJECT.url}/mentor/mentee/list`
/** A project of which only its own people are members. */
const OTHER_PROJECT = 'xekinima'
/** What would give somebody away: the address of everybody in the demonstration. */
const LEAK = /@example\.org/

describe('who may not', () => {
  const stage = setStage()
  const personIn = (role: Role) => stage.personWith(role, PROJECT.name)

  it.each<[Role, string]>([
    ['Mentee', GRID],
    ['Mentee', MENTEES],
    ['Mentee', ADMIN_HOME],
    ['Mentor', ADMIN_HOME],
    ['Mentor', `/${PROJECT.url}/admin/action/list`],
    ['Mentor', `/${PROJECT.url}/mentee/actions`],
    ['Microdata', ADMIN_HOME],
    ['SupervisorLite', MENTEES],
    ['SupervisorLitePlus', GRID],
    ['Translator', GRID],
    ['Translator', `/${PROJECT.url}/mentee`],
  ])('%s is sent from %s to sign-in, with the way back', async (role, path) => {
    const { page } = await stage.visit({ as: personIn(role), path })
    await page.waitForURL((url) => url.pathname === '/signin')
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(path)
    await page.getByRole('heading', { level: 1, name: el('identity.signIn.title') }).waitFor()
    await page.getByRole('link', { name: el('identity.signIn.back') }).waitFor()
    expect(await page.content()).not.toMatch(LEAK)
  })

  it.each([
    GRID,
    ADMIN_HOME,
    `/${PROJECT.url}/mentee`,
    `${MENTEES}?q=παπ`,
    `/${PROJECT.url}/userinfo`,
  ])('nobody is sent from %s to sign-in, with the way back', async (path) => {
    const { page } = await stage.visit({ path })
    await page.getByRole('heading', { level: 1, name: el('identity.signIn.title') }).waitFor()
    const url = new URL(page.url())
    expect(url.pathname).toBe('/signin')
    expect(decodeURI(url.searchParams.get('returnUrl') ?? '')).toBe(path)
    expect(await page.content()).not.toMatch(LEAK)
  })

  it('a mentor does not find the mentee of another', async () => {
    const theirs = await findMenteeOfAnother()
    const visitor = await stage.visit({ as: personIn('Mentor'), refusals: [404] })
    const { page, post } = visitor
    await page.goto(`/${PROJECT.url}/mentor/mentee/${theirs.Id}`)
    await page.getByText(el('actions.mentor.record.notFound')).waitFor()
    expect(await page.content()).not.toContain(theirs.LastName)
    expect(await page.content()).not.toMatch(LEAK)

    const about = { ProjectId: PROJECT.id, MenteeId: theirs.Id }
    expect((await post('/api/action/mentor', about)).status()).toBe(404)

    await page.goto(`${GRID}?mentee=${theirs.Id}&action=3`)
    const panel = page.getByRole('dialog')
    await panel.getByRole('alert').waitFor()
    expect(await panel.innerText()).not.toContain(theirs.LastName)
  })

  it('a mentee finds nothing of another, nor through their own pages', async () => {
    const { page } = await stage.visit({ as: personIn('Mentee') })
    const theirs = await findMenteeOfAnother()
    await page.goto(`/${PROJECT.url}/mentee/${theirs.Id}`)
    await page.getByText(el('actions.mentee.next.title')).waitFor()
    expect(await page.content()).not.toContain(`${theirs.FirstName} ${theirs.LastName}`)
  })

  it.each<Role>(['Mentee', 'Mentor', 'Supervisor'])(
    'a %s of one project who asks for another is led to their own',
    async (role) => {
      const { page, post } = await stage.visit({
        as: personIn(role),
        path: `/${OTHER_PROJECT}/home`,
      })
      await page.waitForURL((url) => url.pathname.startsWith(`/${PROJECT.url}/`))
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.getByRole('banner').innerText()).toContain(PROJECT.name)
      const switched = await post('/Account/SwitchProject', { ProjectId: 3 })
      expect(switched.status()).toBeGreaterThanOrEqual(400)
      expect(await switched.text()).not.toContain('Νέο Ξεκίνημα')
    },
  )

  it('a mentee is led away from the page of applicants, and anybody from an address that cannot be', async () => {
    const { page } = await stage.visit({ as: personIn('Mentee'), path: '/Applicant' })
    await page.waitForURL((url) => url.pathname === `/${PROJECT.url}/home`)
    await page.goto('/%E0%A4%A')
    await page.waitForURL((url) => url.pathname === `/${PROJECT.url}/home`)
  })

  it.each<Role>(['Microdata', 'SupervisorLite', 'Translator'])(
    'a %s, who has no meetings, is told so and offered none',
    async (role) => {
      const path = `/${PROJECT.url}/calendar`
      const { page } = await stage.visit({ as: personIn(role), path })
      await page.getByText(el('calendar.notYours')).waitFor()
      expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
    },
  )

  it('somebody who is only registered is led to their application', async () => {
    const { page } = await stage.visit({ as: stage.personWith('Registered'), path: '/' })
    await page.waitForURL((url) => url.pathname === '/applicant')
    await page.goto(GRID)
    await page.waitForURL((url) => url.pathname === '/signin')
  })

  async function findMenteeOfAnother(): Promise<Row> {
    const own = await listRows(await stage.visit({ as: personIn('Mentor') }))
    const everybody = await listRows(await stage.visit({ as: stage.personWith('Admin') }))
    return theFirst(
      everybody,
      ({ Id, LastName }) =>
        own.every((row) => row.Id !== Id && row.LastName !== LastName) &&
        !stage.product.people.some(({ name }) => name.includes(LastName)),
    )
  }
})
