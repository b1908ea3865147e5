import './frame.css'
import type { FrameAction } from '@telemachos/contract/views/bridge'
import { Channel } from './channel.ts'
import { lockDown } from './lock-down.ts'
import { runCheck } from './run-check.ts'
import { runView } from './run-view.ts'

/** What is clicked within a frame opens in the page around it. */
function followLinks(channel: Channel): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!link || event.defaultPrevented) return
    const path = link.getAttribute('href') ?? ''
    if (path.startsWith('#') || link.hasAttribute('download')) return
    event.preventDefault()
    channel.tell('navigate', { path: path.slice(0, 500) })
  })
}

function tellHeight(channel: Channel): void {
  let last = 0
  const tell = (): void => {
    const px = Math.ceil(document.documentElement.getBoundingClientRect().height)
    if (px === last) return
    last = px
    channel.tell('height', { px })
  }
  new ResizeObserver(tell).observe(document.documentElement)
  tell()
}

function tellErrors(channel: Channel): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    Reflect.defineProperty(console, level, {
      value: (...values: unknown[]) =>
        channel.tell('log', { level, text: values.map(wordsOf).join(' ').slice(0, 5_000) }),
    })
  }
  window.addEventListener('error', ({ message, lineno, colno }) => {
    channel.tell('failed', {
      part: 'view',
      message: message.slice(0, 2_000),
      line: lineno,
      column: colno,
    })
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const message = reason instanceof Error ? reason.message : String(reason)
    channel.tell('failed', {
      part: 'view',
      message: message.slice(0, 2_000),
      line: null,
      column: null,
    })
  })
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof Error) return value.message
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    return String(value)
  }
}

/** The page that has this frame hands over the channel; whatever else comes is not heard. */
function listen(event: MessageEvent): void {
  const [port] = event.ports
  if (event.source !== window.parent || event.data !== 'telemachos:view' || !port) return
  window.removeEventListener('message', listen)
  let hearAction: ((action: FrameAction) => void) | undefined
  const channel = new Channel(port, {
    start: (start) => {
      document.documentElement.lang = start.language
      document.documentElement.dir = start.dir
      document.documentElement.dataset['scheme'] = start.scheme
      document.title = start.name
      if (start.check) return channel.tell('verdict', runCheck(start.check))
      tellErrors(channel)
      followLinks(channel)
      hearAction = runView(channel, start)
      tellHeight(channel)
    },
    action: (action) => hearAction?.(action),
    scheme: (scheme) => {
      document.documentElement.dataset['scheme'] = scheme
    },
  })
}

lockDown(window)
// Nothing that loads is left in the document.
document.currentScript?.remove()
window.addEventListener('message', listen)
