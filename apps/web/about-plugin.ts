import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:about'
const ROOT = path.join(import.meta.dirname, '../..')

interface Locked {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}

/** Gives the page the product's version and the licences of what it is built on, as of the build. */
export function aboutPlugin(): Plugin {
  return {
    name: 'telemachos-about',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: async (id) => {
      if (id !== `\0${ID}`) return undefined
      const { version } = await readJson<{ version: string }>('package.json')
      return `export const version = ${JSON.stringify(version)}
        export const libraries = ${JSON.stringify(await listLibraries())}`
    },
  }
}

/** Every library that is part of the product: what only builds or tests it is left out. */
async function listLibraries(): Promise<[name: string, version: string, licence: string][]> {
  const lock = await readJson<{ packages: Record<string, Locked> }>('package-lock.json')
  const used = Object.entries(lock.packages).filter(
    ([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link,
  )
  const rows = await Promise.all(
    used.map(async ([place, { version = '', license }]) => {
      const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return [name, version, license ?? (await readLicence(place))] as [string, string, string]
    }),
  )
  const byName = new Map(rows.map((row) => [`${row[0]} ${row[1]}`, row]))
  return [...byName.values()].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Old packages name their licences in a list, which the lock file does not repeat. */
async function readLicence(place: string): Promise<string> {
  const { licenses = [] } = await readJson<{ licenses?: { type: string }[] }>(
    path.join(place, 'package.json'),
  )
  return licenses.map(({ type }) => type).join(', ')
}

async function readJson<Shape>(file: string): Promise<Shape> {
  return JSON.parse(await readFile(path.join(ROOT, file), 'utf8')) as Shape
}
