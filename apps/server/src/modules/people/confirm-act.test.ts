import type { ErrorBody } from '@telemachos/contract/core/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('an act on as many people as the project has set', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId } = programme
    await db.run(sql`
      update projects set settings = settings || '{"Config": {"Safety": {"ConfirmFrom": 4}}}'
      where id = ${projectId}`)
    for (const name of ['Α', 'Β', 'Γ'])
      await createPerson(db, projectId, ['Mentee'], { lastName: name })
  })
  afterAll(() => programme.close())

  const ruleOf = ({ body }: { readonly body: unknown }) => (body as ErrorBody).details

  it('is refused with another number than theirs, and changes nobody', async () => {
    const { admin } = programme.as
    const wish = { ProjectId: programme.projectId, Roles: ['Mentee' as const], State: 2 as const }
    const seen = await admin.ask('people.countStateChange', wish)
    expect(seen.count).toBeGreaterThanOrEqual(4)
    expect(seen.Roles).toEqual([{ Role: 'Mentee', Count: seen.count }])
    const other = { ...wish, Confirmed: seen.count - 1 }
    const refused = await admin.call('people.setActiveStateMany', other)
    expect(refused.status).toBe(422)
    expect(ruleOf(refused)).toEqual({ rule: 'confirmation', Count: seen.count, From: 4 })
    expect(await admin.ask('people.countStateChange', wish)).toEqual(seen)
    const done = await admin.ask('people.setActiveStateMany', { ...wish, Confirmed: seen.count })
    expect(done.count).toBe(seen.count)
    await admin.ask('people.undoStateChange', {
      ProjectId: programme.projectId,
      Change: done.Change ?? 0,
    })
  })

  it('holds for links, and for no act on fewer', async () => {
    const { admin } = programme.as
    const { mentor, mentee } = programme.people
    const all = { ProjectId: programme.projectId, Roles: ['Mentee' as const], MentorId: mentor.id }
    const refused = await admin.call('people.setDefaultMentor', { ...all, Confirmed: 1 })
    expect(ruleOf(refused)).toMatchObject({ rule: 'confirmation' })
    const one = await admin.call('people.setDefaultMentor', { ...all, Ids: [mentee.id] })
    expect(one.status).toBe(200)
  })
})
