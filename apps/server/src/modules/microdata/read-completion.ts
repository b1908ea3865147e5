import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { isSent, readMicrodataForm } from '@telemachos/rules/microdata-form'
import { personFaults } from '@telemachos/rules/microdata-person'
import type { CallContext } from '../../kernel/context.ts'
import { accessNumbers } from '../people/index.ts'
import { listCompletion, readForms } from './store.ts'

type Completion = OutputOf<typeof contract.microdata.calls.getCompletion>

const phaseOf = (final: boolean | null, at: string | null): Completion['People'][number]['Start'] =>
  final === null ? { State: 'none', At: null } : { State: final ? 'final' : 'draft', At: at }

/** How far both forms of people are, by registry number. */
export async function readCompletion(
  { kayas, ActionId }: InputOf<typeof contract.microdata.calls.getCompletion>,
  context: CallContext,
): Promise<Completion> {
  const { db, actor, language } = context
  const { people, unknown, ambiguous } = await accessNumbers(kayas, 'kayas', context)
  const { start, end, mis, dateActionId, sendFilter } = await readForms(db, actor.projectId)
  const rows = await listCompletion(db, {
    projectId: actor.projectId,
    userIds: people.map(({ userId }) => userId),
    actionId: ActionId ?? dateActionId,
  })
  const byPerson = new Map(rows.map((row) => [row.userId, row]))
  return {
    MIS: mis,
    HasForms: {
      Start: readMicrodataForm(start, language).length > 0,
      End: readMicrodataForm(end, language).length > 0,
    },
    People: people.flatMap(({ kayas: number, userId, firstName, lastName }) => {
      const row = byPerson.get(userId)
      if (!row) return []
      return {
        Kayas: number,
        UserId: userId,
        FirstName: firstName,
        LastName: lastName,
        Start: phaseOf(row.startFinal, row.startAt),
        End: phaseOf(row.endFinal, row.endAt),
        Date: row.date,
        Sent: isSent(sendFilter, row.fields),
        Faults: personFaults(row.fields),
      }
    }),
    Unknown: unknown,
    Ambiguous: ambiguous,
  }
}
