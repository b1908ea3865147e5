import { once } from 'node:events'
import { connect as connectPlainly, isIP } from 'node:net'
import { connect as connectByTls } from 'node:tls'

/** A mail server that has said nothing by then is away. In milliseconds. */
const SILENCE_MS = 5_000

/**
 * Waits for the greeting of a mail server, and takes leave.
 * @throws Error where there is none.
 */
export async function greetMailServer(smtpUrl: string): Promise<void> {
  const { protocol, hostname, port } = new URL(smtpUrl)
  const isSecure = protocol === 'smtps:'
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const place = { host, port: Number(port) || (isSecure ? 465 : 587) }
  const socket = isSecure
    ? connectByTls({ ...place, ...(isIP(host) === 0 && { servername: host }) })
    : connectPlainly(place)
  socket.setTimeout(SILENCE_MS, () =>
    socket.destroy(new Error(`no greeting within ${SILENCE_MS / 1000} s`)),
  )
  const closed = once(socket, 'close').then(() => {
    throw new Error('the mail server closed the connection')
  })
  closed.catch(() => undefined)
  try {
    const [greeting] = (await Promise.race([once(socket, 'data'), closed])) as [Buffer]
    if (!greeting.toString('latin1').startsWith('220')) throw new Error('it greets nobody')
    socket.end('QUIT\r\n')
  } catch (error) {
    socket.destroy()
    throw error
  }
}
