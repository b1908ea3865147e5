import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { createPerson, createProject } from '../testing/factories.ts'
import { createPageFolder, type PageFolder } from '../testing/page-folder.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

describe('what the page begins with', () => {
  let server: TestServer
  let page: PageFolder
  let username: string
  let projectId: number
  beforeAll(async () => {
    page = await createPageFolder()
    server = await startTestServer({
      pageFolder: page.folder,
      // How slow a machine is, is not what is looked at.
      firstAnswersMs: 5_000,
    })
    projectId = await createProject(server.database, 'bridges')
    await createProject(server.database, 'elsewhere')
    ;({ username } = await createPerson(server.database, projectId, ['Mentor']))
  })
  afterAll(async () => {
    await server.close()
    await page.remove()
  })

  async function open(cookie = '', path = '/somewhere', others: Record<string, string> = {}) {
    const answer = await fetch(server.url + path, {
      // A link from another site leads here too: the page itself is open to it.
      headers: { cookie, 'sec-fetch-site': 'cross-site', ...others },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    const [, start = ''] = /id="start">([^<]*)</.exec(html) ?? []
    return { html, start: JSON.parse(start) as Record<string, unknown> }
  }

  /** What the frame around every page of the project begins with. */
  async function frame(client: TestClient) {
    const project = { ProjectId: projectId }
    const answers = [
      { Call: 'projects.getProjectById', Input: { Id: projectId } },
      { Call: 'chat.countNew', Input: project },
      { Call: 'notifications.countUnread', Input: project },
      { Call: 'imports.listOwnInvitations', Input: {} },
    ] as const
    return Promise.all(
      answers.map(async ({ Call, Input }) => ({
        Call,
        Input,
        Answer: await client.ask(Call, Input),
      })),
    )
  }

  /** Answers in an order that says nothing. */
  const sorted = (answers: unknown): unknown[] =>
    (answers as { Call: string }[]).toSorted((one, other) => one.Call.localeCompare(other.Call))

  /** The version of the Greek texts, as the page is given it. */
  const greekVersion = (start: Readonly<Record<string, unknown>>): string => {
    const languages = start['Languages'] as { code: string; texts: string }[]
    return languages.find(({ code }) => code === 'el')?.texts ?? ''
  }

  /** The page as it arrives, part by part. */
  async function partsOf(answer: Response): Promise<string[]> {
    const decoder = new TextDecoder()
    const parts: string[] = []
    for await (const part of answer.body ?? []) parts.push(decoder.decode(part, { stream: true }))
    return parts
  }

  it.each(['/index.html', '/INDEX.html', '/parts.json'])('is the page at %s too', async (path) => {
    const { html, start } = await open('', path)
    expect(start).toHaveProperty('Identity')
    expect(html).not.toContain('__NONCE__')
  })

  it('has nothing of anybody for when there is no network, whoever asks', async () => {
    const client = await server.client().signIn(username)
    const { cookie = '' } = client
    const answer = await fetch(`${server.url}/offline.html`, { headers: { cookie } })
    const html = await answer.text()
    expect(html).not.toContain('id="start"')
    expect(html).not.toContain('__NONCE__')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(html).toContain(/'nonce-([^']+)'/.exec(policy)?.[1])
  })

  it('leads from an address that cannot be read to the root, and tells a call so', async () => {
    const page = await fetch(`${server.url}/%E0%A4%A`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([302, '/'])
    const call = await fetch(`${server.url}/api/%E0%A4%A`, { redirect: 'manual' })
    expect([call.status, ((await call.json()) as { code: string }).code]).toEqual([
      404,
      'unknown_call',
    ])
  })

  it('is Greek for every browser, until somebody chooses', async () => {
    const headers = { 'accept-language': 'en-GB,en' }
    const page = await fetch(`${server.url}/signin`, { headers })
    expect(await page.text()).toContain('<html lang="el">')
    const client = await server.client().signIn(username)
    await client.ask('identity.setLanguage', { Language: 'en' })
    expect((await open(client.cookie)).html).toContain('<html lang="en">')
    await client.ask('identity.setLanguage', { Language: 'el' })
  })

  it('says that nobody is there', async () => {
    const { html, start } = await open()
    const texts = expect.any(String) as string
    expect(start).toEqual({
      Identity: null,
      Languages: [
        { language: 'el-GR', title: 'Ελληνικά', code: 'el', dir: 'ltr', texts },
        { language: 'en-GB', title: 'English', code: 'en', dir: 'ltr', texts },
      ],
      Now: expect.any(Number),
      Build: expect.any(String),
      Kept: {},
      Position: expect.any(String),
      Words: expect.objectContaining({ 'identity.signIn.submit': 'Σύνδεση' }),
    })
    expect(html).toContain('door.js')
    expect(html).not.toContain('shell')
    // Where nobody has to sign in, another page is shown, with all of the texts.
    for (const path of ['/denied', '/Bridges/questtoken/secret', '/resetpassword/secret']) {
      expect((await open('', path)).start, path).not.toHaveProperty('Words')
    }
    expect((await open('telemachos=made-up')).start['Identity']).toBeNull()
  })

  it('says what the browser keeps, and speaks its language until somebody signs in', async () => {
    const kept =
      'telemachos-language=en; telemachos-scheme=dark; telemachos-grid=<b>; telemachos-x=1'
    const { html, start } = await open(kept)
    expect(start['Kept']).toEqual({ language: 'en', scheme: 'dark' })
    expect(html).toContain('<html lang="en" data-scheme="dark">')
    const { cookie } = await server.client().signIn(username)
    const own = await open(`${cookie}; ${kept}`)
    expect(own.html).toContain('<html lang="el" data-scheme="dark">')
    expect((await open('telemachos-language=fr')).html).toContain('<html lang="el">')
  })

  it('says who is there as the call does, and begins to load what they need', async () => {
    const client = await server.client().signIn(username)
    const { html, start } = await open(client.cookie)
    expect(start['Identity']).toEqual(await client.ask('identity.getIdentity', {}))
    expect(html).toContain('href="/assets/shell.js"')
    expect(html).toContain(`href="/api/Lang/LangService?lang=el&amp;v=${greekVersion(start)}"`)
  })

  it('begins with the texts that its address shows, until the browser has them all', async () => {
    const client = await server.client().signIn(username)
    const path = `/${projectId}/mentor/list`
    const { html, start } = await open(client.cookie, path)
    const [v, part] = [greekVersion(start), String(start['TextPart'])]
    const address = `/api/Lang/LangService?lang=el&v=${v}&part=${part}`
    expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
    const { headers, body } = await server
      .client()
      .call('language.getTexts', { lang: 'el', v, part })
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(body).toMatchObject({ 'core.language': 'Γλώσσα', 'core.loading': 'Φορτώνει…' })
    expect(body).not.toHaveProperty(['ui.undo'])
    expect(Object.keys(body as object).some((label) => label.startsWith('shell.'))).toBe(true)

    const kept = `${client.cookie}; telemachos-texts=${v}`
    expect((await open(kept, path)).start).not.toHaveProperty('TextPart')
    const older = `${client.cookie}; telemachos-texts=older`
    expect((await open(older, path)).start).toHaveProperty('TextPart', part)
  })

  it('begins with the texts and the code of a page for which nobody has to sign in', async () => {
    const { html, start } = await open('', '/applicationForm')
    expect(start).not.toHaveProperty('Words')
    const [v, part] = [greekVersion(start), String(start['TextPart'])]
    expect(html).toContain(`&amp;v=${v}&amp;part=${part}"`)
    expect(html).toContain('form.js')
    const { body } = await server.client().call('language.getTexts', { lang: 'el', v, part })
    const labels = Object.keys(body as object)
    expect(labels.length).toBeGreaterThan(0)
    expect(labels.every((label) => label.startsWith('apply.'))).toBe(true)
  })

  it('gives all texts for a part of which it does not know, to be asked for again', async () => {
    const { start } = await open()
    const { headers, body } = await server
      .client()
      .call('language.getTexts', { lang: 'el', v: greekVersion(start), part: 'gone' })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toHaveProperty(['ui.undo'])
  })

  it('answers what its address begins with as the calls do', async () => {
    const client = await server.client().signIn(username)
    const rows = { ProjectId: projectId, Order: 'last_name', Page: 1 } as const
    for (const path of ['/Bridges/MENTOR/action/list', `/${projectId}/mentor/action/list/`]) {
      const { start } = await open(client.cookie, path)
      const expected = [
        ...(await frame(client)),
        {
          Call: 'grid.getActionsGridHeader',
          Input: { ProjectId: projectId },
          Answer: await client.ask('grid.getActionsGridHeader', { ProjectId: projectId }),
        },
        {
          Call: 'grid.countActionsGrid',
          Input: { ProjectId: projectId },
          Answer: await client.ask('grid.countActionsGrid', { ProjectId: projectId }),
        },
        {
          Call: 'grid.getActionsGridPage',
          Input: rows,
          Answer: await client.ask('grid.getActionsGridPage', rows),
        },
      ]
      expect(sorted(start['Answers']), path).toEqual(sorted(expected))
    }
  })

  it('answers nothing that the address does not ask, or that its person may not see', async () => {
    const client = await server.client().signIn(username)
    for (const path of ['/elsewhere/mentor/action/list', '/mentor/action/list']) {
      const { start } = await open(client.cookie, path)
      expect(start['Identity'], path).toBeTruthy()
      expect(start['Answers'], path).toBeUndefined()
    }
    for (const path of ['/bridges/mentor/action/list?state=done', '/bridges/about']) {
      const { start } = await open(client.cookie, path)
      expect(sorted(start['Answers']), path).toEqual(sorted(await frame(client)))
    }
    const mentee = await createPerson(server.database, projectId, ['Mentee'])
    const other = await server.client().signIn(mentee.username)
    const { start } = await open(other.cookie, '/bridges/mentor/action/list')
    expect(sorted(start['Answers'])).toEqual(sorted(await frame(other)))
    const applicant = await createPerson(server.database, projectId, ['Registered'])
    const outside = await server.client().signIn(applicant.username)
    expect((await open(outside.cookie, '/bridges/home')).start['Answers']).toBeUndefined()
    expect((await open('', '/bridges/mentor/action/list')).start['Answers']).toBeUndefined()
  })

  it('answers at the root what the role begins its day with', async () => {
    const { cookie } = await server.client().signIn(username)
    for (const path of ['/', '/bridges', '/bridges/']) {
      const { start } = await open(cookie, path)
      const calls = (start['Answers'] as { readonly Call: string }[]).map(({ Call }) => Call)
      expect(calls.toSorted(), path).toEqual([
        'chat.countNew',
        'homes.getMentor',
        'imports.listOwnInvitations',
        'notifications.countUnread',
        'projects.getProjectById',
      ])
    }
  })

  it('is drawn where it begins with all that it shows first, and nowhere else', async () => {
    const client = await server.client().signIn(username)
    const { html } = await open(client.cookie, '/bridges/mentor/action/list')
    const [, nonce] = /<meta content="([^"]+)">/.exec(html) ?? []
    expect(html).toContain(`<div id="root"><i lang="el" data-nonce="${nonce}">Γλώσσα 7</i></div>`)
    const onPhone = await open(client.cookie, '/bridges/mentor/action/list', {
      'sec-ch-ua-mobile': '?1',
    })
    expect(onPhone.html).toContain('Γλώσσα 7 phone</i></div>')
    const elsewhere = ['/', '/bridges/mentor/action/list?q=a', '/bridges/about']
    for (const path of elsewhere) {
      expect((await open(client.cookie, path)).html, path).toContain('<div id="root"></div>')
    }
    const mentee = await createPerson(server.database, projectId, ['Mentee'])
    const other = await server.client().signIn(mentee.username)
    for (const cookie of ['', other.cookie]) {
      const undrawn = await open(cookie, '/bridges/mentor/action/list')
      expect(undrawn.html).toContain('<div id="root"></div>')
    }
  })

  it('comes undrawn where drawing fails', async () => {
    const client = await server.client().signIn(username)
    const { html, start } = await open(client.cookie, '/bridges/mentor/action/list/')
    expect(start['Answers']).toHaveLength(7)
    expect(html).toMatch(/<div id="root"><\/div>.*<\/html>$/s)
  })

  it('sends the head before anything is read, and does not wait for what is slow', async () => {
    const { cookie = '' } = await server.client().signIn(username)
    await server.database.transaction(async (db) => {
      await db.run(sql`lock table completions in access exclusive mode`)
      const answer = await fetch(`${server.url}/bridges/mentor/action/list`, {
        headers: { cookie, 'accept-encoding': 'br' },
      })
      expect(answer.headers.get('content-encoding')).toBe('br')
      const parts = await partsOf(answer)
      expect(parts[0]).toContain('.shell{}')
      expect(parts[0]).not.toContain('id="start"')
      const rest = parts.slice(1).join('')
      expect(rest).toMatch(/"Identity".*<\/html>$/s)
      // What has come by then is not asked for again.
      expect(rest).toContain('"grid.getActionsGridHeader"')
      expect(rest).not.toContain('"grid.getActionsGridPage"')
    })
  })

  it('is looked at by HEAD without being read', async () => {
    const { cookie = '' } = await server.client().signIn(username)
    const path = `${server.url}/bridges/mentor/action/list`
    const answer = await fetch(path, { method: 'HEAD', headers: { cookie } })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ])
    const posted = await fetch(path, { method: 'POST', headers: { cookie } })
    expect(posted.status).toBe(404)
  })

  it('lets the texts be kept for ever under their version, and under no other', async () => {
    const { start } = await open()
    const ask = async (v?: string) =>
      (
        await server.client().call('language.getTexts', { lang: 'el', ...(v && { v }) })
      ).headers.get('cache-control')
    expect(await ask(greekVersion(start))).toBe('public, max-age=31536000, immutable')
    expect(await ask('older')).toBe('no-store')
    expect(await ask()).toBe('no-store')
  })

  it('sends the texts compressed to who reads that, and as they are to others', async () => {
    const ask = (encoding: string) =>
      fetch(`${server.url}/api/Lang/LangService?lang=el`, {
        headers: { 'accept-encoding': encoding },
      })
    // Of what is compressed in passing, nobody knows how long it will be.
    for (const encoding of ['br', 'gzip']) {
      await expect
        .poll(async () => (await ask(encoding)).headers.get('content-length'), { timeout: 15_000 })
        .not.toBeNull()
    }
    const plain = await ask('identity')
    expect(plain.headers.get('content-encoding')).toBeNull()
    const text: unknown = await plain.json()
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const packed = await ask(accepted)
      expect(packed.headers.get('content-encoding')).toBe(encoding)
      expect(packed.headers.get('vary')).toContain('accept-encoding')
      expect(await packed.json()).toEqual(text)
    }
  })
})
