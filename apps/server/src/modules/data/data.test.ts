import { afterAll, beforeAll, expect, it } from 'vitest'
import { MAX_DATA_VERSIONS, MAX_DOCUMENT } from '@telemachos/contract/data/limits'
import { createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

let programme: SmallProgramme
beforeAll(async () => {
  programme = await startSmallProgramme()
})
afterAll(() => programme.close())

const write = (input: object, client = programme.as.coordinator) =>
  client.call('data.setData', { Data: '{}', ...input })
const read = (Id: string, client = programme.as.coordinator) => client.call('data.getData', { Id })

it('a document is written and read by level, and what is above is not there', async () => {
  const made = await write({ Id: 'a', Data: '{"n":1}', Name: 'Α', viewLevel: 3, editLevel: 2 })
  expect(made).toMatchObject({ body: { Id: 'a', Version: 1 } })
  expect(await read('a', programme.as.mentor)).toMatchObject({
    body: { Data: '{"n":1}', Name: 'Α', viewLevel: 3, editLevel: 2, MayEdit: false },
  })
  expect(await read('a', programme.as.mentee)).toMatchObject({ status: 404 })
  expect(await write({ Id: 'a' }, programme.as.mentor)).toMatchObject({ status: 403 })
  expect(await write({ Id: 'a' }, programme.as.mentee)).toMatchObject({ status: 404 })
})

it('who reads alone, or edits language texts alone, writes none of any level', async () => {
  await write({ Id: 'own', editLevel: 4, viewLevel: 4 }, programme.as.mentee)
  for (const role of ['Translator', 'Microdata', 'SupervisorLite', 'SupervisorLitePlus'] as const) {
    const { username } = await createPerson(programme.db, programme.projectId, [role])
    const client = await programme.server.client().signIn(username)
    expect([role, await write({ Id: 'own' }, client)]).toMatchObject([role, { status: 403 }])
    expect([role, await write({ Id: role }, client)]).toMatchObject([role, { status: 403 }])
    expect([role, await read('own', client)]).toMatchObject([role, { body: { MayEdit: false } }])
  }
  for (const name of ['mentor', 'supervisor', 'coordinator', 'admin'] as const)
    expect(await write({ Id: 'own' }, programme.as[name])).toMatchObject({ status: 200 })
})

it('nobody gives a document to those above them alone, nor writes unread', async () => {
  expect(await write({ Id: 'b', editLevel: 1 })).toMatchObject({
    body: { fields: [{ field: 'editLevel', rule: 'level_above' }] },
  })
  expect(await write({ Id: 'b', editLevel: 4, viewLevel: 3 })).toMatchObject({
    body: { fields: [{ field: 'viewLevel', rule: 'level_order' }] },
  })
})

it('two who write from one version: the second is told what is there', async () => {
  await write({ Id: 'c', Data: '1' })
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => write({ Id: 'c', Data: `${n + 10}`, Version: 1 })),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const refused = await write({ Id: 'c', Data: '2', Version: 1 })
  expect(refused).toMatchObject({ status: 409, body: { details: { Version: 2 } } })
})

it('versions are kept, the latest of them', async () => {
  for (let n = 0; n < MAX_DATA_VERSIONS + 3; n += 1) await write({ Id: 'd', Data: `${n}` })
  const versions = await programme.as.coordinator.ask('data.listDataVersions', { Id: 'd' })
  expect(versions).toHaveLength(MAX_DATA_VERSIONS)
  expect(versions[0]).toMatchObject({ Data: `${MAX_DATA_VERSIONS + 2}` })
})

it('what is no JSON, or too large, is refused by name', async () => {
  expect(await write({ Id: 'e', Data: '{"a":}' })).toMatchObject({
    body: { fields: [{ field: 'Data', rule: 'json', at: '1:6' }] },
  })
  expect(await write({ Id: 'e', Data: `"${'x'.repeat(MAX_DOCUMENT)}"` })).toMatchObject({
    body: { fields: [{ field: 'Data', rule: 'too_big' }] },
  })
})

it('another project has documents of its own', async () => {
  const elsewhere = await createProject(programme.db)
  const { username } = await createPerson(programme.db, elsewhere, ['Coordinator'])
  const client = await programme.server.client().signIn(username)
  await write({ Id: 'f', Data: '"ours"' })
  expect(await read('f', client)).toMatchObject({ status: 404 })
  expect(await write({ Id: 'f', Data: '"theirs"' }, client)).toMatchObject({ body: { Version: 1 } })
  expect(await read('f')).toMatchObject({ body: { Data: '"ours"' } })
})

it('the actions are those that the role is shown', async () => {
  const shown = await programme.as.mentee.ask('actions.listActions', {
    ProjectId: programme.projectId,
  })
  const actions = await programme.as.mentee.ask('data.getActions', {})
  expect(actions.map(({ Id }) => Id)).toEqual(shown.map(({ Id }) => Id))
})
