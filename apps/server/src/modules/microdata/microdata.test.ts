import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import { readFile } from 'node:fs/promises'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { FinalForm } from './final-store.ts'
import { xmlPieces } from './write-xml.ts'

const START = [
  { id: '1', Answer: '05/03/2026' },
  { id: '2', Answer: '2.1' },
  { id: '6', Answer: '6.3' },
  { id: '7', Answer: '7.1' },
  { id: '8', Answer: '8.3' },
  { id: '9', Answer: '9.2' },
  { id: '10', Answer: '10.2' },
  { id: '11', Answer: '11.2' },
  { id: '12', Answer: '12.2' },
  { id: '14', Answer: '14.3' },
]

const WHOLE = {
  afm: '094429812',
  amka: '01013099997',
  birth_date: '1930-01-01',
  gender: '5301',
  address: 'Οδός <Ερμού> & "Σία" \u0007',
}

/** What the schema says against a text; nothing where it is valid. */
async function schemaFaults(xml: string): Promise<string[]> {
  const file = new URL('../../../../../docs/microdata.xsd', import.meta.url)
  using schema = XmlDocument.fromBuffer(await readFile(file))
  using validator = XsdValidator.fromDoc(schema)
  using document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    return []
  } catch (error) {
    return [String(error)]
  }
}

describe('microdata', () => {
  let programme: SmallProgramme
  let ProjectId: number
  let mentee: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    const { db, people } = programme
    mentee = people.mentee.id
    const kayas = { Name: 'kayas', Label: 'ΚΑΥΑΣ', Type: 'text', Visible: 2, Editable: 1 }
    const settings = {
      Config: { MIS: '5001234', MicrodataSendFilter: [{ Field: 'sent', Value: 'yes' }] },
      User: { ProjectFields: [kayas] },
    }
    await db.run(sql`update projects set settings = ${JSON.stringify(settings)}::jsonb,
      microdata_start = ${JSON.stringify(READY_FORMS['2021-27'].start)}::jsonb,
      microdata_end = ${JSON.stringify(READY_FORMS['2021-27'].end)}::jsonb where id = ${ProjectId}`)
    for (const [name, number] of [
      ['mentee', '1000001'],
      ['stranger', '1000002'],
    ] as const) {
      await db.run(sql`update memberships
        set fields = jsonb_build_object('kayas', ${number}::text, 'sent', 'yes')
        where project_id = ${ProjectId} and user_id = ${people[name].id}`)
    }
    await describePerson(WHOLE)
  })
  afterAll(() => programme.close())

  const describePerson = (fields: object) =>
    programme.db.run(
      sql`update users set fields = ${JSON.stringify(fields)}::jsonb where id = ${mentee}`,
    )
  const save = (more: object = {}) =>
    programme.as.admin.ask('microdata.setStart', {
      ProjectId,
      UserId: mentee,
      Data: START,
      Final: false,
      ...more,
    })
  const read = () => programme.as.admin.ask('microdata.getStart', { ProjectId, UserId: mentee })
  const reopen = (Reason = 'Διόρθωση') =>
    programme.as.admin.ask('microdata.unfinalize', {
      ProjectId,
      UserId: mentee,
      end: false,
      Reason,
    })
  const download = async (more: object = {}) => {
    const input = { ProjectId, kayas: ['1000001', '1000002', '404'], MIS: '5001234', Start: true }
    const { status, body } = await programme.as.admin.call('microdata.getMicrodata', {
      ...input,
      ...more,
    })
    return { status, body, xml: String(body) }
  }

  it('proposes what the fields say, keeps a draft, and leaves out what is not asked', async () => {
    await describePerson({ ...WHOLE, unemployment_since: '2025-01-31' })
    const first = await read()
    expect(first).toMatchObject({ Version: 0, Final: false, Faults: [], History: [] })
    expect(first.Data).toEqual([{ id: '4', Answer: '2025-01-31' }])
    await describePerson(WHOLE)
    // Nobody who works is asked for how long they have not.
    const Data = [...START.slice(0, 3), { id: '4', Answer: '2025-01-31' }]
    expect(await save({ Data, Version: 0 })).toEqual({ Final: false, Version: 1 })
    expect((await read()).Data).toEqual([
      { id: '1', Answer: '2026-03-05' },
      { id: '2', Answer: '2.1' },
      { id: '6', Answer: '6.3' },
    ])
  })

  it('refuses the wrong, the missing of a final form, and what somebody else saved over', async () => {
    const wrong = await programme.as.admin.call('microdata.setStart', {
      ...{ ProjectId, UserId: mentee, Final: true },
      Data: [
        { id: '1', Answer: '31/02/2026' },
        { id: '99', Answer: 'x' },
      ],
    })
    expect(wrong.status).toBe(400)
    const fields = (wrong.body as { fields: { field: string; rule: string }[] }).fields
    expect(fields.map(({ field, rule }) => `${field} ${rule}`)).toEqual(
      expect.arrayContaining(['Data.99 unknown_field', 'Data.1 date', 'Data.2 required']),
    )
    const late = await programme.as.admin.call('microdata.setStart', {
      ...{ ProjectId, UserId: mentee, Data: START, Final: false, Version: 0 },
    })
    expect(late).toMatchObject({
      status: 409,
      body: { details: { Version: 1, SavedBy: expect.any(String) } },
    })
  })

  it('is final only of a person who is known whole, and then read-only until it is opened', async () => {
    await describePerson({ ...WHOLE, gender: '5302' })
    const refused = await programme.as.admin.call('microdata.setStart', {
      ...{ ProjectId, UserId: mentee, Data: START, Final: true },
    })
    expect(refused.body).toMatchObject({
      details: { rule: 'person_incomplete', faults: ['amka_gender'] },
    })
    await describePerson(WHOLE)
    expect(await reopen()).toBe('Failed')
    expect(await save({ Final: true })).toMatchObject({ Final: true })
    await expect(save()).rejects.toThrow('already_final')
    const person = { ProjectId, UserId: mentee }
    expect(await programme.as.admin.ask('microdata.completedStart', person)).toEqual({
      Completed: true,
    })
    expect(await programme.as.admin.ask('microdata.completedEnd', person)).toEqual({
      Completed: false,
    })
    // A client of the specification's call names nobody: it asks for itself, in the session's project.
    expect(await programme.as.mentee.ask('microdata.completedStart', {})).toEqual({
      Completed: true,
    })
    expect(await programme.as.mentee.ask('microdata.completedEnd', {})).toEqual({
      Completed: false,
    })
    // Pressed twice at once it is opened once.
    const answers = await Promise.all([reopen('Λάθος ημερομηνία'), reopen('Λάθος ημερομηνία')])
    expect(answers.toSorted()).toEqual(['Failed', 'OK'])
    const { Final, History, Data } = await read()
    expect(Final).toBe(false)
    expect(Data).toHaveLength(START.length)
    expect(History.map(({ Event, Reason }) => `${Event} ${Reason}`.trim())).toEqual([
      'opened Λάθος ημερομηνία',
      'final',
      'draft',
    ])
  })

  it('says how far each person is, by registry number and within reach', async () => {
    await save({ Final: true })
    const ask = (who: 'admin' | 'supervisor') =>
      programme.as[who].ask('microdata.getCompletion', {
        ProjectId,
        kayas: ['1000002', '1000001', '404'],
      })
    const found = await ask('admin')
    expect(found).toMatchObject({
      MIS: '5001234',
      HasForms: { Start: true, End: true },
      Unknown: ['404'],
      Ambiguous: [],
    })
    expect(
      found.People.map((one) => [one.Kayas, one.Start.State, one.End.State, one.Sent]),
    ).toEqual([
      ['1000002', 'none', 'none', true],
      ['1000001', 'final', 'none', true],
    ])
    expect((await ask('supervisor')).Unknown).toEqual(['1000002', '404'])
  })

  it('is filled in by the person too, who opens nothing that is final', async () => {
    const { as, people } = programme
    const End = { ProjectId, UserId: mentee, Data: [{ id: '22', Answer: '22.1' }] }
    expect(await as.mentee.ask('microdata.setEnd', { ...End, Final: false })).toEqual({
      ...{ Final: false, Version: 1 },
    })
    const other = { ProjectId, UserId: people.stranger.id }
    expect((await as.mentee.call('microdata.getEnd', other)).status).toBe(404)
    const over = await as.mentee.call('microdata.setEnd', { ...End, ...other, Final: false })
    expect(over.status).toBe(404)
    const opening = { ProjectId, UserId: mentee, end: false, Reason: 'x' }
    expect((await as.mentee.call('microdata.unfinalize', opening)).status).toBe(403)
    await programme.db.run(sql`delete from microdata where phase = 'end'`)
  })

  it('is the caller’s own where nobody is named', async () => {
    const { mentee: own } = programme.as
    for (const call of ['microdata.getStart', 'microdata.getEnd'] as const) {
      expect(await own.ask(call, {})).toEqual(await own.ask(call, { ProjectId, UserId: mentee }))
    }
  })

  it('is nobody’s without the role, nor beyond reach', async () => {
    const other = await programme.as.mentor.call('microdata.getStart', {
      ...{ ProjectId, UserId: mentee },
    })
    expect(other.status).toBe(403)
    const { status } = await programme.as.supervisor.call('microdata.getStart', {
      ProjectId,
      UserId: programme.people.stranger.id,
    })
    expect(status).toBe(404)
  })

  it('stays with the questions that it was written on, until a draft goes on with the new ones', async () => {
    const asked = await read()
    expect(asked).toMatchObject({ Final: true, FormVersion: 1, HasNewForm: false })
    const form = { Questions: [{ Id: '2', Text: 'Νέα', Options: [{ Id: '2.1', Label: 'Μία' }] }] }
    const put = (text: unknown) =>
      programme.db.run(sql`
        update projects set microdata_start = ${JSON.stringify(text)}::jsonb where id = ${ProjectId}`)
    await put(form)
    expect(await read()).toEqual({ ...asked, HasNewForm: true })
    await reopen()
    const key = { ProjectId, UserId: mentee }
    const renewed = await programme.as.admin.ask('microdata.getStart', { ...key, NewForm: true })
    expect(renewed.Questions.map(({ Id }) => Id)).toEqual(['2'])
    expect(renewed.Data).toEqual([{ id: '2', Answer: '2.1' }])
    // A draft that is saved without it stays where it was.
    await save()
    expect(await read()).toMatchObject({ FormVersion: 1, HasNewForm: true })
    await save({ Data: renewed.Data, NewForm: true })
    expect(await read()).toMatchObject({ FormVersion: 2, HasNewForm: false, Data: renewed.Data })
    const versionOf = (Version: number) =>
      programme.as.admin.ask('microdata.getVersion', { ...key, end: false, Version })
    const { Version } = await read()
    expect((await versionOf(Version)).Questions).toHaveLength(1)
    expect((await versionOf(Version - 1)).Questions).toEqual(asked.Questions)
    expect((await versionOf(Version - 1)).Data).toEqual(asked.Data)
    // What was asked before is the version that it was.
    await put(READY_FORMS['2021-27'].start)
    await save({ Final: true, NewForm: true })
    expect(await read()).toMatchObject({ Final: true, FormVersion: 1, HasNewForm: false })
  })

  it('is exported as XML by the schema, with whole numbers, each person on record', async () => {
    const { xml } = await download()
    expect(await schemaFaults(xml)).toEqual([])
    expect(xml).toContain('<afm>094429812</afm>')
    expect(xml).toContain('Οδός &lt;Ερμού&gt; &amp; "Σία" </address>')
    expect(xml.match(/<record /g)).toHaveLength(1)
    expect(xml).toContain('<answer id="1">2026-03-05</answer>')
    const logged = await programme.db.rows<{ id: number }>(sql`
      select subject_id as id from audit_log where verb = 'microdata.exported'`)
    expect(logged).toEqual([{ id: mentee }])
  })

  it('leaves out who is not final, not sent, or no longer whole', async () => {
    expect(await download({ Start: false })).toMatchObject({
      body: { details: { rule: 'no_microdata' } },
    })
    await describePerson({ ...WHOLE, amka: '' })
    expect(await download()).toMatchObject({ body: { details: { rule: 'no_microdata' } } })
    await describePerson({ ...WHOLE, sent: 'no' })
    // The project's own field is the one that counts.
    expect((await download()).status).toBe(200)
    expect((await download({ MIS: '12' })).status).toBe(400)
  })

  it('is valid by the schema for ten thousand people, and refused where a record is not', async () => {
    const one = (number: number): FinalForm => ({
      ...{ userId: number, firstName: 'Ελένη', lastName: 'Παπα]]>δοπούλου', version: 1 },
      fields: { ...WHOLE, kayas: String(number), municipality: 'kallikratis:2011:9186' },
      ...{
        answers: { '1': '2026-03-05', '3': '<&>' },
        savedAt: '2026-03-07T10:00:00Z',
        date: null,
      },
    })
    const about = { mis: '5001234', phase: 'end', now: new Date('2026-11-24T10:00:00Z') } as const
    let [made, most, parts] = [0, 0, 0]
    function* chunks(): Generator<FinalForm[]> {
      for (; made < 10_000; made += 200) {
        yield Array.from({ length: 200 }, (_, index) => one(made + index + 1))
      }
    }
    let xml = ''
    let taken = 0
    for await (const piece of xmlPieces(chunks(), about)) {
      // What is made and has not been taken yet is all that is in memory: never more than a chunk.
      taken += piece.match(/<record /g)?.length ?? 0
      most = Math.max(most, made + 200 - taken)
      parts++
      xml += piece
    }
    expect(parts).toBe(52)
    expect(most).toBeLessThanOrEqual(200)
    expect(await schemaFaults(xml)).toEqual([])
    expect(xml).toContain(
      '<municipality scheme="kallikratis" edition="2011" code="9186">Αθηναίων</municipality>',
    )
    // Nobody has said the region: it is that of the municipality.
    expect(xml).toContain(
      '<region scheme="kallikratis-regions" edition="2011" code="9">Αττική</region>',
    )
    let twice = ''
    for await (const piece of xmlPieces([[one(1), one(1)]], about)) twice += piece
    expect(await schemaFaults(twice)).toHaveLength(1)
  })
})
