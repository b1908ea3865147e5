import type { contract } from '@telemachos/contract'
import { SEND_REASONS } from '@telemachos/contract/microdata/limits'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { readMicrodataForm } from '@telemachos/rules/microdata-form'
import { personFaults } from '@telemachos/rules/microdata-person'
import type { CallContext } from '../../kernel/context.ts'
import type { Outgoing } from '../../kernel/outgoing.ts'
import { accessNumbers } from '../people/index.ts'
import { listCompletion, type SendingRow } from './final-store.ts'
import { readFilter } from './read-filter.ts'
import { readForms } from './store.ts'

type Completion = OutputOf<typeof contract.microdata.calls.getCompletion>

type PhaseState = Completion['People'][number]['Start']

function phaseOf(final: boolean | null, At: string | null, sending: SendingRow | null): PhaseState {
  const Sending = sending && sendingOf(sending)
  if (final === null) return { State: 'none', At: null, Sending }
  return { State: final ? 'final' : 'draft', At, Sending }
}

/** What was on its way when its server died is so no longer, whether or not somebody has noted it yet. */
function sendingOf({ state, held, current, ...row }: SendingRow): PhaseState['Sending'] {
  const isOnItsWay = state === 'waiting' || held
  const State = state === 'sending' ? (held ? 'waiting' : 'failed') : state
  return {
    GreyList: isOnItsWay ? 1 : 0,
    State,
    Current: current,
    At: row.at,
    Reason: state === 'sending' && !held ? 'interrupted' : reasonOf(row.reason),
    XmlError: row.xmlError,
  }
}

const reasonOf = (text: string) => SEND_REASONS.find((reason) => reason === text) ?? ''

/** How far both forms of people are, by registry number. */
export async function readCompletion(
  { kayas, ActionId }: InputOf<typeof contract.microdata.calls.getCompletion>,
  context: CallContext,
  outgoing: Outgoing,
): Promise<Completion> {
  const { db, actor, language, now } = context
  const { people, unknown, ambiguous } = await accessNumbers(kayas, context)
  const { start, end, mis, dateActionId, sendFilter, sendUrl } = await readForms(
    db,
    actor.projectId,
  )
  const rows = await listCompletion(db, {
    projectId: actor.projectId,
    userIds: people.map(({ userId }) => userId),
    actionId: ActionId ?? dateActionId,
    now,
  })
  const isSent = await readFilter(db, actor.projectId, sendFilter)
  const byPerson = new Map(rows.map((row) => [row.userId, row]))
  return {
    MIS: mis,
    SendsTo: outgoing.allows(sendUrl) ? new URL(sendUrl).host : '',
    HasForms: {
      Start: readMicrodataForm(start, language).length > 0,
      End: readMicrodataForm(end, language).length > 0,
    },
    People: people.flatMap(({ kayas: number, userId, firstName, lastName, hasLeft }) => {
      const row = byPerson.get(userId)
      if (!row) return []
      return {
        Kayas: number,
        UserId: userId,
        FirstName: firstName,
        LastName: lastName,
        HasLeft: hasLeft,
        Start: phaseOf(row.startFinal, row.startAt, row.startSending),
        End: phaseOf(row.endFinal, row.endAt, row.endSending),
        Date: row.date,
        Sent: isSent(row.values),
        Faults: personFaults(row.fields),
      }
    }),
    Unknown: unknown,
    Ambiguous: ambiguous,
  }
}
