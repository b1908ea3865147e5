import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  MAX_DATA_BYTES,
  MAX_DATA_VERSIONS,
  MAX_DOCUMENT,
  MAX_OWN_DATA_BYTES,
  MAX_OWN_DOCUMENTS,
} from '@telemachos/contract/data/limits'
import { lockCounted } from '../../kernel/database/lock-counted.ts'
import { sql } from '../../kernel/database/sql.ts'
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

it('a version that was hidden stays so, whoever reads the document since', async () => {
  const { mentor, coordinator } = programme.as
  await write({ Id: 'was-hidden', Data: '"secret"', viewLevel: 2, editLevel: 2 })
  await write({ Id: 'was-hidden', Data: '"open"', viewLevel: 4, editLevel: 4 })
  const dataOf = async (client = coordinator) =>
    (await client.ask('data.listDataVersions', { Id: 'was-hidden' })).map(({ Data }) => Data)
  expect(await dataOf(mentor)).toEqual(['"open"'])
  expect(await dataOf()).toEqual(['"open"', '"secret"'])
})

it('mentors and mentees make so many of their own, and authors make room again', async () => {
  const { db, projectId, people, as } = programme
  const most = { status: 422, body: { details: { rule: 'too_many_own_documents', most: 100 } } }
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from data_documents where made_by = ${people.mentee.id}`)
  await db.run(sql`
    insert into data_documents (project_id, key, data, view_level, edit_level, made_by, changed_at)
    select ${projectId}, 'many ' || n, '1', 4, 4, ${people.mentee.id}, now()
    from generate_series(1, ${MAX_OWN_DOCUMENTS - count - 2}::int) n`)
  const made = await Promise.all([1, 2, 3, 4, 5].map((n) => write({ Id: `last ${n}` }, as.mentee)))
  expect(made.filter(({ ok }) => ok)).toHaveLength(2)
  expect(await write({ Id: 'more' }, as.mentee)).toMatchObject(most)
  expect(await write({ Id: 'many 1', Data: '2' }, as.mentee)).toMatchObject({ status: 200 })
  expect(await write({ Id: 'of a mentor' }, as.mentor)).toMatchObject({ status: 200 })
  expect(await write({ Id: 'of an author' })).toMatchObject({ status: 200 })

  const remove = (input: object, client = as.admin) =>
    client.call('data.deleteData', { Id: 'many 1', ...input })
  for (const name of ['mentee', 'mentor', 'coordinator'] as const)
    expect([name, await remove({}, as[name])]).toMatchObject([name, { status: 403 }])
  expect(await remove({ Version: 1 })).toMatchObject({
    status: 409,
    body: { details: { Data: '2' } },
  })
  expect(await remove({ Version: 2 })).toMatchObject({ status: 200 })
  expect(await remove({})).toMatchObject({ status: 404 })
  expect(await read('many 1')).toMatchObject({ status: 404 })
  expect(await write({ Id: 'more' }, as.mentee)).toMatchObject({ status: 200 })
  const kept = await db.rows(sql`
    select verb, actor_id as by from audit_log where verb = 'data.deleted'`)
  expect(kept).toEqual([{ verb: 'data.deleted', by: people.admin.id }])
  await db.run(sql`delete from data_documents where made_by = ${people.mentee.id}`)
})

it('what somebody wrote, and what a project has, is bounded with all its versions', async () => {
  const { db, people, as } = programme
  const fill = (bytes: number) =>
    db.run(sql`
      insert into data_versions (document_id, version, data, view_level, saved_by, saved_at)
      select id, 1000 + n, repeat('x', ${bytes / 16}::int), 4, made_by, now()
      from data_documents, generate_series(1, 16) n where key = 'bounded'
      on conflict (document_id, version) do update set data = excluded.data`)
  await write({ Id: 'bounded' }, as.mentee)
  await fill(MAX_OWN_DATA_BYTES)
  expect(await write({ Id: 'bounded', Data: '1' }, as.mentee)).toMatchObject({
    status: 422,
    body: { details: { rule: 'own_data_full' } },
  })
  expect(await write({ Id: 'beside' }, as.mentor)).toMatchObject({ status: 200 })
  await fill(MAX_DATA_BYTES)
  for (const name of ['mentor', 'coordinator'] as const)
    expect([name, await write({ Id: 'beside', Data: '1' }, as[name])]).toMatchObject([
      name,
      { status: 422, body: { details: { rule: 'data_store_full' } } },
    ])
  expect(await read('beside')).toMatchObject({ body: { Data: '{}', Version: 1 } })
  await as.admin.ask('data.deleteData', { Id: 'bounded' })
  expect(await write({ Id: 'beside', Data: '1' })).toMatchObject({ status: 200 })
  await db.run(sql`delete from data_documents where made_by = ${people.mentee.id}`)
})

it('where there is no room, what does not grow is written', async () => {
  const { db, people, as } = programme
  for (let n = 0; n < MAX_DATA_VERSIONS; n += 1)
    await write({ Id: 'full', Data: `"${'x'.repeat(100)}"` }, as.mentee)
  await write({ Id: 'fills' }, as.mentee)
  const fill = (bytes: number) =>
    db.run(sql`
      update data_versions set data = repeat('x', ${bytes}::int)
      where document_id = (select id from data_documents where key = 'fills')`)
  await fill(MAX_OWN_DATA_BYTES)
  expect(await write({ Id: 'full', Data: `"${'y'.repeat(101)}"` }, as.mentee)).toMatchObject({
    body: { details: { rule: 'own_data_full' } },
  })
  // The oldest version goes, which was as long.
  expect(await write({ Id: 'full', Data: `"${'y'.repeat(100)}"` }, as.mentee)).toMatchObject({
    status: 200,
  })
  expect(await write({ Id: 'full', Data: '1' }, as.mentee)).toMatchObject({ status: 200 })
  // What goes is another's: what is theirs would grow.
  await db.run(sql`
    update data_versions set saved_by = ${people.mentor.id}
    where document_id = (select id from data_documents where key = 'full')`)
  expect(await write({ Id: 'full', Data: '2' }, as.mentee)).toMatchObject({
    body: { details: { rule: 'own_data_full' } },
  })
  expect(await write({ Id: 'full', Data: '3' }, as.mentor)).toMatchObject({ status: 200 })
  await db.run(sql`delete from data_documents where made_by = ${people.mentee.id}`)
})

it('what does not grow waits for no other write of the project', async () => {
  const { db, projectId } = programme
  for (let n = 0; n < MAX_DATA_VERSIONS; n += 1) await write({ Id: 'alone', Data: '"long"' })
  await db.transaction(async (tx) => {
    await lockCounted(tx, 'data documents', projectId)
    expect(await write({ Id: 'alone', Data: '1' })).toMatchObject({ status: 200 })
  })
  // Those of one document do, and each is a version.
  const answers = await Promise.all([1, 2, 3].map((n) => write({ Id: 'alone', Data: `${n}` })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
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
