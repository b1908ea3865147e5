import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { AnonymousContext } from '../../kernel/context.ts'
import { findCall, listOpenCalls, type CallRow } from './call-store.ts'
import { applicantWords } from './form-texts.ts'
import { wireSections } from './wire-form.ts'

type GetForm = typeof contract.applications.calls.getForm
type Form = OutputOf<GetForm>

const NOWHERE: Form = {
  State: 'none',
  Title: '',
  OpensAt: null,
  ClosesAt: null,
  Full: false,
  Capacity: null,
  Waiting: 0,
  Sections: [],
  Open: [],
}

/** The form of a project for whoever wants to apply, or the calls that are open. */
export async function readForm(
  { Project }: InputOf<GetForm>,
  { db, language, now }: AnonymousContext,
): Promise<Form> {
  if (Project === '') {
    const open = await listOpenCalls(db, language, now)
    return {
      ...NOWHERE,
      Open: open.map(({ url, title, closesAt }) => ({
        Url: url,
        Title: title,
        ClosesAt: closesAt,
      })),
    }
  }
  const call = await findCall(db, Project, language)
  const Sections = wireSections(call?.form, language)
  // A project that has never taken applications is nobody's to know of.
  if (!call || call.opensAt === null || Sections.length === 0) return NOWHERE
  const State = stateOf(call, now)
  const words = await applicantWords(db, language, call.projectId)
  return {
    State,
    Title: call.title,
    OpensAt: call.opensAt,
    ClosesAt: call.closesAt,
    Full: call.isFull,
    Capacity: call.capacity,
    Waiting: call.waiting,
    Sections: State === 'open' ? wireSections(words.form(call.form), language) : [],
    Open: [],
  }
}

/** Whether a call is open at an instant. */
export function stateOf(
  { opensAt, closesAt }: Pick<CallRow, 'opensAt' | 'closesAt'>,
  now: Date,
): Form['State'] {
  if (opensAt === null || now < new Date(opensAt)) return 'before'
  return closesAt !== null && now >= new Date(closesAt) ? 'closed' : 'open'
}
