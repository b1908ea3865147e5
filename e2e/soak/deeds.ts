import { randomUUID } from 'node:crypto'
import type { Random } from '../../apps/server/src/app/demo/random.ts'
import { isEvent, isQuestionnaire, type Action, type Row } from '../programme.ts'
import { PROJECT } from '../stage.ts'
import type { Ledger } from './ledger.ts'
import type { Person } from './person.ts'

/** Something that somebody does once; they wait for its answer. */
export type Deed = () => Promise<unknown>

/** What everybody at work shares. */
export interface Work {
  readonly ledger: Ledger
  readonly random: Random
  /** The link to a questionnaire that everybody may answer. */
  readonly token: string
  /** A text that nobody has written before. */
  readonly unique: () => string
  /** A start at which nobody has a meeting. */
  readonly freeStart: () => string
}

const project = { ProjectId: PROJECT.id }

/** Mentees complete every other action, for good; mentors complete and undo the rest. */
const isMentees = ({ Id }: Pick<Action, 'Id'>): boolean => Id % 2 === 0

/** What is completed just so: not what asks for a form, a checklist or a document first. */
const isTask = (action: Action): boolean =>
  action.Enabled &&
  !isEvent(action) &&
  !isQuestionnaire(action) &&
  !/"(form|needs)"/.test(action.Data)

/** A mentee reads, writes into actions, completes some of them, and answers a questionnaire. */
export async function menteeDeeds(person: Person, work: Work): Promise<Deed[]> {
  const { ledger, random, unique } = work
  const { id, ask, write } = person
  const list = () => ask<Action[]>('/api/action/mentor', { ...project, MenteeId: id })
  const actions = (await list()).filter(({ Enabled }) => Enabled)
  const quest = await ask<{ AnswerSetId: number; Section: Section[] }>('/api/quest/GetByToken', {
    TokenName: work.token,
  })
  const { AnswerSetId } = quest
  await ask('/api/quest/StartTime', { AnswerSetId })
  const groups = quest.Section.flatMap(({ Questions }) =>
    Questions.flatMap(({ Group }) => Group.filter(({ Holds }) => Holds === 'text')),
  )
  const client = randomUUID()
  let sequence = 0
  return [
    list,
    async () => {
      const { Id: actionId } = random.pick(actions)
      const text = unique()
      const body = { ActionId: actionId, MenteeId: id, Data: JSON.stringify({ text }) }
      await write('/api/mentee/SaveActionData', body)
      ledger.acknowledge(id, 'actionData.saved', { kind: 'mentee', menteeId: id, actionId }, text)
    },
    async () => {
      const open = (await list()).filter((one) => isTask(one) && isMentees(one) && !one.Completed)
      const task = open[0]
      if (!task) return
      const isNew = await write<boolean>('/api/Action/complet', { ActionId: task.Id, MenteeId: id })
      const register = { kind: 'done', menteeId: id, actionId: task.Id } as const
      if (isNew) ledger.acknowledge(id, 'action.completed', register, 'yes')
    },
    async () => {
      const { Id: groupId } = random.pick(groups)
      const text = unique()
      await write('/api/quest/AnswerOpen', {
        AnswerSetId,
        GroupId: groupId,
        Text: text,
        OpId: randomUUID(),
        ClientId: client,
        Seq: (sequence += 1),
      })
      const register = { kind: 'answer', answerSetId: AnswerSetId, groupId } as const
      ledger.keep(register, text)
    },
  ]
}

interface Section {
  readonly Questions: readonly {
    readonly Group: readonly { readonly Id: number; readonly Holds: 'option' | 'text' }[]
  }[]
}

/** A mentor reads the grid and the calendar, completes and undoes, writes notes, sets meetings. */
export async function mentorDeeds(person: Person, work: Work): Promise<Deed[]> {
  const { ledger, random, unique, freeStart } = work
  const { id, ask, write } = person
  const readGrid = () =>
    ask<{ list: Row[] }>('/api/project/GetActionsGrid_Partial', { ...project, Page: 1 })
  const mentees = (await readGrid()).list.filter(({ Active }) => Active)
  const ofMentee = (MenteeId: number) =>
    ask<Action[]>('/api/action/mentor', { ...project, MenteeId })
  return [
    readGrid,
    () => ask('/api/User/Schedule2', project),
    async () => {
      const { Id: menteeId } = random.pick(mentees)
      const own = (await ofMentee(menteeId)).filter((one) => isTask(one) && !isMentees(one))
      if (own.length === 0) return
      const { Id: actionId, Completed } = random.pick(own)
      const [path, verb, after] = Completed
        ? (['/api/action/undo', 'action.undone', 'no'] as const)
        : (['/api/Action/complet', 'action.completed', 'yes'] as const)
      const isChanged = await write<boolean>(path, { ActionId: actionId, MenteeId: menteeId })
      if (isChanged) ledger.acknowledge(id, verb, { kind: 'done', menteeId, actionId }, after)
    },
    async () => {
      const { Id: menteeId } = random.pick(mentees)
      const { Id: actionId } = random.pick(await ofMentee(menteeId))
      const text = unique()
      const body = { ActionId: actionId, MenteeId: menteeId, Data: JSON.stringify({ text }) }
      await write('/api/Mentor/SavePublicMenteeData', body)
      ledger.acknowledge(id, 'actionData.saved', { kind: 'public', menteeId, actionId }, text)
    },
    async () => {
      const { Id: menteeId } = random.pick(mentees)
      const meetings = (await ofMentee(menteeId)).filter(
        (one) => one.TypeId <= 2 && one.Enabled && !one.Completed,
      )
      if (meetings.length === 0) return
      const { Id: actionId } = random.pick(meetings)
      const date = freeStart()
      await write('/api/action/publish', { ActionId: actionId, MenteeId: menteeId, date })
      ledger.acknowledge(id, 'meeting.scheduled', { kind: 'meeting', menteeId, actionId }, date)
    },
  ]
}

/** Those who oversee read overview, statistics, queue and lists, and keep views of them. */
export async function overseerDeeds(person: Person, work: Work): Promise<Deed[]> {
  const { ledger, random, unique } = work
  const { id, ask, write } = person
  const searches = ['', 'παπ', 'μαρια', 'geo']
  return [
    () => ask('/api/supervision/overview', project),
    () => ask('/api/supervision/statistics', project),
    () => ask('/api/supervision/mentors', { ...project, page: 1 }),
    () =>
      ask('/api/User/People', {
        ...project,
        Search: random.pick(searches),
        Columns: ['phone'],
        page: random.between(1, 5),
      }),
    () => ask('/api/project/GetActionsGrid_Partial', { ...project, Page: random.between(1, 10) }),
    async () => {
      const name = unique()
      const { Id } = await write<{ Id: number }>('/api/User/SavePeopleView', {
        ...project,
        Name: name,
        View: {},
      })
      ledger.acknowledge(id, 'people.viewSaved', { kind: 'view', name }, '1')
      await write('/api/User/DeletePeopleView', { ...project, Id })
      ledger.acknowledge(id, 'people.viewDeleted', { kind: 'view', name }, '0')
    },
  ]
}

/** An administrator changes people's fields, each a share of them. */
export async function adminDeeds(
  person: Person,
  work: Work,
  menteeIds: readonly number[],
): Promise<Deed[]> {
  const { ledger, random, unique } = work
  const { id, write } = person
  return [
    ...(await overseerDeeds(person, work)),
    async () => {
      const menteeId = random.pick(menteeIds)
      const value = unique()
      await write('/api/User/UpdateField', { UserId: menteeId, Name: 'sector', Value: value })
      ledger.acknowledge(
        id,
        'users.fieldUpdated',
        { kind: 'field', menteeId, name: 'sector' },
        value,
      )
    },
  ]
}
