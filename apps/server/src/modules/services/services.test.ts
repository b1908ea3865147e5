import { MAX_TOKENS } from '@telemachos/contract/services/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

let programme: SmallProgramme

beforeAll(async () => {
  programme = await startSmallProgramme()
})
afterAll(() => programme.close())
const save = (change: object, client = programme.as.admin) =>
  client.call('services.editScriptService', {
    ...{ ProjectId: programme.projectId, Category: 'people', Name: 'count' },
    ...{ Code: 'return params', Roles: ['Admin', 'Mentor'] },
    ...change,
  })
const saved = async (change: object) => {
  const answer = await save(change)
  if (!answer.ok) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const run = (name: string, Params: object = {}, client = programme.as.mentor) =>
  client.call('services.runScriptService', { cat: 'people', name, Params })

describe('a JavaScript service', () => {
  it('runs for the roles that it names, with numbers and quotes read', async () => {
    await saved({ Name: 'echo' })
    expect(await run('ECHO', { a: '42', b: "'042'", c: 'x', d: [1] })).toMatchObject({
      body: { Result: { a: 42, b: '042', c: 'x', d: [1] } },
    })
    expect(await run('echo', {}, programme.as.mentee)).toMatchObject({ status: 404 })
    expect(await run('nothing')).toMatchObject({ status: 404 })
  })

  it('asks services and calls as the caller, in their project alone', async () => {
    await programme.as.admin.ask('services.saveSqlService', {
      ProjectId: programme.projectId,
      Service: {
        Name: 'numbers',
        Query: 'select user_id from people where is_mentee and user_id > @n',
        Roles: ['Mentor'],
      },
    })
    const [numbers] = await programme.as.admin.ask('services.getSqlServices', {})
    const { Id, Name, Query, Roles, Params } = numbers!
    expect(Params).toEqual(['n'])
    const again = { Id, Name, Query, Roles, Params: ['other'] }
    expect(
      await programme.as.admin.ask('services.saveSqlService', { Service: again }),
    ).toMatchObject({ Id, Version: 2, Params: ['n'] })
    const copy = { ...again, Id: 0, Name: 'copied' }
    const copied = await programme.as.admin.ask('services.saveSqlService', { Service: copy })
    expect(copied).toMatchObject({ Name: 'copied', Version: 1 })
    expect(copied.Id).toBeGreaterThan(Id)
    await saved({
      Name: 'sums',
      Code: 'return (await sql("numbers", { n: "0" })).map((row) => row.user_id)',
    })
    expect(await run('sums')).toMatchObject({ body: { Result: [programme.people.mentee.id] } })
    expect(await run('sums', {}, programme.as.admin)).toMatchObject({
      status: 422,
      body: { details: { Problem: 'error', Message: expect.stringContaining('not_found') } },
    })
    const trying = `
      const tell = async (name, input) => {
        try { await call(name, input); return 'done' } catch (error) { return error.message }
      }
      return [
        await tell('people.getUsersByIds', { Ids: [params.own] }),
        await tell('people.getUsersByIds', { Ids: [params.own], ProjectId: params.other }),
        await tell('identity.changePassword', { Password: 'x' }),
        await tell('people.updateRoles', { UserId: params.own, Roles: ['Admin'] }),
        await tell('services.runScriptService', { cat: 'people', name: 'echo' }),
        await tell('__proto__.toString', {}),
      ]`
    await saved({ Name: 'tries', Code: trying })
    const other = await createProject(programme.db)
    const answer = await run('tries', { own: programme.people.mentee.id, other })
    const refused = Array<string>(4).fill('unknown_call')
    expect(answer).toMatchObject({ body: { Result: ['done', 'forbidden', ...refused] } })
  })

  it('that loops, or floods what it calls, ends, and others go on', async () => {
    await saved({ Name: 'loop', Code: 'for (;;) {}' })
    await saved({
      Name: 'flood',
      Code: 'let n = 0; for (;;) { try { await call("people.getUsersByIds", { Ids: [1] }) } catch (e) { if (/20/.test(e.message)) return n } n += 1 }',
    })
    const [loop, flood, echo] = await Promise.all([run('loop'), run('flood'), run('echo')])
    expect(loop).toMatchObject({ status: 422, body: { details: { Problem: 'time' } } })
    expect(flood).toMatchObject({ body: { Result: 20 } })
    expect(echo).toMatchObject({ status: 200 })
  })

  it('runs once for each key, and again where it was refused before it wrote', async () => {
    const { as, db, projectId } = programme
    const Code = `
      await call("data.setData", { Id: "key-" + params.n, Data: "{}" })
      if (params.fails) throw new Error("no")
      return params.n`
    await saved({ Name: 'writes', Code })
    const ask = (n: number, rest: object = {}) =>
      as.mentor.call(
        'services.runScriptService',
        { cat: 'people', name: 'writes', Params: { n, ...rest } },
        { 'idempotency-key': `script-${n}` },
      )
    const versionOf = async (n: number) =>
      (await as.mentor.ask('data.getData', { ProjectId: projectId, Id: `key-${n}` })).Version
    expect(await ask(1)).toMatchObject({ body: { Result: 1 } })
    expect(await ask(1)).toMatchObject({ body: { Result: 1 } })
    expect(await versionOf(1)).toBe(1)
    expect(await ask(1, { more: 1 })).toMatchObject({ body: { code: 'idempotency_mismatch' } })
    // Refused after it has written: what a repetition would do twice, nobody knows.
    expect(await ask(2, { fails: true })).toMatchObject({ status: 422 })
    expect(await ask(2, { fails: true })).toMatchObject({ body: { code: 'request_in_progress' } })
    expect(await versionOf(2)).toBe(1)
    // Refused before it has: whoever repeats wants it done.
    await saved({ Name: 'refuses', Code: 'throw new Error("no")' })
    const refused = () =>
      as.mentor.call(
        'services.runScriptService',
        { cat: 'people', name: 'refuses', Params: {} },
        { 'idempotency-key': 'script-refused' },
      )
    for (const _time of [1, 2]) expect(await refused()).toMatchObject({ status: 422 })
    // While the first goes on, or where it was never answered.
    await db.run(sql`update idempotency_keys set answer = null where key = 'script-1'`)
    expect(await ask(1)).toMatchObject({ body: { code: 'request_in_progress' } })
  })

  it('is tried before it is saved, and says where it is wrong', async () => {
    const answer = await programme.as.admin.ask('services.tryScriptService', {
      Code: 'const a = 1\nreturn a.b.c',
    })
    expect(answer).toMatchObject({ Result: null, Fault: { Problem: 'error', At: '2:11' } })
  })

  it('of another project is not there', async () => {
    const elsewhere = await createProject(programme.db)
    const stranger = await createPerson(programme.db, elsewhere, ['Mentor'])
    const client = await programme.server.client().signIn(stranger.username)
    expect(await run('echo', {}, client)).toMatchObject({ status: 404 })
    expect(
      await client.call('services.runScriptService', {
        ...{ ProjectId: programme.projectId, cat: 'people', name: 'echo' },
      }),
    ).toMatchObject({ status: 404 })
  })
})

describe('saving a service', () => {
  it('needs Name, Query and Roles, and takes a name once', async () => {
    const bad = await programme.as.admin.call('services.saveSqlService', {
      Service: { Name: ' ', Query: '', Roles: [] },
    })
    const fields = ['Service.Name', 'Service.Query', 'Service.Roles']
    expect(bad).toMatchObject({ status: 400, body: { fields: fields.map((field) => ({ field })) } })
    const given = { Name: 'queried', Query: 'select 1 as one', Roles: ['Admin'] }
    const refused = async (change: object) => {
      const Service = { ...given, ...change }
      const { body } = await programme.as.admin.call('services.saveSqlService', { Service })
      return (body as { fields?: { field: string; rule: string }[] }).fields
    }
    expect(await refused({})).toBeUndefined()
    expect(await refused({ Name: 'QUERIED' })).toMatchObject([
      { field: 'Service.Name', rule: 'service_taken' },
    ])
    expect(await refused({ Name: 'b', Query: 'select from where' })).toMatchObject([
      { field: 'Service.Query' },
    ])
    await saved({ Name: 'once' })
    expect(await save({ Name: 'ONCE' })).toMatchObject({
      body: { fields: [{ field: 'Name', rule: 'service_taken' }] },
    })
    expect(await save({ Category: 'services', Name: 'x' })).toMatchObject({
      body: { fields: [{ field: 'Category' }] },
    })
  })

  it('takes no code that cannot be read, and says where', async () => {
    const refused = (rest: object, at: string) => ({
      status: 400,
      body: { fields: [{ field: 'Code', rule: 'script_syntax', at, ...rest }] },
    })
    const message = expect.stringMatching(/^2:\d+ .*δεν διαβάζεται/) as string
    const Code = 'const a = 1\nreturn a +* 2'
    expect(await save({ Name: 'broken', Code })).toMatchObject(refused({ message }, '2:11'))
    expect(await save({ Name: 'broken', Code: 'return (' })).toMatchObject({ status: 400 })
    // It is read, and not run; it may wait.
    expect(await save({ Name: 'waits', Code: 'for (;;) await call("x")' })).toMatchObject({
      status: 200,
    })
  })

  it('keeps versions, and tells whoever changed an older one', async () => {
    const { Id } = await saved({ Name: 'kept', Code: 'return 1' })
    await saved({ Id, Name: 'kept', Code: 'return 2', Version: 1 })
    expect(await save({ Id, Name: 'kept', Code: 'return 3', Version: 1 })).toMatchObject({
      status: 409,
      body: { details: { Version: 2 } },
    })
    const versions = await programme.as.admin.ask('services.listServiceVersions', { Id })
    expect(versions).toMatchObject([
      { Version: 2, Text: 'return 2' },
      { Version: 1, Text: 'return 1' },
    ])
  })

  it('is for those who manage the project, and gives nothing to those above', async () => {
    expect(await save({ Name: 'no' }, programme.as.coordinator)).toMatchObject({ status: 403 })
    const manager = await createPerson(programme.db, programme.projectId, ['ProjectManager'])
    const client = await programme.server.client().signIn(manager.username)
    expect(await save({ Name: 'up', Roles: ['Admin'] }, client)).toMatchObject({
      body: { fields: [{ field: 'Roles', rule: 'role_above' }] },
    })
  })
})

describe('an SQL service', () => {
  it('names what is missing, unknown, or no value', async () => {
    await programme.as.admin.ask('services.saveSqlService', {
      Service: {
        Name: 'two',
        Query: 'select user_id from people where user_id > @a and @_b::text is null',
        Roles: ['Mentor'],
      },
    })
    const ask = (Params: object) =>
      programme.as.mentor.call('services.runSqlService', { name: 'two', Params })
    expect(await ask({ c: 1 })).toMatchObject({
      body: {
        fields: [
          { field: 'Params.a', rule: 'required' },
          { field: 'Params.c', rule: 'unknown_param' },
        ],
      },
    })
    expect(await ask({ a: { b: 1 } })).toMatchObject({ body: { fields: [{ field: 'Params.a' }] } })
    expect(await ask({ a: '1' })).toMatchObject({
      body: { Columns: ['user_id'], Truncated: false },
    })
    expect(
      await programme.as.mentor.call('services.runSqlServiceByCategory', {
        ...{ name: 'Two', Params: { a: 1 } },
      }),
    ).toMatchObject({ status: 200 })
  })
})

describe('the token of another system', () => {
  const withToken = async (name: string, token: string, client = programme.server.client()) =>
    client.call(
      'services.runScriptService',
      { cat: 'people', name },
      { authorization: `Bearer ${token}` },
    )

  it('runs the services that it names as its maker, in its role, and nothing else', async () => {
    const named = await saved({
      Name: 'named',
      Code: 'return (await sql("numbers", { n: 1 })).length',
    })
    await saved({ Name: 'unnamed' })
    const make = (input: object) =>
      programme.as.admin.call('services.makeToken', {
        ...{ Name: 'Δήμος', Role: 'Admin', Services: [named.Id] },
        ...input,
      })
    expect(await make({ Role: 'Mentor' })).toMatchObject({ body: { fields: [{ field: 'Role' }] } })
    expect(await make({ Services: [999_999] })).toMatchObject({
      body: { fields: [{ field: 'Services' }] },
    })
    const { Id, Token } = await programme.as.admin.ask('services.makeToken', {
      ...{ Name: 'Δήμος', Role: 'Admin', Services: [named.Id] },
    })
    // What the service asks for the token does not open either.
    expect(await withToken('named', Token)).toMatchObject({ status: 422 })
    await saved({ Id: named.Id, Name: 'named', Code: 'return "ok"' })
    expect(await withToken('named', Token)).toMatchObject({ body: { Result: 'ok' } })
    expect(await withToken('unnamed', Token)).toMatchObject({ status: 404 })
    const headers = { authorization: `Bearer ${Token}` }
    const client = programme.server.client()
    for (const name of [
      'people.getUsersByIds',
      'services.getSqlServices',
      'identity.getIdentity',
    ] as const)
      expect(await client.call(name, { Ids: [1] }, headers)).toMatchObject({ status: 403 })
    // A browser's cookie beside it opens nothing either.
    expect(await programme.as.admin.call('services.getSqlServices', {}, headers)).toMatchObject({
      status: 403,
    })
    const { Tokens } = await programme.as.admin.ask('services.listTokens', {})
    expect(Tokens).toMatchObject([{ Id, SeenAt: expect.any(String), RevokedAt: null }])
    const kept = await programme.db.rows(sql`select token_hash from service_tokens`)
    expect(JSON.stringify([Tokens, kept])).not.toContain(Token.slice(4))
    const used = await programme.db.rows(sql`
      select detail from audit_log where verb = 'services.run' and detail ? 'token'`)
    expect(used).toContainEqual({ detail: { service: named.Id, token: Id } })
    await programme.as.admin.ask('services.revokeToken', { Id })
    expect(await withToken('named', Token)).toMatchObject({ status: 401 })
  })

  it('ends with its maker’s role', async () => {
    const maker = await createPerson(programme.db, programme.projectId, ['ProjectManager'])
    const client = await programme.server.client().signIn(maker.username)
    const named = await saved({ Name: 'managed', Roles: ['ProjectManager'] })
    const { Token } = await client.ask('services.makeToken', {
      ...{ Name: 'Α', Role: 'ProjectManager', Services: [named.Id] },
    })
    expect(await withToken('managed', Token)).toMatchObject({ status: 200 })
    await programme.db.run(sql`
      update memberships set roles = '{Mentor}' where user_id = ${maker.id}`)
    expect(await withToken('managed', Token)).toMatchObject({ status: 401 })
  })

  it('is made as often as there is room, however many are made at once', async () => {
    const { Tokens } = await programme.as.admin.ask('services.listTokens', {})
    const alive = Tokens.filter(({ RevokedAt }) => RevokedAt === null).length
    await programme.db.run(sql`
      insert into service_tokens (project_id, token_hash, name, role, made_by, made_at)
      select ${programme.projectId}, 'full ' || n, 'Γ', 'Admin', ${programme.people.admin.id}, now()
      from generate_series(1, ${MAX_TOKENS - alive - 2}::int) n`)
    const named = await saved({ Name: 'full' })
    const one = { Name: 'Δ', Role: 'Admin' as const, Services: [named.Id] }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => programme.as.admin.call('services.makeToken', one)),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    await programme.db.run(sql`delete from service_tokens where token_hash like 'full %'`)
  })

  it('is not found by a thousand guesses, which keep no good one out', async () => {
    const named = await saved({ Name: 'guessed', Roles: ['Admin'] })
    const { Token } = await programme.as.admin.ask('services.makeToken', {
      ...{ Name: 'Β', Role: 'Admin', Services: [named.Id] },
    })
    const guess = (number: number) => `tlm_${String(number).padStart(43, 'A')}`
    const statuses = new Map<number, number>()
    for (let number = 0; number < 1_000; number += 1) {
      const { status } = await withToken('guessed', guess(number))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(statuses.get(429)).toBeGreaterThan(900)
    expect([...statuses.keys()].toSorted()).toEqual([401, 429])
    expect(await withToken('guessed', Token)).toMatchObject({ status: 200 })
  })
})
