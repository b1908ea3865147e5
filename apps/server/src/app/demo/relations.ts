import type { Role } from '@telemachos/contract/core/roles'
import { addDays } from '@telemachos/rules/dates'
import type { DemoPerson } from './people.ts'
import { PROJECTS } from './projects.ts'
import type { Random } from './random.ts'

export interface DemoRelation {
  readonly project_id: number
  readonly kind: 'mentor' | 'supervisor' | 'coordinator'
  readonly holder_id: number
  readonly subject_id: number
  readonly action_id: number | null
  readonly from_at: string
  readonly to_at: string | null
  readonly assigned_by: number
}

/** The one who assigned everybody: the project manager of all projects. */
const ASSIGNED_BY = 3

/** The action for which a few mentees have another mentor. */
const SHARED_ACTION = 18

/** Since when overseers look after mentors, in days. */
const OVERSEEN_DAYS = 190

interface ProjectStaff {
  readonly mentors: readonly DemoPerson[]
  readonly supervisors: readonly DemoPerson[]
  /** SupervisorLite and SupervisorLitePlus, who see a part of the mentors only. */
  readonly onlookers: readonly DemoPerson[]
  readonly coordinators: readonly DemoPerson[]
  /** How many mentees of the project have somebody already. */
  mentees: number
}

/** Lets people look after others: mentees are given to mentors in turn, part after part. */
export class RelationsMaker {
  readonly #random: Random
  readonly #today: string
  readonly #projects: ReadonlyMap<number, ProjectStaff>

  constructor(random: Random, today: string, staff: readonly DemoPerson[]) {
    this.#random = random
    this.#today = today
    this.#projects = new Map(PROJECTS.map(({ id }) => [id, staffOf(id, staff)]))
  }

  /** Who oversees the mentors. */
  forMentors(): DemoRelation[] {
    return [...this.#projects].flatMap(([projectId, staff]) =>
      staff.mentors.flatMap((mentor, index) => [
        ...this.#relate(projectId, 'supervisor', inTurn(staff.supervisors, index), mentor),
        ...(index % 4 === 0 ? staff.onlookers : []).flatMap((onlooker) =>
          this.#relate(projectId, 'supervisor', onlooker, mentor),
        ),
        ...this.#relate(projectId, 'coordinator', inTurn(staff.coordinators, index), mentor),
      ]),
    )
  }

  /** Default mentors, a few former ones, a few for one action, and coordinators. */
  forMentees(mentees: readonly DemoPerson[]): DemoRelation[] {
    return mentees.flatMap((mentee) => {
      const projectId = mentee.places[0]?.projectId ?? 0
      const staff = this.#projects.get(projectId)
      return staff ? this.#forMentee(projectId, staff, mentee) : []
    })
  }

  #forMentee(projectId: number, staff: ProjectStaff, mentee: DemoPerson): DemoRelation[] {
    const index = staff.mentees++
    // Longer ago than the first thing that a mentee can have done with the mentor.
    const days = this.#random.between(112, 150)
    const mentor = inTurn(staff.mentors, index)
    const another = inTurn(staff.mentors, index + 1)
    const relations: DemoRelation[] = []
    // A few wait for a mentor still, and a few have had another one before.
    if (index % 40 !== 39) {
      relations.push(...this.#relate(projectId, 'mentor', mentor, mentee, { days }))
    }
    if (index % 15 === 7) {
      const former = { days: days + 40, endedDays: days }
      relations.push(...this.#relate(projectId, 'mentor', another, mentee, former))
    }
    if (index % 30 === 11) {
      const forOne = { days: 20, actionId: SHARED_ACTION }
      relations.push(...this.#relate(projectId, 'mentor', another, mentee, forOne))
    }
    const coordinator = inTurn(staff.coordinators, index)
    return [...relations, ...this.#relate(projectId, 'coordinator', coordinator, mentee, { days })]
  }

  /** One relation, or none where nobody is there to hold it. Days are counted back from today. */
  #relate(
    projectId: number,
    kind: DemoRelation['kind'],
    holder: DemoPerson | undefined,
    subject: DemoPerson,
    {
      days = OVERSEEN_DAYS,
      endedDays,
      actionId = null,
    }: { days?: number; endedDays?: number; actionId?: number | null } = {},
  ): DemoRelation[] {
    if (!holder || holder.id === subject.id) return []
    const morning = (daysAgo: number) => `${addDays(this.#today, -daysAgo)}T08:00:00Z`
    return [
      {
        project_id: projectId,
        kind,
        holder_id: holder.id,
        subject_id: subject.id,
        action_id: actionId,
        from_at: morning(days),
        to_at: endedDays === undefined ? null : morning(endedDays),
        assigned_by: ASSIGNED_BY,
      },
    ]
  }
}

function staffOf(projectId: number, staff: readonly DemoPerson[]): ProjectStaff {
  const holding = (...wanted: Role[]) =>
    staff.filter(({ places }) =>
      places.some(
        (place) =>
          place.projectId === projectId && place.roles.some((role) => wanted.includes(role)),
      ),
    )
  return {
    mentors: holding('Mentor'),
    supervisors: holding('Supervisor'),
    onlookers: holding('SupervisorLite', 'SupervisorLitePlus'),
    coordinators: holding('Coordinator'),
    mentees: 0,
  }
}

function inTurn(people: readonly DemoPerson[], index: number): DemoPerson | undefined {
  return people[index % people.length]
}
