import { GRID_FLAGS } from '@telemachos/contract/projects/grid-constants'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import { ACTIONS, ANSWERS, NOTES, type DemoAction } from './actions.ts'
import type { DemoPerson } from './people.ts'
import type { Random } from './random.ts'

interface Cell {
  readonly project_id: number
  readonly mentee_id: number
  readonly action_id: number
}

export type DemoCompletion = Cell & {
  readonly mentor_id: number | null
  readonly completed_at: string
  readonly completed_by: number
}

export type DemoData = Cell & {
  readonly drawer: 'mentee' | 'public' | 'private'
  readonly author_id: number | null
  readonly data: Readonly<Record<string, unknown>>
  readonly scheduled_at: string | null
  readonly updated_by: number
}

export type DemoMeeting = Cell & { readonly mentor_id: number; readonly starts_at: string }

/** What has happened to mentees so far, and what is arranged. */
export interface Progress {
  readonly completions: DemoCompletion[]
  readonly data: DemoData[]
  readonly meetings: DemoMeeting[]
}

/** Who records what no mentor is there for: the administrator of all projects. */
const OFFICE = 2

/** The programme's money: payment actions 67 to 71 (spec §9). */
const isPayment = ({ id }: DemoAction): boolean => id >= 67 && id <= 71

const isMeeting = ({ type }: DemoAction): boolean => type === 1 || type === 2

/** Meetings are arranged one after the other, so that no two share their 45 minutes. */
const SLOTS_A_DAY = 14

/** How many meetings lie ahead at most: about five weeks of them. */
const MOST_MEETINGS = 400

/** Lets mentees take their way through the programme, each at their own pace. */
export class ProgressMaker {
  readonly #random: Random
  readonly #today: string
  #meetings = 0

  constructor(random: Random, today: string) {
    this.#random = random
    this.#today = today
  }

  /** One mentee's way so far. */
  make(mentee: DemoPerson, mentorId: number | null): Progress {
    const projectId = mentee.places[0]?.projectId ?? 0
    const progress: Progress = { completions: [], data: [], meetings: [] }
    const actions = ACTIONS.filter((action) => isOpen(action, projectId))
    const random = this.#random
    const days = random.between(12, 110)
    const pace = mentee.state === 1 ? random.pick([3, 4, 5, 5, 6, 8, 14]) : 30
    const reached = Math.min(actions.length, Math.floor(days / pace))
    actions.slice(0, reached).forEach((action, place) => {
      const day = addDays(this.#today, -days + Math.floor(((place + 0.5) * days) / (reached + 0.5)))
      this.#complete(progress, { projectId, mentee, mentorId, action, day })
    })
    if (mentee.state === 1)
      this.#arrangeNext(progress, mentee, mentorId, projectId, actions.slice(reached))
    this.#pay(progress, mentee, projectId, reached)
    return progress
  }

  #complete(progress: Progress, { projectId, mentee, mentorId, action, day }: CompletedStep): void {
    const random = this.#random
    const cell = { project_id: projectId, mentee_id: mentee.id, action_id: action.id }
    const byMentor = isMeeting(action) || action.type === 7 || isHiddenFromMentee(action)
    progress.completions.push({
      ...cell,
      mentor_id: mentorId,
      completed_at: athensInstant(day, this.#officeTime()),
      completed_by: byMentor ? (mentorId ?? OFFICE) : mentee.id,
    })
    const answers = ANSWERS[action.id]
    const plain = { ...cell, author_id: null, scheduled_at: null }
    if (answers) {
      const data = Object.fromEntries(
        Object.entries(answers).map(([name, texts]) => [name, random.pick(texts)]),
      )
      progress.data.push({ ...plain, drawer: 'mentee', data, updated_by: mentee.id })
    }
    if (mentorId === null || !isMeeting(action)) return
    if (random.chance(0.5)) {
      const data = { text: random.pick(NOTES.public) }
      progress.data.push({ ...plain, drawer: 'public', data, updated_by: mentorId })
    }
    if (random.chance(0.3)) {
      const data = { text: random.pick(NOTES.private) }
      progress.data.push({
        ...plain,
        drawer: 'private',
        author_id: mentorId,
        data,
        updated_by: mentorId,
      })
    }
  }

  /** The next meeting: arranged, missed, or set aside; or nothing yet. */
  #arrangeNext(
    progress: Progress,
    mentee: DemoPerson,
    mentorId: number | null,
    projectId: number,
    ahead: readonly DemoAction[],
  ): void {
    const action = ahead.slice(0, 4).find(isMeeting)
    if (!action || mentorId === null) return
    const cell = { project_id: projectId, mentee_id: mentee.id, action_id: action.id }
    const chance = this.#random.next()
    let at: string
    if (chance < 0.5 && this.#meetings < MOST_MEETINGS) {
      at = this.#nextSlot()
      progress.meetings.push({ ...cell, mentor_id: mentorId, starts_at: at })
    } else if (chance < 0.62) {
      at = athensInstant(addDays(this.#today, -this.#random.between(2, 9)), this.#officeTime())
    } else if (chance < 0.65) at = '3000-01-01T10:00:00Z'
    else return
    progress.data.push({
      ...cell,
      drawer: 'mentee',
      author_id: null,
      data: { ...localTime(at), MentorId: mentorId, ActionId: action.id },
      scheduled_at: at,
      updated_by: mentorId,
    })
  }

  #pay(progress: Progress, mentee: DemoPerson, projectId: number, reached: number): void {
    if (projectId !== 1) return
    ACTIONS.filter(isPayment).forEach((action, place) => {
      if (reached < 5 + place * 5) return
      progress.completions.push({
        project_id: projectId,
        mentee_id: mentee.id,
        action_id: action.id,
        mentor_id: null,
        completed_at: athensInstant(addDays(this.#today, -this.#random.between(1, 20)), '11:30'),
        completed_by: OFFICE,
      })
    })
  }

  #officeTime(): string {
    const hour = String(this.#random.between(9, 19)).padStart(2, '0')
    return `${hour}:${String(this.#random.between(0, 11) * 5).padStart(2, '0')}`
  }

  #nextSlot(): string {
    const day = 1 + Math.floor(this.#meetings / SLOTS_A_DAY)
    const minutes = 9 * 60 + (this.#meetings % SLOTS_A_DAY) * 45
    this.#meetings += 1
    const time = [Math.floor(minutes / 60), minutes % 60].map((part) =>
      String(part).padStart(2, '0'),
    )
    return athensInstant(addDays(this.#today, day), time.join(':'))
  }
}

interface CompletedStep {
  readonly projectId: number
  readonly mentee: DemoPerson
  readonly mentorId: number | null
  readonly action: DemoAction
  readonly day: string
}

function isOpen(action: DemoAction, projectId: number): boolean {
  const { flags = GRID_FLAGS.Published, projects } = action
  const isThere = projects?.includes(projectId) ?? true
  return isThere && !isPayment(action) && (flags & GRID_FLAGS.Published) !== 0 && action.id !== 24
}

function isHiddenFromMentee({ flags = 0 }: DemoAction): boolean {
  return (flags & GRID_FLAGS.HideFromMentee) !== 0
}

/** The date of a mentee's data as the specification writes it (§3, mentee action data). */
function localTime(at: string): { date: string; timeHours: string; timeMinutes: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Athens',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(new Date(at))
  const [date = '', time = ''] = parts.split(', ')
  const [timeHours = '', timeMinutes = ''] = time.split(':')
  return { date, timeHours, timeMinutes }
}
