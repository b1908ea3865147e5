import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { RAZOR_DOCUMENTS } from '../../app/demo/razor-documents.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

let programme: SmallProgramme

beforeAll(async () => {
  programme = await startSmallProgramme()
})
afterAll(() => programme.close())

const save = (change: object, client = programme.as.admin) =>
  client.call('documents.saveRazorDocument', {
    ...{ ProjectId: programme.projectId, Name: 'paper', Text: '<p>{{ person.first_name }}</p>' },
    ...{ Roles: ['Mentor' as const, 'Mentee' as const], ...change },
  })
const saved = async (change: object) => {
  const { status, body } = await save(change)
  if (status !== 200) throw new Error(JSON.stringify(body))
}
const page = async (name: string, as: keyof SmallProgramme['as'] = 'mentee', query = {}) => {
  const answer = await programme.as[as].call('documents.renderDocument', { name, ...query })
  return { status: answer.status, headers: answer.headers, html: String(answer.body) }
}

describe('a document', () => {
  it('is shown as a page in which nothing runs, to the roles that it names', async () => {
    await saved({ Name: 'hello', Text: '<h1>Γεια σου {{ person.first_name }}</h1>' })
    const { status, headers, html } = await page('HELLO')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(html).toContain('<h1>Γεια σου Άννα</h1>')
    expect(await page('hello', 'coordinator')).toMatchObject({ status: 404 })
    expect(await page('hello', 'admin')).toMatchObject({ status: 200 })
    expect(await page('absent')).toMatchObject({ status: 404 })
    const about = { person: programme.people.mentee.id }
    expect(await page('hello', 'mentor', about)).toMatchObject({ status: 200 })
    expect(await page('hello', 'otherMentor', about)).toMatchObject({ status: 404 })
    await saved({ Name: 'part', Main: false })
    expect(await page('part', 'admin')).toMatchObject({ status: 404 })
  })

  it('shows what people wrote as text, and nothing that loads or runs', async () => {
    const evil = `<script>alert(1)</script><img src=x onerror=alert(1)>`
    await programme.db.run(sql`
      update users set first_name = ${evil} where id = ${programme.people.mentee.id}`)
    await saved({
      Name: 'evil',
      Text: `<p onclick="x()">{{ person.first_name }}</p><p>{{ person.first_name | raw }}</p>
        <script>alert(2)</script><iframe src="https://example.org"></iframe>
        <img src="https://example.org/x.png"><a href="javascript:x()">words</a>
        <style>@import url(https://example.org)</style><svg onload=x()></svg><form action=/x><input></form>
        <table><tr><td style="background:url(https://example.org)">cell</td></tr></table>`,
    })
    const { html } = await page('evil')
    const body = html.slice(html.indexOf('<body>'))
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(body).not.toMatch(
      /<script|<iframe|<img|onclick|onerror=[^&]*>|javascript:|<style|<svg|<form|example\.org/,
    )
    expect(body).toContain('<td><p>cell</p></td>')
    await programme.db.run(sql`
      update users set first_name = 'Άννα' where id = ${programme.people.mentee.id}`)
  })

  it.each([
    [
      'Text',
      '{% for a in (1..100000) %}{% for b in (1..100000) %}x{% endfor %}{% endfor %}',
      /document_(time|memory)/,
    ],
    [
      'Text',
      '{% assign a = "x" %}{% for b in (1..60) %}{% assign a = a | append: a %}{% endfor %}',
      /document_(time|memory)/,
    ],
    ['Text', '{{ person | nothing }}', 'document_wrong'],
    ['Text', '{% if %}', 'document_wrong'],
    ['Text', "{% include 'hostile' %}", 'include_circle'],
    ['Text', "{% include 'nowhere' %}", 'include_unknown'],
    ['Text', '{% include person.first_name %}', 'include_name'],
    ['Function', 'for (;;) {}', 'document_function_time'],
    ['Function', 'return 1', 'document_function_result'],
    ['Function', 'return model.a.b', 'document_function_error'],
    ['Function', 'return { a: process.env }', 'document_function_error'],
  ])('whose %s is %s is refused with where it is wrong', async (field, text, rule) => {
    const answer = await save({ Name: 'hostile', [field]: text })
    expect(answer.status).toBe(400)
    const [first] = (answer.body as { fields: { field: string; rule: string }[] }).fields
    expect(first?.field).toBe(field)
    expect(first?.rule).toMatch(rule)
  })

  it('includes others by name, in a circle never', async () => {
    await saved({ Name: 'one', Text: '<p>one</p>' })
    await saved({ Name: 'two', Text: `{% include 'One' %}<p>two</p>` })
    expect((await page('two')).html).toContain('<p>one</p>\n<p>two</p>')
    expect(await save({ Name: 'one', Text: `{% include 'two' %}` })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Text', rule: 'include_circle' }] },
    })
  })

  it('is prepared by its function, and previewed with its sample by its authors', async () => {
    await saved({
      Name: 'prepared',
      Text: '<p>{{ greeting }}</p>',
      Function: 'return { greeting: "Hi " + model.person.first_name }',
      Arguments: '{"person": {"first_name": "Sample"}}',
    })
    expect((await page('prepared')).html).toContain('Hi Άννα')
    expect((await page('prepared', 'admin', { sample: '1' })).html).toContain('Hi Sample')
    expect((await page('prepared', 'mentee', { sample: '1' })).html).toContain('Hi Άννα')
  })

  it('is written by those who manage the project, from the version that they saw', async () => {
    for (const name of ['coordinator', 'supervisor', 'mentor', 'mentee'] as const)
      expect(await save({ Name: 'x' }, programme.as[name])).toMatchObject({ status: 403 })
    await saved({ Name: 'versions', Version: 0 })
    expect(await save({ Name: 'versions', Version: 0 })).toMatchObject({ status: 409 })
    expect(await save({ Name: 'versions', Version: 1 })).toMatchObject({ body: { Version: 2 } })
    expect(await save({ Name: 'versions', Version: 1 })).toMatchObject({ status: 409 })
    const names = await programme.as.mentee.ask('documents.getNames', {})
    expect(names.map(({ Name }) => Name)).toContain('versions')
    expect(names.map(({ Name }) => Name)).not.toContain('part')
    await programme.as.admin.ask('documents.deleteRazorDocument', { Name: 'VERSIONS' })
    expect(
      await programme.as.admin.ask('documents.getRazorDocuments', { Name: 'versions' }),
    ).toEqual([])
  })

  it.each(RAZOR_DOCUMENTS)('$name of the demonstration can be rendered', async (one) => {
    for (const { name, text, code = '', sample = {}, main = true } of [
      RAZOR_DOCUMENTS[0],
      one,
    ].filter((part) => part !== undefined))
      await saved({
        ...{ Name: name, Text: text, Function: code, Main: main },
        Arguments: JSON.stringify(sample),
      })
    if (one.main === false) return
    const { html } = await page(one.name, 'admin', { sample: '1' })
    expect(html).toContain('Γέφυρες προς την εργασία')
  })
})

describe('a PDF', () => {
  const print = (
    UserIds: number[],
    change: object = {},
    as: keyof SmallProgramme['as'] = 'admin',
  ) => programme.as[as].call('documents.printDocument', { Name: 'sheet', UserIds, ...change })

  it('has a document for each of several people, or one of all', async () => {
    const { mentee, stranger } = programme.people
    await saved({
      Name: 'sheet',
      Text: `<h1 align="center">Φύλλο</h1><p><b>{{ person.last_name }}</b> {{ people.size }}</p>
        <ul><li>ένα</li><li>δύο</li></ul><hr><qr value="https://example.org" size="120"></qr>
        <table><thead><tr><th colspan="2">Α</th></tr></thead><tr><td>β</td></tr></table>
        <img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==">
        <hr class="page"><p>τέλος</p>`,
      Roles: ['Mentor'],
    })
    const each = await print([mentee.id, stranger.id])
    expect(each.status).toBe(200)
    expect(each.headers.get('content-type')).toBe('application/pdf')
    expect(String(each.body)).toMatch(/^%PDF-/)
    expect(String(each.body).match(/\/Type \/Page\b/g)).toHaveLength(4)
    const one = await print([mentee.id, stranger.id], { Each: false })
    expect(String(one.body).match(/\/Type \/Page\b/g)).toHaveLength(2)
  })

  it('is of people within reach, for the roles of the document', async () => {
    const { mentee, stranger } = programme.people
    expect(await print([mentee.id], {}, 'mentor')).toMatchObject({ status: 200 })
    expect(await print([mentee.id, stranger.id], {}, 'mentor')).toMatchObject({ status: 404 })
    expect(await print([mentee.id], {}, 'coordinator')).toMatchObject({ status: 404 })
    expect(await print([mentee.id], {}, 'mentee')).toMatchObject({ status: 403 })
  })
})

describe('a PDF in the library', () => {
  const keep = (UserIds: number[], as: keyof SmallProgramme['as'] = 'mentor') =>
    programme.as[as].call('documents.keepDocument', { Name: 'sheet', UserIds })

  it('is an item of whoever keeps it, whom nobody else sees it with', async () => {
    const { mentee, stranger } = programme.people
    const first = await keep([mentee.id])
    expect(first).toMatchObject({ status: 200, body: { Title: expect.stringMatching(/\.pdf$/) } })
    const { ItemId } = first.body as { ItemId: number }
    const own = await programme.as.mentor.ask('library.getItem', { Id: ItemId })
    expect(own).toMatchObject({ Type: 'application/pdf', Approve: false })
    for (const as of ['mentee', 'otherMentor', 'admin'] as const)
      expect(await programme.as[as].call('library.getItem', { Id: ItemId })).toMatchObject({
        status: 404,
      })
    expect(
      await programme.db.rows(sql`
        select subject_id as "subjectId" from audit_log where verb = 'documents.kept'`),
    ).toEqual([{ subjectId: mentee.id }])
    const second = await keep([mentee.id])
    expect((second.body as { Title: string }).Title).toMatch(/2/)
    expect(await keep([stranger.id])).toMatchObject({ status: 404 })
    expect(await keep([mentee.id], 'mentee')).toMatchObject({ status: 403 })
  })
})

describe('a number', () => {
  it('is issued once to each, and says that the document is genuine and nothing of the person', async () => {
    await saved({ Name: 'certificate', Text: '<p>{{ certificate.link }}</p>' })
    const { mentee, stranger } = programme.people
    const issue = (UserIds: number[], as: keyof SmallProgramme['as'] = 'admin') =>
      programme.as[as].call('documents.issueDocument', { Name: 'certificate', UserIds })
    const first = await programme.as.admin.ask('documents.issueDocument', {
      ...{ Name: 'certificate', UserIds: [mentee.id, stranger.id] },
    })
    expect(new Set(first.map(({ Number }) => Number)).size).toBe(2)
    expect(await issue([mentee.id], 'mentor')).toMatchObject({
      body: first.filter(({ UserId }) => UserId === mentee.id),
    })
    expect(await issue([stranger.id], 'mentor')).toMatchObject({ status: 404 })
    const [{ Number: number = '' } = {}] = first
    const check = (Number: string) =>
      programme.server.client().call('documents.checkCertificate', { Number })
    expect(await check(number)).toMatchObject({
      body: { Genuine: true, Document: 'certificate', Project: expect.stringContaining('Έργο') },
    })
    expect(Object.keys((await check(number)).body as object)).toEqual([
      'Genuine',
      'Document',
      'Project',
      'IssuedOn',
    ])
    expect(await check('00000-00000-00000-00000-00000')).toMatchObject({ body: { Genuine: false } })
    expect(await check('1')).toMatchObject({ status: 400 })
    const shown = await programme.server
      .client()
      .call('documents.showCertificate', { Number: number })
    expect(String(shown.body)).toContain('Το έγγραφο είναι γνήσιο')
    expect(String(shown.body)).not.toContain('Άννα')
    expect((await page('certificate')).html).toContain(`/certificate/`)
  })
})
