import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOSTILE_KINDS, triesAll } from './hostile-views.ts'
import type { Visitor } from './browser.ts'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

/** What of a visitor's cookies is theirs: the page keeps its language and texts in others. */
async function sessionOf({ page }: Pick<Visitor, 'page'>) {
  const cookies = await page.context().cookies()
  return cookies.filter(({ name }) => !/-(language|texts)$/.test(name))
}

describe('views that mean harm, by kind', () => {
  const stage = setStage()
  const met: string[] = []
  const trap = createServer((socket) => {
    met.push('connection')
    socket.destroy()
  })
  beforeAll(async () => {
    trap.listen(0, '127.0.0.1')
    await once(trap, 'listening')
  })
  afterAll(() => void trap.close())
  const host = () => `127.0.0.1:${(trap.address() as AddressInfo).port}`

  async function open(name: string, controller: string) {
    const admin = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const { Id, Version } = await admin.ask<{ Id: number; Version: number }>('/api/view/Save', {
      ...{
        ProjectId: PROJECT.id,
        Class: 'view2',
        Name: name,
        Access: ['Mentee'],
        Html: '<p>view</p>',
      },
      ...{ Controller: controller, Calls: ['actions.listMenteeActions'] },
    })
    await admin.ask('/api/view/Publish', { ProjectId: PROJECT.id, Id, Version })
    const visitor = await stage.visit({ as: stage.personWith('Mentee', PROJECT.name) })
    const session = await sessionOf(visitor)
    const requests: string[] = []
    visitor.page.on('requestfinished', (request) => requests.push(request.url()))
    const pages = [visitor.page]
    visitor.page.context().on('page', (page) => pages.push(page))
    await visitor.page.goto(`/${PROJECT.url}/views/${name}`)
    return { ...visitor, session, requests, pages }
  }

  it('are hundreds', () => {
    const all = HOSTILE_KINDS.flatMap(({ cases }) => cases)
    expect(all.length).toBeGreaterThan(500)
    expect(new Set(HOSTILE_KINDS.map(({ kind }) => kind)).size).toBe(HOSTILE_KINDS.length)
  })

  it.each(HOSTILE_KINDS)(
    'get nothing: $kind',
    async ({ kind, cases }) => {
      const name = `harm-${kind.replaceAll(' ', '-')}`
      const opened = await open(name, triesAll(host(), cases))
      const { page, requests, pages, complaints } = opened
      const out = page.frameLocator('iframe').locator('#out')
      await out.waitFor({ state: 'attached', timeout: 30_000 })
      const [, count, list = ''] =
        /^tried (\d+), got (.*)$/.exec((await out.textContent()) ?? '') ?? []
      expect(Number(count)).toBe(cases.length)
      expect((JSON.parse(list) as number[]).map((at) => cases[at])).toEqual([])
      await opened.rest()
      const { origin } = new URL(page.url())
      expect(new URL(page.url()).pathname).toBe(`/${PROJECT.url}/views/${name}`)
      const foreign = (url: string) => !url.startsWith(origin) && !/^(data|blob):/.test(url)
      expect(requests.filter(foreign)).toEqual([])
      expect(met).toEqual([])
      expect(pages).toHaveLength(1)
      expect(await sessionOf(opened)).toEqual(opened.session)
      expect(await page.evaluate('({}).polluted')).toBeUndefined()
      await page.goto(`/${PROJECT.url}/userinfo`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      complaints.splice(0)
    },
    120_000,
  )

  it.each([
    [
      'left',
      'harm-link',
      `const a = document.createElement('a'); a.href = 'http://HOST'; a.addEventListener('click', (event) => event.stopPropagation()); document.body.append(a); a.click()`,
    ],
    [
      'left',
      'harm-form',
      `const f = Object.assign(document.createElement('form'), { action: 'http://HOST', method: 'post' }); document.body.append(f); f.submit()`,
    ],
    ['left', 'harm-navigation', `navigation.navigate('http://HOST').committed.catch(() => {})`],
    ['silent', 'harm-pattern', `setTimeout(() => /^(a+)+$/.test('a'.repeat(40) + '!'), 300)`],
  ] as const)(
    'are taken away, and the page answers meanwhile: %s, %s',
    async (why, name, code) => {
      const { page, complaints } = await open(
        name,
        `() => { ${code.replaceAll('HOST', host())}; return {} }`,
      )
      // While a frame still spins the page around it does what it is asked.
      await page.locator('a[href$="/calendar"]').first().focus()
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')
      const words = el(`views.stopped.${why}`, { name })
      await page.getByRole('alert').filter({ hasText: words }).waitFor({ timeout: 60_000 })
      await eventually(() => page.locator('iframe').count()).toBe(0)
      expect(met).toEqual([])
      complaints.splice(0)
    },
    120_000,
  )
})
