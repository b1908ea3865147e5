import { PERSON_FILES_MB, PROJECT_FILES_MB } from '@telemachos/contract/files/limits'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { readSettings } from '../people/index.ts'
import { readUsage } from './file-store.ts'

const MEGABYTE = 1024 ** 2

/**
 * Whether so many bytes more still have room, for the caller and in the project (Settings.Config.Files).
 * @throws rule_violated `own_quota`, `project_quota`.
 */
export async function requireRoom({ db, actor }: CallContext, bytes: number): Promise<void> {
  const { Config } = await readSettings(db, actor.projectId)
  const { PersonMB = PERSON_FILES_MB, ProjectMB = PROJECT_FILES_MB } = Config?.Files ?? {}
  const usage = await readUsage(db, actor.projectId, actor.userId)
  if (usage.person + bytes > PersonMB * MEGABYTE) throw ruleViolated('own_quota')
  if (usage.project + bytes > ProjectMB * MEGABYTE) throw ruleViolated('project_quota')
}
