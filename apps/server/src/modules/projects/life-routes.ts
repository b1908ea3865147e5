import { checkCalls } from '@telemachos/contract/projects/check-calls'
import { lifeCalls } from '@telemachos/contract/projects/life-calls'
import { makingCalls } from '@telemachos/contract/projects/making-calls'
import type { DomainServices } from '../../kernel/domain.ts'
import { handle } from '../../kernel/implement.ts'
import { archiveProject, restoreProject } from './archive-project.ts'
import { checkProject, dismissFinding, restoreFinding } from './check-project.ts'
import { listTemplates, makeProject, previewProject, suggestUrl } from './make-project.ts'
import { hideSetup, readSetup } from './setup.ts'

/** The life of a project, from being set up to being archived. */
export const lifeHandlers = ({ mailsLeave, sessions }: DomainServices) => ({
  ...handle(lifeCalls, {
    getSetup: (_input, context) => readSetup(context, mailsLeave),
    hideSetup,
    archiveProject: (input, context) => archiveProject(input, context, sessions),
    restoreProject: (input, context) => restoreProject(input, context, sessions),
  }),
  ...handle(checkCalls, { checkProject, dismissFinding, restoreFinding }),
  ...handle(makingCalls, {
    suggestUrl,
    listTemplates: async () => listTemplates(),
    previewProject,
    makeProject: (input, context) => makeProject(input, context, sessions),
  }),
})
