import { describe, expect, it } from 'vitest'
import { scoreMatches, type MatchMentee, type MatchMentor } from './score-matches.ts'

const mentee = (id: number, known: Partial<MatchMentee> = {}): MatchMentee => ({
  id,
  area: null,
  languages: null,
  shared: {},
  ...known,
})
const mentor = (id: number, known: Partial<MatchMentor> = {}): MatchMentor => ({
  ...mentee(id),
  load: 0,
  capacity: 10,
  ...known,
})

describe('suggested matches', () => {
  it('put who shares area and language before who has more room', () => {
    const found = scoreMatches(
      [mentee(1, { area: 'Πάτρα', languages: 'Ελληνικά, Αραβικά' })],
      [
        mentor(10, { area: 'Βόλος', languages: 'Αγγλικά' }),
        mentor(11, { area: 'ΠΑΤΡΑ', languages: 'αραβικα; Αγγλικά', load: 5 }),
      ],
    )
    const [first, second] = found.get(1) ?? []
    expect(first).toEqual({
      mentorId: 11,
      score: 90,
      reasons: [
        { kind: 'area', value: 'Πάτρα' },
        { kind: 'language', value: 'Αραβικά' },
        { kind: 'capacity', free: 5, load: 5, onPage: 0 },
      ],
    })
    expect(second).toMatchObject({ mentorId: 10, score: 20 })
  })

  it('count what is not known of the mentee neither way', () => {
    const found = scoreMatches([mentee(1)], [mentor(10, { area: 'Πάτρα' })])
    expect(found.get(1)).toMatchObject([{ mentorId: 10, score: 100 }])
  })

  it('share the weight of the further fields among them', () => {
    const shared = { studies: 'Πληροφορική', sector: 'Τουρισμός' }
    const [found] =
      scoreMatches(
        [mentee(1, { shared })],
        [mentor(10, { shared: { studies: 'πληροφορικη', sector: null }, load: 10, capacity: 20 })],
      ).get(1) ?? []
    expect(found?.score).toBe(Math.round((100 * (12.5 + 7.5)) / 40))
    expect(found?.reasons[0]).toEqual({ kind: 'field', name: 'studies', value: 'Πληροφορική' })
  })

  it('leave out who is full, and people themselves', () => {
    const found = scoreMatches(
      [mentee(1)],
      [mentor(1), mentor(10, { load: 10 }), mentor(11, { capacity: 0 })],
    )
    expect(found.get(1)).toEqual([])
  })

  it('fill nobody beyond their capacity by the first suggestions together', () => {
    const near = { area: 'Χανιά' }
    const found = scoreMatches(
      [mentee(1, near), mentee(2, near), mentee(3, near)],
      [mentor(10, { ...near, load: 8, capacity: 10 }), mentor(11, { capacity: 1 })],
    )
    const firsts = [1, 2, 3].map((id) => found.get(id)?.[0]?.mentorId)
    expect(firsts.toSorted()).toEqual([10, 10, 11])
  })

  it('share the mentees of a page among mentors who fit alike', () => {
    const near = { area: 'Χανιά' }
    const mentees = [1, 2, 3, 4, 5, 6].map((id) => mentee(id, near))
    const found = scoreMatches(mentees, [mentor(10, near), mentor(11, near), mentor(12, near)])
    const firsts = mentees.map(({ id }) => found.get(id)?.[0]?.mentorId)
    expect(firsts.toSorted()).toEqual([10, 10, 11, 11, 12, 12])
    expect(found.get(1)?.[0]?.reasons.at(-1)).toEqual({
      kind: 'capacity',
      free: 9,
      load: 0,
      onPage: 1,
    })
  })

  it('keep who fits better before who has more room', () => {
    const near = { area: 'Χανιά' }
    const mentees = [1, 2, 3].map((id) => mentee(id, near))
    const found = scoreMatches(mentees, [mentor(10, near), mentor(11, { area: 'Βόλος' })])
    expect(mentees.map(({ id }) => found.get(id)?.[0]?.mentorId)).toEqual([10, 10, 10])
  })

  it('suggest three at most, of equals always the same ones', () => {
    const mentors = [14, 12, 13, 11].map((id) => mentor(id))
    const found = scoreMatches([mentee(1)], mentors)
    expect(found.get(1)?.map(({ mentorId }) => mentorId)).toEqual([11, 12, 13])
  })

  it('take a mentor without a limit by how few mentees they have', () => {
    const found = scoreMatches(
      [mentee(1)],
      [mentor(10, { capacity: null, load: 20 }), mentor(11, { capacity: null, load: 3 })],
    )
    expect(found.get(1)?.map(({ mentorId }) => mentorId)).toEqual([11, 10])
    expect(found.get(1)?.[0]?.reasons).toEqual([
      { kind: 'capacity', free: null, load: 3, onPage: 0 },
    ])
  })
})
