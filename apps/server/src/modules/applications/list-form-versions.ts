import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { readApplicationForm } from '@telemachos/rules/application-form'
import type { CallContext } from '../../kernel/context.ts'
import * as store from './form-store.ts'

type Answer = OutputOf<typeof contract.applications.calls.listFormVersions>

/** The versions of the project's form; applications stay with the one that they were written on. */
export async function listFormVersions(
  _input: unknown,
  { db, actor, language }: CallContext,
): Promise<Answer> {
  const versions = await store.listFormVersions(db, actor.projectId)
  return versions.map((one) => ({
    Id: one.id,
    Version: one.version,
    SavedAt: one.savedAt,
    SavedBy: one.savedBy,
    Questions: readApplicationForm(one.sections, language).flatMap(({ Questions }) => Questions)
      .length,
    Applications: one.applications,
    Current: one.isCurrent,
  }))
}
