import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A built page in small: one style and two scripts for the application, one script for a route, more on a phone and in its drawing. */
export interface PageFolder {
  readonly folder: string
  remove(): Promise<void>
}

/** As the build writes it: with what everybody needs. */
const HTML = [
  '<html lang="el"><head><meta content="__NONCE__">',
  '<link rel="stylesheet" crossorigin href="/assets/own.css">',
  '<link rel="modulepreload" href="/assets/own.js" crossorigin>',
  '</head><body><div id="root"></div></body></html>',
].join('')

const STYLES = { own: '.own{}', shell: '.shell{}', cards: '.cards{}' }

const PARTS = {
  signIn: { scripts: ['/assets/door.js'], styles: [] },
  application: { scripts: ['/assets/shell.js', '/assets/ring.js'], styles: ['/assets/shell.css'] },
  outside: [
    {
      state: 'root.applicationForm',
      path: '/applicationForm',
      scripts: ['/assets/form.js'],
      styles: [],
    },
  ],
  routes: [
    {
      state: 'root.defaultlayout.project.mentor.action2.list',
      path: '/{curProject}/mentor/list',
      scripts: ['/assets/list.js'],
      styles: [],
      onPhones: { scripts: ['/assets/cards.js'], styles: ['/assets/cards.css'] },
      early: ['/assets/keys.js'],
    },
    {
      state: 'root.mentor',
      path: '/{curProject}/mentor/{id?}',
      scripts: ['/assets/one.js'],
      styles: [],
    },
  ],
}

/** Which texts the scripts name. */
const TEXTS = {
  '/assets/shell.js': ['core.language'],
  '/assets/list.js': ['shell.'],
  '/assets/cards.js': ['core.loading'],
  '/assets/one.js': ['ui.undo'],
  '/assets/form.js': ['apply.'],
}

/** Tells what it was to draw, and fails at an address that says so. */
const DRAWING = `export const serverRender = async ({ address, language, phone, nonce, texts, given }) => {
  if (/list\\/$/.test(address)) throw new Error('nothing to draw with')
  const words = texts['core.language']
  return \`<i lang="\${language}" data-nonce="\${nonce}">\${words} \${given.Answers.length}\${phone ? ' phone' : ''}</i>\`
}`

/** Writes the page, and what draws it on the server, into folders of their own. */
export async function createPageFolder(): Promise<PageFolder> {
  const build = await mkdtemp(join(tmpdir(), 'telemachos-page-'))
  const [folder, drawing] = [join(build, 'web'), join(build, 'drawing')]
  await Promise.all([mkdir(join(folder, 'assets'), { recursive: true }), mkdir(drawing)])
  for (const [name, text] of Object.entries(STYLES)) {
    await writeFile(join(folder, 'assets', `${name}.css`), text)
  }
  await writeFile(join(drawing, 'server-render.js'), DRAWING)
  await writeFile(join(folder, 'index.html'), HTML)
  await writeFile(join(folder, 'parts.json'), JSON.stringify(PARTS))
  await writeFile(join(folder, 'texts.json'), JSON.stringify(TEXTS))
  return { folder, remove: () => rm(build, { recursive: true }) }
}
