import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem } from '../../testing/library.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

describe('what is told of the library', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const idOf = (name: PersonName) => programme.people[name].id
  const add = (name: PersonName, title: string, approve = true) =>
    addItem(programme.as[name], idOf(name), { title, approve })
  /** The notices of a person about a title, the newest first, with whether they still hold. */
  const told = async (name: PersonName, title: string) => {
    const { list } = await programme.as[name].ask('notifications.listNotifications', {
      ProjectId: programme.projectId,
      page: 1,
    })
    return list
      .filter(({ Values }) => Values['title'] === title)
      .map(({ Kind, Outdated }) => `${Kind}${Outdated ? ' (outdated)' : ''}`)
  }

  it('tells approvers what waits, until it is approved, and who added it then', async () => {
    const item = await add('mentor', 'Οδηγός')
    expect(await told('admin', 'Οδηγός')).toEqual(['library.waiting'])
    expect(await told('supervisor', 'Οδηγός')).toEqual(['library.waiting'])
    expect(await told('coordinator', 'Οδηγός')).toEqual([])
    expect(await told('mentor', 'Οδηγός')).toEqual([])
    await programme.as.supervisor.ask('library.approve', { Id: item.Id })
    expect(await told('admin', 'Οδηγός')).toEqual(['library.waiting (outdated)'])
    expect(await told('mentor', 'Οδηγός')).toEqual(['library.approved'])
    await programme.as.supervisor.ask('library.approve', { Id: item.Id })
    expect(await told('mentor', 'Οδηγός')).toEqual(['library.approved'])
  })

  it('tells nobody of what its approver adds, or what is for few; and no more of what is deleted', async () => {
    await add('admin', 'Δικό μου')
    await add('mentor', 'Για λίγους', false)
    const gone = await add('mentor', 'Περαστικό')
    await programme.as.mentor.ask('library.deleteItem', { Id: gone.Id })
    expect(await told('admin', 'Δικό μου')).toEqual([])
    expect(await told('supervisor', 'Δικό μου')).toEqual([])
    expect(await told('supervisor', 'Για λίγους')).toEqual([])
    expect(await told('supervisor', 'Περαστικό')).toEqual(['library.waiting (outdated)'])
    await programme.as.mentor.ask('library.restoreItem', { Id: gone.Id })
    expect(await told('supervisor', 'Περαστικό')).toContain('library.waiting')
  })

  it('tells people once of what is shared with them', async () => {
    const { Id: ItemId } = await add('mentor', 'Για σένα', false)
    const share = () =>
      programme.as.mentor.ask('library.share', {
        ...{ ItemId, MenteeIds: [idOf('mentee')], GroupIds: [], isNew: true },
      })
    await share()
    await share()
    expect(await told('mentee', 'Για σένα')).toEqual(['library.shared'])
    expect(await told('stranger', 'Για σένα')).toEqual([])
  })
})
