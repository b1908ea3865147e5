import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, createProject } from '../testing/factories.ts'
import { createPageFolder, type PageFolder } from '../testing/page-folder.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

describe('what the page begins with', () => {
  let server: TestServer
  let page: PageFolder
  let username: string
  beforeAll(async () => {
    page = await createPageFolder()
    server = await startTestServer({ pageFolder: page.folder })
    const projectId = await createProject(server.database)
    ;({ username } = await createPerson(server.database, projectId, ['Mentor']))
  })
  afterAll(async () => {
    await server.close()
    await page.remove()
  })

  async function open(cookie = ''): Promise<{ html: string; start: Record<string, unknown> }> {
    const answer = await fetch(`${server.url}/somewhere`, {
      // A link from another site leads here too: the page itself is open to it.
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    const [, start = ''] = /id="start">([^<]*)</.exec(html) ?? []
    return { html, start: JSON.parse(start) }
  }

  it('says that nobody is there', async () => {
    const { html, start } = await open()
    expect(start).toEqual({
      Identity: null,
      Texts: expect.any(String),
      Position: expect.any(String),
    })
    expect(html).not.toContain('modulepreload')
    expect((await open('telemachos=made-up')).start['Identity']).toBeNull()
  })

  it('says who is there as the call does, and begins to load what they need', async () => {
    const client = await server.client().signIn(username)
    const { html, start } = await open(client.cookie)
    expect(start['Identity']).toEqual(await client.ask('identity.getIdentity', {}))
    expect(html).toContain('href="/assets/shell.js"')
    expect(html).toContain(`href="/api/Lang/LangService?lang=el&amp;v=${start['Texts']}"`)
  })

  it('lets the texts be kept for ever under their version, and under no other', async () => {
    const { start } = await open()
    const ask = async (v?: string) =>
      (
        await server.client().call('language.getTexts', { lang: 'el', ...(v && { v }) })
      ).headers.get('cache-control')
    expect(await ask(String(start['Texts']))).toBe('public, max-age=31536000, immutable')
    expect(await ask('older')).toBe('no-store')
    expect(await ask()).toBe('no-store')
  })
})
