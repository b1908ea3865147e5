import type { ServerRender } from '@telemachos/contract/core/server-render'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where the build puts what draws on the server, beside the page's own folder. */
const FILE = '../drawing/server-render.js'

/** Loads what draws the built page on the server; without it the page comes undrawn. */
export async function loadServerRender(pageFolder: string): Promise<ServerRender | undefined> {
  const file = join(pageFolder, FILE)
  if (!existsSync(file)) return undefined
  const { serverRender } = (await import(pathToFileURL(file).href)) as {
    serverRender: ServerRender
  }
  return serverRender
}
