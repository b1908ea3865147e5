/**
 * What a policy cannot forbid, taken away before an author's code runs: ways to other machines that no
 * directive covers (connections between peers, hints to connect), further documents, and windows that
 * block the page. What is taken is kept nowhere: nothing of it can be called again. Whatever the checks
 * themselves use is taken out of reach first, since an author may change every prototype afterwards.
 */
export function lockDown(scope: Window & typeof globalThis): void {
  for (const name of TAKEN) defineProperty(scope, name, { value: undefined })
  for (const name of SILENT) defineProperty(scope, name, { value: () => undefined })
  const { Document, Element, DocumentFragment, CharacterData, Range, DOMParser } = scope
  for (const name of ['write', 'writeln', 'open', 'execCommand'])
    defineProperty(Document.prototype, name, { value: () => undefined })
  guard(Document.prototype, 'createElement', 1, (tag) => refuseName(tag))
  guard(Document.prototype, 'createElementNS', 2, (_space, tag) => refuseName(tag))
  guard(Element.prototype, 'insertAdjacentHTML', 2, (_where, html) => refuseHtml(html))
  guard(Range.prototype, 'createContextualFragment', 1, refuseHtml)
  guard(DOMParser.prototype, 'parseFromString', 2, refuseHtml)
  for (const prototype of [Element.prototype, scope.ShadowRoot.prototype]) {
    for (const name of ['setHTML', 'setHTMLUnsafe']) guard(prototype, name, 1, refuseHtml)
    for (const name of ['innerHTML', 'outerHTML']) guardText(prototype, name)
  }
  // An element that came by another way is not let into the document.
  for (const { prototype } of [
    scope.Node,
    Element,
    Document,
    DocumentFragment,
    CharacterData,
    Range,
  ])
    for (const name of INSERTING) guard(prototype, name, 0, refuseNodes)
}

const TAKEN = [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'RTCDataChannel',
  'WebTransport',
  'WebSocket',
  'WebSocketStream',
  'fetchLater',
  'EventSource',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'XSLTProcessor',
]

const SILENT = ['alert', 'confirm', 'prompt', 'print', 'open']

const INSERTING = [
  'appendChild',
  'insertBefore',
  'replaceChild',
  'moveBefore',
  'append',
  'prepend',
  'before',
  'after',
  'replaceWith',
  'replaceChildren',
  'insertAdjacentElement',
  'insertNode',
  'surroundContents',
]

/** Elements that load, connect or open another document, whatever is in them. */
const FORBIDDEN =
  'link|meta|base|iframe|frame|frameset|object|embed|applet|script|portal|fencedframe|controlledframe'
const NAME = new RegExp(`^(?:[^:]*:)?(?:${FORBIDDEN})$`, 'i')
/** An entity of XML could hold any of them in disguise. */
const IN_HTML = new RegExp(`<(?:[^\\s<>/:]*:)?(?:${FORBIDDEN})(?![\\w-])|<!(?:doctype|entity)`, 'i')
const SELECTOR = FORBIDDEN.replaceAll('|', ',')

const { apply, defineProperty } = Reflect
const { exec } = RegExp.prototype
const { querySelector } = Element.prototype
const { querySelector: querySelectorIn } = DocumentFragment.prototype
const ELEMENT = 1
const FRAGMENT = 11
const toText = String
const Refused = TypeError
const getterOf = (prototype: object, name: string) =>
  Object.getOwnPropertyDescriptor(prototype, name)?.get ?? (() => undefined)
const nodeTypeOf = getterOf(Node.prototype, 'nodeType')
const localNameOf = getterOf(Element.prototype, 'localName')

function refuseName(name: unknown): void {
  if (apply(exec, NAME, [name]) !== null) throw new Refused(`A view has no <${toText(name)}>`)
}

function refuseHtml(html: unknown): void {
  if (apply(exec, IN_HTML, [html]) !== null) throw new Refused('A view has no such element')
}

function refuseNodes(...nodes: readonly unknown[]): void {
  for (let at = 0; at < nodes.length; at += 1) refuseNode(nodes[at])
}

function refuseNode(node: unknown): void {
  const type = typeOf(node)
  if (type === ELEMENT) refuseName(apply(localNameOf, node, []))
  const find = type === ELEMENT ? querySelector : querySelectorIn
  const isParent = type === ELEMENT || type === FRAGMENT
  if (isParent && apply(find, node, [SELECTOR])) throw new Refused('A view has no such element')
}

/** What a node is, by the browser's own word; undefined for what is none. */
function typeOf(node: unknown): unknown {
  try {
    return apply(nodeTypeOf, node, [])
  } catch {
    return undefined
  }
}

/**
 * Has a method's arguments looked at first.
 * @param texts - so many are texts: read once, so that what was looked at is what is used.
 */
function guard(
  prototype: object,
  name: string,
  texts: number,
  check: (...args: readonly unknown[]) => void,
): void {
  const original = Object.getOwnPropertyDescriptor(prototype, name)?.value as
    | ((...args: unknown[]) => unknown)
    | undefined
  if (!original) return
  defineProperty(prototype, name, {
    value: function guarded(this: unknown, ...args: unknown[]) {
      for (let at = 0; at < texts && at < args.length; at += 1)
        if (args[at] !== null) args[at] = toText(args[at])
      apply(check, undefined, args)
      return apply(original, this, args)
    },
  })
}

function guardText(prototype: object, name: string): void {
  const original = Object.getOwnPropertyDescriptor(prototype, name)
  if (!original?.set) return
  const { set } = original
  defineProperty(prototype, name, {
    set(this: unknown, value: unknown) {
      const html = value === null ? '' : toText(value)
      refuseHtml(html)
      apply(set, this, [html])
    },
  })
}
