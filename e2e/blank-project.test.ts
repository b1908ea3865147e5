import { describe, expect, it } from 'vitest'
import {
  importPeople,
  linkMentor,
  look,
  makeActions,
  makeProject,
  nameIn,
  publishActions,
  setDeadlines,
  TYPES,
  writeActions,
  writeReport,
  type Programme,
} from './blank-author.ts'
import {
  documentOf,
  doMentorsPart,
  doOwnPart,
  dueOfNewcomers,
  dueOfOthers,
  enter,
  holdConference,
  passMonth,
  readInEnglish,
} from './blank-people.ts'
import type { Visitor } from './browser.ts'
import { keysOf, mouse, type Hand } from './hands.ts'
import type { Action } from './programme.ts'
import { setStage } from './stage.ts'

const HANDS = [
  { by: 'mouse', name: 'Πρώτα Βήματα', width: 1440, handOf: () => mouse },
  {
    by: 'the keyboard alone, on a narrow window',
    name: 'Μικρά Βήματα',
    width: 390,
    handOf: keysOf,
  },
] as const

/** It takes hundreds of keys, and a minute or two. */
const PATIENCE = { timeout: 900_000 }

const mentees = Array.from({ length: 10 }, (_, at) => ({
  name: `mentee${at}`,
  role: 'Ωφελούμενος',
}))
const [first, second, ...others] = mentees

describe('a programme from a blank project', () => {
  const stage = setStage()

  // One test: each part goes on from what the one before has made.
  it.each(HANDS)(
    'is made, published and done by $by, and late for who was there alone',
    PATIENCE,
    async ({ name, width, handOf }) => {
      const author = await stage.visit({ as: stage.personWith('SuperAdmin'), width })
      const hand = handOf(author.page)
      const programme = await makeProgramme(author, hand, name)
      const enterAs = (username: string) => enter(stage, nameIn(programme.url, username), width)

      await importPeople(author, hand, programme, [
        { name: 'mentor', role: 'Μέντορας' },
        ...mentees.slice(0, 9),
      ])
      await linkMentor(author, hand, programme)
      const MenteeId = await idOf(author, programme, first!.name)

      const mentee = await enterAs(first!.name)
      await doOwnPart(mentee, handOf(mentee.page), programme)
      await readInEnglish(await enterAs(second!.name), programme)
      await writeReport(author, hand, programme, MenteeId)

      const mentor = await enterAs('mentor')
      await doMentorsPart(mentor, handOf(mentor.page), programme, MenteeId)
      await holdConference(author, hand, stage, programme)
      const list = await author.ask<Action[]>('/api/action/mentor', {
        ProjectId: programme.id,
        MenteeId,
      })
      expect(list.filter(({ Completed }) => Completed)).toHaveLength(TYPES.length)

      await passMonth(stage, programme)
      const newcomer = others.at(-1)!
      await importPeople(author, hand, programme, [newcomer])
      const early = await enterAs(others[0]!.name)
      expect(await documentOf(early, programme)).toEqual({ isLate: true, due: dueOfOthers() })
      await look(early, 'a document that is late')
      const late = await enterAs(newcomer.name)
      expect(await documentOf(late, programme)).toEqual({ isLate: false, due: dueOfNewcomers() })
    },
  )
})

/** A published project with actions of all types, in both languages, with conditions and deadlines. */
async function makeProgramme(author: Visitor, hand: Hand, name: string): Promise<Programme> {
  const project = await makeProject(author, hand, name)
  const programme = { ...project, actions: await makeActions(author, hand, project) }
  await writeActions(author, hand, programme)
  await setDeadlines(author, hand, programme)
  await publishActions(author, hand, programme)
  return programme
}

/** The number of somebody in the project, by the last name. */
async function idOf(author: Visitor, { id }: Programme, lastName: string): Promise<number> {
  const { list } = await author.ask<{ list: { Id: number; LastName: string }[] }>(
    '/api/linking/people',
    { ProjectId: id, page: 1 },
  )
  return list.find(({ LastName }) => LastName === lastName)?.Id ?? 0
}
