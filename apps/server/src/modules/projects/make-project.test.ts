import { parseExpression } from '@telemachos/rules/expressions/parse-expression'
import { READY_TEMPLATE_KEYS } from '@telemachos/contract/projects/template-keys'
import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('new projects', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const actionsOf = (ProjectId: number) =>
    programme.db.rows<{ id: number; title: string; enable: string; flags: number }>(sql`
      select a.id, a.title, a.enable_condition as enable, pa.flags from project_actions pa
      join actions a on a.id = pa.action_id where pa.project_id = ${ProjectId}
      order by pa.position`)

  it('are suggested a free url from their name', async () => {
    const { admin } = programme.as
    const suggest = async (Name: string) => (await admin.ask('projects.suggestUrl', { Name })).Url
    expect(await suggest('Νέο Ξεκίνημα')).toBe('neo-xekinima')
    await admin.ask('projects.setProject', {
      Project: { url: 'Neo-Xekinima', Descr: 'Α', Settings: '{}' },
    })
    expect(await suggest('Νέο Ξεκίνημα')).toBe('neo-xekinima-2')
    // What belongs to another page, and what is a number, is no url of a project.
    expect(await suggest('Είσοδος signin')).toBe('eisodos-signin')
    expect(await suggest('signin')).toBe('ergo-signin')
    expect(await suggest('2026')).toBe('ergo-2026')
    expect(await suggest('!')).toBe('ergo')
  })

  it.each(READY_TEMPLATE_KEYS)('begin with all of the programme “%s”', async (Key) => {
    const { admin } = programme.as
    const From = { Kind: 'ready', Key } as const
    const { Makes } = await admin.ask('projects.previewProject', { From })
    expect(Makes.every(({ Count }) => Count > 0)).toBe(true)
    const Name = { el: 'Πρόγραμμα', en: 'Programme' }
    const made = await admin.ask('projects.makeProject', { Url: `made-${Key}`, Name, From })
    const settings = JSON.parse(made.Settings) as ProjectSettings
    expect(settings.Config?.Descrs).toEqual({ en: 'Programme' })
    const actions = await actionsOf(made.Id)
    expect(actions).toHaveLength(Makes.find(({ Part }) => Part === 'actions')?.Count ?? 0)
    const ids = actions.map(({ id }) => String(id))
    for (const { enable } of actions) {
      expect(parseExpression(enable || 'true').ok).toBe(true)
      for (const [, id] of enable.matchAll(/completion\['(.*?)'\]/g)) expect(ids).toContain(id)
    }
    const { Steps } = await admin.ask('projects.getSetup', { ProjectId: made.Id })
    const open = Steps.filter(({ Done }) => !Done).map(({ Key: step }) => step)
    expect(open).toEqual(['published', 'mails', 'mentors', 'mentees', 'links'])
    for (const language of ['el', 'en'] as const) {
      const place = { ProjectId: made.Id, Name: 'rendezvous.html', Language: language } as const
      const { Subject, Body } = await admin.ask('mail.getTemplate', place)
      const shown = await admin.call('mail.previewTemplate', { ...place, Subject, Body })
      expect(shown.status).toBe(200)
    }
    const { list } = await admin.ask('projects.listVersions', { ProjectId: made.Id, page: 1 })
    expect(list).toHaveLength(1)
    expect(
      (await admin.ask('projects.getVersion', { ProjectId: made.Id, Revision: 1 })).Settings,
    ).toBe(made.Settings)
    const [people] = await programme.db.rows<{ count: number }>(sql`
      select count(*)::int as count from memberships where project_id = ${made.Id}`)
    expect(people?.count).toBe(1)
  })

  it('take over the parts of another project that are chosen, whose conditions name the copies', async () => {
    const { admin } = programme.as
    const from = await admin.ask('projects.makeProject', {
      Url: 'origin',
      Name: { el: 'Αρχικό', en: '' },
      From: { Kind: 'ready', Key: 'employment' },
    })
    const settings = JSON.parse(from.Settings) as { Config: object }
    const originals = await actionsOf(from.Id)
    const Config = {
      ...settings.Config,
      MIS: '5001234',
      aCommunicator: { ApiKey: 'secret' },
      MicrodataDateActionId: originals[0]?.id,
    }
    const { Id, url, Descr, Revision } = from
    const Settings = JSON.stringify({ ...settings, Config })
    await admin.ask('projects.setProject', { Project: { Id, url, Descr, Revision, Settings } })
    type Parts = ('settings' | 'actions' | 'menus' | 'mails' | 'consent')[]
    const copyWith = (Url: string, Parts: Parts) =>
      admin.ask('projects.makeProject', {
        Url,
        Name: { el: 'Αντίγραφο', en: '' },
        From: { Kind: 'project', SourceId: Id, Parts },
      })

    const copy = await copyWith('copy', ['settings', 'actions'])
    const copies = await actionsOf(copy.Id)
    const idOf = new Map(originals.map(({ id }, place) => [String(id), String(copies[place]?.id)]))
    expect(copies.map(({ title }) => title)).toEqual(originals.map(({ title }) => title))
    expect(copies.map(({ enable }) => enable)).toEqual(
      originals.map(({ enable }) => enable.replace(/\d+/g, (id) => idOf.get(id) ?? 'none')),
    )
    const { Config: copied, Roles } = JSON.parse(copy.Settings) as ProjectSettings
    expect(copied?.MicrodataDateActionId).toBe(copies[0]?.id)
    expect([copied?.MIS, copied?.aCommunicator, Roles]).toEqual([undefined, undefined, undefined])

    const says = async (projectId: number) =>
      await programme.db.one<{ consent: string; mails: number }>(sql`
        select (select max(text_el) from consent_texts where project_id = ${projectId}) as consent,
          (select count(*)::int from mail_templates where project_id = ${projectId}) as mails`)
    const words = await copyWith('words-only', ['mails', 'consent'])
    expect(await says(words.Id)).toEqual(await says(Id))

    const menus = await copyWith('menus-only', ['menus'])
    expect(await actionsOf(menus.Id)).toEqual([])
    expect(JSON.parse(menus.Settings)).toMatchObject({ Roles: { Mentor: expect.any(Array) } })
  })

  it('are made whole or not at all, by those who may', async () => {
    const { admin, mentor } = programme.as
    const input = {
      Url: 'origin',
      Name: { el: 'Ξανά', en: '' },
      From: { Kind: 'ready', Key: 'school' },
    } as const
    const before = await programme.db.rows(sql`select id from actions`)
    expect((await admin.call('projects.makeProject', input)).status).toBe(400)
    expect(await programme.db.rows(sql`select id from actions`)).toEqual(before)
    expect((await mentor.call('projects.makeProject', { ...input, Url: 'other' })).status).toBe(403)
    const stranger = { Kind: 'project', SourceId: 999_999, Parts: ['menus'] } as const
    const refused = await admin.call('projects.makeProject', {
      ...input,
      Url: 'x1',
      From: stranger,
    })
    expect(refused.status).toBe(404)
  })
})
