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
import { keysOf, mouse } from './hands.ts'
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

/** Some parts take hundreds of keys. */
const PATIENCE = { timeout: 240_000 }

const mentees = Array.from({ length: 10 }, (_, at) => ({
  name: `mentee${at}`,
  role: 'Ωφελούμενος',
}))
const [first, second, ...others] = mentees

describe.each(HANDS)(
  'a programme from a blank project, by $by',
  PATIENCE,
  ({ name, width, handOf }) => {
    const stage = setStage()
    let author: Visitor
    let programme: Programme

    const enterAs = (username: string) => enter(stage, nameIn(programme.url, username), width)
    const peopleByName = async () => {
      const { list } = await author.ask<{ list: { Id: number; LastName: string }[] }>(
        '/api/linking/people',
        { ProjectId: programme.id, page: 1 },
      )
      return new Map(list.map(({ Id, LastName }) => [LastName, Id]))
    }

    it('gets actions of all eight types', async () => {
      author = await stage.visit({ as: stage.personWith('SuperAdmin'), width, stays: true })
      const hand = handOf(author.page)
      const project = await makeProject(author, hand, name)
      programme = { ...project, actions: await makeActions(author, hand, project) }
    })

    it('says in both languages what they are, and asks for what they need', async () => {
      await writeActions(author, handOf(author.page), programme)
    })

    it('has deadlines that count from joining, from another action and to a meeting', async () => {
      await setDeadlines(author, handOf(author.page), programme)
    })

    it('is published', async () => {
      await publishActions(author, handOf(author.page), programme)
    })

    it('gets a mentor and nine mentees by one paste', async () => {
      const hand = handOf(author.page)
      const mentor = { name: 'mentor', role: 'Μέντορας' }
      await importPeople(author, hand, programme, [mentor, ...mentees.slice(0, 9)])
      await linkMentor(author, hand, programme)
    })

    it('is done by a mentee, and read by another one in English', async () => {
      const mentee = await enterAs(first!.name)
      await doOwnPart(mentee, handOf(mentee.page), programme)
      await readInEnglish(await enterAs(second!.name), programme)
    })

    it('has a report of its own over what was answered', async () => {
      const id = (await peopleByName()).get(first!.name) ?? 0
      await writeReport(author, handOf(author.page), programme, id)
    })

    it('is done, all eight, with their mentor', async () => {
      const mentor = await enterAs('mentor')
      const MenteeId = (await peopleByName()).get(first!.name) ?? 0
      await doMentorsPart(mentor, handOf(mentor.page), programme, MenteeId)
      await holdConference(author, handOf(author.page), stage, programme)
      const list = await author.ask<Action[]>('/api/action/mentor', {
        ProjectId: programme.id,
        MenteeId,
      })
      expect(list.filter(({ Completed }) => Completed)).toHaveLength(TYPES.length)
    })

    it('finds late who was there and not who joins a month later, as each of them sees', async () => {
      await passMonth(stage, programme)
      const newcomer = others.at(-1)!
      await importPeople(author, handOf(author.page), programme, [newcomer])
      const early = await enterAs(others[0]!.name)
      expect(await documentOf(early, programme)).toEqual({ isLate: true, due: dueOfOthers() })
      await look(early, 'a document that is late')
      const late = await enterAs(newcomer.name)
      expect(await documentOf(late, programme)).toEqual({ isLate: false, due: dueOfNewcomers() })
      await author.page.context().close()
    })
  },
)
