import type { Role } from '@telemachos/contract/core/roles'
import { toLatin } from '@telemachos/rules/greek-latin'
import { addDays } from '@telemachos/rules/dates'
import { personKeys } from '../../modules/people/index.ts'
import { MEN, STREETS, SURNAMES, TOWNS, WOMEN } from './names.ts'
import { makeAfm, makeAmka } from './numbers.ts'
import { PROJECTS, type DemoProject } from './projects.ts'
import type { Random } from './random.ts'

/** A person, as the rows of `users` take it, and their places. */
export interface DemoPerson {
  readonly id: number
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly fields: Readonly<Record<string, string>>
  readonly state: number
  readonly superAdmin: boolean
  readonly sortKey: string
  readonly searchKey: string
  readonly places: readonly DemoPlace[]
}

export interface DemoPlace {
  readonly projectId: number
  readonly roles: readonly Role[]
  readonly fields: Readonly<Record<string, string>>
}

/** What mentors do for a living. */
const MENTOR_TYPES = [
  'Σύμβουλος σταδιοδρομίας',
  'Στέλεχος επιχείρησης',
  'Εκπαιδευτικός',
  'Ψυχολόγος',
] as const

/** What people speak: mostly Greek, and what else there is in the country. */
const LANGUAGES = [
  'Ελληνικά',
  'Ελληνικά, Αγγλικά',
  'Ελληνικά, Αλβανικά',
  'Ελληνικά, Αγγλικά, Αραβικά',
  'Ελληνικά, Ουκρανικά',
] as const

/** The branches of work in which people are interested, or at home. */
const SECTORS = [
  'Τουρισμός',
  'Πληροφορική',
  'Εμπόριο',
  'Υγεία',
  'Κατασκευές',
  'Εκπαίδευση',
] as const

/** Where consent is asked for, one in so many mentees has not decided yet. */
const UNDECIDED = 40

/** Makes people one after the other; the same ones for the same seed. */
class PeopleMaker {
  readonly #random: Random
  readonly #today: string
  readonly #usernames = new Set<string>()
  readonly #numbers = new Set<string>()
  #lastId = 0

  constructor(random: Random, today: string) {
    this.#random = random
    this.#today = today
  }

  /** A member of staff. */
  makeStaff(places: readonly Omit<DemoPlace, 'fields'>[], superAdmin = false): DemoPerson {
    const age = this.#random.between(29, 61)
    return this.#make(
      age,
      superAdmin,
      1,
      places.map((place) => ({ ...place, fields: {} })),
    )
  }

  /** A mentee of a project; one in 25 is no longer active. */
  makeMentee(project: DemoProject): DemoPerson {
    const random = this.#random
    const state = random.chance(0.04) ? random.pick([0, 2, 3]) : 1
    const kayas = this.#unique('kayas', () => `${project.id}${random.digits(7)}`)
    const fields: Record<string, string> = { kayas }
    if (project.id !== 2) {
      fields['unemployment_card'] = random.digits(8)
      fields['unemployment_since'] = addDays(this.#today, -random.between(40, 900))
    }
    const place = { projectId: project.id, roles: ['Mentee' as const], fields }
    const person = this.#make(random.between(...project.ages), false, state, [place])
    return project.settings.Config?.gdpr && person.id % UNDECIDED === 0 ? undecided(person) : person
  }

  #make(age: number, superAdmin: boolean, state: number, places: readonly DemoPlace[]): DemoPerson {
    const random = this.#random
    const id = (this.#lastId += 1)
    const isWoman = random.chance(0.55)
    const firstName = random.pick(isWoman ? WOMEN : MEN)
    const lastName = random.pick(SURNAMES)[isWoman ? 1 : 0]
    const username = this.#makeUsername(firstName, lastName)
    const birthDate = addDays(this.#today, -age * 365 - random.between(10, 300))
    const { municipality, postcode } = random.pick(TOWNS)
    return {
      id,
      username,
      firstName,
      lastName,
      email: `${username}@example.org`,
      state,
      superAdmin,
      places,
      ...personKeys({ firstName, lastName, username }),
      fields: {
        gender: isWoman ? '5302' : '5301',
        birth_date: birthDate,
        phone: `69${random.digits(8)}`,
        address: `${random.pick(STREETS)} ${random.between(1, 180)}`,
        postcode: `${postcode}${random.digits(3)}`,
        municipality,
        afm: this.#unique('afm', () => makeAfm(random)),
        amka: this.#unique('amka', () => makeAmka(random, birthDate, isWoman)),
        gdpr: '1',
        languages: LANGUAGES[(id * 7) % LANGUAGES.length] ?? '',
        sector: SECTORS[(id * 5) % SECTORS.length] ?? '',
        ...(isMentor(places) && mentorFields(id)),
      },
    }
  }

  /** A number that nobody else has. */
  #unique(name: string, make: () => string): string {
    let number = make()
    while (this.#numbers.has(`${name} ${number}`)) number = make()
    this.#numbers.add(`${name} ${number}`)
    return number
  }

  #makeUsername(firstName: string, lastName: string): string {
    const first = toLatin(firstName).charAt(0)
    const plain = `${first}.${toLatin(lastName)}`
    let username = plain
    for (let number = 2; this.#usernames.has(username); number++) username = `${plain}${number}`
    this.#usernames.add(username)
    return username
  }
}

/** A few mentors have said how many they can take; for the others the project's number holds. */
function mentorFields(id: number): Record<string, string> {
  const capacity = [undefined, '10', '14', undefined, '8'][id % 5]
  return {
    mentor_type: MENTOR_TYPES[id % MENTOR_TYPES.length] ?? '',
    ...(capacity !== undefined && { mentor_capacity: capacity }),
  }
}

/** Everybody of the demonstration. */
export interface DemoPeople {
  readonly staff: readonly DemoPerson[]
  /** The mentees, so many at a time: each part is made when it is asked for, and only once. */
  readonly mentees: Iterable<readonly DemoPerson[]>
}

const SUPERVISORS = 6

/** Makes the staff, with every role among them, and the mentees as they are asked for. */
export function makePeople(
  random: Random,
  today: string,
  { mentees, atOnce }: { readonly mentees: number; readonly atOnce: number },
): DemoPeople {
  const maker = new PeopleMaker(random, today)
  return { staff: makeStaff(maker, mentees), mentees: makeMentees(maker, mentees, atOnce) }
}

function makeStaff(maker: PeopleMaker, menteeCount: number): DemoPerson[] {
  const everywhere = (role: Role) =>
    PROJECTS.map(({ id }) => ({ projectId: id, roles: [role] as const }))
  const at = (projectId: number, ...roles: Role[]) => [{ projectId, roles }]
  const mentorCount = Math.max(40, Math.round(menteeCount / 12))
  return [
    maker.makeStaff([], true),
    maker.makeStaff(everywhere('Admin')),
    maker.makeStaff(everywhere('ProjectManager')),
    maker.makeStaff(at(1, 'ProjectManager', 'Mentor')),
    maker.makeStaff([...at(1, 'Coordinator'), ...at(2, 'Mentor', 'Coordinator')]),
    maker.makeStaff(at(2, 'Coordinator')),
    maker.makeStaff(at(3, 'Coordinator', 'Mentor')),
    maker.makeStaff(at(1, 'Microdata')),
    maker.makeStaff(at(1, 'SupervisorLite')),
    maker.makeStaff(at(1, 'SupervisorLitePlus')),
    maker.makeStaff(at(1, 'Translator')),
    maker.makeStaff(at(1, 'Registered')),
    ...Array.from({ length: SUPERVISORS }, (_, index) => {
      const project = placeFor(index, SUPERVISORS)
      const also = index === 0 ? at(3, 'Mentor') : []
      return maker.makeStaff([...at(project.id, 'Supervisor'), ...also])
    }),
    ...Array.from({ length: mentorCount }, (_, index) =>
      maker.makeStaff(at(placeFor(index, mentorCount).id, 'Mentor')),
    ),
  ]
}

function* makeMentees(maker: PeopleMaker, count: number, atOnce: number): Generator<DemoPerson[]> {
  for (let start = 0; start < count; start += atOnce) {
    yield Array.from({ length: Math.min(atOnce, count - start) }, (_, index) =>
      maker.makeMentee(placeFor(start + index, count)),
    )
  }
}

/** Spreads people over the projects by their shares, in order. */
function placeFor(index: number, count: number): DemoProject {
  let edge = 0
  for (const project of PROJECTS) {
    edge += project.share * count
    if (index < edge) return project
  }
  return PROJECTS[0] as DemoProject
}

function undecided({ fields, ...person }: DemoPerson): DemoPerson {
  const { gdpr: _, ...others } = fields
  return { ...person, fields: others }
}

function isMentor(places: readonly DemoPlace[]): boolean {
  return places.some(({ roles }) => roles.includes('Mentor'))
}
