import { PROJECT_FILES_MB } from '@telemachos/contract/files/limits'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { countHeld } from './held-store.ts'
import { isScanned } from './hold-content.ts'
import { administeredBy } from './policy.ts'
import { listLargest, listUsage } from './usage-store.ts'

type GetStorage = typeof contract.files.calls.getStorage

/** How much room is used, of the projects that the caller administers and by the largest files here. */
export async function readStorage(
  _input: InputOf<GetStorage>,
  context: CallContext,
): Promise<OutputOf<GetStorage>> {
  const { db, actor, language } = context
  const projectIds = administeredBy(context)
  const [Projects, Largest, held] = await Promise.all([
    listUsage(db, projectIds, { standardMB: PROJECT_FILES_MB, language }),
    listLargest(db, actor.projectId, actor.userId),
    countHeld(db, projectIds),
  ])
  return { Projects, Largest, Scan: { IsOn: isScanned(), ...held } }
}
