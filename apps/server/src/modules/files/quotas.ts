import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { readUsage } from './file-store.ts'

const GIGABYTE = 1024 ** 3

/** What one person, and a project as a whole, may have stored. */
const PERSON_BYTES = GIGABYTE
const PROJECT_BYTES = 50 * GIGABYTE

/**
 * Whether so many bytes more still have room, for the caller and in the project.
 * @throws rule_violated `own_quota`, `project_quota`.
 */
export async function requireRoom({ db, actor }: CallContext, bytes: number): Promise<void> {
  const usage = await readUsage(db, actor.projectId, actor.userId)
  if (usage.person + bytes > PERSON_BYTES) throw ruleViolated('own_quota')
  if (usage.project + bytes > PROJECT_BYTES) throw ruleViolated('project_quota')
}
