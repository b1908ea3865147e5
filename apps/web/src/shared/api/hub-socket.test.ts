import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openSocket, type HubSocket } from './hub-socket.ts'

/** A WebSocket whose other end is the test. */
class Wire {
  static readonly OPEN = 1
  static last: Wire
  readyState = 1
  readonly sent: string[] = []
  onmessage: ((event: { data: string }) => void) | undefined
  onclose: (() => void) | undefined
  readonly url: string
  constructor(url: string) {
    this.url = url
    Wire.last = this
  }
  send(data: string): void {
    this.sent.push(data)
  }
  close(): void {
    this.readyState = 3
    this.onclose?.()
  }
  hear(data: string): void {
    this.onmessage?.({ data })
  }
}

describe('the socket of the hub', () => {
  const onConnect = vi.fn<() => void>()
  const onEvent = vi.fn<(name: string, payload: unknown) => void>()
  const onEnd = vi.fn<(isRefused: boolean) => void>()
  let socket: HubSocket
  let window: EventTarget

  beforeEach(() => {
    vi.useFakeTimers()
    window = new EventTarget()
    vi.stubGlobal('WebSocket', Wire)
    vi.stubGlobal('location', { protocol: 'https:', host: 'mentors.example' })
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
    socket = openSocket({ onConnect, onEvent, onEnd })
  })
  afterEach(() => {
    socket.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.clearAllMocks()
  })

  const open = () => Wire.last.hear('0{"sid":"a","pingInterval":25000,"pingTimeout":20000}')

  it('enters, answers to pings and hears events', () => {
    expect(Wire.last.url).toBe('wss://mentors.example/realtime/?EIO=4&transport=websocket')
    open()
    Wire.last.hear('2')
    expect(Wire.last.sent).toEqual(['40', '3'])
    expect(onConnect).not.toHaveBeenCalled()
    Wire.last.hear('40{"sid":"b"}')
    expect(onConnect).toHaveBeenCalledOnce()
    Wire.last.hear('42["chat.posted",{"Id":[4]}]')
    expect(onEvent.mock.calls).toEqual([['chat.posted', { Id: [4] }]])
  })

  it('gives each question the answer that is its own', () => {
    const answers: unknown[] = []
    socket.emit('subscribe', ['chat/1'], (answer) => answers.push(['first', answer]))
    socket.emit('subscribe', ['chat/2'], (answer) => answers.push(['second', answer]))
    socket.emit('command', ['chat/1', 'typing'])
    expect(Wire.last.sent).toEqual([
      '420["subscribe","chat/1"]',
      '421["subscribe","chat/2"]',
      '42["command","chat/1","typing"]',
    ])
    Wire.last.hear('431[null]')
    Wire.last.hear('430[[7,8]]')
    expect(answers).toEqual([
      ['second', null],
      ['first', [7, 8]],
    ])
  })

  it.each([
    ['is refused', '44{"message":"unavailable"}', true],
    ['is put out', '41', true],
  ])('says once that it %s', (_, packet, isRefused) => {
    open()
    Wire.last.hear(packet)
    Wire.last.hear(packet)
    expect(onEnd.mock.calls).toEqual([[isRefused]])
    expect(Wire.last.readyState).toBe(3)
  })

  it('ends with the connection, with the network, and where nothing is heard', () => {
    Wire.last.close()
    expect(onEnd.mock.calls).toEqual([[false]])

    socket = openSocket({ onConnect, onEvent, onEnd })
    window.dispatchEvent(new Event('offline'))
    expect(onEnd).toHaveBeenCalledTimes(2)

    socket = openSocket({ onConnect, onEvent, onEnd })
    open()
    vi.advanceTimersByTime(44_000)
    Wire.last.hear('2')
    vi.advanceTimersByTime(44_000)
    expect(onEnd).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(1_000)
    expect(onEnd).toHaveBeenCalledTimes(3)
  })

  it('says nothing of an end that was wanted, and sends nothing then', () => {
    socket.close()
    socket.emit('command', ['chat/1', 'typing'])
    expect([onEnd.mock.calls, Wire.last.sent]).toEqual([[], []])
  })
})
