import { REALTIME_PATH } from '@telemachos/contract/core/call-path'

/** What becomes of a socket. */
export interface HubEnds {
  onConnect(): void
  onEvent(name: string, payload: unknown): void
  /** It is gone, or never came to stand. `isRefused`: the server will not have it as it is. */
  onEnd(isRefused: boolean): void
}

/** A socket that stands, or is on its way to; one that has ended does not come back. */
export interface HubSocket {
  /** Lost where it does not stand. */
  emit(name: string, args: readonly unknown[], onAnswer?: (answer: unknown) => void): void
  /** Ends it, and says nothing of it. */
  close(): void
}

/** So long, in milliseconds, the server may take to be heard first. */
const OPENING_MS = 20_000

/*
 * The kinds of packets of Socket.IO over WebSocket: what the connection itself says is one digit, and
 * a message is 4 with a second digit.
 */
const OPENED = '0'
const PING = '2'
const PONG = '3'
const CONNECT = '40'
const DISCONNECTED = '41'
const EVENT = '42'
const ANSWER = '43'
const REFUSED = '44'

/**
 * Opens a socket to the hub: as much of Socket.IO's protocol as the hub speaks, over WebSocket alone,
 * since its own client is ten times as large and every page would load it.
 */
export function openSocket(ends: HubEnds): HubSocket {
  const { protocol, host } = location
  const scheme = protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${host}${REALTIME_PATH}/?EIO=4&transport=websocket`)
  const answers = new Map<string, (answer: unknown) => void>()
  let questions = 0
  let isOver = false
  let silence = OPENING_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const leave = (): void => {
    isOver = true
    clearTimeout(timer)
    removeEventListener('offline', lose)
    socket.close()
  }
  const end = (isRefused: boolean): void => {
    if (isOver) return
    leave()
    ends.onEnd(isRefused)
  }
  const lose = (): void => end(false)
  /** A server that says nothing for so long is gone, though nobody said so. */
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(lose, silence)
  }

  socket.onclose = lose
  socket.onmessage = ({ data }: MessageEvent<string>) => {
    if (isOver) return
    const kind = /^4?\d/.exec(data)?.[0] ?? ''
    const content = data.slice(kind.length)
    wait()
    if (kind === OPENED) {
      const { pingInterval, pingTimeout } = JSON.parse(content) as Record<string, number>
      silence = (pingInterval ?? 0) + (pingTimeout ?? 0)
      wait()
      socket.send(CONNECT)
    } else if (kind === PING) socket.send(PONG)
    else if (kind === CONNECT) ends.onConnect()
    else if (kind === EVENT) {
      const [name, payload] = JSON.parse(content) as [string, unknown]
      ends.onEvent(name, payload)
    } else if (kind === ANSWER) {
      const [, question = '', list = '[]'] = /^(\d*)(.*)$/s.exec(content) ?? []
      const [answer] = JSON.parse(list) as unknown[]
      answers.get(question)?.(answer)
      answers.delete(question)
    } else if (kind === DISCONNECTED || kind === REFUSED) end(true)
  }
  addEventListener('offline', lose)
  wait()

  return {
    emit: (name, args, onAnswer) => {
      if (isOver || socket.readyState !== WebSocket.OPEN) return
      const question = onAnswer ? String(questions++) : ''
      if (onAnswer) answers.set(question, onAnswer)
      socket.send(EVENT + question + JSON.stringify([name, ...args]))
    },
    close: leave,
  }
}
