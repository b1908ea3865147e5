import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import { missingLanguages } from '@telemachos/contract/core/text-by-language'
import { settingsChanged } from '@telemachos/contract/projects/events'
import type { CallContext } from '../../kernel/context.ts'
import { knownProject } from './policy.ts'
import { consentTexts, waitingInvitations } from './setup-ports.ts'
import { readSetupRow, writeSetupHidden } from './setup-store.ts'

type Calls = typeof contract.projects.calls
type Setup = OutputOf<Calls['getSetup']>
type Step = Setup['Steps'][number]

/** Roles whose menus have to be there before anybody finds their way. */
const ROLES_WITH_MENU = ['Mentor', 'Mentee'] as const

/**
 * How far the project is set up, from blank to the first mentee: told from what there is, in the order
 * in which it is best done.
 */
export async function readSetup({ db, actor }: CallContext, mailsLeave: boolean): Promise<Setup> {
  const row = knownProject(await readSetupRow(db, actor.projectId))
  const [consents, invited] = await Promise.all([
    consentTexts.get().count(db, actor.projectId),
    waitingInvitations.get().count(db, actor.projectId),
  ])
  const { Config, Roles } = row.settings
  const named = { [LANGUAGES[0]]: row.descr, ...Config?.Descrs }
  const menus = ROLES_WITH_MENU.filter((role) => (Roles?.[role]?.length ?? 0) > 0).length
  // Deciding that nobody is asked is a decision too.
  const isConsentSet =
    Config?.gdpr?.Required === false || (!!Config?.gdpr?.Required && consents > 0)
  const mentees = row.mentees + invited
  const step = (Key: Step['Key'], Done: boolean, Count: number | null = null): Step => ({
    Key,
    Done,
    Count,
  })
  return {
    Steps: [
      step('identity', missingLanguages(named).length === 0),
      step('fields', row.fields > 0, row.fields),
      step('consent', isConsentSet),
      step('menus', menus === ROLES_WITH_MENU.length),
      step('actions', row.actions > 0, row.actions),
      step('published', row.published > 0, row.published),
      step('mails', mailsLeave),
      step('mentors', row.mentors > 0, row.mentors),
      step('mentees', mentees > 0, mentees),
      // Before anybody is there, nobody is without a mentor.
      step('links', row.mentees > 0 && row.unlinked === 0, row.mentees > 0 ? row.unlinked : null),
    ],
    HiddenAt: row.hiddenAt,
  }
}

/** Puts the steps of setting the project up away, for all who configure it, or brings them back. */
export async function hideSetup(
  { Hidden }: InputOf<Calls['hideSetup']>,
  { db, actor, now, emit }: CallContext,
): Promise<OutputOf<Calls['hideSetup']>> {
  await writeSetupHidden(db, actor.projectId, Hidden ? now : null)
  emit(settingsChanged, { ProjectId: actor.projectId }, { project: actor.projectId })
  return { ok: true }
}
