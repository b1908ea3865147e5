import { PERSON_STATE } from '@telemachos/contract/people/states'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { addDays, athensInstant } from '@telemachos/rules/dates'
import { ACTIONS, type DemoAction } from './actions.ts'
import { ANSWERS, NOTES, SCHOOL, SCHOOL_ANSWERS, type DemoAnswers } from './answers.ts'
import type { DemoPerson } from './people.ts'
import type { Random } from './random.ts'
import { workdayAfter, workdayNear } from './workdays.ts'

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
  readonly updated_at: string
  readonly updated_by: number
}

export type DemoMeeting = Cell & {
  readonly mentor_id: number
  readonly starts_at: string
  readonly arranged_at: string
}

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

/** How many meetings lie ahead at most: about six weeks of them. */
const MAX_MEETINGS = 400

/** When dates of meetings were written down: so many days before today. */
const ARRANGED_DAYS = 14

/** A programme pays an instalment after so many steps, and again after as many. */
const STEPS_PAID = 5

/** Lets mentees take their way through the programme, each at their own pace. */
export class ProgressMaker {
  readonly #random: Random
  readonly #today: string
  #meetings = 0
  #meetingDay: string

  constructor(random: Random, today: string) {
    this.#random = random
    this.#today = today
    this.#meetingDay = today
  }

  /** One mentee's way so far. */
  make(mentee: DemoPerson, mentorId: number | null): Progress {
    const projectId = mentee.places[0]?.projectId ?? 0
    const progress: Progress = { completions: [], data: [], meetings: [] }
    const actions = ACTIONS.filter((action) => isOpen(action, projectId))
    const random = this.#random
    const days = random.between(12, 110)
    const pace = mentee.state === PERSON_STATE.active ? random.pick([3, 4, 5, 5, 6, 8, 14]) : 30
    const reached = Math.min(actions.length, Math.floor(days / pace))
    // At least two days lie between steps, and between the last one and today.
    const dayOf = (place: number) =>
      addDays(this.#today, -days + Math.floor(((place + 0.5) * days) / (reached + 0.5)))
    actions.slice(0, reached).forEach((action, place) => {
      this.#complete(progress, { projectId, mentee, mentorId, action, day: dayOf(place) })
    })
    if (mentee.state === PERSON_STATE.active)
      this.#arrangeNext(progress, mentee, mentorId, projectId, actions.slice(reached))
    if (projectId === 1) this.#pay(progress, mentee, reached, dayOf)
    return progress
  }

  #complete(progress: Progress, { projectId, mentee, mentorId, action, day }: CompletedStep): void {
    const random = this.#random
    const cell = { project_id: projectId, mentee_id: mentee.id, action_id: action.id }
    const byMentor = isMeeting(action) || action.type === 7 || isHiddenFromMentee(action)
    const completed_at = athensInstant(byMentor ? workdayNear(day) : day, this.#officeTime())
    progress.completions.push({
      ...cell,
      mentor_id: mentorId,
      completed_at,
      completed_by: byMentor ? (mentorId ?? OFFICE) : mentee.id,
    })
    const answers = answersTo(action, projectId)
    const plain = { ...cell, author_id: null, scheduled_at: null, updated_at: completed_at }
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
    const arranged_at = athensInstant(addDays(this.#today, -ARRANGED_DAYS), '12:00')
    const chance = this.#random.next()
    let start: Start
    if (chance < 0.5 && this.#meetings < MAX_MEETINGS) {
      start = this.#nextSlot()
      const starts_at = instantOf(start)
      progress.meetings.push({ ...cell, mentor_id: mentorId, starts_at, arranged_at })
    } else if (chance < 0.62) {
      const day = workdayNear(addDays(this.#today, -this.#random.between(2, 9)))
      start = { day, time: this.#officeTime() }
    } else if (chance < 0.65) start = INACTIVE
    else return
    const [hours, minutes] = start.time.split(':').map(Number)
    // As the product keeps a date in the mentee's own data (spec §3, mentee action data).
    const date = { date: start.day, timeHours: hours, timeMinutes: minutes }
    progress.data.push({
      ...cell,
      drawer: 'mentee',
      author_id: null,
      data: { ...date, MentorId: mentorId, ActionId: action.id },
      scheduled_at: instantOf(start),
      updated_at: arranged_at,
      updated_by: mentorId,
    })
  }

  /** Instalments follow the steps that they are paid for. */
  #pay(
    progress: Progress,
    mentee: DemoPerson,
    reached: number,
    dayOf: (place: number) => string,
  ): void {
    const yesterday = addDays(this.#today, -1)
    ACTIONS.filter(isPayment).forEach((action, place) => {
      const steps = STEPS_PAID * (place + 1)
      if (reached < steps) return
      const day = workdayAfter(addDays(dayOf(steps - 1), this.#random.between(1, 4)))
      progress.completions.push({
        project_id: 1,
        mentee_id: mentee.id,
        action_id: action.id,
        mentor_id: null,
        completed_at: athensInstant(day < yesterday ? day : yesterday, '11:30'),
        completed_by: OFFICE,
      })
    })
  }

  #officeTime(): string {
    const hour = String(this.#random.between(9, 19)).padStart(2, '0')
    return `${hour}:${String(this.#random.between(0, 11) * 5).padStart(2, '0')}`
  }

  #nextSlot(): Start {
    const slot = this.#meetings % SLOTS_A_DAY
    if (slot === 0) this.#meetingDay = workdayAfter(this.#meetingDay)
    this.#meetings += 1
    const minutes = 9 * 60 + slot * 45
    const time = [Math.floor(minutes / 60), minutes % 60].map((part) =>
      String(part).padStart(2, '0'),
    )
    return { day: this.#meetingDay, time: time.join(':') }
  }
}

/** A day yyyy-mm-dd and a time HH:mm on the clocks of Athens. */
interface Start {
  readonly day: string
  readonly time: string
}

/** The date of an action that is not to be done (spec §4). */
const INACTIVE: Start = { day: '3000-01-01', time: '00:00' }

function instantOf(start: Start): string {
  return start === INACTIVE ? '3000-01-01T00:00:00.000Z' : athensInstant(start.day, start.time)
}

interface CompletedStep {
  readonly projectId: number
  readonly mentee: DemoPerson
  readonly mentorId: number | null
  readonly action: DemoAction
  readonly day: string
}

/** Begun by some, completed by nobody: what has been put in is written with the calculators. */
const OFFERS = 32

function isOpen(action: DemoAction, projectId: number): boolean {
  const { flags = GRID_FLAGS.Published, projects } = action
  const isThere = projects?.includes(projectId) ?? true
  const isCompleted = !isPayment(action) && action.id !== 24 && action.id !== OFFERS
  return isThere && isCompleted && (flags & GRID_FLAGS.Published) !== 0
}

function isHiddenFromMentee({ flags = 0 }: DemoAction): boolean {
  return (flags & GRID_FLAGS.HideFromMentee) !== 0
}

/** What mentees of the project write in the action's form; undefined where it has none. */
function answersTo({ id }: DemoAction, projectId: number): DemoAnswers | undefined {
  return (projectId === SCHOOL ? SCHOOL_ANSWERS[id] : undefined) ?? ANSWERS[id]
}
