import { statfs } from 'node:fs/promises'
import { Gauge, Registry } from 'prom-client'
import { PREFIX } from './metrics.ts'
import { within } from './within.ts'

/** A disk that has not said by then how much room it has is left out. In milliseconds. */
const READ_MS = 1_000

/**
 * Reads how much room is left where the server keeps things.
 * @param folders by what lies there, such as `files`.
 */
export function readOfDisks(folders: Readonly<Record<string, string>>): () => Promise<string> {
  const registry = new Registry()
  new Gauge({
    name: `${PREFIX}disk_free_bytes`,
    help: 'Room that is left for what the server keeps in a folder',
    labelNames: ['of'],
    registers: [registry],
    async collect() {
      this.reset()
      const rooms = await Promise.allSettled(
        Object.entries(folders).map(async ([of, folder]) => {
          const { bavail, bsize } = await within(READ_MS, statfs(folder))
          return [of, bavail * bsize] as const
        }),
      )
      for (const room of rooms)
        if (room.status === 'fulfilled') this.set({ of: room.value[0] }, room.value[1])
    },
  })
  return () => registry.metrics()
}
