import type { DrawFirst } from '@telemachos/contract/core/first-drawing'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where the build puts what draws on the server, beside the page's own folder. */
const FILE = '../drawing/first-drawing.js'

/** Loads what draws the built page on the server; without it the page comes undrawn. */
export async function loadDrawing(pageFolder: string): Promise<DrawFirst | undefined> {
  const file = join(pageFolder, FILE)
  if (!existsSync(file)) return undefined
  const { drawFirst } = (await import(pathToFileURL(file).href)) as { drawFirst: DrawFirst }
  return drawFirst
}
