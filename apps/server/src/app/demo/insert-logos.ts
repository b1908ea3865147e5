import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { LOGO_ADDRESS } from '@telemachos/contract/projects/settings-constants'
import { createHash } from 'node:crypto'
import type { Db } from '../../kernel/database/database.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import type { DemoProject } from './projects.ts'
import { insertRows } from './rows.ts'

const DATA = 'data:image/png;base64,'

/** A logo as it is stored. */
export interface DemoLogo {
  readonly key: string
  readonly content: Buffer
}

/** The logos of projects that have one, by the projects. */
export function logosOf(projects: readonly DemoProject[]): Map<number, DemoLogo> {
  return new Map(
    projects.flatMap(({ id, settings }): [number, DemoLogo][] => {
      const data = settings.Config?.Logo?.ImageUrl
      if (!data?.startsWith(DATA)) return []
      const content = Buffer.from(data.slice(DATA.length), 'base64')
      const key = createHash('sha256').update(content).digest('hex').slice(0, 32)
      return [[id, { key, content }]]
    }),
  )
}

/** Settings that name a logo by its address. */
export function withLogo(settings: ProjectSettings, logo: DemoLogo | undefined): ProjectSettings {
  if (!logo) return settings
  const Logo = { ImageUrl: `${LOGO_ADDRESS}${logo.key}` }
  return { ...settings, Config: { ...settings.Config, Logo } }
}

/** Keeps the logos of projects. */
export async function insertLogos(
  tx: Db,
  logos: readonly (readonly [number, DemoLogo])[],
  { storage, now }: { readonly storage: FileStorage; readonly now: Date },
): Promise<void> {
  await insertRows(
    tx,
    'project_logos',
    { key: 'text', project_id: 'int', mime: 'text', bytes: 'int', uploaded_at: 'instant' },
    logos.map(([project_id, { key, content }]) => ({
      key,
      project_id,
      mime: 'image/png',
      bytes: content.length,
      uploaded_at: now,
    })),
  )
  await Promise.all(logos.map(([, { key, content }]) => storage.write(`logos/${key}`, content)))
}
