import type { Found } from '@telemachos/contract/projects/findings'
import type { CallContext } from '../../kernel/context.ts'
import { defineSharedPort } from '../../kernel/port.ts'

/** What of a project's own parts a domain looks over. */
interface ProjectFindings {
  /** What does not work as it stands, or is probably not meant so. */
  find(context: CallContext): Promise<readonly Found[]>
}

/** Domains that keep something of a project's making provide this. */
export const projectFindings = defineSharedPort<ProjectFindings>()
