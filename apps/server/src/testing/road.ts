import {
  connect,
  createServer,
  type AddressInfo,
  type IpcNetConnectOpts,
  type Socket,
  type TcpNetConnectOpts,
} from 'node:net'

/** A way to a server that can be cut, or fall silent, without the server knowing. */
export interface Road {
  /** Of this machine, where the way begins. */
  readonly port: number
  /** Nothing passes any more, and nobody is told. */
  silence(): void
  /** Every connection ends, and new ones are refused. */
  cut(): Promise<void>
  /** As in the beginning. */
  restore(): Promise<void>
}

/** Opens a way to whatever listens there. */
export async function openRoad(there: TcpNetConnectOpts | IpcNetConnectOpts): Promise<Road> {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(there)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => isSilent || to.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const own = (server.address() as AddressInfo).port
  const end = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: own,
    silence: () => void (isSilent = true),
    async cut() {
      if (!server.listening) return
      const closed = new Promise((resolve) => server.close(resolve))
      end()
      await closed
    },
    async restore() {
      isSilent = false
      end()
      if (!server.listening) await listen(own)
    },
  }
}
