import { addDays } from '@telemachos/rules/dates'
import type { DemoPeople, DemoPerson } from './people.ts'
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

/** Who looks after whom: default mentors, a few former ones, a few for one action, and overseers. */
export function makeRelations(random: Random, today: string, people: DemoPeople): DemoRelation[] {
  const relations: DemoRelation[] = []
  for (const { id: project_id } of PROJECTS) {
    const holding = (role: string) =>
      people.staff.filter(({ places }) =>
        places.some(
          (place) => place.projectId === project_id && place.roles.some((held) => held === role),
        ),
      )
    const [mentors, supervisors, coordinators] = ['Mentor', 'Supervisor', 'Coordinator'].map(
      holding,
    )
    const relate = (
      kind: DemoRelation['kind'],
      holder: DemoPerson | undefined,
      subject: DemoPerson,
      from: number,
      more: Partial<DemoRelation> = {},
    ) => {
      if (!holder || holder.id === subject.id) return
      relations.push({
        project_id,
        kind,
        holder_id: holder.id,
        subject_id: subject.id,
        action_id: null,
        from_at: `${addDays(today, -from)}T08:00:00Z`,
        to_at: null,
        assigned_by: ASSIGNED_BY,
        ...more,
      })
    }
    const mentees = people.mentees.filter(({ places }) => places[0]?.projectId === project_id)
    mentees.forEach((mentee, index) => {
      const from = random.between(60, 120)
      const mentor = mentors?.[index % mentors.length]
      const another = mentors?.[(index + 1) % mentors.length]
      // A few wait for a mentor still, and a few have had another one before.
      if (index % 40 !== 39) relate('mentor', mentor, mentee, from)
      if (index % 15 === 7) {
        relate('mentor', another, mentee, from + 40, {
          to_at: `${addDays(today, -from)}T08:00:00Z`,
        })
      }
      if (index % 30 === 11) relate('mentor', another, mentee, 20, { action_id: 18 })
      relate('coordinator', coordinators?.[index % coordinators.length], mentee, from)
    })
    mentors?.forEach((mentor, index) => {
      relate('supervisor', supervisors?.[index % supervisors.length], mentor, 150)
      relate('coordinator', coordinators?.[index % coordinators.length], mentor, 150)
    })
  }
  return relations
}
