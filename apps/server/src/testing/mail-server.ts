import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { AddressInfo, Socket } from 'node:net'

/** What the server says against a mail. */
interface Refusal {
  readonly code: number
  readonly text: string
}

/** What the server says to a recipient: undefined takes the mail. */
type Refuse = (address: string) => Refusal | undefined

/** A real SMTP server that keeps what it is given. */
export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string
  readonly received: Email[]
  /** How it answers from now on. */
  refuse: Refuse
  /** How it answers to what a mail says, which it does not keep then. */
  refuseMail: (mail: Email) => Refusal | undefined
  /** Cuts the line once a mail has arrived whole, before saying so. */
  cutsAfterData: boolean
  close(): Promise<void>
}

/** Starts a mail server on loopback; the same port again after one was closed. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const state: Omit<MailServer, 'url' | 'close'> = {
    received: [],
    refuse: () => undefined,
    refuseMail: () => undefined,
    cutsAfterData: false,
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refusal = state.refuse(address)
      if (!refusal) return done()
      done(asError(refusal))
    },
    onData(stream, _session, done) {
      void receive(stream).then((mail) => {
        const refusal = state.refuseMail(mail)
        if (refusal) return done(asError(refusal))
        state.received.push(mail)
        if (state.cutsAfterData) cutLines()
        else done()
      }, done)
    },
  })
  const lines = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => lines.add(socket))
  const cutLines = () => lines.forEach((socket) => socket.destroy())
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${address.port}?tls=off`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        cutLines()
      }),
  })
}

const asError = ({ code, text }: Refusal): Error =>
  Object.assign(new Error(text), { responseCode: code })

async function receive(stream: AsyncIterable<Buffer>): Promise<Email> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return PostalMime.parse(Buffer.concat(parts))
}
