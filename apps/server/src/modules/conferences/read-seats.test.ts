import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inHours, newConference, newSession } from '../../testing/conferences.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('how a mentee stands in a conference', () => {
  let programme: SmallProgramme
  let actionId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    actionId = await newConference(programme)
  })

  const seatFor = async (name: 'mentee' | 'mentor' | 'supervisor') => {
    const list = await programme.as[name].ask('actions.listMenteeActions', {
      ...{ ProjectId: programme.projectId, MenteeId: programme.people.mentee.id },
    })
    const seat = list.find(({ Id }) => Id === actionId)?.Seat
    return seat && [seat.State, seat.Begins, seat.Place]
  }
  const own = (SessionId: number) => ({
    ...{ ProjectId: programme.projectId, SessionId, MenteeId: programme.people.mentee.id },
  })

  it('is said with the actions, to everybody who sees them', async () => {
    expect(await seatFor('mentee')).toEqual(['closed', null, ''])
    const Begins = inHours(48)
    const sessionId = await newSession(programme, actionId, { Begins })
    const opening = expect.stringContaining(Begins.slice(0, 16))
    expect(await seatFor('mentee')).toEqual(['open', opening, 'Αίθουσα Α'])
    await programme.as.mentee.ask('conferences.register', own(sessionId))
    for (const name of ['mentee', 'mentor', 'supervisor'] as const)
      expect(await seatFor(name)).toEqual(['registered', opening, 'Αίθουσα Α'])
    await programme.as.mentee.ask('conferences.withdraw', own(sessionId))
    expect(await seatFor('mentee')).toEqual(['open', opening, 'Αίθουσα Α'])
  })

  it('waits for a place, and for registration to open', async () => {
    const full = await newSession(programme, actionId, { Capacity: 1 })
    const { projectId, people, as } = programme
    await as.admin.ask('conferences.register', {
      ...{ ProjectId: projectId, SessionId: full, MenteeId: people.stranger.id },
    })
    await as.mentee.ask('conferences.register', own(full))
    expect((await seatFor('mentee'))?.[0]).toBe('waiting')
    actionId = await newConference(programme)
    await newSession(programme, actionId, { Opens: inHours(24) })
    expect((await seatFor('mentee'))?.[0]).toBe('early')
  })
})
