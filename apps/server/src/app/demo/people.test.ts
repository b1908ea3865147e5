import { describe, expect, it } from 'vitest'
import { makePeople, type DemoPerson } from './people.ts'
import { PROJECTS } from './projects.ts'
import { Random } from './random.ts'

const TODAY = '2026-11-02'

function makeEverybody(mentees: number, atOnce: number): DemoPerson[] {
  const { staff, mentees: parts } = makePeople(new Random(1), TODAY, { mentees, atOnce })
  return [...staff, ...[...parts].flat()]
}

describe('people of the demonstration', () => {
  it('are the same however many are made at once', () => {
    expect(makeEverybody(250, 1_000)).toEqual(makeEverybody(250, 7))
  })

  it('have user names, numbers of the state and an application number of their own', () => {
    const people = makeEverybody(12_000, 1_000)
    const unique = (values: (string | undefined)[]) =>
      expect(new Set(values).size).toBe(values.length)
    unique(people.map(({ username }) => username))
    unique(people.map(({ fields }) => fields['afm']))
    unique(people.map(({ fields }) => fields['amka']))
    const mentees = people.filter(({ places }) => places[0]?.roles[0] === 'Mentee')
    expect(mentees.length).toBe(12_000)
    unique(mentees.map(({ places }) => places[0]?.fields['kayas']))
  })

  it('are as old as their project says, and can be reached by nobody', () => {
    for (const { username, email, fields, places } of makeEverybody(2_000, 1_000)) {
      expect(username).toMatch(/^[a-z]\.[a-z]+\d*$/)
      expect(email).toBe(`${username}@example.org`)
      expect(fields).toMatchObject({
        phone: expect.stringMatching(/^69\d{8}$/),
        postcode: expect.stringMatching(/^\d{5}$/),
      })
      expect(fields['gdpr'] ?? '1').toBe('1')
      const project = PROJECTS.find(({ id }) => id === places[0]?.projectId)
      if (!project || !places[0]?.roles.includes('Mentee')) continue
      const age = ageOf(fields['birth_date'] ?? '')
      expect(age).toBeGreaterThanOrEqual(project.ages[0] - 1)
      expect(age).toBeLessThanOrEqual(project.ages[1])
    }
  })

  it('have consented, but for a few where consent is asked for', () => {
    const undecided = makeEverybody(400, 400).filter(({ fields }) => fields['gdpr'] === undefined)
    const projects = new Set(undecided.map(({ places }) => places[0]?.projectId))
    expect(projects).toEqual(new Set([2]))
    expect(undecided.length).toBeGreaterThanOrEqual(2)
    expect(undecided.length).toBeLessThan(6)
  })
})

function ageOf(birthDate: string): number {
  const years = Number(TODAY.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return birthDate.slice(5) > TODAY.slice(5) ? years - 1 : years
}
