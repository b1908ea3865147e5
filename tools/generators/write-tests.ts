import type { ModuleNames } from './module-names.ts'

/** A new domain's test through the contract. */
export function writeTest({ domain, name }: ModuleNames): string {
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('the ${domain}', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const list = (page = 1) =>
    programme.as.admin.ask('${name}.listItems', { ProjectId: programme.projectId, page })
  const add = (Title: string, client = programme.as.admin) =>
    client.call('${name}.addItem', { ProjectId: programme.projectId, Title })

  it('are listed by pages, the latest first', async () => {
    expect(await list()).toEqual({ list: [], count: 0, All: 0 })
    for (let number = 1; number <= 11; number += 1) {
      expect(await add(\`Στοιχείο \${number}\`)).toMatchObject({ status: 200 })
    }
    const first = await list()
    expect(first).toMatchObject({ count: 11, All: 11 })
    expect(first.list).toHaveLength(10)
    expect(first.list[0]).toMatchObject({ Title: 'Στοιχείο 11' })
    expect((await list(2)).list).toMatchObject([{ Title: 'Στοιχείο 1' }])
  })

  it('are removed by who added them, and by whoever manages the project', async () => {
    const { coordinator, supervisor, admin } = programme.as
    const addAs = async (client: typeof admin) => {
      const { Id } = await client.ask('${name}.addItem', {
        ProjectId: programme.projectId,
        Title: 'Προς αφαίρεση',
      })
      return Id
    }
    const remove = (Id: number, client: typeof admin) =>
      client.call('${name}.removeItem', { ProjectId: programme.projectId, Id })

    const own = await addAs(coordinator)
    expect(await remove(own, supervisor)).toMatchObject({ status: 403 })
    expect((await list()).list[0]).toMatchObject({ Id: own, MayChange: true })
    const asSupervisor = await supervisor.ask('${name}.listItems', {
      ProjectId: programme.projectId,
    })
    expect(asSupervisor.list[0]).toMatchObject({ Id: own, MayChange: false })
    expect(await remove(own, coordinator)).toMatchObject({ status: 200 })
    expect(await remove(own, coordinator)).toMatchObject({ status: 404 })
    expect(await remove(await addAs(coordinator), admin)).toMatchObject({ status: 200 })
  })

  it('refuse an empty title, and whoever may not add', async () => {
    const empty = await add('  ')
    expect(empty).toMatchObject({ status: 400, body: { fields: [{ field: 'Title' }] } })
    expect(await add('Στοιχείο', programme.as.mentee)).toMatchObject({ status: 403 })
  })
})
`
}

/** A new domain's journey. */
export function writeJourney({ domain, name }: ModuleNames): string {
  return `import { describe, it } from 'vitest'
import { PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

describe('the ${domain}', () => {
  const stage = setStage()

  it('take an item by the form, list it, and remove it', async () => {
    const { page } = await stage.visit({
      as: stage.personWith('Admin'),
      path: \`/\${PROJECT.url}/${domain}\`,
    })
    await page.getByRole('heading', { level: 1, name: el('${name}.title') }).waitFor()
    await page.getByRole('textbox', { name: el('${name}.field.title') }).fill('Πρώτο στοιχείο')
    await page.getByRole('button', { name: el('${name}.add'), exact: true }).click()
    const row = page.getByRole('table').getByRole('row', { name: 'Πρώτο στοιχείο' })
    await row.waitFor()
    await row
      .getByRole('button', { name: el('${name}.remove.of', { title: 'Πρώτο στοιχείο' }) })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: el('${name}.remove'), exact: true }).click()
    await page.getByText(el('${name}.empty')).waitFor()
  })
})
`
}
