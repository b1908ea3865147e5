import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson } from '../testing/factories.ts'
import { addItem } from '../testing/library.ts'
import { startSmallProgramme, type SmallProgramme } from '../testing/small-programme.ts'
import type { CallName } from '../testing/test-server.ts'

describe('lists that are read on by place', () => {
  let programme: SmallProgramme
  const inProject = () => ({ ProjectId: programme.projectId })
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { as, db, people, projectId } = programme
    for (let at = 0; at < 11; at++)
      await createPerson(db, projectId, ['Mentee'], { lastName: `Όνομα ${at}` })
    const add = (title: string, category: string) =>
      addItem(as.admin, people.admin.id, { title, category })
    await add('Οδηγός βιογραφικού', '/')
    await add('Οδηγός συνέντευξης', '/')
    await add('Πρότυπο', 'Πρότυπα/')
    await addItem(as.mentor, people.mentor.id, { title: 'Σημειώσεις', category: '/' })
  })
  afterAll(() => programme.close())

  const counted = async (name: CallName, input: object, who: 'admin' | 'mentee' | 'mentor') => {
    const { body } = await programme.as[who].call(name, { ...input, Count: true })
    const { list, count, All } = body as { list: unknown[]; count?: number; All?: number }
    return [list.length, count, All]
  }

  it('are counted where that is asked for: what matches, and whatever there is within reach', async () => {
    const mentees = { ...inProject(), Roles: ['Mentee'] }
    expect(await counted('people.listPeople', { ...mentees, Search: 'Όνομα' }, 'admin')).toEqual([
      ...[10, 11, 18],
    ])
    expect(await counted('people.listPeople', { ...mentees, page: 2 }, 'admin')).toEqual([
      3, 13, 18,
    ])
    const listed = { ...inProject(), page: 2 }
    expect(await counted('people.listLinkable', listed, 'admin')).toEqual([3, 13, 13])
    const searched = { ...inProject(), page: 1, Search: 'stranger' }
    expect(await counted('people.listLinkable', searched, 'admin')).toEqual([1, 1, 13])
    const grid = { ...inProject(), Page: 1 }
    expect(await counted('grid.getActionsGridPage', grid, 'admin')).toEqual([13, 13, 13])
    expect(await counted('grid.getActionsGridPage', grid, 'mentor')).toEqual([1, 1, 1])
    const filtered = { ...grid, Search: 'Όνομα' }
    expect(await counted('grid.getActionsGridPage', filtered, 'admin')).toEqual([11, 11, 13])
  })

  it('are counted in the library too, as far as each sees it', async () => {
    expect(await counted('library.listItems', { Category: '/' }, 'admin')).toEqual([3, 3, 4])
    expect(await counted('library.listItems', { Category: '/' }, 'mentee')).toEqual([2, 2, 3])
    expect(await counted('library.listItems', { Only: 'own' }, 'mentor')).toEqual([1, 1, 4])
    expect(await counted('library.listUnapproved', {}, 'admin')).toEqual([1, 1, 4])
    expect(await counted('library.listShared', {}, 'mentee')).toEqual([0, 0, 3])
    const search = (libSearchText: string) => counted('library.search', { libSearchText }, 'mentee')
    expect(await search('οδηγος')).toEqual([2, 2, 3])
    expect(await search('τ')).toEqual([2, 2, 3])
    expect(await search('τίποτα τέτοιο')).toEqual([0, 0, 3])
  })

  it('are counted in the log, with what its reader may read', async () => {
    const of = (more: object) => counted('audit.listEntries', { ...inProject(), ...more }, 'admin')
    const [shown, count, All] = await of({ Verb: 'library.uploaded' })
    expect([shown, count]).toEqual([4, 4])
    expect(All).toBeGreaterThan(count ?? 0)
  })

  it('are not counted where nobody asks', async () => {
    const calls: [CallName, object][] = [
      ['people.listPeople', inProject()],
      ['people.listLinkable', { ...inProject(), page: 1 }],
      ['grid.getActionsGridPage', { ...inProject(), Page: 1 }],
      ['library.listItems', {}],
      ['audit.listEntries', inProject()],
    ]
    for (const [name, input] of calls) {
      const { body } = await programme.as.admin.call(name, input)
      expect(body).not.toHaveProperty('count')
      expect(body).not.toHaveProperty('All')
    }
  })
})
