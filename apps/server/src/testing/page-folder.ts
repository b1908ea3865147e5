import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A built page in small: one style and two scripts for the application, one script for a route. */
export interface PageFolder {
  readonly folder: string
  remove(): Promise<void>
}

const HTML = '<html lang="el"><head><meta content="__NONCE__"></head><body></body></html>'

const PARTS = {
  application: { scripts: ['/assets/shell.js', '/assets/ring.js'], styles: ['/assets/shell.css'] },
  routes: [
    { path: '/{curProject}/mentor/list', scripts: ['/assets/list.js'], styles: [] },
    { path: '/{curProject}/mentor/{id?}', scripts: ['/assets/one.js'], styles: [] },
  ],
}

/** Writes the page into a folder of its own. */
export async function createPageFolder(): Promise<PageFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'telemachos-page-'))
  await writeFile(join(folder, 'index.html'), HTML)
  await writeFile(join(folder, 'parts.json'), JSON.stringify(PARTS))
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
