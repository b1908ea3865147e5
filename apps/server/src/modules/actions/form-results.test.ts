import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAction, createPerson, relate } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const field = (name: string, type: string, rest: object = {}) => ({
  ...{ name, type, label: { el: name, en: '' }, required: false, options: [] },
  ...rest,
})
const choices = { options: ['a', 'b'].map((value) => ({ value, label: { el: value, en: '' } })) }

const FORM = [
  field('way', 'radio', choices),
  field('skills', 'multiple', choices),
  field('why', 'text', { showWhen: { field: 'way', is: 'equals', value: 'b' } }),
  field('stars', 'stars'),
  field('risk', 'yesno', { part: 'about' }),
]

describe('the results of a form', () => {
  let programme: SmallProgramme
  let ActionId: number
  let ids: number[]
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId, people } = programme
    ActionId = await createAction(db, projectId, { data: { form: FORM } })
    const names = ['Άλφα', 'Βήτα', 'Γάμμα']
    const added = []
    for (const lastName of names) {
      const person = await createPerson(db, projectId, ['Mentee'], { lastName })
      await relate(db, projectId, 'mentor', [people.mentor, person])
      added.push(person.id)
    }
    ids = added
    const save = (MenteeId: number, Part: 'mentee' | 'about', data: object) =>
      programme.as.mentor.ask('actions.saveFormPart', {
        ...{ ActionId, MenteeId, Part, FormVersion: 1, Seen: '{}', Data: JSON.stringify(data) },
      })
    await save(ids[0] ?? 0, 'mentee', { way: 'a', skills: ['a', 'b'], why: 'κρυμμένο', stars: 4 })
    await save(ids[1] ?? 0, 'mentee', { way: 'b', skills: ['b'], why: 'Γιατί έτσι', stars: 1 })
    await save(ids[0] ?? 0, 'about', { risk: true })
  })
  afterAll(() => programme.close())

  const asked = (rest: object = {}) => ({ ProjectId: programme.projectId, ActionId, ...rest })
  const namesOf = async (rest: object) => {
    const { list } = await programme.as.supervisor.ask('actions.listFormResults', asked(rest))
    return list.map(({ LastName }) => LastName)
  }

  it('are a table by name, searched and filtered, of those within reach', async () => {
    const found = await programme.as.mentor.ask('actions.listFormResults', asked())
    expect(found).toMatchObject({ count: 2, Versions: [1] })
    expect(found.Fields.map(({ name }) => name)).toEqual(['way', 'skills', 'why', 'stars'])
    // An answer that was not shown is no result.
    expect(JSON.parse(found.list[0]?.Data ?? '')).toEqual({
      way: 'a',
      skills: ['a', 'b'],
      stars: 4,
    })
    expect(await namesOf({ Search: 'βητα' })).toEqual(['Βήτα'])
    expect(await namesOf({ Answer: { Field: 'skills', Value: 'a' } })).toEqual(['Άλφα'])
    expect(await namesOf({ Answer: { Field: 'why', Value: 'ΓΙΑΤΊ' } })).toEqual(['Βήτα'])
    expect(await namesOf({ State: 'missing' })).toEqual(['Γάμμα', 'mentee'])
    expect(await namesOf({ Count: 1, Page: 2 })).toEqual(['Βήτα'])
    expect(await namesOf({ Part: 'about' })).toEqual(['Άλφα'])
    const { otherMentor, mentee } = programme.as
    expect(await otherMentor.ask('actions.listFormResults', asked())).toMatchObject({ count: 0 })
    expect(await mentee.call('actions.listFormResults', asked())).toMatchObject({ status: 403 })
    const unknown = asked({ Answer: { Field: 'other', Value: '' } })
    expect(await programme.as.mentor.call('actions.listFormResults', unknown)).toMatchObject({
      status: 400,
    })
  })

  it('are totals of each choice, without what was not shown', async () => {
    const totals = await programme.as.supervisor.ask('actions.countFormResults', asked())
    expect(totals.Written).toBe(2)
    const of = (name: string) => totals.Fields.find(({ Name }) => Name === name)
    expect(of('skills')?.Values.toSorted((a, b) => b.Count - a.Count)).toEqual([
      { Value: 'b', Count: 2 },
      { Value: 'a', Count: 1 },
    ])
    expect(of('why')).toMatchObject({ Answered: 1, Values: [] })
    expect(of('stars')).toMatchObject({ Answered: 2, Mean: 2.5 })
    const about = asked({ Part: 'about' })
    expect(await programme.as.supervisor.ask('actions.countFormResults', about)).toMatchObject({
      Fields: [{ Name: 'risk', Values: [{ Value: 'true', Count: 1 }] }],
    })
  })

  it('are exported with a trace of who did', async () => {
    expect(await programme.as.supervisor.ask('actions.startFormExport', asked())).toEqual({
      count: 2,
      Pages: 1,
    })
    expect(await programme.auditOf(ActionId)).toContainEqual(
      expect.objectContaining({
        verb: 'actions.formExported',
        actorId: programme.people.supervisor.id,
        detail: { drawer: 'mentee', people: 2 },
      }),
    )
  })
})
