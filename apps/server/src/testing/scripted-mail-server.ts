import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** What a mail server answers to, in this order. `content` is the end of what the mail says. */
export const SMTP_STEPS = ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'content'] as const
export type SmtpStep = (typeof SMTP_STEPS)[number]

/** How it takes a step: as it should, with an answer of the test's own, or when the test says so. */
export type SmtpMood = 'well' | 'drop' | 'hang' | { readonly reply: string } | Promise<void>

/** A mail that it was given whole, whatever it said to it. */
interface ArrivedMail {
  readonly to: string
  readonly text: string
}

/** A mail server that does at each step what a test says. */
export interface ScriptedMailServer {
  /** For SMTP_URL; with a password, so that it is asked for one. */
  readonly url: string
  /** Of the mails that it did not refuse, also those of which it never said so. */
  readonly arrived: ArrivedMail[]
  /** How it takes each step from now on; the address is known from RCPT on. */
  mood: (step: SmtpStep, to: string) => SmtpMood
  /** Resolves once a step has been reached that it takes otherwise than well. */
  untilReached(): Promise<void>
  /** Ends the lines that are open. */
  dropLines(): void
  close(): Promise<void>
}

const REPLIES: Readonly<Record<SmtpStep, string>> = {
  greeting: '220 ready',
  EHLO: '250-scripted\r\n250 AUTH PLAIN',
  AUTH: '235 welcome',
  MAIL: '250 go on',
  RCPT: '250 go on',
  DATA: '354 go ahead',
  content: '250 taken',
}

const END = '\r\n.\r\n'

/** Starts one on loopback. */
export async function startScriptedMailServer(): Promise<ScriptedMailServer> {
  const sockets = new Set<Socket>()
  let reached = Promise.withResolvers<void>()
  const state: Pick<ScriptedMailServer, 'mood' | 'arrived'> = { mood: () => 'well', arrived: [] }
  const take = async (socket: Socket, step: SmtpStep, to: string, text = ''): Promise<void> => {
    const mood = state.mood(step, to)
    const isRefused = typeof mood === 'object' && 'reply' in mood
    if (step === 'content' && !isRefused) state.arrived.push({ to, text })
    if (mood !== 'well') reached.resolve()
    if (mood === 'hang') return
    if (mood === 'drop') return void socket.destroy()
    if (mood instanceof Promise) await mood
    socket.write(`${isRefused ? mood.reply : REPLIES[step]}\r\n`)
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    converse(socket, (step, to, text) => void take(socket, step, to, text))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const dropLines = () => {
    for (const socket of sockets) socket.destroy()
  }
  return Object.assign(state, {
    url: `smtp://us:secret@127.0.0.1:${port}?tls=off`,
    untilReached: async () => {
      await reached.promise
      reached = Promise.withResolvers()
    },
    dropLines,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        dropLines()
      }),
  })
}

/** Tells which step a client has come to. */
function converse(socket: Socket, take: (step: SmtpStep, to: string, text?: string) => void): void {
  let received = ''
  let to = ''
  let isContent = false
  const commands: Readonly<Record<string, SmtpStep>> = {
    EHLO: 'EHLO',
    HELO: 'EHLO',
    AUTH: 'AUTH',
    MAIL: 'MAIL',
    RCPT: 'RCPT',
    DATA: 'DATA',
  }
  take('greeting', to)
  socket.setEncoding('utf8').on('data', (piece: string) => {
    received += piece
    for (let end = endOf(received, isContent); end; end = endOf(received, isContent)) {
      const text = received.slice(0, end)
      received = received.slice(end)
      if (isContent) {
        isContent = false
        take('content', to, text)
        continue
      }
      to = /^RCPT TO:<(.*)>/.exec(text)?.[1] ?? to
      const step = commands[text.slice(0, 4)]
      isContent = step === 'DATA'
      if (step) take(step, to)
    }
  })
}

/** Where a line, or a content, ends; 0 where it has not ended yet. */
function endOf(text: string, isContent: boolean): number {
  const end = isContent ? END : '\r\n'
  return text.includes(end) ? text.indexOf(end) + end.length : 0
}
