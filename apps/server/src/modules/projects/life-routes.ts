import { lifeCalls } from '@telemachos/contract/projects/life-calls'
import type { DomainServices } from '../../kernel/domain.ts'
import { handle } from '../../kernel/implement.ts'
import { hideSetup, readSetup } from './setup.ts'

/** The life of a project, from being set up to being archived. */
export const lifeHandlers = ({ mailsLeave }: DomainServices) =>
  handle(lifeCalls, {
    getSetup: (_input, context) => readSetup(context, mailsLeave),
    hideSetup,
  })
