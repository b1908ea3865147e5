import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const times = (count: number, text: string) => `{% for i in (1..${count}) %}${text}{% endfor %}`

/** One condition that takes longer than a template may, in which Liquid does not look at the time. */
const SLOW =
  `{% capture a %}${times(500, 'a'.repeat(1_000))}{% endcapture %}` +
  `{% capture b %}${times(250, 'a'.repeat(1_000))}b{% endcapture %}` +
  `{% if ${Array.from({ length: 600 }, () => 'a contains b').join(' or ')} %}{% endif %}.`

/** Becomes a text of a gigabyte. */
const LARGE = times(27, times(900, 'α'.repeat(19_000)))

const LONG = times(200, 'α'.repeat(600))

describe('templates that ask for too much', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const key = () => ({
    ProjectId: programme.projectId,
    Name: 'meetings.reminder',
    Language: 'el' as const,
  })
  const preview = (text: { Subject?: string; Body?: string }) =>
    programme.as.admin.call('mail.previewTemplate', {
      ...key(),
      Subject: 'Θέμα',
      Body: 'Κείμενο',
      ...text,
    })

  it('leave the server free to answer others', async () => {
    const slow = preview({ Body: SLOW })
    const others = async () => {
      // The first may be answered before the rendering begins.
      for (let count = 0; count < 3; count++) {
        expect(await programme.as.mentee.call('identity.getIdentity', {})).toMatchObject({
          status: 200,
        })
      }
    }
    expect(
      await Promise.race([slow.then(() => 'the preview'), others().then(() => 'others')]),
    ).toBe('others')
    expect(await slow).toMatchObject({
      status: 422,
      body: { details: { rule: 'template_time', field: 'Body', limit: 500 } },
    })
  })

  it.each([
    ['Body', LARGE, 'template_memory', 1_000_000],
    ['Body', LONG, 'template_length', 100_000],
    ['Subject', times(9, times(900, 'α'.repeat(200))), 'template_memory', 1_000_000],
  ])('are refused with their field and the limit: %s %#', async (field, text, rule, limit) => {
    const answer = await preview({ [field]: text })
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: [{ field, rule }], details: { rule, field, limit } },
    })
    expect(
      await programme.as.admin.call('mail.saveTemplate', {
        ...key(),
        Subject: 'Θέμα',
        Body: 'Κείμενο',
        [field]: text,
      }),
    ).toMatchObject({ status: 422, body: { details: { rule } } })
  })

  it('stop their own mails only, which say why, and are tried again where time was short', async () => {
    const { db, projectId, people } = programme
    await db.run(sql`update users set email = 'p' || id || '@example.org'`)
    await db.run(sql`
      insert into mail_templates (project_id, name, language, subject, body, withdrawn)
      values (${projectId}, 'meetings.moved', 'el', 'Θέμα', ${LARGE}, false),
        (${projectId}, 'meetings.reminder', 'el', 'Θέμα', ${SLOW}, false),
        (${projectId}, 'meetings.cancelled', 'el', 'Θέμα', '{{ x | nothing }}', false)`)
    await db.run(sql`
      insert into mails (key, project_id, user_id, template, model, state)
      select template, ${projectId}, ${people.mentee.id}, template, '{}', 'queued'
      from unnest(array['meetings.moved', 'meetings.cancelled',
        'meetings.reminder', 'meetings.scheduled']) template`)
    await expect
      .poll(() => db.rows(sql`select state, error from mails order by key`), { timeout: 15_000 })
      .toEqual([
        { state: 'failed', error: expect.stringMatching(/^template: 1: .*nothing/) },
        { state: 'failed', error: 'template_memory' },
        { state: 'queued', error: 'template_time' },
        { state: 'kept', error: null },
      ])
  })
})
