import type { Role } from '@telemachos/contract/core/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAfm } from '../../app/demo/numbers.ts'
import { Random } from '../../app/demo/random.ts'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import { makeApplication, openCall } from '../../testing/open-call.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('selecting the application of somebody who is known', () => {
  const random = new Random(11)
  let programme: SmallProgramme
  let ProjectId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    const field = (Name: string) => ({ Name, Label: Name, Type: '', Visible: 4, Editable: 4 })
    await programme.db.run(sql`
      update projects set settings = ${JSON.stringify({
        User: { Fields: [field('afm')], ProjectFields: [field('kayas')] },
      })}::jsonb where id = ${ProjectId}`)
    await openCall(programme.db, ProjectId)
  })
  afterAll(() => programme.close())

  const emailOf = ({ username }: TestPerson) => `${username}@example.org`.toLowerCase()
  async function person(roles: Role[], projectId = ProjectId): Promise<TestPerson> {
    const made = await createPerson(programme.db, projectId, roles, { lastName: 'Γνωστού' })
    await programme.db.run(sql`update users set email = ${emailOf(made)} where id = ${made.id}`)
    return made
  }
  const applicationOf = (one: TestPerson, more: Record<string, string> = {}) =>
    makeApplication(programme.db, ProjectId, {
      status: 2,
      answers: { last_name: 'Γνωστού', email: emailOf(one), afm: makeAfm(random), ...more },
    })
  const select = (...Ids: number[]) =>
    programme.as.admin.ask('applications.changeStatus', { ProjectId, Ids, Status: -1 })
  const stateOf = (id: number) =>
    programme.db.one<{ status: number; userId: number | null }>(
      sql`select status, user_id as "userId" from applications where id = ${id}`,
    )
  const rolesOf = async ({ id }: TestPerson) =>
    (
      await programme.db.row<{ roles: Role[] }>(sql`
        select roles from memberships
        where project_id = ${ProjectId} and user_id = ${id} and left_at is null`)
    )?.roles
  const userIdOf = async (AppId: number) =>
    (await programme.as.admin.ask('applications.read', { ProjectId, AppId })).UserId

  const numberOf = async ({ id }: TestPerson) =>
    (
      await programme.db.one<{ number: string | null }>(sql`
        select fields ->> 'kayas' as number from memberships
        where project_id = ${ProjectId} and user_id = ${id}`)
    ).number
  const setNumber = ({ id }: TestPerson, number: string) =>
    programme.db.run(sql`
      update memberships set fields = fields || jsonb_build_object('kayas', ${number}::text)
      where project_id = ${ProjectId} and user_id = ${id}`)

  it('gives who has no registry number that of the application, and says where it does not', async () => {
    const [mentee, registered] = [await person(['Mentee']), await person(['Registered'])]
    const [one, two] = [await applicationOf(mentee), await applicationOf(registered)]
    expect((await select(one.id, two.id)).OtherNumbers).toEqual([])
    expect(await numberOf(mentee)).toBe(one.protocol)
    expect(await numberOf(registered)).toBe(two.protocol)

    const numbered = await person(['Mentee'])
    await setNumber(numbered, 'K-1')
    const kept = await applicationOf(numbered)
    const keptAnswer = await select(kept.id)
    expect(keptAnswer.Changed).toEqual([{ Id: kept.id, Status: 3 }])
    expect(keptAnswer.OtherNumbers).toMatchObject([{ Id: kept.id, Protocol: kept.protocol }])
    expect(keptAnswer.OtherNumbers[0]?.Because).toContain('είχε ήδη')
    expect(await numberOf(numbered)).toBe('K-1')

    const [late, fresh] = [await person(['Mentee']), await person(['Registered'])]
    const [lateOne, freshOne] = [await applicationOf(late), await applicationOf(fresh)]
    await setNumber(await person(['Mentee']), lateOne.protocol)
    await setNumber(await person(['Mentee']), freshOne.protocol)
    const takenAnswer = await select(lateOne.id, freshOne.id)
    expect(takenAnswer.Changed).toHaveLength(2)
    expect(takenAnswer.OtherNumbers.map(({ Because }) => Because)).toEqual([
      'Άλλο πρόσωπο του έργου έχει αυτόν τον αριθμό αίτησης.',
      'Άλλο πρόσωπο του έργου έχει αυτόν τον αριθμό αίτησης.',
    ])
    expect([await numberOf(late), await numberOf(fresh)]).toEqual([null, null])
    expect(await rolesOf(fresh)).toEqual(['Mentee'])
  })

  it('links the mentee of the project, as they are', async () => {
    const mentee = await person(['Mentee'])
    const { id } = await applicationOf(mentee)
    const { Changed, Mailed } = await select(id)
    expect(Changed).toEqual([{ Id: id, Status: 3 }])
    // That they are selected; an invitation nobody needs.
    expect(Mailed).toBe(1)
    expect(await stateOf(id)).toEqual({ status: 3, userId: mentee.id })
    expect(await userIdOf(id)).toBe(mentee.id)
    expect(await rolesOf(mentee)).toEqual(['Mentee'])
  })

  it('points out a member who has the tax number, before there are two of them', async () => {
    const mentee = await person(['Mentee'])
    const afm = makeAfm(random)
    await programme.db.run(sql`
      update users set fields = jsonb_build_object('afm', ${afm}::text) where id = ${mentee.id}`)
    const other = { email: `other-${mentee.id}@example.org`, afm }
    const { id, protocol } = await applicationOf(mentee, other)
    const first = await select(id)
    expect(first.Changed).toEqual([])
    expect(first.Unchanged).toMatchObject([
      { Id: id, Protocol: protocol, SameAs: expect.stringContaining('Γνωστού') },
    ])
    expect(await stateOf(id)).toEqual({ status: 2, userId: null })
    const said = await programme.as.admin.ask('applications.changeStatus', {
      ...{ ProjectId, Ids: [id], Status: -1, SamePerson: true },
    })
    expect(said.Changed).toEqual([{ Id: id, Status: 3 }])
    expect(await stateOf(id)).toEqual({ status: 3, userId: mentee.id })
  })

  it('refuses who belongs to the project in another role, and says what to do', async () => {
    const mentor = await person(['Mentor'])
    const { id, protocol } = await applicationOf(mentor)
    const { Changed, Unchanged } = await select(id)
    expect(Changed).toEqual([])
    expect(Unchanged).toMatchObject([{ Id: id, Protocol: protocol }])
    expect(Unchanged[0]?.Because).toContain('με άλλον ρόλο')
    expect(await stateOf(id)).toEqual({ status: 2, userId: null })
    expect(await rolesOf(mentor)).toEqual(['Mentor'])
    await programme.db.run(sql`
      update memberships set roles = array['Mentor', 'Mentee']
      where project_id = ${ProjectId} and user_id = ${mentor.id}`)
    expect((await select(id)).Changed).toEqual([{ Id: id, Status: 3 }])
    expect(await stateOf(id)).toEqual({ status: 3, userId: mentor.id })
  })

  it('makes a mentee of who is no more than Registered, also by the address alone', async () => {
    const registered = await person(['Registered'])
    const { id } = await applicationOf(registered)
    expect((await select(id)).Changed).toEqual([{ Id: id, Status: 3 }])
    expect(await stateOf(id)).toEqual({ status: 3, userId: registered.id })
    expect(await rolesOf(registered)).toEqual(['Mentee'])
  })

  it('refuses a second application of one person, one after the other and at once', async () => {
    const mentee = await person(['Mentee'])
    const first = await applicationOf(mentee)
    const second = await applicationOf(mentee)
    const both = await select(first.id, second.id)
    expect(both.Changed).toHaveLength(1)
    expect(both.Unchanged).toHaveLength(1)
    const [left] = both.Unchanged
    const again = await select(left?.Id ?? 0)
    expect(again.Unchanged[0]?.Because).toContain(first.protocol)

    const other = await person(['Mentee'])
    const [one, two] = [await applicationOf(other), await applicationOf(other)]
    await programme.db.run(sql`
      update applications set applicant_id = ${other.id} where id in (${one.id}, ${two.id})`)
    const answers = await Promise.all([select(one.id), select(two.id)])
    expect(answers.flatMap(({ Changed }) => Changed)).toHaveLength(1)
    expect(answers.flatMap(({ Unchanged }) => Unchanged)).toHaveLength(1)
  })

  it('has a person of another project once they accept the invitation', async () => {
    const elsewhere = await createProject(programme.db)
    const other = await person(['Mentee'], elsewhere)
    const { id } = await applicationOf(other)
    expect((await select(id)).Changed).toEqual([{ Id: id, Status: 3 }])
    expect(await userIdOf(id)).toBeNull()
    const self = await programme.server.client().signIn(other.username)
    await self.ask('imports.answerInvitation', { Project: ProjectId, Accept: true })
    expect(await userIdOf(id)).toBe(other.id)
    expect(await rolesOf(other)).toEqual(['Mentee'])
  })

  it('gives the number where the project keeps it, under whatever name', async () => {
    const field = (Name: string, Means: string) => ({
      ...{ Name, Label: Name, Type: 'text', Visible: 4, Editable: 4, Means },
    })
    const Fields = [field('forologiko', 'afm'), field('ar_aitisis', 'kayas')]
    await programme.db.run(sql`
      update projects set settings = settings || ${JSON.stringify({ User: { Fields } })}::jsonb
      where id = ${ProjectId}`)
    const heldBy = (id: number | null) =>
      programme.db.one<{ number: string | null; tax: string | null }>(sql`
        select fields ->> 'ar_aitisis' as number, fields ->> 'forologiko' as tax
        from users where id = ${id}`)
    const [mentee, registered] = [await person(['Mentee']), await person(['Registered'])]
    const [one, two] = [await applicationOf(mentee), await applicationOf(registered)]
    const afm = makeAfm(random)
    const fresh = await makeApplication(programme.db, ProjectId, { status: 2, answers: { afm } })
    expect((await select(one.id, two.id, fresh.id)).OtherNumbers).toEqual([])
    expect((await heldBy(mentee.id)).number).toBe(one.protocol)
    expect((await heldBy(registered.id)).number).toBe(two.protocol)
    const made = await userIdOf(fresh.id)
    expect(await heldBy(made)).toEqual({ number: fresh.protocol, tax: afm })
    // Known by the tax number, as whoever is imported again is.
    const [again] = await programme.as.admin.ask('imports.forecastImport', {
      ProjectId,
      Users: [
        {
          ...{ Username: 'somebody.else', Roles: 'Mentee' },
          Fields: { first_name: 'Μ', last_name: 'Άλλη', forologiko: afm },
        },
      ],
    })
    expect(again).toMatchObject({ Faults: [{ Field: 'forologiko', Rule: 'afm_taken' }] })
  })
})
